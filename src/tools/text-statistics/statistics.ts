import { gbkLength } from '../../lib/gbk';
import { languageTag } from '../../lib/own-settings';
import { utf8Length } from '../../lib/utf8-length';
import type { Job } from '../../operations/define';
import { graphemeLength, readGraphemes } from './graphemes';
import { readPlainSentences, readPlainWords } from './plain-segments';
import { readSegments } from './reading-segments';
import { countSms, type SmsCount } from './sms';
import { tweetLength } from './tweet';

export interface CountOptions {
  /** A BCP 47 tag, or `auto` for the language that the scripts of the text suggest. */
  readonly language: string;
  readonly hideStopWords: boolean;
  readonly ignoreCase: boolean;
  /** Shorter words, in characters, are left out of the unique words and of the frequencies. */
  readonly minWordLength: number;
}

export interface Frequency {
  readonly text: string;
  readonly count: number;
}

/** Everything that is counted. A character is a grapheme cluster (UAX #29). */
export interface Statistics {
  readonly characters: number;
  readonly charactersWithoutSpace: number;
  readonly words: number;
  readonly lines: number;
  /** In UTF-8. */
  readonly bytes: number;
  readonly codePoints: number;
  readonly utf16Units: number;
  readonly utf16Bytes: number;
  /** Null when the text has a character that GBK lacks. */
  readonly gbkBytes: number | null;
  readonly cjk: number;
  readonly upper: number;
  readonly lower: number;
  readonly digits: number;
  readonly punctuation: number;
  readonly symbols: number;
  /** Characters of white space, line breaks among them. */
  readonly spaces: number;
  readonly sentences: number;
  readonly paragraphs: number;
  readonly blankLines: number;
  /** Characters in the longest line, and its number from 1 (0 without lines). */
  readonly longestLine: number;
  readonly longestLineNumber: number;
  readonly uniqueWords: number;
  /** In characters; null without words. */
  readonly averageWordLength: number | null;
  readonly readingSeconds: number;
  readonly speakingSeconds: number;
  readonly sms: SmsCount;
  /** Length towards the 280 of a post on X. */
  readonly tweet: number;
  /** The language that words were read in. */
  readonly language: string;
  /** The text held lone surrogates; they were counted as U+FFFD. */
  readonly isBroken: boolean;
  readonly topWords: readonly Frequency[];
  readonly topCharacters: readonly Frequency[];
}

/** How many rows the frequency tables have. */
export const TOP = 100;

const PER_MINUTE = { reading: { words: 238, cjk: 500 }, speaking: { words: 150, cjk: 250 } } as const;

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Adds one to an entry. */
function tally<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Most frequent first; among equals, what came first. */
function top(counts: Iterable<readonly [string, number]>): Frequency[] {
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, TOP)
    .map(([text, count]) => ({ text, count }));
}

type Kind = 'cjk' | 'upper' | 'lower' | 'digits' | 'punctuation' | 'symbols' | 'spaces' | 'others';

const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u30fc]/u;
const EMOJI = /^\p{Emoji_Presentation}|^\p{Extended_Pictographic}|\ufe0f|\u20e3/u;
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['spaces', /^\p{White_Space}+$/u],
  ['symbols', EMOJI],
  ['cjk', CJK],
  ['upper', /^[\p{Lu}\p{Lt}]/u],
  ['lower', /^\p{Ll}/u],
  ['digits', /^\p{Nd}/u],
  ['punctuation', /^\p{P}/u],
  ['symbols', /^\p{S}/u],
];

/** What a character is, by the code point it begins with. */
function kindOf(character: string): Kind {
  return KINDS.find(([, pattern]) => pattern.test(character))?.[0] ?? 'others';
}

/** Counts of characters: the text's own order is lost but for which of them came first. */
function countCharacters(text: string): Map<string, number> {
  const units = new Uint32Array(0x10000);
  const firsts: number[] = [];
  const clusters = new Map<string, number>();
  const order: string[] = [];
  readGraphemes(text, 0, text.length, {
    unit: (unit) => {
      if (units[unit] === 0) {
        firsts.push(unit);
        order.push(String.fromCharCode(unit));
      }
      units[unit] = (units[unit] ?? 0) + 1;
    },
    cluster: (cluster) => {
      if (!clusters.has(cluster)) order.push(cluster);
      tally(clusters, cluster);
    },
  });
  // A plain unit is also handed over as a cluster when it stands beside one that is not plain.
  for (const unit of firsts) {
    const character = String.fromCharCode(unit);
    clusters.set(character, (clusters.get(character) ?? 0) + (units[unit] ?? 0));
  }
  return new Map(order.map((character) => [character, clusters.get(character) ?? 0]));
}

function sumByKind(characters: ReadonlyMap<string, number>): Record<Kind, number> {
  const sums = { cjk: 0, upper: 0, lower: 0, digits: 0, punctuation: 0, symbols: 0, spaces: 0, others: 0 };
  for (const [character, count] of characters) sums[kindOf(character)] += count;
  return sums;
}

