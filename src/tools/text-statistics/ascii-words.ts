type ReadWords = (
  text: string,
  handle: (segment: { readonly segment: string; readonly isWordLike?: boolean }) => void,
) => void;

const ASCII = /^[\0-\x7f]*$/;
const TOKEN = /[^\s]+/g;
/** Letters and digits with nothing but punctuation around them: one word by any rules (UAX #29, WB5 to WB10). */
const ONE_WORD = /^[^A-Za-z0-9_]*([A-Za-z0-9]+)[^A-Za-z0-9_]*$/;
const NO_WORD = /^[^A-Za-z0-9_]*$/;

/**
 * The same words in less time: most of a text in ASCII needs no dictionary and no rules, and asking the segmenter for each
 * word is what takes long. What it is still asked for stands between white space, where there is always a border.
 */
export function readAsciiWords(readWords: ReadWords): ReadWords {
  return (text, handle) => {
    if (!ASCII.test(text)) return readWords(text, handle);
    for (const [token] of text.matchAll(TOKEN)) {
      const word = ONE_WORD.exec(token)?.[1];
      if (word !== undefined) handle({ segment: word, isWordLike: true });
      else if (!NO_WORD.test(token)) readWords(token, handle);
    }
  };
}
