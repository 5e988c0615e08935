import entries from 'virtual:catalogue/fr';
import { words as kit } from '../../i18n/kit/fr';
import { words as shell } from '../../i18n/shell/fr';
import type { WholeLanguage } from './language';

const words = import.meta.glob<unknown>('../../tools/*/locales/fr.ts', { import: 'words' });

export const language: WholeLanguage = {
  locale: 'fr',
  shell,
  kit,
  tools: entries,
  loadToolWords: async (id) => words[`../../tools/${id}/locales/fr.ts`]?.(),
};
