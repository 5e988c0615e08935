import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  tabs: 'Direction',
  escape: 'Escape',
  unescape: 'Unescape',
  plain: 'Text',
  escaped: 'Escaped text',
  example: 'Crème brûlée',
  noEscapes: 'The escaped text appears here.',
  noPlain: 'The text behind the escapes appears here.',
  options: {
    which: { label: 'Escape', values: { 'non-ascii': 'What is not ASCII', all: 'Everything' } },
    uppercase: 'Uppercase',
    broken: { label: 'Broken escapes', values: { refuse: 'Refuse', keep: 'Keep as they are' } },
  },
  brokenEscape: '“\\u” needs four hexadecimal digits after it.',
} satisfies Words<typeof zhCn>;
