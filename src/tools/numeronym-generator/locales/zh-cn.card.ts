import type { Card } from '../../types';

export const card = {
  name: '数字缩写生成器',
  description: '把单词缩写成 i18n 这样的形式。',
} satisfies Card;

export const keywords = ['数字缩写', '缩写', '国际化', 'numeronym', 'i18n', 'l10n', 'a11y', 'k8s'];
