import type { Dialect } from './dialect';
import { lastLineBlock } from './indented';
import { java } from './java';
import { exactly, HALVES, JOINED_BY_BLANKS, quotedDialect, reader } from './quoted-dialect';
import type { EscapeReading } from './read-escapes';
import { hex, longNumber } from './write-escapes';

const octal = (code: number, least = 3) => `\\${code.toString(8).padStart(least, '0')}`;

const C_MARKS = {
  ...{ '\x07': '\\a', '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\v': '\\v' },
  ...{ '\\': '\\\\', '"': '\\"' },
};

/** What makes another sign with two question marks before it. */
const TRIGRAPHS = "=/'()!<>-";

const C_READING: EscapeReading = {
  sign: '\\',
  names: { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', e: '\x1b' },
  self: '\\"\'?',
  octal: { least: 1, most: 3, limit: 0o777 },
  x: { least: 1, most: Infinity },
  u: exactly(4),
  longU: exactly(8),
  bytes: true,
  letters: 'error',
  signs: 'error',
  breaks: 'drop',
};

const c = quotedDialect({
  open: '"',
  writing: {
    marks: C_MARKS,
    // \x takes every digit behind it, in base eight no more than three. Names of characters begin at U+00A0.
    number: (code) => (code < 0x80 ? octal(code) : code < 0xa0 ? `${octal(0xc2)}${octal(code)}` : longNumber(code)),
    wide: 'points',
    aroundUnits: '?',
    around: (text, at) =>
      text.startsWith('??', at - 1) && TRIGRAPHS.includes(text.charAt(at + 1) || ' ') ? '\\?' : undefined,
  },
  reading: reader(
    [
      { open: /(?:u8|[uUL])?R"([^()\\\s"]{0,16})\(/y, close: ')$1"', hasBreaks: true },
      { open: /(?:u8|[uUL])?"/y, close: '"', escapes: C_READING },
    ],
    C_READING,
    JOINED_BY_BLANKS,
  ),
  refuses: [HALVES],
  joint: '\n',
});

const CS_NAMES = { '0': '\0', a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', e: '\x1b' };
const CS_READING: EscapeReading = {
  sign: '\\',
  names: CS_NAMES,
  self: '\\"\'',
  x: { least: 1, most: 4 },
  u: exactly(4),
  longU: exactly(8),
  halves: true,
  letters: 'error',
  signs: 'error',
};

const csharp = quotedDialect({
  open: '"',
  writing: {
    marks: { ...C_MARKS, '\0': '\\0' },
    number: longNumber,
    wide: 'points',
    // These end a line there.
    isWild: (code) => code === 0x2028 || code === 0x2029,
  },
  reading: reader(
    [
      { open: /"""\s*?\r?\n/y, close: '"""', hasBreaks: true, inside: lastLineBlock },
      { open: /"""(?!")/y, close: '"""' },
      { open: /(?:@\$?|\$@)"/y, close: '"', isDoubled: true, hasBreaks: true },
      { open: /\$?"/y, close: '"', escapes: CS_READING },
    ],
    CS_READING,
  ),
  joint: ' +\n',
});

const GO_NAMES = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
const GO_READING: EscapeReading = {
  sign: '\\',
  names: GO_NAMES,
  self: '\\"',
  octal: { least: 3, most: 3, limit: 0o377 },
  x: exactly(2),
  u: exactly(4),
  longU: exactly(8),
  bytes: true,
  letters: 'error',
  signs: 'error',
};

const go = quotedDialect({
  open: '"',
  writing: {
    marks: C_MARKS,
    number: (code) => (code < 0x80 ? `\\x${hex(code, 2)}` : longNumber(code)),
    wide: 'points',
    // A byte order mark may stand at the beginning of a file only.
    isWild: (code) => code === 0xfeff,
  },
  reading: reader(
    [
      // Carriage returns are dropped from a raw string.
      { open: /`/y, close: '`', hasBreaks: true, inside: (body) => body.replaceAll('\r', '') },
      { open: /"/y, close: '"', escapes: GO_READING },
    ],
    GO_READING,
  ),
  refuses: [HALVES],
  joint: ' +\n',
});

const RUST_MARKS = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\0': '\\0', '\\': '\\\\', '"': '\\"' };
const braced = (code: number) => `\\u{${hex(code, 1)}}`;

const RUST_READING: EscapeReading = {
  sign: '\\',
  names: { n: '\n', r: '\r', t: '\t', '0': '\0' },
  self: '\\"\'',
  x: exactly(2),
  braces: 'u',
  letters: 'error',
  signs: 'error',
  breaks: 'blanks',
  extra: (source, at, to, sink) => {
    // Of a text only ASCII is named with two digits.
    const isBeyond = source.startsWith('\\x', at) && /^[89a-fA-F][\da-fA-F]/.test(source.slice(at + 2, at + 4));
    if (!isBeyond || at + 4 > to) return -1;
    sink.leave('no-character', at, at + 4, 'error');
    return at + 4;
  },
};
const RUST_BYTES: EscapeReading = {
  ...{ sign: '\\', names: RUST_READING.names, self: '\\"\'', x: exactly(2), bytes: true },
  ...{ letters: 'error', signs: 'error', breaks: 'blanks' },
};

const rust = quotedDialect({
  open: '"',
  writing: {
    marks: RUST_MARKS,
    number: braced,
    wide: 'points',
    // What changes the direction of text is refused by the compiler.
    isWild: (code) => (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069),
  },
  reading: reader(
    [
      { open: /[bc]?r(#{0,255})"/y, close: '"$1', hasBreaks: true },
      { open: /[bc]"/y, close: '"', escapes: RUST_BYTES, hasBreaks: true },
      { open: /"/y, close: '"', escapes: RUST_READING, hasBreaks: true },
    ],
    RUST_READING,
    /\s*,\s*/y,
  ),
  refuses: [HALVES],
  joint: ',\n',
  around: ['concat!(', ')'],
});

const KOTLIN_READING: EscapeReading = {
  sign: '\\',
  names: { t: '\t', b: '\b', n: '\n', r: '\r' },
  self: '\\"\'$',
  u: exactly(4),
  halves: true,
  letters: 'error',
  signs: 'error',
  inserts: /\$(?:\{[^}]*\}?|[A-Za-z_]\w*)/g,
};

const kotlin = quotedDialect({
  open: '"',
  writing: {
    marks: {
      ...{ '\t': '\\t', '\b': '\\b', '\n': '\\n', '\r': '\\r' },
      ...{ '\\': '\\\\', '"': '\\"', $: '\\$' },
    },
    number: (code) => `\\u${hex(code, 4)}`,
    wide: 'units',
  },
  reading: reader(
    [
      { open: /"""/y, close: '"""', hasBreaks: true },
      { open: /"/y, close: '"', escapes: KOTLIN_READING },
    ],
    KOTLIN_READING,
  ),
  joint: ' +\n',
});

const SWIFT_READING: EscapeReading = {
  sign: '\\',
  names: { '0': '\0', t: '\t', n: '\n', r: '\r' },
  self: '\\"\'',
  braces: 'u',
  letters: 'error',
  signs: 'error',
  extra: (source, at, to, sink) => {
    if (!source.startsWith('\\(', at)) return -1;
    const close = source.indexOf(')', at);
    const end = close < 0 || close >= to ? Math.min(at + 2, to) : close + 1;
    sink.leave('inserted', at, end, 'value');
    return end;
  },
};

const swift = quotedDialect({
  open: '"',
  writing: {
    marks: { ...RUST_MARKS },
    number: braced,
    wide: 'points',
  },
  reading: reader(
    [
      { open: /(#{1,255})"(?!"")/y, close: '"$1', hasBreaks: false },
      {
        ...{ open: /"""[ \t]*\r?\n/y, close: '"""', hasBreaks: true },
        ...{ escapes: { ...SWIFT_READING, breaks: 'drop' as const }, inside: lastLineBlock },
      },
      { open: /"/y, close: '"', escapes: SWIFT_READING },
    ],
    SWIFT_READING,
  ),
  refuses: [HALVES],
  joint: ' +\n',
});

/** `concat!("a", "b")` of Rust: what stands around the literals becomes blanks, so that places stay what they are. */
const concatenated: Dialect = {
  ...rust,
  read: (source) => {
    const match = /^\s*concat!\s*\(/.exec(source);
    const end = source.trimEnd().length;
    if (!match || source.charAt(end - 1) !== ')') return rust.read(source);
    const [open] = match;
    return rust.read(`${' '.repeat(open.length)}${source.slice(open.length, end - 1)} ${source.slice(end)}`);
  },
};

export const COMPILED_LANGUAGES = { java, csharp, c, go, rust: concatenated, kotlin, swift } satisfies Record<
  string,
  Dialect
>;
