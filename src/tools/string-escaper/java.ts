import type { Dialect, Left, Reading } from './dialect';
import { javaBlock } from './indented';
import { exactly, JOINED_BY_PLUS, quotedDialect, reader } from './quoted-dialect';
import { hexEnd, type EscapeReading } from './read-escapes';
import { hex, isOctal } from './write-escapes';

const MARKS = {
  ...{ '\b': '\\b', '\t': '\\t', '\n': '\\n', '\f': '\\f', '\r': '\\r' },
  ...{ '\\': '\\\\', '"': '\\"' },
};

/** `\u000a` would end the line before it is read as an escape, so ASCII is written in base eight. */
function number(code: number, next: number): string {
  if (code >= 0x80) return `\\u${hex(code, 4)}`;
  return `\\${code.toString(8).padStart(isOctal(next) ? 3 : 1, '0')}`;
}

const isFirstHalf = (unit: number) => (unit & 0xfc00) === 0xd800;

const READING: EscapeReading = {
  sign: '\\',
  names: { b: '\b', s: ' ', t: '\t', n: '\n', f: '\f', r: '\r' },
  self: '\\"\'',
  octal: { least: 1, most: 3, limit: 0o377 },
  u: exactly(4),
  halves: true,
  letters: 'error',
  signs: 'error',
};

const written = quotedDialect({
  open: '"',
  writing: {
    marks: MARKS,
    number,
    wide: 'units',
    aroundUnits: '\\',
    // javac 17 takes the second of two backslashes for the beginning of a number where half a character stands before them.
    around: (text, at) => (text.charAt(at) === '\\' && isFirstHalf(text.charCodeAt(at - 1)) ? '\\134' : undefined),
  },
  reading: reader(
    [
      {
        ...{ open: /"""[ \t\f]*\r?\n/y, close: '"""', hasBreaks: true },
        ...{ escapes: { ...READING, breaks: 'drop' as const }, inside: javaBlock },
      },
      { open: /"/y, close: '"', escapes: READING },
    ],
    READING,
    JOINED_BY_PLUS,
  ),
  joint: ' +\n',
});

/** Java reads `\u0022` as a quote before it looks for literals: so is it done here, and places are led back. */
export const java: Dialect = {
  ...written,
  read: (source) => {
    if (!source.includes('\\u')) return written.read(source);
    const { text, shifts } = translated(source);
    const reading = written.read(text);
    return { ...reading, left: reading.left.map((one) => ledBack(one, shifts)) } satisfies Reading;
  },
};

/** From a place of what was translated on, so many units more stand in the source. */
interface Shift {
  readonly at: number;
  readonly by: number;
}

function ledBack(left: Left, shifts: readonly Shift[]): Left {
  const shift = shifts.findLast(({ at }) => at <= left.at);
  return { ...left, at: left.at + (shift?.by ?? 0) };
}

function translated(source: string): { readonly text: string; readonly shifts: readonly Shift[] } {
  const shifts: Shift[] = [];
  let text = '';
  let from = 0;
  for (let at = source.indexOf('\\'); at >= 0; at = source.indexOf('\\', at)) {
    const end = source.charAt(at + 1) === 'u' ? escapeEnd(source, at) : -1;
    if (end < 0) {
      // Behind a backslash a second one begins nothing.
      at += 2;
      continue;
    }
    const unit = Number.parseInt(source.slice(end - 4, end), 16);
    text += source.slice(from, at) + String.fromCharCode(unit);
    shifts.push({ at: text.length, by: end - text.length });
    from = end;
    at = end;
  }
  return { text: text + source.slice(from), shifts };
}

/** Where `\uuuu0041` ends; -1 where it is none. */
function escapeEnd(source: string, at: number): number {
  let digits = at + 1;
  while (source.charAt(digits) === 'u') digits += 1;
  const end = hexEnd(source, digits, source.length, 4);
  return digits > at + 1 && end === digits + 4 ? end : -1;
}
