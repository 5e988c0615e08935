import { err, ok, type Result } from '../../lib/result';

const NUMBERS = '0123456789';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();

/** Digits in the order of their values. */
const ALPHABETS = {
  lowerFirst: `${NUMBERS}${LOWER}${UPPER}+/`,
  upperFirst: `${NUMBERS}${UPPER}${LOWER}+/`,
  /** The order of Base64, RFC 4648 section 4. */
  rfc4648: `${UPPER}${LOWER}${NUMBERS}+/`,
  /** The order of Base64 for addresses, RFC 4648 section 5. */
  urlSafe: `${UPPER}${LOWER}${NUMBERS}-_`,
  /** As in Bitcoin: without 0, O, I and l. */
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  /** Crockford's: without I, L, O and U. */
  crockford: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
} as const;

export const ALPHABET_IDS = ['lowerFirst', 'upperFirst', 'rfc4648', 'urlSafe', 'base58', 'crockford', 'own'] as const;
export type AlphabetId = (typeof ALPHABET_IDS)[number];

export const MIN_BASE = 2;
export const MAX_BASE = 64;

/** An alphabet of one's own that cannot be one. */
export type AlphabetFault =
  | { readonly code: 'alphabet-repeats'; readonly found: string }
  | { readonly code: 'alphabet-length'; readonly length: number }
  | { readonly code: 'alphabet-character'; readonly found: string };

/** A choice of digits that has been checked. */
export interface Alphabet {
  readonly id: AlphabetId;
  readonly symbols: readonly string[];
}

/** The digits of one base. */
export interface Digits {
  readonly base: number;
  /** By value. */
  readonly symbols: readonly string[];
  /** The value of a character, or undefined where it is none of the digits. */
  readonly valueOf: (character: string) => number | undefined;
}

/** Blanks stand between digits, the minus sign (U+2212) before them; neither can be one. Nor can half a character. */
const NO_DIGIT = /^[\s\p{C}\u2212]$/u;

/** The chosen alphabet; an own one must be 2 to 64 characters, all different. */
export function alphabetOf(id: AlphabetId, own: string): Result<Alphabet, AlphabetFault> {
  if (id !== 'own') return ok({ id, symbols: [...ALPHABETS[id]] });
  const symbols = [...own];
  const unusable = symbols.find((symbol) => NO_DIGIT.test(symbol));
  if (unusable !== undefined) return err({ code: 'alphabet-character', found: unusable });
  const repeated = symbols.find((symbol, index) => symbols.indexOf(symbol) !== index);
  if (repeated !== undefined) return err({ code: 'alphabet-repeats', found: repeated });
  if (symbols.length < MIN_BASE || symbols.length > MAX_BASE) {
    return err({ code: 'alphabet-length', length: symbols.length });
  }
  return ok({ id, symbols });
}

/** Bases whose digits everybody writes the same way. */
const SETTLED = new Set([2, 8, 10, 16, 36]);

const made = new Map<string, Digits>();

function digitsFrom(symbols: readonly string[], base: number, aliases?: ReadonlyMap<string, number>): Digits {
  const used = symbols.slice(0, base);
  const key = `${aliases ? 'alias' : ''}${used.join('')}`;
  const known = made.get(key);
  if (known) return known;
  const digits: Digits = { base, symbols: used, valueOf: valueOfIn(used, aliases) };
  // Own alphabets come and go with every key stroke.
  if (made.size > 200) made.clear();
  made.set(key, digits);
  return digits;
}

/** Up to base 36, a letter counts in either case where only one of the two is a digit. */
function valueOfIn(symbols: readonly string[], aliases?: ReadonlyMap<string, number>): Digits['valueOf'] {
  const values = new Map(symbols.map((symbol, value) => [symbol, value]));
  const other = new Map<string, number>();
  if (symbols.length <= 36) {
    for (const [symbol, value] of [...values, ...(aliases ?? [])]) {
      for (const twin of [symbol, symbol.toLowerCase(), symbol.toUpperCase()]) {
        if (!values.has(twin) && !other.has(twin)) other.set(twin, value);
      }
    }
  }
  return (character) => values.get(character) ?? other.get(character);
}

/** Crockford reads O as 0, and I and L as 1. */
const CROCKFORD_ALIASES: ReadonlyMap<string, number> = new Map([
  ['O', 0],
  ['I', 1],
  ['L', 1],
]);

/** The digits everybody uses: 0 to 9, then letters. */
export function plainDigits(base: number): Digits {
  return digitsFrom([...ALPHABETS.lowerFirst], base);
}

/** The chosen alphabet's digits, in as many as it has where the base asks for more. */
export function customDigits(base: number, { id, symbols }: Alphabet): Digits {
  return digitsFrom(symbols, Math.min(base, symbols.length), id === 'crockford' ? CROCKFORD_ALIASES : undefined);
}

/**
 * The digits that a base is read and written with. Settled bases keep their plain digits, unless an own alphabet has just as many;
 * so does a base that the alphabet has too few digits for.
 */
export function digitsOf(base: number, alphabet: Alphabet): Digits {
  const count = alphabet.symbols.length;
  const isPlain = count < base || (SETTLED.has(base) && !(alphabet.id === 'own' && count === base));
  return isPlain ? plainDigits(base) : customDigits(base, alphabet);
}
