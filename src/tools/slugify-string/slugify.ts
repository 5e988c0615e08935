import { graphemeSegments } from 'unicode-segmenter/grapheme';
import { err, ok, type Result } from '../../lib/result';
import { findLoneSurrogate, replaceLoneSurrogates } from '../../lib/lone-surrogate';
import { createReplacer, parseReplacements, type BadReplacementFault } from './replacements';
import { loadRomanise, type Romanise } from './romanise';

export interface SlugSettings {
  readonly separator: string;
  readonly lowercase: boolean;
  /** `ascii` writes letters of all scripts with Latin ones, `unicode` keeps them. */
  readonly mode: 'ascii' | 'unicode';
  readonly splitCamelCase: boolean;
  /** In characters as readers see them; 0 is no limit. */
  readonly maxLength: number;
  /** Characters that stay as they are. */
  readonly keep: string;
  /** Lines of `from=to`. */
  readonly replacements: string;
  readonly eachLine: boolean;
  /** The second of the same slugs gets `-2`, the third `-3`. */
  readonly numberDuplicates: boolean;
}

export interface NothingLeftFault {
  readonly code: 'nothing-left';
  readonly mode: SlugSettings['mode'];
}
export type SlugFault = NothingLeftFault | BadReplacementFault;

export interface Slugs {
  /** One slug on each line. */
  readonly text: string;
  /** How many lines have a slug. */
  readonly count: number;
  /** Length of the longest, in characters as readers see them. */
  readonly longest: number;
  /** Lines (from 1) of which no letter or digit is left; theirs are empty. */
  readonly emptyLines: readonly number[];
  /** The first surrogate without its other half (UTF-16 units of the text), which counts as U+FFFD. */
  readonly loneSurrogateAt?: number;
}

// Signs that only change how the character before looks, or are not seen at all.
const UNSEEN = /\p{Variation_Selector}|[\u00ad\u2060\ufeff]|\u20e3/gu;
const APOSTROPHES = /['‘’ʼ]/g;
// French joins two words with it, of which the second begins with a vowel or a mute h; `don’t` is one word.
const ELISION =
  /(?<![\p{L}\p{M}\p{N}])((?:[cdjlmnst]|(?:jus|lors|puis|quoi|pres|quel)?qu)\p{M}*)['‘’ʼ](?=[aeiouyhàâäæéèêëîïôöœùûüÿ])/giu;
const LINE_BREAK = /\r\n|\n|\r/;

/** Slugs of a text, of each line or of all in one; at once when no readings have to be loaded for it. */
export function slugify(
  text: string,
  settings: SlugSettings,
): Result<Slugs, SlugFault> | Promise<Result<Slugs, SlugFault>> {
  const replacements = parseReplacements(settings.replacements);
  if (!replacements.ok) return replacements;
  const replace = createReplacer(replacements.value);
  const kept = keptCharacters(settings);
  const loneSurrogateAt = findLoneSurrogate(text);
  const prepared = normalise(loneSurrogateAt < 0 ? text : replaceLoneSurrogates(text), kept);
  const lines = settings.eachLine ? prepared.split(LINE_BREAK) : [prepared];
  const make = (romanise: Romanise | undefined): Result<Slugs, SlugFault> => {
    const slugs = lines.map((line) => joinWords(wordsOf(replace(line), settings, kept, romanise), settings));
    const made = collect(lines, slugs, settings);
    return made.ok && loneSurrogateAt >= 0 ? ok({ ...made.value, loneSurrogateAt }) : made;
  };

  if (settings.mode === 'unicode') return make(undefined);
  const romanise = loadRomanise(replace(prepared));
  return romanise instanceof Promise ? romanise.then(make) : make(romanise);
}

function collect(
  lines: readonly string[],
  slugs: readonly string[],
  settings: SlugSettings,
): Result<Slugs, NothingLeftFault> {
  const emptyLines = lines.flatMap((line, index) => (line.trim() !== '' && slugs[index] === '' ? [index + 1] : []));
  const count = slugs.filter((made) => made !== '').length;
  if (count === 0 && emptyLines.length > 0) return err({ code: 'nothing-left', mode: settings.mode });
  const numbered = settings.numberDuplicates ? numberDuplicates(slugs, settings) : slugs;
  return ok({ text: numbered.join('\n'), count, longest: longestOf(numbered), emptyLines });
}

function longestOf(slugs: readonly string[]): number {
  let longest = 0;
  // A slug has no more characters than units.
  for (const slug of slugs) if (slug.length > longest) longest = Math.max(longest, lengthOf(slug));
  return longest;
}

/** The characters to keep; the separator comes out anyway, and letters and digits are not kept from lower case. */
function keptCharacters({ keep, separator }: SlugSettings): ReadonlySet<string> {
  const kept = new Set(keep.normalize('NFC').replaceAll(/\s/g, ''));
  kept.delete(separator);
  return kept;
}

/** NFKC, without what is not seen, but for the characters that are kept. */
function normalise(text: string, kept: ReadonlySet<string>): string {
  const plain = (part: string) => part.normalize('NFKC').replace(UNSEEN, '');
  return mapAround(text.normalize('NFC'), kept, plain);
}

/** Changes what stands between kept characters. */
function mapAround(text: string, kept: ReadonlySet<string>, map: (part: string) => string): string {
  if (kept.size === 0) return map(text);
  let result = '';
  let part = '';
  for (const character of text) {
    if (!kept.has(character)) {
      part += character;
      continue;
    }
    result += map(part) + character;
    part = '';
  }
  return result + map(part);
}

// A joiner between letters belongs to them: Hindi conjuncts and Persian compounds are written with it.
const UNICODE_WORD = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[\u200c\u200d](?=[\p{L}\p{M}]))*`;
const ASCII_WORD = '[A-Za-z0-9]+';

function wordsOf(
  line: string,
  { mode, lowercase, splitCamelCase }: SlugSettings,
  kept: ReadonlySet<string>,
  romanise: Romanise | undefined,
): string[] {
  const plain = (part: string) => {
    const whole = part.replace(ELISION, '$1 ').replace(APOSTROPHES, '');
    const split = splitCamelCase ? splitCamel(whole) : whole;
    return romanise ? romanise(split.replaceAll(/[\u200c\u200d]/g, '')) : split;
  };
  const read = mapAround(line, kept, plain);
  const words = read.match(wordPattern(mode, kept)) ?? [];
  return lowercase ? words.map((word) => word.toLowerCase().normalize('NFC')) : words;
}

function wordPattern(mode: SlugSettings['mode'], kept: ReadonlySet<string>): RegExp {
  const word = mode === 'ascii' ? ASCII_WORD : UNICODE_WORD;
  const others = [...kept].map((character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`).join('');
  return new RegExp(others === '' ? word : `(?:${word}|[${others}])+`, 'gu');
}

