import type { Token } from '../../lib/token';

/**
 * Makes the colouring of a cleaned text: what was put in, by line. The spans are start and end of each, one after the
 * other. Only lines with one are looked at; two lines of the same text are coloured as the first of them.
 */
export function replacementTokens(text: string, spans: Uint32Array): (line: string) => Token[] {
  const ofLine = new Map<string, readonly [number, number][]>();
  let place = 0;
  while (place < spans.length) {
    const lineStart = text.lastIndexOf('\n', (spans[place] ?? 0) - 1) + 1;
    const feed = text.indexOf('\n', spans[place] ?? 0);
    const lineEnd = feed < 0 ? text.length : feed;
    const inLine: [number, number][] = [];
    for (; place < spans.length && (spans[place] ?? 0) <= lineEnd; place += 2) {
      inLine.push([(spans[place] ?? 0) - lineStart, Math.min(spans[place + 1] ?? 0, lineEnd) - lineStart]);
    }
    const line = text.slice(lineStart, lineEnd).replace(/\r$/, '');
    if (!ofLine.has(line)) ofLine.set(line, inLine);
  }
  return (line) => tokensOf(line, ofLine.get(line) ?? []);
}

function tokensOf(line: string, spans: readonly [number, number][]): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const add = (token: Token) => {
    if (token.text !== '') tokens.push(token);
  };
  for (const [start, end] of spans) {
    add({ text: line.slice(at, start) });
    add({ text: line.slice(start, end), kind: 'word' });
    at = end;
  }
  add({ text: line.slice(at) });
  return tokens;
}

/** Longer values, such as private keys, are shown by their beginning. */
const SHOWN = 80;

/** What is shown of a find. */
export function beginning(text: string): string {
  const characters = [...text.slice(0, SHOWN * 2)];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text;
}
