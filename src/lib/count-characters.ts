import { wholeCharacterCut } from './utf8-length';

/** Letters of which each unit is seen as one: Latin, Greek, Cyrillic, general punctuation, kana, CJK, Hangul syllables. */
const PLAIN =
  /^[\t\n\r -~\u00a0-\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u22ff\u2460-\u25ff\u3000-\u3029\u3030-\u3098\u309b-\u9fff\uac00-\ud7a3\uff01-\uff5e]*$/;

/** A segmenter gets so many units at once: engines take quadratic time for the segments of a long string. */
const WINDOW = 1024;

let segmenter: Intl.Segmenter | undefined;

/** Characters as a reader counts them (grapheme clusters, UAX 29): a family emoji is one, a CRLF is one. */
export function countCharacters(text: string): number {
  let count = 0;
  // Line by line, since the segmenter of some engines is slow on long texts. A line break never joins what follows it.
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed + 1;
    count += countInLine(text.slice(start, end));
    start = end;
  }
  return count;
}

function countInLine(line: string): number {
  if (PLAIN.test(line)) return line.length - (line.endsWith('\r\n') ? 1 : 0);
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  let from = 0;
  for (let size = WINDOW; line.length - from > size;) {
    let [found, last] = [0, 0];
    // Not between the halves of a character, which may be one that belongs to what stands before it, such as the colour of a hand.
    for (const { index } of segmenter.segment(line.slice(from, wholeCharacterCut(line, from + size)))) {
      last = index;
      found += 1;
    }
    // The last one may go on behind the window: the next begins with it. One that fills the window needs a longer one.
    count += last > 0 ? found - 1 : 0;
    from += last;
    size = last > 0 ? WINDOW : size * 2;
  }
  for (const _ of segmenter.segment(line.slice(from))) count += 1;
  return count;
}
