import { nextTask } from '../../lib/next-task';
import { utf8Length } from '../../lib/utf8-length';
import type { Job } from '../../operations/define';
import { readAsciiWords } from './ascii-words';
import { HAS_CJK } from './character-kinds';
import { tally } from './counts';
import { graphemeLength } from './graphemes';
import { readPlainSentences, readPlainWords } from './plain-segments';
import { readSegments } from '../../lib/reading-segments';
import { SentenceCounter } from './sentence-counter';

export interface CountOptions {
  /** A BCP 47 tag, or `auto` for the language that the scripts of the text suggest. */
  readonly language: string;
  readonly hideStopWords: boolean;
  readonly ignoreCase: boolean;
  /** Shorter words, in characters, are left out of the unique words and of the frequencies. */
  readonly minWordLength: number;
}

/** Counts words and how often each occurs. Each different word is looked into once. */
class WordCounter {
  count = 0;
  /** Words without CJK characters, which are read by characters instead. */
  alphabetic = 0;
  length = 0;
  readonly frequencies = new Map<string, number>();
  readonly #words = new Map<string, number>();

  add(word: string): void {
    tally(this.#words, word);
  }

  finish({ minWordLength, ignoreCase }: CountOptions): void {
    for (const [word, count] of this.#words) {
      const length = graphemeLength(word);
      this.count += count;
      this.length += length * count;
      if (!HAS_CJK.test(word)) this.alphabetic += count;
      if (length < minWordLength) continue;
      const key = ignoreCase ? word.toLowerCase() : word;
      this.frequencies.set(key, (this.frequencies.get(key) ?? 0) + count);
    }
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

type Segment = Pick<Intl.SegmentData, 'segment' | 'isWordLike'>;
type ReadSegments = (text: string, handle: (segment: Segment) => void) => void;

/** Readers of words and sentences in a language: the platform's, or plain rules where it has none. */
function segmentReaders(language: string): readonly [words: ReadSegments, sentences: ReadSegments] {
  if (!('Segmenter' in Intl)) return [readPlainWords, readPlainSentences];
  const reader = (granularity: 'word' | 'sentence'): ReadSegments => {
    const segmenter = new Intl.Segmenter(language, { granularity });
    return (text, handle) => readSegments(segmenter, text, handle);
  };
  return [readAsciiWords(reader('word')), reader('sentence')];
}

/** Reads the text line by line (LF, CR LF, CR); words and sentences in blocks of lines, for each reading costs something. */
export async function readLines(
  text: string,
  language: string,
  options: CountOptions,
  job: Pick<Job, 'signal' | 'progress'>,
) {
  const [readWords, readSentences] = segmentReaders(language);
  const [words, sentences, lines] = [new WordCounter(), new SentenceCounter(readSentences), new LineCounter()];
  const takeWord = ({ segment, isWordLike = false }: Segment) => {
    if (isWordLike) words.add(segment);
  };
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
    else sentences.add(line);
    from = next;
    if (from - unread >= WORD_BLOCK || from > text.length) {
      readWords(text.slice(unread, from), takeWord);
      unread = from;
    }
    if (from - paused < BLOCK) continue;
    done += utf8Length(text, paused, Math.min(from, text.length));
    paused = from;
    job.progress(done, total);
    await nextTask();
    job.signal.throwIfAborted();
  }
  words.finish(options);
  sentences.finish();
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
