import type { Card } from '../../types';

export const card = {
  name: '数字缩写生成器',
  description: '把单词缩写成 i18n 这样的形式。',
} satisfies Card;

export const keywords = ['数字缩写', '缩写', '国际化', 'numeronym', 'i18n', 'l10n', 'a11y', 'k8s', '首字母缩写'];

/** What else the tool is called: found as by its name. */
export const aliases = ['数字缩写', '数字略语'];
