import { wholeCharacterCut } from './utf8-length';

/** UTF-16 units of a sentence that quotes what was given; more of it is not read. */
const LONGEST_SENTENCE = 500;

/** A sentence about what was given, without the middle of a quotation that is as long as what was given may be. Anything else as it is. */
export function shortSentence<T>(said: T): T | string {
  return typeof said === 'string' ? shorten(said, LONGEST_SENTENCE) : said;
}

/** UTF-16 units that a cell of a table shows: the browser lays out a line of millions for seconds. */
const LONGEST_CELL = 1000;

/** What a cell shows of its text: of a long one the two ends. Files and what is copied hold all of it. */
export function shownInCell(text: string): string {
  return shorten(text, LONGEST_CELL);
}

/** The two ends of a long text with `…` in place of its middle, about `most` UTF-16 units in all; a text no longer than that as it is. */
export function shorten(text: string, most = 60): string {
  if (text.length <= most) return text;
  const head = wholeCharacterCut(text, Math.ceil((most - 1) / 2));
  const tail = wholeCharacterCut(text, text.length - Math.floor((most - 1) / 2));
  return `${text.slice(0, head)}…${text.slice(tail)}`;
}
