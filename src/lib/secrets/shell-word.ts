import type { Range } from './found-range';

/** What joins the pieces of a word in POSIX shells (2.2): `abc\ def`, `'it'\''s'`, `a"b c"`. */
export interface Shell {
  /** The quote around the whole command, or ''. */
  readonly quote: string;
}

/** A quote that is escaped for another language than the shell, unless an odd number of quotes follows in the line. */
const LOOK_AHEAD = 512;

function isEscapedElsewhere(text: string, at: number, stop: number): boolean {
  const rest = text.slice(at + 1, Math.min(stop, at + LOOK_AHEAD));
  return (rest.split("'").length - 1) % 2 === 1;
}

/** Where the piece ends that a quote begins, behind its closing quote; undefined when nothing closes it. */
function quotedEnd(text: string, at: number, stop: number): number | undefined {
  const quote = text[at];
  const isPlain = quote === "'" && text[at - 1] !== '$';
  for (let end = at + 1; end < stop; end++) {
    if (text[end] === quote) return end + 1;
    if (text[end] !== '\\') continue;
    // In single quotes a backslash stands for itself, but not in those of programs.
    if (!isPlain || (text[end + 1] === quote && isEscapedElsewhere(text, end + 1, stop))) end++;
  }
  return undefined;
}

/** Where a piece ends that is quoted or begins with a backslash; undefined where none begins. */
export function pieceEnd(text: string, at: number, stop: number, { quote }: Shell): number | undefined {
  const sign = text.charAt(at);
  if (sign === '\\') {
    const next = text.charAt(at + 1);
    const isEscaped = at + 1 < stop && next !== '' && next !== quote && !(quote !== '' && /["'\\]/.test(next));
    return isEscaped ? at + 2 : undefined;
  }
  return (sign === '"' || sign === "'") && sign !== quote ? quotedEnd(text, at, stop) : undefined;
}

/** Tells whether another piece is joined to a quoted one, and not what is around both. */
export function isJoined(text: string, at: number, { quote }: Shell): boolean {
  const sign = text.charAt(at);
  if (sign === '' || sign === quote || /[\s,;&|<>()[\]{}:]/.test(sign)) return false;
  return !/^[.!?/+*=-](?:[\s>"'`,;)\]}]|$)/.test(text.slice(at, at + 2));
}

/** Without the quotes around it, where one piece, or the first and the last of several, are quoted alike. */
export function insideQuotes(text: string, { start, end }: Range): Range {
  const first = text.charAt(start);
  const isQuoted = (first === '"' || first === "'") && end - start > 1 && text[end - 1] === first;
  return isQuoted && text[end - 2] !== '\\' ? { start: start + 1, end: end - 1 } : { start, end };
}
