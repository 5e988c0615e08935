import { gbkLength } from '../../lib/gbk';
import { languageTag } from '../../lib/own-settings';
import { utf8Length } from '../../lib/utf8-length';
import type { Job } from '../../operations/define';
import { countCharacters, kindOf, sumByKind } from './character-kinds';
import { type Frequency, top } from './counts';
import { guessLanguage } from './guess-language';
import { type CountOptions, readLines } from './read-lines';
import { countSms, type SmsCount } from './sms';
import { tweetLength } from './tweet';

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

const PER_MINUTE = { reading: { words: 238, cjk: 500 }, speaking: { words: 150, cjk: 250 } } as const;

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The language tag to use: `auto` is guessed, and what the platform does not take for a tag is read as English. */
function resolveLanguage(language: string, characters: ReadonlyMap<string, number>): string {
  if (language === 'auto') return guessLanguage(characters);
  return languageTag(language) ?? 'en';
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
