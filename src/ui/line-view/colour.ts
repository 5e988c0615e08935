import type { Token } from '../../lib/token';

/** Gives the tokens of a line; `start` is where the line begins in the text, in UTF-16 units. */
export type Highlight = ((line: string, start: number) => readonly Token[]) & {
  /** It knows the places of the whole text, so it colours any part of a line, and lines of any length by their parts. */
  readonly isByPlace?: true;
};

/** Lines longer than this are shown without colours. */
export const COLOUR_LIMIT = 2000;

/** The tokens of a line; one plain token when it is too long or the tokens do not add up to the line. */
export function colourLine(line: string, highlight?: Highlight, start = 0): readonly Token[] {
  if (!highlight || line.length > COLOUR_LIMIT) return [{ text: line }];
  const tokens = highlight(line, start);
  // What is shown is what gets copied, so a highlighter must not change it.
  return tokens.map((token) => token.text).join('') === line ? tokens : [{ text: line }];
}

/** The tokens between two offsets of their line, the outer ones cut. */
export function sliceTokens(tokens: readonly Token[], start: number, end: number): readonly Token[] {
  const part: Token[] = [];
  let at = 0;
  for (const token of tokens) {
    const text = token.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    if (text) part.push({ ...token, text });
    at += token.text.length;
  }
  return part;
}
