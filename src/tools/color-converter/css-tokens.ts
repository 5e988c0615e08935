/** A piece of what stands between the brackets of a CSS function; `at` is its place in the text, in UTF-16 units from 0. */
export type Token = { readonly at: number; readonly text: string } & (
  | { readonly kind: 'number'; readonly value: number; readonly unit: string }
  | { readonly kind: 'word' }
  | { readonly kind: ',' }
  | { readonly kind: '/' }
  | { readonly kind: 'other' }
);

const PIECES =
  /(?<number>[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(?<unit>%|[a-z]+)?|(?<word>[a-z_-][a-z0-9_-]*)|\S/giu;

/**
 * Cuts a text into the tokens of CSS. As there, blanks are needed only where two tokens would become one (`1-2` is two numbers), and
 * comments count as blanks.
 */
export function cssTokens(text: string, from: number): Token[] {
  const tokens: Token[] = [];
  const body = withoutComments(text);
  PIECES.lastIndex = 0;
  for (const match of body.matchAll(PIECES)) {
    const { number, unit = '', word } = match.groups ?? {};
    const place = { at: from + match.index, text: match[0] };
    if (number !== undefined)
      tokens.push({ kind: 'number', value: Number(number), unit: unit.toLowerCase(), ...place });
    else if (word !== undefined) tokens.push({ kind: 'word', ...place });
    else if (match[0] === ',' || match[0] === '/') tokens.push({ kind: match[0], ...place });
    else tokens.push({ kind: 'other', ...place });
  }
  return tokens;
}

/** The text with blanks in the place of comments, as long as before. */
export function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\//g, (comment) => ' '.repeat(comment.length));
}
