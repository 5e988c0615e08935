import { drawBelow, pickMany, type RandomSource } from '../../lib/random';
import { err, ok, type Result } from '../../lib/result';
import {
  type AlphabetOptions,
  characterSets,
  DIGITS,
  hasCharacters,
  LOWERCASE,
  UPPERCASE,
  replaceLoneSurrogates,
} from './alphabet';
import { countWithOneOfEach, log2 } from './one-of-each';

export const MAX_LENGTH = 10_000;
export const MAX_QUANTITY = 10_000;
/** The most characters that all tokens of one run may have. */
export const MAX_TOTAL = 5_000_000;
export const PIN_LENGTH = 6;
export const API_KEY_LENGTH = 48;
export const MIN_WORDS = 4;
export const MAX_WORDS = 12;
/** How many words the EFF large list has: one for each throw of five dice. */
export const WORD_COUNT = 7776;
/** The longest word of the list, in characters. */
const LONGEST_WORD = 9;
const KEY_BYTES = 32;

export const PRESETS = ['custom', 'hex', 'base64url', 'pin', 'api-key', 'passphrase'] as const;
export type Preset = (typeof PRESETS)[number];

/** What to make, and how many. */
export interface TokenOptions extends AlphabetOptions {
  readonly preset: Preset;
  readonly length: number;
  readonly quantity: number;
  readonly oneOfEach: boolean;
  /** Stands before each token of the presets `custom`, `hex`, `base64url` and `api-key`. */
  readonly prefix: string;
  readonly words: number;
  readonly separator: string;
  readonly capitalise: boolean;
}

export type TokenFault =
  | { readonly code: 'no-set' }
  | { readonly code: 'all-excluded' }
  | { readonly code: 'too-short'; readonly minimum: number }
  | { readonly code: 'too-many'; readonly limit: number };

/** How hard a token is to guess, and from what it is drawn. */
export interface Strength {
  /** How many characters, words or (for encoded bytes) byte values there are to draw from. */
  readonly from: number;
  /** How many of them are drawn. */
  readonly drawn: number;
  readonly unit: 'character' | 'word' | 'byte';
  /** Bits of one token: the base-2 logarithm of how many there are, each as likely as the others. */
  readonly entropy: number;
}

type Plan =
  | { readonly kind: 'characters'; readonly sets: string[][]; readonly length: number; readonly oneOfEach: boolean }
  | { readonly kind: 'bytes'; readonly encoding: 'hex' | 'base64url' }
  | { readonly kind: 'words' };

const FIXED: Record<Exclude<Preset, 'custom'>, Plan> = {
  hex: { kind: 'bytes', encoding: 'hex' },
  base64url: { kind: 'bytes', encoding: 'base64url' },
  pin: { kind: 'characters', sets: [[...DIGITS]], length: PIN_LENGTH, oneOfEach: false },
  'api-key': {
    kind: 'characters',
    sets: [[...UPPERCASE], [...LOWERCASE], [...DIGITS]],
    length: API_KEY_LENGTH,
    oneOfEach: false,
  },
  passphrase: { kind: 'words' },
};

/** The presets whose tokens take a prefix. */
export function takesPrefix(preset: Preset): boolean {
  return preset !== 'pin' && preset !== 'passphrase';
}

function plan(options: TokenOptions): Result<Plan, TokenFault> {
  if (options.preset !== 'custom') return ok(FIXED[options.preset]);
  if (!hasCharacters(options)) return err({ code: 'no-set' });
  const sets = characterSets(options);
  if (sets.length === 0) return err({ code: 'all-excluded' });
  if (options.oneOfEach && options.length < sets.length) return err({ code: 'too-short', minimum: sets.length });
  return ok({ kind: 'characters', sets, length: options.length, oneOfEach: options.oneOfEach && sets.length > 1 });
}

