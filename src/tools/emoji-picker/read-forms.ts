const MAX_CODE_POINT = 0x10_ffff;

/** One code point or unit in a notation; its digits, and their base. */
interface Notation {
  readonly pattern: RegExp;
  readonly base: 10 | 16;
}

/** Each is tried where the one before ended; longer ones come before those they begin like. */
const NOTATIONS: readonly Notation[] = [
  { pattern: /U\+([\da-f]{1,6})(?![\da-f])/iy, base: 16 },
  { pattern: /0x([\da-f]{1,6})(?![\da-f])/iy, base: 16 },
  { pattern: /\\u\{([\da-f]{1,6})\}/iy, base: 16 },
  { pattern: /\\U([\da-f]{8})/iy, base: 16 },
  { pattern: /\\u([\da-f]{4})/iy, base: 16 },
  { pattern: /&#x([\da-f]{1,6});?/iy, base: 16 },
  { pattern: /&#(\d{1,7});?/y, base: 10 },
  { pattern: /\\([\da-f]{1,6})(?![\da-f])/iy, base: 16 },
  // Without a sign before them, four digits are the least: `U+1F680` is often copied without its head.
  { pattern: /([\da-f]{4,6})(?![\p{L}\p{N}])/iuy, base: 16 },
];
const GAP = /[\s,\-_]*/y;

/** Matches a sticky pattern at a place. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The text that a sequence of code points in any of the notations means; undefined when it holds anything else. */
function readCodePoints(query: string): string | undefined {
  let text = '';
  let at = 0;
  while (at < query.length) {
    const found = NOTATIONS.map(({ pattern, base }) => ({ match: matchAt(pattern, query, at), base })).find(
      ({ match }) => match !== null,
    );
    const digits = found?.match?.[1];
    if (found === undefined || digits === undefined) return undefined;
    const code = Number.parseInt(digits, found.base);
    if (code > MAX_CODE_POINT) return undefined;
    // Two halves of a pair come together by themselves.
    text += String.fromCodePoint(code);
    at += found.match?.[0].length ?? 0;
    at += matchAt(GAP, query, at)?.[0].length ?? 0;
  }
  return text === '' ? undefined : text;
}

const PERCENT = /^(?:%[\da-f]{2}|[!-$&-~])+$/i;
const BYTES = /^(?:(?:\\x|0x)?[\da-f]{2}[\s,]*){3,}$/i;

/** The text of bytes in UTF-8; undefined when they are not. */
function decodeBytes(bytes: readonly number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** The text of `F0 9F 9A 80`, `\xf0\x9f\x9a\x80` or `%F0%9F%9A%80`. */
function readBytes(query: string): string | undefined {
  if (query.includes('%') && PERCENT.test(query)) {
    const bytes = query.replaceAll(/%([\da-f]{2})|[^%]/gi, (char, digits?: string) => ` ${digits ?? hexOf(char)}`);
    return decodeBytes(bytesIn(bytes));
  }
  // Six or four digits in a row are rather a code point.
  if (!BYTES.test(query) || /^[\da-f]{1,6}$/i.test(query)) return undefined;
  return decodeBytes(bytesIn(query.replaceAll(/\\x|0x/gi, ' ')));
}

function hexOf(char: string): string {
  return char.charCodeAt(0).toString(16).padStart(2, '0');
}

function bytesIn(text: string): number[] {
  return [...text.matchAll(/[\da-f]{2}/gi)].map(([digits]) => Number.parseInt(digits, 16));
}

/** The longest query that is read as code; an emoji has ten code points at most. */
const MOST_CHARACTERS = 2000;

/**
 * The text that a query spells in code, in any of the forms the tool writes: `U+1F680`, `1f680`, `\u{1F680}`,
 * `\ud83d\ude80`, `&#x1F680;`, bytes, and sequences of them. Undefined when it is no code.
 */
export function readForms(query: string): string | undefined {
  const trimmed = query.trim();
  if (trimmed === '' || trimmed.length > MOST_CHARACTERS) return undefined;
  return readBytes(trimmed) ?? readCodePoints(trimmed);
}
