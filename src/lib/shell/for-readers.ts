/** What stands between the brackets begins and ends with no blank: `< in >out` names files. */
const PLACEHOLDER = /<(?![<>|;&()\s'"`])(?:[^<>;&'"`\r\n\0]|(?<=\p{L})'(?=\p{L})){0,199}?(?<!\s)>/uy;

/**
 * The placeholder that begins at the offset, such as `<PATH>` or `<your key>`. A shell would read from a file and write
 * into another one; so does `<in>out`, and what goes on behind a placeholder begins with another sign.
 */
export function placeholderAt(text: string, at: number): string | undefined {
  PLACEHOLDER.lastIndex = at;
  const [found] = PLACEHOLDER.exec(text) ?? [];
  if (found === undefined) return undefined;
  const behind = text.slice(at + found.length, at + found.length + 5);
  const beginsWord = at === 0 || /\s/.test(text.charAt(at - 1));
  const isRedirection = /^[>&(]/.test(behind) || (beginsWord && /^(?:[\p{L}\p{N}_$~]|\/dev\/)/u.test(behind));
  return isRedirection ? undefined : found;
}

const DOUBLE = '[“”„‟«»＂]';
const SINGLE = '[‘’‚‛‹›＇]';

/** A sign that a text processor puts where a plain quote was typed. */
export const OPENING_QUOTE = new RegExp(`^(?:${DOUBLE}|${SINGLE})$`);

interface ClosingQuote {
  readonly at: number;
  /** How many units the signs take, with the blanks that French puts inside. */
  readonly open: number;
  readonly close: number;
  readonly isDouble: boolean;
}

/** Where what is quoted by the sign at the offset ends, on the same line: before a blank or another part of the word. */
export function closingQuote(text: string, at: number): ClosingQuote | undefined {
  const isDouble = new RegExp(DOUBLE).test(text.charAt(at));
  const pattern = new RegExp(`[^\\S\\r\\n]?${isDouble ? DOUBLE : `${SINGLE}(?!\\p{L})`}|[\\r\\n]`, 'gu');
  const isSpaced = /[«‹]/.test(text.charAt(at)) && /[^\S\r\n]/.test(text.charAt(at + 1));
  const open = isSpaced ? 2 : 1;
  pattern.lastIndex = at + open;
  const found = pattern.exec(text);
  if (!found || /[\r\n]/.test(found[0])) return undefined;
  const extra = isSpaced ? 0 : found[0].length - 1;
  return { at: found.index + extra, open, close: found[0].length - extra, isDouble };
}