/** The most characters one token may have, prefix and separators included. */
function longest(planned: Plan, options: TokenOptions): number {
  if (planned.kind === 'words') {
    return options.words * LONGEST_WORD + (options.words - 1) * [...options.separator].length;
  }
  const prefix = takesPrefix(options.preset) ? [...options.prefix].length : 0;
  if (planned.kind === 'characters') return prefix + planned.length;
  return prefix + (planned.encoding === 'hex' ? KEY_BYTES * 2 : Math.ceil((KEY_BYTES * 4) / 3));
}

/** The plan for the options, or why there can be no token. */
function check(options: TokenOptions): Result<Plan, TokenFault> {
  const planned = plan(options);
  if (!planned.ok) return planned;
  if (longest(planned.value, options) * options.quantity > MAX_TOTAL)
    return err({ code: 'too-many', limit: MAX_TOTAL });
  return planned;
}

/** From how much a token is drawn and how many bits that gives, without drawing one. */
export function measure(options: TokenOptions): Result<Strength, TokenFault> {
  const checked = check(options);
  if (!checked.ok) return checked;
  const planned = checked.value;
  if (planned.kind === 'bytes') return ok({ from: 256, drawn: KEY_BYTES, unit: 'byte', entropy: KEY_BYTES * 8 });
  if (planned.kind === 'words') {
    return ok({
      from: WORD_COUNT,
      drawn: options.words,
      unit: 'word',
      entropy: options.words * Math.log2(WORD_COUNT),
    });
  }
  const sizes = planned.sets.map((set) => set.length);
  const from = sizes.reduce((all, size) => all + size, 0);
  const entropy = planned.oneOfEach
    ? log2(countWithOneOfEach(sizes, planned.length))
    : planned.length * Math.log2(from);
  return ok({ from, drawn: planned.length, unit: 'character', entropy });
}

/** Below 64 bits a machine can try all in days; from 128 on no one can. */
export function grade(entropy: number): 'weak' | 'fair' | 'strong' {
  if (entropy < 64) return 'weak';
  return entropy < 128 ? 'fair' : 'strong';
}

/**
 * Draws the tokens. `wordList` is asked for only by passphrases; it answers with the 7,776 words.
 * Every token of the described kind has the same chance.
 */
export async function createTokens(
  options: TokenOptions,
  random: RandomSource,
  wordList: () => Promise<readonly string[]>,
): Promise<Result<string[], TokenFault>> {
  const checked = check(options);
  if (!checked.ok) return checked;
  const draw = await drawer(checked.value, options, random, wordList);
  const prefix = takesPrefix(options.preset) ? replaceLoneSurrogates(options.prefix) : '';
  return ok(Array.from({ length: options.quantity }, () => prefix + draw()));
}

async function drawer(
  planned: Plan,
  options: TokenOptions,
  random: RandomSource,
  wordList: () => Promise<readonly string[]>,
): Promise<() => string> {
  if (planned.kind === 'bytes') return () => encodeBytes(random(KEY_BYTES), planned.encoding);
  if (planned.kind === 'words') {
    const words = await wordList();
    const written = options.capitalise ? words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)) : words;
    return () => pickMany(written, options.words, random).join(replaceLoneSurrogates(options.separator));
  }
  if (planned.oneOfEach) {
    const { oneOfEach } = await import('./draw-one-of-each');
    const next = oneOfEach(planned.sets, planned.length, random);
    return () => next().join('');
  }
  const alphabet = planned.sets.flat();
  return cutTexts(alphabet, planned.length, drawBelow(alphabet.length, planned.length * options.quantity, random));
}

/** Takes the drawn indexes as texts of one length, the next with each call. */
function cutTexts(alphabet: readonly string[], length: number, drawn: Uint32Array): () => string {
  let at = 0;
  return () => {
    let text = '';
    // No array between: there may be five million characters.
    for (const end = at + length; at < end; at++) text += alphabet[drawn[at] ?? 0] ?? '';
    return text;
  };
}

/** Bytes as lower-case hex, or as base64url without padding (RFC 4648, section 5). */
export function encodeBytes(bytes: Uint8Array, encoding: 'hex' | 'base64url'): string {
  if (encoding === 'hex') return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}
