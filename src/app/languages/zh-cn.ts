import entries from 'virtual:catalogue/zh-cn';
import { words as kit } from '../../i18n/kit/zh-cn';
import { words as shell } from '../../i18n/shell/zh-cn';
import type { WholeLanguage } from './language';

const words = import.meta.glob<unknown>('../../tools/*/locales/zh-cn.ts', { import: 'words' });

export const language: WholeLanguage = {
  locale: 'zh-cn',
  shell,
  kit,
  tools: entries,
  loadToolWords: async (id) => words[`../../tools/${id}/locales/zh-cn.ts`]?.(),
};
