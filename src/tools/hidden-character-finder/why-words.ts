import type { Find } from './collector';
import type { ToolWords } from './use-words';

/** So many letters of a word are named. */
const MOST_NAMED = 4;

/** Why a find is one, in a sentence or two. */
export function whyWords({ why, word, marks }: Find, words: ToolWords): string {
  if (marks !== undefined) return words.marksOn(marks);
  if (!word) return words.whys[why];
  const letters = word.odd.map(({ code, script, like }) =>
    like === undefined
      ? words.ofScript(String.fromCodePoint(code), script)
      : words.looksLike(String.fromCodePoint(code), script, like),
  );
  const named = [...new Set(letters)];
  return words.inWord(
    words.scripts(word.scripts),
    [...named.slice(0, MOST_NAMED), ...(named.length > MOST_NAMED ? ['…'] : [])],
    word.reads === undefined ? words.whys[why] : words.reads(word.text, word.reads),
  );
}
