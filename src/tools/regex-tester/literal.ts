import { FLAGS } from './flags';

/** A regular expression as it is written between slashes. */
export interface Literal {
  readonly pattern: string;
  readonly flags: string;
}

const LETTERS = new RegExp(`^[${FLAGS.join('')}]*$`);

/**
 * Takes `/pattern/flags` apart, as it stands in a program; undefined where a text is no such literal. A slash within it must be escaped or
 * stand in a class.
 */
export function readLiteral(text: string): Literal | undefined {
  const source = text.trim();
  if (!source.startsWith('/') || /[\r\n\u2028\u2029]/.test(source) || /^\/[/*]/.test(source)) return undefined;
  let inClass = false;
  for (let at = 1; at < source.length; at++) {
    const character = source.charAt(at);
    if (character === '\\') at++;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '/' && !inClass) {
      const flags = source.slice(at + 1);
      return LETTERS.test(flags) && new Set(flags).size === flags.length
        ? { pattern: source.slice(1, at), flags }
        : undefined;
    }
  }
  return undefined;
}

/**
 * What is pasted into the field, which has one line: a literal taken apart, else the text with its line ends written as escapes, where it has
 * any; undefined for what can be pasted as it is. A line end around it came with the line that was copied, and is left out.
 */
export function readPasted(text: string): Literal | { readonly pattern: string } | undefined {
  const isBroken = /[\r\n\u2028\u2029]/.test(text);
  const source = isBroken ? escapeEnds(withoutOuterEnds(text)) : text;
  return readLiteral(source) ?? (isBroken ? { pattern: source } : undefined);
}

/** Without the line ends around it, in one way through: a pattern for those at the end would begin at each of a run anew. */
function withoutOuterEnds(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isEnd(text[start])) start += 1;
  while (end > start && isEnd(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

function isEnd(sign: string | undefined): boolean {
  return sign === '\r' || sign === '\n';
}

function escapeEnds(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

/** An expression as a program would hold it: slashes and line ends escaped, and no `//`, which begins a comment. */
export function writeLiteral({ pattern, flags }: Literal): string {
  const source = escapeEnds(slashed(pattern).replaceAll('\r\n', String.raw`\r\n`));
  return `/${source === '' ? '(?:)' : source}/${flags}`;
}

/** Each slash that would end the literal, with a backslash. */
function slashed(pattern: string): string {
  let written = '';
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern.charAt(at);
    if (character === '\\') {
      written += pattern.slice(at, at + 2);
      at++;
      continue;
    }
    if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    written += character === '/' && !inClass ? String.raw`\/` : character;
  }
  return written;
}
