import { entropyToMnemonic, mnemonicToEntropy, mnemonicToSeedSync, validateMnemonic } from '@scure/bip39';
import { toHex } from '../../lib/hex';
import { replaceLoneSurrogates } from '../../lib/lone-surrogate';
import { err, ok, type Result } from '../../lib/result';
import { nearWords } from './near-words';
import { isWordCount } from './entropy';
import { languagesOfScript, loadWordList, type Language, type WordList } from './word-lists';

/** A phrase with everything that follows from it but the seed. */
export interface PhraseReport {
  readonly language: Language;
  /** 32 to 64 lowercase hex digits. */
  readonly entropy: string;
  /** As BIP-39 writes it: NFKD, one space between words, U+3000 in Japanese. */
  readonly phrase: string;
  readonly words: readonly string[];
  /** Places of the words in the list, from 0 to 2047. */
  readonly indices: readonly number[];
  /** The 4 to 8 checksum bits, as binary digits. */
  readonly checksum: string;
}

export type PhraseFault =
  | { readonly code: 'word-count'; readonly count: number }
  | {
      readonly code: 'unknown-word';
      readonly language: Language;
      /** From 1. */
      readonly position: number;
      /** As it was typed. */
      readonly word: string;
      /** UTF-16 offset in the text. */
      readonly at: number;
      /** At most three, the nearest first. */
      readonly near: readonly string[];
    }
  | { readonly code: 'checksum'; readonly language: Language };

interface TypedWord {
  readonly typed: string;
  readonly at: number;
  /** As the lists write it. */
  readonly word: string;
}

const BITS_PER_WORD = 11;

/** Lower case in NFKD, the form of the lists. */
function normalize(text: string): string {
  return text.normalize('NFKD').toLowerCase().normalize('NFKD');
}

/** No word of a list has a sign within: commas, hyphens, dots and the like only stand between words. */
const STRETCH = /[^\s,，、;；.。|/\\·•*_:：()（）[\]【】"'“”‘’«»「」#\u00ad\u2010-\u2015-]+/g;
/** The number of a word in a list of up to 24: `1`, `01`, `①`. */
const NUMBER = /^(?:0?[1-9]|1\d|2[0-4]|[①-⑳㉑-㉔])$/u;
const LEADING_NUMBER = /^(?:\d{1,2}(?=\p{L}{2})|[①-⑳㉑-㉔])/u;

/**
 * The words of a text between any white space and signs, without the numbers of a numbered list; characters of Chinese are a
 * word each, also without spaces.
 */
export function splitWords(text: string): TypedWord[] {
  return [...text.matchAll(STRETCH)].flatMap(({ 0: stretch, index: begin }) => {
    if (NUMBER.test(stretch)) return [];
    const number = LEADING_NUMBER.exec(stretch)?.[0].length ?? 0;
    const typed = stretch.slice(number);
    const index = begin + number;
    const parts = /^\p{Script=Han}+$/u.test(typed) ? [...typed] : [typed];
    let at = index;
    return parts.map((part) => {
      const word = { typed: part, at, word: normalize(part) };
      at += part.length;
      return word;
    });
  });
}

function describe(words: readonly string[], list: WordList, language: Language): PhraseReport {
  const indices = words.map((word) => list.indexOf(word));
  const last = indices.at(-1) ?? 0;
  return {
    language,
    entropy: toHex(mnemonicToEntropy(words.join(' '), [...list])),
    phrase: words.join(language === 'japanese' ? '\u3000' : ' '),
    words,
    indices,
    checksum: last
      .toString(2)
      .padStart(BITS_PER_WORD, '0')
      .slice(-words.length / 3),
  };
}

/** Spells 16 to 32 bytes of entropy with the words of a language. */
export async function spellEntropy(entropy: Uint8Array, language: Language): Promise<PhraseReport> {
  const list = await loadWordList(language);
  return describe(entropyToMnemonic(entropy, [...list]).split(/[ \u3000]/), list, language);
}

/**
 * Reads a phrase in any of the ten languages, the preferred one first: case, normal form and the kind of white space do
 * not matter. Where no list makes it valid, the fault speaks of the list that has most of its words.
 */
export async function readPhrase(text: string, preferred: Language): Promise<Result<PhraseReport, PhraseFault>> {
  const typed = splitWords(text);
  if (!isWordCount(typed.length)) return err({ code: 'word-count', count: typed.length });
  const words = typed.map(({ word }) => word);
  const others = languagesOfScript(text).filter((language) => language !== preferred);
  let best: { language: Language; list: WordList; hits: number } | undefined;
  // One after the other: mostly the first is right and the rest need not be fetched.
  for (const language of [preferred, ...others]) {
    // oxlint-disable-next-line no-await-in-loop
    const list = await loadWordList(language);
    if (validateMnemonic(words.join(' '), [...list])) return ok(describe(words, list, language));
    const known = new Set(list);
    const hits = words.filter((word) => known.has(word)).length;
    if (!best || hits > best.hits) best = { language, list, hits };
  }
  const { language, list } = best ?? { language: preferred, list: await loadWordList(preferred) };
  const index = words.findIndex((word) => !list.includes(word));
  const unknown = typed[index];
  if (!unknown) return err({ code: 'checksum', language });
  return err({
    code: 'unknown-word',
    language,
    position: index + 1,
    word: unknown.typed,
    at: unknown.at,
    near: nearWords(unknown.word, list),
  });
}

/**
 * The 64-byte seed of a valid phrase, in hex (PBKDF2-HMAC-SHA512, 2048 rounds). Halves of surrogate pairs in the
 * passphrase count as U+FFFD, as in any UTF-8 text.
 */
export function seedOf(phrase: string, passphrase: string): string {
  return toHex(mnemonicToSeedSync(phrase.normalize('NFKD'), replaceLoneSurrogates(passphrase)));
}
