import type { Token } from '../token';

const HEADER = /^(\s*)(\[\[?.*?\]\]?)(\s*)(?=#|$)/;
const KEY = /^(\s*)((?:[\w-]+|"(?:[^"\\]|\\.)*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"(?:[^"\\]|\\.)*"|'[^']*'))*)(\s*=\s*)/;
const PIECE =
  /("""(?:[^"\\]|\\.|"(?!""))*(?:"{3,5}|$)|"(?:[^"\\]|\\.)*"?|'''.*?(?:'{3,5}|$)|'[^']*'?)|(#.*)|([\w-]+\s*)(?==)|\b(true|false)\b|([+-]?(?:\d[\w.:+-]*|inf\b|nan\b))|[^"'#\w+-]+|[\w+-]+/g;

const FOUND = ['string', 'key', 'number', 'word'] as const;

/** One line of printed TOML as coloured pieces; together they are the line. */
export function highlightTomlLine(line: string): Token[] {
  const tokens: Token[] = [];
  const head = HEADER.exec(line) ?? KEY.exec(line);
  const [, indent = '', name = '', rest = ''] = head ?? [];
  if (indent !== '') tokens.push({ text: indent });
  if (name !== '') tokens.push({ text: name, kind: 'key' });
  if (rest !== '') tokens.push({ text: rest, kind: 'quiet' });
  for (const [piece, string, comment, key, word, number] of line.slice(head?.[0].length ?? 0).matchAll(PIECE)) {
    const found = [string, key, number, word].findIndex((text) => text !== undefined);
    const isQuiet = comment !== undefined || /^[^\w]/.test(piece);
    const kind = FOUND[found] ?? (isQuiet ? 'quiet' : undefined);
    tokens.push(kind ? { text: piece, kind } : { text: piece });
  }
  return tokens;
}
