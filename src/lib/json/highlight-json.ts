import type { Token } from '../token';

const PIECE =
  /("(?:[^"\\]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)\b|\/\/.*|\/\*.*?(?:\*\/|$)|[{}[\],:\s]+|[^"{}[\],:\s/]+|\//g;

/** One line of printed JSON or JSONC as coloured pieces; together they are the line. */
export function highlightJsonLine(line: string): Token[] {
  const tokens: Token[] = [];
  const rest = line.slice(addCommentEnd(line, tokens));
  for (const match of rest.matchAll(PIECE)) {
    const [piece, literal, colon, number, word] = match;
    if (literal !== undefined) {
      tokens.push({ text: literal, kind: colon === undefined ? 'string' : 'key' });
      if (colon !== undefined) tokens.push({ text: colon, kind: 'quiet' });
    } else tokens.push({ text: piece, kind: number !== undefined ? 'number' : word !== undefined ? 'word' : 'quiet' });
  }
  return tokens;
}

/** A line inside a block comment has its beginning elsewhere; answers how much of it is comment. */
function addCommentEnd(line: string, tokens: Token[]): number {
  const end = line.indexOf('*/');
  const isInside = end >= 0 && !line.slice(0, end).includes('/*') && !line.slice(0, end).includes('"');
  const length = isInside ? end + 2 : /^\s*\*/.test(line) ? line.length : 0;
  if (length > 0) tokens.push({ text: line.slice(0, length), kind: 'quiet' });
  return length;
}
