import type { Statistics } from './statistics';

/** The counts that stand in tiles above the table. */
export const TILES = ['characters', 'charactersWithoutSpace', 'words', 'lines', 'bytes'] as const;
export type TileName = (typeof TILES)[number];

/** The counts of the table, in its order. */
export const COUNTS = [
  'codePoints',
  'utf16Units',
  'utf16Bytes',
  'gbkBytes',
  'cjk',
  'upper',
  'lower',
  'digits',
  'punctuation',
  'symbols',
  'spaces',
  'sentences',
  'paragraphs',
  'blankLines',
  'longestLine',
  'uniqueWords',
  'averageWordLength',
  'readingSeconds',
  'speakingSeconds',
  'smsParts',
] as const;
export type CountName = (typeof COUNTS)[number];

/** A count as it is copied and exported: a plain number, with at most two decimals; null where there is none. */
export function countOf(statistics: Statistics, name: CountName): number | null {
  if (name === 'smsParts') return statistics.sms.parts;
  const value = statistics[name];
  return value === null ? null : Math.round(value * 100) / 100;
}

/** Everything that was counted, for the files: both have the same, in the same order. */
export function allCounts(
  statistics: Statistics,
): readonly (readonly [name: TileName | CountName, value: number | null])[] {
  return [
    ...TILES.map((name) => [name, statistics[name]] as const),
    ...COUNTS.map((name) => [name, countOf(statistics, name)] as const),
  ];
}

export function toJson(statistics: Statistics): string {
  return `${JSON.stringify(Object.fromEntries(allCounts(statistics)), null, 2)}\n`;
}

/** A place that takes only so much text. */
export interface Limit {
  readonly id: 'tweet' | 'sms' | 'meta' | 'varchar';
  readonly used: number;
  readonly limit: number;
}

/** How much of each common limit the text uses, in the unit that the limit is counted in. */
export function limitsOf({ tweet, sms, characters, codePoints }: Statistics): readonly Limit[] {
  return [
    { id: 'tweet', used: tweet, limit: 280 },
    { id: 'sms', used: sms.units, limit: sms.limit },
    { id: 'meta', used: characters, limit: 160 },
    { id: 'varchar', used: codePoints, limit: 255 },
  ];
}

/** A time as it is read: less than a second is one, and above an hour the seconds are left out. */
export function splitDuration(seconds: number): readonly [hours: number, minutes: number, seconds: number] {
  const whole = seconds < 1 ? Math.ceil(seconds) : Math.round(seconds);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
}
