import type { Dialect, Named } from './dialect';
import { exactly, HALVES, JOINED_BY_BLANKS, quotedDialect, reader } from './quoted-dialect';
import type { EscapeReading } from './read-escapes';
import { hex, longNumber, type EscapeWriting } from './write-escapes';

const isDigit = (unit: number) => unit >= 0x30 && unit <= 0x39;

const JS_NAMES = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
const JS_MARKS = { '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\v': '\\v', '\\': '\\\\' };

// A zero before a digit would be a number in base eight.
function jsNumber(code: number, next: number): string {
  if (code === 0 && !isDigit(next)) return '\\0';
  if (code > 0xffff) return `\\u{${hex(code, 1)}}`;
  return code < 0x100 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`;
}

const isLineSeparator = (code: number) => code === 0x2028 || code === 0x2029;

const JS_WRITING = { number: jsNumber, wide: 'points', isWild: isLineSeparator } as const;

const JS_READING: EscapeReading = {
  sign: '\\',
  names: JS_NAMES,
  self: '',
  octal: { least: 1, most: 3, limit: 0o377 },
  x: exactly(2),
  u: exactly(4),
  braces: 'u',
  halves: true,
  letters: 'drop',
  signs: 'self',
  breaks: 'drop',
};
const JS_TEMPLATE: EscapeReading = { ...JS_READING, inserts: /\$\{[^}]*\}?/g };

const JS_LITERALS = reader(
  [
    { open: /'/y, close: "'", escapes: JS_READING },
    { open: /"/y, close: '"', escapes: JS_READING },
    { open: /`/y, close: '`', escapes: JS_TEMPLATE, hasBreaks: true },
  ],
  JS_READING,
);

const javascript = (quote: string): Dialect =>
  quotedDialect({
    open: quote,
    writing: { ...JS_WRITING, marks: { ...JS_MARKS, [quote]: `\\${quote}` } },
    reading: JS_LITERALS,
    joint: ' +\n',
    styles: ['ascii', 'every', 'html'],
  });

// In a template lines end as they stand, but for carriage returns, which are read as line feeds.
const TEMPLATE: EscapeWriting = {
  ...JS_WRITING,
  marks: { '\b': '\\b', '\f': '\\f', '\r': '\\r', '\t': '\\t', '\v': '\\v', '\\': '\\\\', '`': '\\`' },
  rawControls: '\n',
  aroundUnits: '$',
  around: (text, at) => (text.startsWith('${', at) ? '\\$' : undefined),
};

const PYTHON_MARKS = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