/** A blank where a capital begins a word: after a small letter or digit, and after an acronym. */
function splitCamel(text: string): string {
  return text.replaceAll(/(?=\p{Lu})(?<=[\p{Ll}\p{N}]\p{M}*)|(?<=\p{Lu})(?=\p{Lu}\p{M}*\p{Ll})/gu, ' ');
}

function joinWords(words: readonly string[], { separator, maxLength }: SlugSettings): string {
  const whole = words.join(separator);
  return maxLength === 0 || whole.length <= maxLength ? whole : cutWords(words, separator, maxLength);
}

/** As many words as fit; a first word that does not is cut between characters. */
function cutWords(words: readonly string[], separator: string, maxLength: number): string {
  let slug = '';
  let length = 0;
  for (const [index, word] of words.entries()) {
    const part = index === 0 ? word : separator + word;
    length += lengthOf(part);
    if (length > maxLength) return index === 0 ? firstCharacters(word, maxLength) : slug;
    slug += part;
  }
  return slug;
}

function lengthOf(text: string): number {
  let length = 0;
  for (const _ of graphemeSegments(text)) length++;
  return length;
}

function firstCharacters(text: string, count: number): string {
  let left = count;
  for (const { index } of graphemeSegments(text)) {
    if (left === 0) return text.slice(0, index);
    left--;
  }
  return text;
}

/** Makes all slugs different by a number at the end, within the longest length. Empty ones stay. */
function numberDuplicates(slugs: readonly string[], { separator, maxLength }: SlugSettings): string[] {
  const used = new Set<string>();
  const next = new Map<string, number>();
  return slugs.map((slug) => {
    if (slug === '' || !used.has(slug)) {
      used.add(slug);
      return slug;
    }
    for (let number = next.get(slug) ?? 2; ; number++) {
      const ending = `${separator}${number}`;
      const room = maxLength === 0 ? Infinity : Math.max(1, maxLength - lengthOf(ending));
      const base = room === Infinity ? slug : trimEnd(firstCharacters(slug, room), separator);
      const numbered = base + ending;
      if (used.has(numbered)) continue;
      used.add(numbered);
      next.set(slug, number + 1);
      return numbered;
    }
  });
}

function trimEnd(text: string, separator: string): string {
  return separator !== '' && text.endsWith(separator) ? text.slice(0, -separator.length) : text;
}

/** Whether a separator may stand in an address as it is (RFC 3986, unreserved characters). */
export function isUrlSafe(separator: string): boolean {
  return /^[A-Za-z0-9._~-]*$/.test(separator);
}
