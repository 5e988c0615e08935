/** A segment as it is counted: what Intl.Segmenter gives, less what nobody asks for. */
export interface PlainSegment {
  readonly segment: string;
  readonly isWordLike: boolean;
}

const ALONE = '[\\p{Script=Han}\\p{Script=Hiragana}]';
/** A letter, digit or underscore that stands in words of several, with its marks. */
const JOINED = `(?!${ALONE})[\\p{L}\\p{N}_][\\p{M}\\u200d]*`;
// An apostrophe, dot or colon stays inside a word between two letters, a dot or comma between two digits (WB6 to WB12 of UAX #29).
const INSIDE =
  "(?<=\\p{L}\\p{M}*)[.:·'’](?=(?![\\p{Script=Han}\\p{Script=Hiragana}])\\p{L})|(?<=\\p{N})[.,;'’](?=\\p{N})";
const WORD = new RegExp(`${ALONE}\\p{M}*|(?:${JOINED})(?:(?:${INSIDE})?${JOINED})*`, 'gu');

/**
 * Hands over the words of a line by rule, for browsers without Intl.Segmenter: there are no dictionaries, so ideographs and
 * hiragana are words of one character each.
 */
export function readPlainWords(line: string, handle: (segment: PlainSegment) => void): void {
  for (const [segment] of line.matchAll(WORD)) handle({ segment, isWordLike: true });
}

const SENTENCE_END = /(?<![.!?…])[.!?…]+["'”’»)\]]*\s+|[。！？]+["'”’」』）]*\s*|\u2029/gu;

/** Hands over the sentences of a line by rule: a full stop before a small letter ends none (SB8 of UAX #29), but for one before the end of a paragraph (U+2029). */
export function readPlainSentences(line: string, handle: (segment: PlainSegment) => void): void {
  let from = 0;
  for (const { 0: end, index } of line.matchAll(SENTENCE_END)) {
    const next = index + end.length;
    if (end.startsWith('.') && !end.includes('\u2029') && /^\p{Ll}/u.test(line.slice(next, next + 2))) continue;
    handle({ segment: line.slice(from, next), isWordLike: false });
    from = next;
  }
  if (from < line.length) handle({ segment: line.slice(from), isWordLike: false });
}