function pythonReading(named: Named | undefined, isBytes: boolean): EscapeReading {
  const rules: EscapeReading = {
    sign: '\\',
    names: { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
    self: '\\\'"',
    octal: { least: 1, most: 3, limit: isBytes ? 0o377 : 0o777 },
    x: exactly(2),
    bytes: isBytes,
    letters: 'keep',
    signs: 'keep',
    breaks: 'drop',
  };
  if (isBytes) return rules;
  return {
    ...rules,
    u: exactly(4),
    longU: exactly(8),
    halves: true,
    extra: (source, at, to, sink) => {
      if (!source.startsWith('\\N', at)) return -1;
      const close = source.charAt(at + 2) === '{' ? source.indexOf('}', at + 3) : -1;
      const isNear = close > 0 && close < to && close - at < 100;
      const character = isNear ? named?.(source.slice(at + 3, close)) : undefined;
      const end = isNear ? close + 1 : Math.min(at + 2, to);
      if (character === undefined) sink.leave(isNear ? 'no-character' : 'unfinished', at, end, 'error');
      else sink.add(character);
      return end;
    },
  };
}

function pythonLiterals(named: Named | undefined) {
  const [text, bytes] = [pythonReading(named, false), pythonReading(named, true)];
  const literal = (prefix: string, escapes: EscapeReading) =>
    (["'''", '"""', "'", '"'] as const).map((quote) => ({
      open: new RegExp(`${prefix}${quote}`, 'y'),
      close: quote,
      escapes,
      hasBreaks: quote.length === 3,
    }));
  // A backslash of a raw string stands for itself, but keeps a quote from ending it.
  const rawReading: EscapeReading = {
    sign: '\\',
    names: {},
    self: '',
    letters: 'self',
    signs: 'self',
    extra: (source, at, to, sink) => {
      const end = Math.min(at + 2, to);
      sink.add(source.slice(at, end));
      return end;
    },
  };
  return reader(
    [
      ...literal('[uUfFtT]?', text),
      ...literal('[bB]', bytes),
      ...literal('(?:[bBfFtT]?[rR]|[rR][bBfFtT])', rawReading),
    ],
    text,
    /(?:\s|\\\r?\n)*(?:\+(?:\s|\\\r?\n)*)?/y,
  );
}

function pythonNumber(code: number): string {
  return code < 0x100 ? `\\x${hex(code, 2)}` : longNumber(code);
}

const python = (quote: string): Dialect => {
  const made = quotedDialect({
    open: quote,
    writing: { marks: { ...PYTHON_MARKS, [quote]: `\\${quote}` }, number: pythonNumber, wide: 'points' },
    reading: pythonLiterals,
    joint: '\n',
    around: ['(', ')'],
  });
  // Literals beside each other are one in brackets.
  return { ...made, read: (source, named) => made.read(withoutBrackets(source), named) };
};

/** Brackets around the whole become blanks, so that places stay what they are. */
function withoutBrackets(source: string): string {
  const match = /^(\s*)\((?=\s*[a-zA-Z]{0,2}['"])/.exec(source);
  const end = source.trimEnd().length;
  if (!match || source.charAt(end - 1) !== ')') return source;
  const open = match[0].length;
  return `${' '.repeat(open)}${source.slice(open, end - 1)} ${source.slice(end)}`;
}

const PHP_MARKS = {
  ...{ '\n': '\\n', '\t': '\\t', '\r': '\\r', '\v': '\\v', '\x1b': '\\e', '\f': '\\f' },
  ...{ '\\': '\\\\', $: '\\$', '"': '\\"' },
};

const PHP_READING: EscapeReading = {
  sign: '\\',
  names: { n: '\n', t: '\t', r: '\r', v: '\v', e: '\x1b', f: '\f' },
  self: '\\$"',
  octal: { least: 1, most: 3, limit: 0o377 },
  x: { least: 1, most: 2 },
  braces: 'u',
  bytes: true,
  letters: 'keep',
  signs: 'keep',
  inserts: /\{\$|\$\{?[A-Za-z_\u0080-\uffff]\w*/g,
};

// Only the quote and the backslash have escapes between single quotes.
const PHP_SINGLE: EscapeReading = {
  sign: '\\',
  names: {},
  self: "\\'",
  letters: 'self',
  signs: 'self',
  extra: (source, at, to, sink) => {
    const next = source.charAt(at + 1);
    const end = Math.min(at + 2, to);
    sink.add(end - at === 2 && "\\'".includes(next) ? next : source.slice(at, end));
    return end;
  },
};

const php = quotedDialect({
  open: '"',
  writing: {
    marks: PHP_MARKS,
    number: (code) => (code < 0x80 ? `\\x${hex(code, 2)}` : `\\u{${hex(code, 1)}}`),
    wide: 'points',
  },
  reading: reader(
    [
      { open: /[bB]?"/y, close: '"', escapes: PHP_READING, hasBreaks: true },
      { open: /[bB]?'/y, close: "'", escapes: PHP_SINGLE, hasBreaks: true },
    ],
    PHP_READING,
    /\s*\.\s*/y,
  ),
  refuses: [HALVES],
  joint: ' .\n',
});

const CSS_MARKS = { '"': '\\"', '\\': '\\\\' };
const cssNumber = (code: number) => `\\${hex(code, 1)} `;

const CSS_READING: EscapeReading = {
  sign: '\\',
  names: {},
  self: '',
  letters: 'self',
  signs: 'self',
  breaks: 'drop',
  extra: (source, at, to, sink) => {
    const [digits] = /^[\da-fA-F]{1,6}/.exec(source.slice(at + 1, Math.min(at + 7, to))) ?? [];
    if (digits === undefined) return -1;
    const code = Number.parseInt(digits, 16);
    const end = at + 1 + digits.length;
    // One blank behind the digits belongs to them.
    const [blank = ''] = /^(?:\r\n|[ \t\r\n\f])/.exec(source.slice(end, Math.min(end + 2, to))) ?? [];
    const isNone = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
    sink.add(isNone ? '\ufffd' : String.fromCodePoint(code));
    return end + blank.length;
  },
};

const css = quotedDialect({
  open: '"',
  writing: { marks: CSS_MARKS, number: cssNumber, wide: 'points' },
  reading: reader(
    [
      { open: /"/y, close: '"', escapes: CSS_READING },
      { open: /'/y, close: "'", escapes: CSS_READING },
    ],
    CSS_READING,
    JOINED_BY_BLANKS,
  ),
  // oxlint-disable-next-line no-control-regex -- it is what is looked for
  refuses: [['nul', /\0/], HALVES],
});

export const SCRIPT_LANGUAGES = {
  javascript: javascript("'"),
  'javascript-double': javascript('"'),
  template: quotedDialect({
    open: '`',
    writing: TEMPLATE,
    reading: { ...JS_LITERALS, bare: JS_TEMPLATE },
    joint: ' +\n',
    styles: ['ascii', 'every', 'html'],
  }),
  python: python("'"),
  'python-double': python('"'),
  php,
  css,
} satisfies Record<string, Dialect>;
