import type { Words } from '../words';
import type { lineEndingWords as zhCn } from './zh-cn';

export const lineEndingWords = {
  label: 'Fins de ligne',
  asGiven: (ending) => `Telles quelles (${ending ?? 'mélangées'})`,
  fileAsIs: 'Le fichier est pris octet pour octet.',
} satisfies Words<typeof zhCn>;
