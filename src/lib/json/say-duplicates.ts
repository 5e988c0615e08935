import type { DuplicateKey } from './duplicate-keys';

/** The words for keys that stand twice. */
export interface DuplicateWords {
  readonly duplicateKey: (key: string, line: number, column: number) => string;
  readonly moreDuplicates: (count: number) => string;
}

/** The keys that stand twice and were found, and how many there are in all. */
export interface Duplicates {
  readonly duplicateKeys: readonly DuplicateKey[];
  readonly duplicateCount: number;
}

/** A sentence for each key that stands twice, and one for those that were only counted. */
export function sayDuplicates(words: DuplicateWords, { duplicateKeys, duplicateCount }: Duplicates): readonly string[] {
  const said = duplicateKeys.map(({ key, line, column }) => words.duplicateKey(key, line, column));
  const more = duplicateCount - duplicateKeys.length;
  return more > 0 ? [...said, words.moreDuplicates(more)] : said;
}