// The scripts that tell the language words are to be read in; Latin letters tell none, and read alike in most.
const LANGUAGE_SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ko', /^\p{Script=Hangul}/u],
  ['th', /^\p{Script=Thai}/u],
  ['lo', /^\p{Script=Lao}/u],
  ['km', /^\p{Script=Khmer}/u],
  ['my', /^\p{Script=Myanmar}/u],
  ['ar', /^\p{Script=Arabic}/u],
  ['he', /^\p{Script=Hebrew}/u],
  ['hi', /^\p{Script=Devanagari}/u],
  ['ru', /^\p{Script=Cyrillic}/u],
  ['el', /^\p{Script=Greek}/u],
  ['zh', /^\p{Script=Han}/u],
  ['ja', /^[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['en', /^\p{L}/u],
];

/** The language that the shares of the scripts suggest: kana among ideographs is Japanese; else the largest share. */
function guessLanguage(characters: ReadonlyMap<string, number>): string {
  const shares = new Map<string, number>();
  for (const [character, count] of characters) {
    const language = LANGUAGE_SCRIPTS.find(([, pattern]) => pattern.test(character))?.[0];
    if (language) shares.set(language, (shares.get(language) ?? 0) + count);
  }
  const [han, kana] = [shares.get('zh') ?? 0, shares.get('ja') ?? 0];
  if (kana * 10 > han) shares.set('ja', han + kana);
  const [largest] = [...shares].toSorted(([, one], [, other]) => other - one);
  // An ideograph says more than a letter: a sixth of the letters' number is enough.
  const eastAsian = kana * 10 > han ? 'ja' : 'zh';
  if (han + kana > 0 && (han + kana) * 6 >= (shares.get('en') ?? 0) && largest?.[0] === 'en') return eastAsian;
  return largest?.[0] ?? 'en';
}

// "No." stands for "number" only before one: alone it is an answer.
const ABBREVIATION = /(?:^|[^\p{L}\p{N}])(?:Mr|Mrs|Ms|Dr|Prof|St|vs|e\.g|i\.e|etc|Fig|M|Mme)\.\s*$/u;
const NUMBER_ABBREVIATION = /(?:^|[^\p{L}\p{N}])No\.\s*$/u;

/** Counts sentences, taking the break after a known abbreviation for none. Blank segments are no sentences. */
class SentenceCounter {
  count = 0;
  #previous = '';

  add(sentence: string): void {
    if (sentence.trim() === '') return;
    const isSame =
      ABBREVIATION.test(this.#previous) || (NUMBER_ABBREVIATION.test(this.#previous) && /^\s*[#\p{N}]/u.test(sentence));
    if (!isSame) this.count++;
    this.#previous = sentence.slice(-16);
  }

  /** A blank line parts sentences whatever stands before it. */
  breakOff(): void {
    this.#previous = '';
  }
}

const HAS_CJK = new RegExp(CJK.source.slice(1), 'u');

/** Counts words and how often each occurs. */
class WordCounter {
  count = 0;
  /** Words without CJK characters, which are read by characters instead. */
  alphabetic = 0;
  length = 0;
  readonly frequencies = new Map<string, number>();

  constructor(readonly options: CountOptions) {}

  add(word: string): void {
    const length = graphemeLength(word);
    this.count++;
    this.length += length;
    if (!HAS_CJK.test(word)) this.alphabetic++;
    if (length < this.options.minWordLength) return;
    tally(this.frequencies, this.options.ignoreCase ? word.toLowerCase() : word);
  }
}

/** Counts lines by kind and finds the longest. */
class LineCounter {
  count = 0;
  blank = 0;
  paragraphs = 0;
  longest = 0;
  longestNumber = 0;
  #wasBlank = true;

  add(line: string, isBlank: boolean): void {
    this.count++;
    if (isBlank) this.blank++;
    else if (this.#wasBlank) this.paragraphs++;
    this.#wasBlank = isBlank;
    // A line has at most as many characters as units.
    if (line.length > this.longest || this.longestNumber === 0) {
      const length = graphemeLength(line);
      if (length > this.longest || this.longestNumber === 0) [this.longest, this.longestNumber] = [length, this.count];
    }
  }
}

/** Short lines are read for words together, in whole lines of about so many units: each reading costs something. */
const WORD_BLOCK = 768;

/** Units after which the work lets messages in, so that it can be cancelled. */
const BLOCK = 131_072;
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The language tag to use: `auto` is guessed, and what the platform does not take for a tag is read as English. */
function resolveLanguage(language: string, characters: ReadonlyMap<string, number>): string {
  if (language === 'auto') return guessLanguage(characters);
  return languageTag(language) ?? 'en';
}

type Segment = Pick<Intl.SegmentData, 'segment' | 'isWordLike'>;
type ReadSegments = (text: string, handle: (segment: Segment) => void) => void;

/** Readers of words and sentences in a language: the platform's, or plain rules where it has none. */
function segmentReaders(language: string): readonly [words: ReadSegments, sentences: ReadSegments] {
  if (!('Segmenter' in Intl)) return [readPlainWords, readPlainSentences];
  const reader = (granularity: 'word' | 'sentence'): ReadSegments => {
    const segmenter = new Intl.Segmenter(language, { granularity });
    return (text, handle) => readSegments(segmenter, text, handle);
  };
  return [reader('word'), reader('sentence')];
}

/** Reads the text line by line (LF, CR LF, CR): the segmenters get nothing longer, and need nothing longer. */
async function readLines(text: string, language: string, options: CountOptions, job: Pick<Job, 'signal' | 'progress'>) {
  const [readWords, readSentences] = segmentReaders(language);
  const [words, sentences, lines] = [new WordCounter(options), new SentenceCounter(), new LineCounter()];
  const takeWord = ({ segment, isWordLike = false }: Segment) => {
    if (isWordLike) words.add(segment);
  };
  const takeSentence = ({ segment }: Segment) => sentences.add(segment);
  const total = utf8Length(text);
  let done = 0;
  let unread = 0;
  let paused = 0;
  for (let from = 0; from <= text.length && text !== '';) {
    const { end, next } = lineFrom(text, from);
    const line = text.slice(from, end);
    const isBlank = line.trim() === '';
    lines.add(line, isBlank);
    if (isBlank) sentences.breakOff();
    else {
      readSentences(line, takeSentence);
    }
    from = next;
    if (from - unread >= WORD_BLOCK || from > text.length) {
      readWords(text.slice(unread, from), takeWord);
      unread = from;
    }
    if (from - paused < BLOCK) continue;
    done += utf8Length(text, paused, Math.min(from, text.length));
    paused = from;
    job.progress(done, total);
    await breathe();
    job.signal.throwIfAborted();
  }
  return { words, sentences, lines };
}

const LINE_BREAK = /\r\n|\r|\n/g;

/** Where the line that begins at `from` ends, and where the next one begins (past the end after the last). */
function lineFrom(text: string, from: number): { end: number; next: number } {
  LINE_BREAK.lastIndex = from;
  const found = LINE_BREAK.exec(text);
  return found
    ? { end: found.index, next: found.index + found[0].length }
    : { end: text.length, next: text.length + 1 };
}

const minutes = (words: number, cjk: number, rate: { readonly words: number; readonly cjk: number }) =>
  (words / rate.words + cjk / rate.cjk) * 60;

/**
 * Counts everything about a text. Lone surrogates count as U+FFFD. Yields between blocks, so that a long count can be
 * cancelled; progress is told in UTF-8 bytes. Rejects with the signal's reason when aborted.
 */
export async function countText(
  given: string,
  options: CountOptions,
  job: Pick<Job, 'signal' | 'progress'>,
): Promise<Statistics> {
  const text = given.replace(LONE_SURROGATE, '\ufffd');
  const characters = countCharacters(text);
  const kinds = sumByKind(characters);
  const language = resolveLanguage(options.language, characters);
  const { words, sentences, lines } = await readLines(text, language, options, job);
  const total = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  const isStopWord = options.hideStopWords ? (await import('./stop-words')).isStopWord : () => false;
  const frequencies = [...words.frequencies].filter(([word]) => !isStopWord(word));
  return {
    characters: total,
    charactersWithoutSpace: total - kinds.spaces,
    words: words.count,
    lines: lines.count,
    bytes: utf8Length(text),
    codePoints: countCodePoints(text),
    utf16Units: text.length,
    utf16Bytes: text.length * 2,
    gbkBytes: gbkLength(text) ?? null,
    cjk: kinds.cjk,
    upper: kinds.upper,
    lower: kinds.lower,
    digits: kinds.digits,
    punctuation: kinds.punctuation,
    symbols: kinds.symbols,
    spaces: kinds.spaces,
    sentences: sentences.count,
    paragraphs: lines.paragraphs,
    blankLines: lines.blank,
    longestLine: lines.longest,
    longestLineNumber: lines.longestNumber,
    uniqueWords: words.frequencies.size,
    averageWordLength: words.count === 0 ? null : words.length / words.count,
    readingSeconds: minutes(words.alphabetic, kinds.cjk, PER_MINUTE.reading),
    speakingSeconds: minutes(words.alphabetic, kinds.cjk, PER_MINUTE.speaking),
    sms: countSms(text),
    tweet: tweetLength(text),
    language,
    isBroken: text !== given,
    topWords: top(frequencies),
    topCharacters: top([...characters].filter(([character]) => kindOf(character) !== 'spaces')),
  };
}

function countCodePoints(text: string): number {
  let trailing = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // Well formed by now: every trailing half has its leading one.
    if (unit >= 0xdc00 && unit <= 0xdfff) trailing++;
  }
  return text.length - trailing;
}
