import { lineEnd } from './secret-value';

/** So far back it is looked what is open where a value begins: the time stays in proportion to the text. */
const LOOK_BACK = 1024;

/** What is open in the line where a value begins, and ends it therefore. */
export interface Around {
  /** A quote, or '' outside of any. */
  readonly quote: string;
  readonly isInBrackets: boolean;
}

const isLetter = (sign: string) => /[\p{L}\p{M}\p{N}]/u.test(sign);

/** Tells a quote within a word, as in `don't`. */
function isApostrophe(text: string, at: number): boolean {
  return text[at] === "'" && isLetter(text.charAt(at - 1)) && isLetter(text.charAt(at + 1));
}

/** An escaped sign, a quote or a bracket. */
const OPEN_OR_CLOSE = /\\[^]|["'\x60()[\]{}]/g;

/** Looks at the line up to a place. */
export function lookAround(text: string, at: number): Around {
  const near = text.slice(Math.max(0, at - LOOK_BACK), at);
  const line = near.slice(near.lastIndexOf('\n') + 1);
  let quote = '';
  let depth = 0;
  for (const { 0: sign, index } of line.matchAll(OPEN_OR_CLOSE)) {
    if (sign.length > 1) continue;
    if (sign === quote) quote = isApostrophe(line, index) ? quote : '';
    else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
    else if (quote === '' && !isLetter(line.charAt(index - 1))) quote = sign;
  }
  return { quote, isInBrackets: depth > 0 };
}

/** What can only be the name of another value: behind a separator any name, behind a single blank one with a colon. */
const FURTHER =
  /(?:[ \t]{0,8}[,;|&][ \t]{0,8}|\t[ \t]{0,8}|[ \t]{2,8})["']?[\p{L}_][\p{L}\w.-]{0,63}["']?\??[ \t]{0,2}[=:]|[ \t]["']?[\p{L}_][\p{L}\w.-]{1,63}["']?[ \t]?:(?=[ \t])/uy;
const LINE_IS_OVER = /[ \t]*(?:[,;][ \t]*)?(?:[\r\n]|$)/y;
const BRACKETS_CLOSE = /(?<=[ \t])[)\]}][ \t,;)\]}]*(?:[\r\n]|$)/y;
const TAG = /<\/?[A-Za-z][^<>\r\n]{0,256}>/y;
const CELL_ENDS = /[ \t]{0,8}\|(?=[ \t]|[\r\n]|$)/y;
const WRITTEN_LINE_BREAK = /\\[rn]/y;

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Tells whether what is around the value goes on here. */
function endsAt(text: string, at: number, { quote }: Around): boolean {
  const sign = text.charAt(at);
  if (quote !== '' && sign === quote) return !isApostrophe(text, at);
  if (quote !== '' && sign === '\\') return matchesAt(WRITTEN_LINE_BREAK, text, at);
  if (sign === '<') return matchesAt(TAG, text, at);
  if (!/[ \t,;|&)\]}]/.test(sign)) return false;
  return [FURTHER, LINE_IS_OVER, BRACKETS_CLOSE, CELL_ENDS].some((pattern) => matchesAt(pattern, text, at));
}

/**
 * Where a value without quotes ends that has the rest of its line: `Password: a b, c`. What is open around it ends it, and so does
 * the name of another value; in a list (of words or in brackets) a comma before a blank too.
 */
export function restOfLine(text: string, start: number, around: Around, isInList: boolean): number {
  const stop = lineEnd(text, start);
  let depth = 0;
  let end = start;
  for (; end < stop; end++) {
    const sign = text.charAt(end);
    if (endsAt(text, end, around) || (isInList && /^,[ \t]/.test(text.slice(end, end + 2)))) break;
    if (sign === '\\') end++;
    else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign) && depth-- <= 0 && around.isInBrackets) break;
  }
  return start + text.slice(start, Math.min(end, stop)).trimEnd().length;
}
