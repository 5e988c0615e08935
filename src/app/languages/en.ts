import entries from 'virtual:catalogue/en';
import { words as kit } from '../../i18n/kit/en';
import { words as shell } from '../../i18n/shell/en';
import type { WholeLanguage } from './language';

const words = import.meta.glob<unknown>('../../tools/*/locales/en.ts', { import: 'words' });

export const language: WholeLanguage = {
  locale: 'en',
  shell,
  kit,
  tools: entries,
  loadToolWords: async (id) => words[`../../tools/${id}/locales/en.ts`]?.(),
};
