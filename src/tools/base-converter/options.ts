import * as v from 'valibot';
import { ALPHABET_IDS, MAX_BASE, MIN_BASE } from './digits';
import { MAX_WORD_BITS } from './word';

const base = v.pipe(v.number(), v.integer(), v.minValue(MIN_BASE), v.maxValue(MAX_BASE));

const BASES = Array.from({ length: MAX_BASE - MIN_BASE + 1 }, (_, index) => index + MIN_BASE);
const WORD_SIZES = [0, 8, 16, 32, 64, 128] as const;

/** Everything that is remembered of this tool. */
export const baseOptions = v.object({
  /** The base of what is typed; `auto` goes by the prefix, without one it is 10. */
  from: v.optional(v.pipe(v.union([v.literal('auto'), base]), v.metadata({ offered: ['auto', ...BASES] })), 'auto'),
  digits: v.optional(v.picklist(ALPHABET_IDS), 'lowerFirst'),
  ownDigits: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '01'),
  custom: v.optional(v.pipe(base, v.metadata({ offered: BASES })), 62),
  upperCase: v.optional(v.boolean(), false),
  prefix: v.optional(v.boolean(), false),
  groupBinary: v.optional(v.picklist([0, 4, 8]), 0),
  groupDecimal: v.optional(v.picklist([0, 3]), 0),
  groupHexadecimal: v.optional(v.picklist([0, 2, 4]), 0),
  separator: v.optional(v.picklist([' ', '_']), ' '),
  /** Bits of a word; 0 for none, `own` for those below. */
  word: v.optional(v.picklist([...WORD_SIZES, 'own']), 0),
  ownWord: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_WORD_BITS)), 24),
  byteOrder: v.optional(v.picklist(['big', 'little']), 'big'),
});
export type BaseOptions = v.InferOutput<typeof baseOptions>;

/** Bits of the word; undefined when there is none. */
export function wordBits({ word, ownWord }: Pick<BaseOptions, 'word' | 'ownWord'>): number | undefined {
  if (word === 0) return undefined;
  return word === 'own' ? ownWord : word;
}
