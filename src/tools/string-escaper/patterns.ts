import type { Dialect, Effect, Reading } from './dialect';
import { exactly, HALVES } from './quoted-dialect';
import { readEscapes, type EscapeReading } from './read-escapes';
import { ReadSink } from './read-sink';
import { hex, longNumber, writeEscapes, type EscapeWriting } from './write-escapes';

/** Signs with a backslash before each. */
const escaped = (signs: string) => Object.fromEntries([...signs].map((sign) => [sign, `\\${sign}`]));

const CONTROLS = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)).join('');

/** A letter behind a backslash matches something, if it is no character. */
function reading(rules: Partial<EscapeReading>): EscapeReading {
  return { sign: '\\', names: {}, self: '', letters: 'meaning', signs: 'self', ...rules };
}

function readPattern(source: string, rules: EscapeReading): Reading {
  const sink = new ReadSink(source);
  readEscapes(source, 0, source.length, rules, sink);
  return sink.done(false);
}

function pattern(writing: EscapeWriting, rules: EscapeReading, refuses: Dialect['refuses'] = [HALVES]): Dialect {
  return {
    write: (text, style) => writeEscapes(text, style, writing),
    read: (source) => readPattern(source, rules),
    refuses,
    styles: writing.number ? ['ascii', 'every'] : [],
  };
}

const SPACES = /^[\s\ufeff]$/;
/** What is neither a letter nor a sign of the grammar, and yet may mean something where a pattern is put together. */
const PUNCTUATION = ',-=<>#&!%:;@~\'"`';

