import type { Words } from '../words';
import type { lineEndingWords as zhCn } from './zh-cn';

export const lineEndingWords = {
  label: 'Line endings',
  asGiven: (ending) => `As given (${ending ?? 'mixed'})`,
  fileAsIs: 'The file is taken byte for byte.',
} satisfies Words<typeof zhCn>;
