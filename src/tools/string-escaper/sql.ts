import type { Dialect, Style } from './dialect';
import { exactly, HALVES, NUL, quotedDialect, reader } from './quoted-dialect';
import type { EscapeReading } from './read-escapes';
import { readLiterals, type Literal } from './read-literals';
import { hex, longNumber } from './write-escapes';

/** Literals are one text beside each other or with the sign that joins them. */
const JOINT = /\s*(?:\|\|)?\s*/y;
const PLUS = /\s*\+\s*/y;

const DOUBLED: Literal = { open: /[nN]?'/y, close: "'", isDoubled: true, hasBreaks: true };

const doubled = (text: string) => text.replaceAll("'", "''");
const quoted = (text: string, { quotes }: Style, open = "'") => (quotes ? `${open}${doubled(text)}'` : doubled(text));

/** What stands between quotes without them: quotes that stand twice are one. */
function readBareDoubled(source: string) {
  return { text: source.replaceAll("''", "'"), left: [], leftCount: 0, isQuoted: false };
}

function readDoubled(source: string, literals: readonly Literal[], joint: RegExp) {
  const reading = readLiterals(source, { literals, bare: undefined, joint });
  if (reading.isQuoted || reading.leftCount > 0) return reading;
  return readBareDoubled(source);
}

const sql: Dialect = {
  write: (text, style) => quoted(text, style),
  read: (source) => readDoubled(source, [DOUBLED], JOINT),
  refuses: [NUL, HALVES],
  styles: ['quotes'],
  joint: ' ||\n',
};

const MYSQL_READING: EscapeReading = {
  sign: '\\',
  names: { '0': '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\x1a' },
  self: '\\\'"',
  letters: 'drop',
  signs: 'self',
  // Before % and _ the backslash stays, for LIKE.
  extra: (source, at, to, sink) => {
    const next = at + 1 < to ? source.charAt(at + 1) : '';
    if (next !== '%' && next !== '_') return -1;
    sink.add(source.slice(at, at + 2));
    return at + 2;
  },
};

const mysql = quotedDialect({
  open: "'",
  writing: {
    marks: { '\0': '\\0', '\n': '\\n', '\r': '\\r', '\x1a': '\\Z', '\\': '\\\\', "'": "\\'" },
    wide: 'points',
  },
  reading: reader(
    [
      { open: /[nN]?'/y, close: "'", escapes: MYSQL_READING, isDoubled: true, hasBreaks: true },
      { open: /"/y, close: '"', escapes: MYSQL_READING, isDoubled: true, hasBreaks: true },
    ],
    MYSQL_READING,
    /\s*/y,
  ),
  refuses: [HALVES],
  joint: '\n',
});

const POSTGRESQL_READING: EscapeReading = {
  sign: '\\',
  names: { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
  self: '\\\'"',
  octal: { least: 1, most: 3, limit: 0o377 },
  x: { least: 1, most: 2 },
  u: exactly(4),
  longU: exactly(8),
  bytes: true,
  halves: true,
  letters: 'drop',
  signs: 'self',
};

/** A tag that is not in the text: also not by its end together with what closes it. */
const DOLLARS: Literal = { open: /\$([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/y, close: '$$1$', hasBreaks: true };

const POSTGRESQL_LITERALS: readonly Literal[] = [
  { open: /[eE]'/y, close: "'", escapes: POSTGRESQL_READING, isDoubled: true, hasBreaks: true },
  DOUBLED,
  DOLLARS,
];

const postgresql = quotedDialect({
  open: "E'",
  writing: {
    marks: { '\\': '\\\\', "'": "''" },
    number: (code) => (code < 0x80 ? `\\x${hex(code, 2)}` : longNumber(code)),
    wide: 'points',
    rawControls: Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join(''),
    rawUpperControls: true,
  },
  reading: reader(POSTGRESQL_LITERALS, POSTGRESQL_READING, JOINT),
  refuses: [NUL, HALVES],
  joint: ' ||\n',
});

function inDollars(text: string): string {
  for (let tag = '', count = 0; ; tag = `q${count === 0 ? '' : count}`, count++) {
    const mark = `$${tag}$`;
    if (`${text}${mark}`.indexOf(mark) === text.length) return `${mark}${text}${mark}`;
  }
}

const dollars: Dialect = {
  write: (text, { quotes }) => (quotes ? inDollars(text) : text),
  read: (source) => readLiterals(source, { literals: POSTGRESQL_LITERALS, bare: undefined, joint: JOINT }),
  refuses: [NUL, HALVES],
  styles: ['quotes'],
  joint: ' ||\n',
};

/** A backslash before a line break takes both away, so a literal ends between them. */
const TORN = /\\(?=\r?\n)/g;

function takeBreaksAway(body: string): string {
  return body.replace(/\\\r?\n/g, '');
}

const SQL_SERVER: Literal = { ...DOUBLED, inside: (body) => takeBreaksAway(body).replaceAll("''", "'") };

const sqlServer: Dialect = {
  write: (text, style) => (style.quotes ? quoted(text, style, "N'").replace(TORN, "\\' + N'") : doubled(text)),
  read: (source) => readDoubled(source, [source.includes('\\') ? SQL_SERVER : DOUBLED], PLUS),
  refuses: [NUL, HALVES],
  styles: ['quotes'],
  joint: ' +\n',
};

const LIKE_READING: EscapeReading = {
  sign: '\\',
  names: {},
  self: '\\%_[',
  letters: 'error',
  signs: 'error',
};

/** A pattern that matches the text itself; the escape sign is named, since not every database has it by itself. */
const like: Dialect = {
  write: (text, style) => {
    const pattern = text.replace(/[\\%_]/g, '\\$&');
    return style.quotes ? `${quoted(pattern, style)} ESCAPE '\\'` : pattern;
  },
  read: (source) => {
    // What names the escape sign is no part of the pattern; it is left out.
    const [named] = /\bescape\s*'\\'\s*[;,]?\s*$/i.exec(source.slice(-60)) ?? [];
    const pattern = named === undefined ? source : source.slice(0, source.length - named.length);
    const literals = [{ ...DOUBLED, escapes: LIKE_READING }];
    return readLiterals(pattern, { literals, bare: LIKE_READING, joint: /(?!)/y });
  },
  refuses: [NUL, HALVES],
  styles: ['quotes'],
};

export const SQL = {
  sql,
  mysql,
  postgresql,
  'postgresql-dollar': dollars,
  'sql-server': sqlServer,
  like,
} satisfies Record<string, Dialect>;
