import type { LineChanges } from './line-diff';

/** What two texts have in common although they are not the same text; `none` where they simply differ. */
export type Likeness = 'identical' | 'ignored' | 'line-ends' | 'last-line-feed' | 'normalization' | 'none';

/** Tells why texts that differ may look the same. */
export function likenessOf(left: string, right: string, { changes, ignored }: LineChanges): Likeness {
  if (left === right) return 'identical';
  if (changes.length / 4 === ignored.reduce((sum, flag) => sum + flag, 0)) return 'ignored';
  if (isSameButLast(left, right) || isSameButLast(right, left)) return 'last-line-feed';
  const [one, other] = [plainEnds(left), plainEnds(right)];
  if (one === other || isSameButLast(one, other) || isSameButLast(other, one)) return 'line-ends';
  return one.normalize('NFC') === other.normalize('NFC') ? 'normalization' : 'none';
}

function isSameButLast(short: string, long: string): boolean {
  const extra = long.length - short.length;
  if (extra < 1 || extra > 2 || short === '' || /[\r\n]$/.test(short)) return false;
  return long.startsWith(short) && /^(?:\r\n|\n|\r)$/.test(long.slice(short.length));
}

function plainEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