const jsNumber = (code: number) => (code < 0x100 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`);

/** As `RegExp.escape` does it (ECMAScript 2025). */
const regexJavascript = pattern(
  {
    marks: {
      ...escaped('^$\\.*+?()[]{}|/'),
      ...{ '\t': '\\t', '\n': '\\n', '\v': '\\v', '\f': '\\f', '\r': '\\r' },
      ...Object.fromEntries([...PUNCTUATION, ' '].map((sign) => [sign, `\\x${hex(sign.charCodeAt(0), 2)}`])),
    },
    number: jsNumber,
    wide: 'units',
    rawControls: CONTROLS,
    rawUpperControls: true,
    isWild: (code) => SPACES.test(String.fromCharCode(code)),
    aroundUnits: '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
    // At the beginning it might go on with what stands before it.
    around: (text, at) => (at === 0 && /^[\da-zA-Z]/.test(text) ? `\\x${hex(text.charCodeAt(0), 2)}` : undefined),
  },
  reading({
    names: { t: '\t', n: '\n', v: '\v', f: '\f', r: '\r', '0': '\0' },
    x: exactly(2),
    u: exactly(4),
    braces: 'u',
    halves: true,
  }),
  [],
);

const regexPcre = pattern(
  {
    marks: { ...escaped('.\\+*?[^]$(){}=!<>|:-#/'), '\0': '\\000' },
    number: (code) => `\\x{${hex(code, 1)}}`,
    wide: 'points',
    rawControls: CONTROLS,
    rawUpperControls: true,
  },
  reading({
    names: { a: '\x07', e: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t' },
    x: { least: 0, most: 2 },
    braces: 'x',
    extra: (source, at, to, sink) => readOctalOrQuoted(source, at, to, sink),
  }),
);

const regexPython = pattern(
  {
    marks: escaped('()[]{}?*+-|^$\\.&~# \t\n\r\v\f'),
    number: (code) => (code < 0x100 ? `\\x${hex(code, 2)}` : longNumber(code)),
    wide: 'points',
    rawControls: CONTROLS,
    rawUpperControls: true,
  },
  reading({
    names: { a: '\x07', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
    x: exactly(2),
    u: exactly(4),
    longU: exactly(8),
    halves: true,
  }),
  [],
);

const regexDotnet = pattern(
  {
    marks: { ...escaped('\\*+?|{[()^$.# '), '\t': '\\t', '\n': '\\n', '\f': '\\f', '\r': '\\r' },
    number: (code) => `\\u${hex(code, 4)}`,
    wide: 'units',
    rawControls: CONTROLS,
    rawUpperControls: true,
  },
  reading({
    names: { a: '\x07', t: '\t', r: '\r', v: '\v', f: '\f', n: '\n', e: '\x1b' },
    x: exactly(2),
    u: exactly(4),
    halves: true,
  }),
  [],
);

/** `\012`, and all between `\Q` and `\E`. */
function readOctalOrQuoted(source: string, at: number, to: number, sink: ReadSink): number {
  if (source.startsWith('\\Q', at)) {
    const end = source.indexOf('\\E', at + 2);
    const close = end < 0 || end > to ? to : end;
    sink.add(source.slice(at + 2, close));
    return Math.min(close + 2, to);
  }
  if (source.startsWith('\\E', at)) return at + 2;
  const [octal] = /^\\0[0-7]{0,3}/.exec(source.slice(at, Math.min(at + 5, to))) ?? [];
  if (octal === undefined) return -1;
  const value = Number.parseInt(octal.slice(1), 8);
  const isTooLarge = value > 0o377;
  sink.add(String.fromCharCode(isTooLarge ? value >> 3 : value));
  return at + octal.length - (isTooLarge ? 1 : 0);
}

const regexJava: Dialect = {
  write: (text) => `\\Q${text.replaceAll('\\E', '\\E\\\\E\\Q')}\\E`,
  read: (source) =>
    readPattern(
      source,
      reading({
        names: { a: '\x07', e: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t' },
        x: exactly(2),
        u: exactly(4),
        braces: 'x',
        halves: true,
        extra: readOctalOrQuoted,
      }),
    ),
  refuses: [HALVES],
  styles: [],
};

/** How the text that takes the place of a match is written: what would be a group of it is not. */
interface Replacement {
  /** Signs that have another before them. */
  readonly signs: Readonly<Record<string, string>>;
  /** What is put in: groups and the like. */
  readonly inserts: RegExp;
  readonly unknown: Effect;
}

function replacement({ signs, inserts, unknown }: Replacement, rest: Readonly<Record<string, string>> = {}): Dialect {
  const readable = { ...Object.fromEntries(Object.entries(signs).map(([sign, written]) => [written, sign])), ...rest };
  const hasBackslash = Object.hasOwn(signs, '\\');
  return {
    write: (text) => text.replace(/[$\\]/g, (sign) => signs[sign] ?? sign),
    read: (source) => {
      const sink = new ReadSink(source);
      let at = 0;
      while (at < source.length) {
        const pair = source.slice(at, at + 2);
        const insert = matchAt(inserts, source, at);
        if (Object.hasOwn(readable, pair)) sink.add(readable[pair] ?? '');
        else if (insert !== undefined) sink.leave('inserted', at, at + insert.length, 'value');
        else if (hasBackslash && pair.startsWith('\\')) sink.leave('unknown', at, at + pair.length, unknown);
        else {
          const end = nextSign(source, at + 1);
          sink.add(source.slice(at, end));
          at = end;
          continue;
        }
        at += insert !== undefined && !Object.hasOwn(readable, pair) ? insert.length : pair.length;
      }
      return sink.done(false);
    },
    refuses: [HALVES],
    styles: [],
  };
}

function matchAt(inserts: RegExp, source: string, at: number): string | undefined {
  inserts.lastIndex = at;
  return inserts.exec(source)?.[0];
}

function nextSign(source: string, from: number): number {
  let at = from;
  while (at < source.length && source.charAt(at) !== '$' && source.charAt(at) !== '\\') at += 1;
  return at;
}

const DOLLAR_GROUPS = /\$(?:\d{1,2}|[&`']|<[^>]*>)/y;

export const PATTERNS = {
  'regex-javascript': regexJavascript,
  'regex-pcre': regexPcre,
  'regex-python': regexPython,
  'regex-java': regexJava,
  'regex-dotnet': regexDotnet,
  'replace-javascript': replacement({ signs: { $: '$$' }, inserts: DOLLAR_GROUPS, unknown: 'keep' }),
  'replace-php': replacement({
    signs: { $: '\\$', '\\': '\\\\' },
    inserts: /[$\\]\d{1,2}|\$\{\d{1,2}\}/y,
    unknown: 'keep',
  }),
  'replace-python': replacement(
    { signs: { '\\': '\\\\' }, inserts: /\\(?:[1-9]\d?|0[0-7]{0,2}|g<[^>]*>)/y, unknown: 'error' },
    { '\\n': '\n', '\\r': '\r', '\\t': '\t', '\\a': '\x07', '\\b': '\b', '\\f': '\f', '\\v': '\v' },
  ),
  'replace-java': replacement({ signs: { $: '\\$', '\\': '\\\\' }, inserts: /\$(?:\d+|\{[^}]*\})/y, unknown: 'drop' }),
  'replace-dotnet': replacement({ signs: { $: '$$' }, inserts: /\$(?:\d+|[&`'+_]|\{[^}]*\})/y, unknown: 'keep' }),
} satisfies Record<string, Dialect>;
