import * as v from 'valibot';
import { MOST, UNITS, type Unit } from './filler';
import { FORMATS } from './formats';
import { LANGUAGES } from './languages';

/** Sentences of a paragraph, and words or characters of a sentence. */
const RANGE = { least: 1, most: 50 } as const;

const ofRange = (fallback: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(RANGE.least), v.maxValue(RANGE.most)), fallback);

/** Everything that is remembered of this tool. An amount that is none is a fault of the operation, not of the options. */
export const fillerOptions = v.object({
  language: v.optional(v.picklist(LANGUAGES), 'latin'),
  unit: v.optional(v.picklist(UNITS), 'paragraphs'),
  amount: v.optional(v.number(), 1),
  leastSentences: ofRange(3),
  mostSentences: ofRange(8),
  leastWords: ofRange(8),
  mostWords: ofRange(15),
  /** In place of words in Chinese. */
  leastCharacters: ofRange(8),
  mostCharacters: ofRange(20),
  hasOpening: v.optional(v.boolean(), true),
  isWorstCase: v.optional(v.boolean(), false),
  format: v.optional(v.picklist(FORMATS), 'plain'),
  /** Empty: another text each time. */
  seed: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), ''),
});
export type FillerOptions = v.InferOutput<typeof fillerOptions>;

/** The same options on the page, where the language follows that of the page until one is chosen. */
export const pageOptions = v.object({
  ...fillerOptions.entries,
  language: v.optional(v.picklist(['of-page', ...LANGUAGES]), 'of-page'),
});

/** What stands in the field until an amount is chosen. */
const USUAL: Readonly<Record<Unit, number>> = {
  paragraphs: 1,
  sentences: 5,
  words: 50,
  characters: 500,
  bytes: 500,
  'list-items': 5,
};

/** An amount that was chosen stays with another unit, if it may be there. */
export function amountFor(unit: Unit, { unit: former, amount }: Pick<FillerOptions, 'unit' | 'amount'>): number {
  return amount === USUAL[former] || amount > MOST[unit] ? USUAL[unit] : amount;
}

/** The ends of each range among the options. */
export const RANGES = {
  sentences: ['leastSentences', 'mostSentences'],
  words: ['leastWords', 'mostWords'],
  characters: ['leastCharacters', 'mostCharacters'],
} as const;
