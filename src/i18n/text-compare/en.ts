import { numbersOf, type Words } from '../words';
import type { Likeness } from '../../lib/diff/likeness';
import type { textCompareWords as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const lines = (n: number) => plural(n, { one: '1 line', other: `${count(n)} lines` });

export const textCompareWords = {
  comparison: 'Comparison',
  counts: (added: number, removed: number, changed: number) =>
    `${lines(added)} added, ${lines(removed)} removed, ${lines(changed)} changed`,
  alike: (percent: string) => `${percent} % alike`,
  previous: 'Previous change (Shift+F7 or p)',
  next: 'Next change (F7 or n)',
  changes: (n: number) => plural(n, { one: '1 change', other: `${count(n)} changes` }),
  changeOf: (index: number, total: number) => `Change ${count(index)} of ${count(total)}`,
  unfold: (n: number) => `Show ${count(n)} equal lines`,
  noLineFeed: 'no line feed',
  likeness: (likeness: Exclude<Likeness, 'none'>): string => {
    switch (likeness) {
      case 'identical':
        return 'The two texts are identical.';
      case 'ignored':
        return 'The two texts are identical except for what is ignored.';
      case 'line-ends':
        return 'Only line ends differ.';
      case 'last-line-feed':
        return 'Only the last line feed is missing on one side.';
      case 'normalization':
        return 'They look the same: only the Unicode form of characters (NFC and NFD) differs.';
    }
  },
} satisfies Words<typeof zhCn>;
