import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  text: 'Text',
  result: 'Result',
  empty: 'The text with numbered lines appears here.',
  options: {
    start: 'First number',
    separator: { label: 'After the number', values: { dot: 'Full stop', colon: 'Colon', tab: 'Tab' } },
    skipEmpty: 'Skip empty lines',
  },
  notText: 'There is a U+0000, so this is not a text.',
} satisfies Words<typeof zhCn>;
