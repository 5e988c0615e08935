import type { Dialect } from './dialect';
import { HALVES, JOINED_BY_PLUS, NUL, quotedDialect } from './quoted-dialect';
import type { EscapeReading } from './read-escapes';
import { readLiterals } from './read-literals';
import { readShell } from './read-shell';
import { readCommand, readWindowsArguments, writeCommand, writeWindowsArgument } from './windows';
import { hex, longNumber } from './write-escapes';

const SHELL_JOINT = '\\\n';

const posix: Dialect = {
  write: (text, { quotes }) => {
    const body = text.replaceAll("'", "'\\''");
    return quotes ? `'${body}'` : body;
  },
  read: readShell,
  refuses: [NUL, HALVES],
  styles: ['quotes'],
  joint: SHELL_JOINT,
};

const posixDouble: Dialect = {
  write: (text, { quotes }) => {
    const body = text.replace(/[\\"$`]/g, '\\$&');
    return quotes ? `"${body}"` : body;
  },
  // Without its quotes it is read as between them.
  read: (source) => (/^\s*(?:\$?['"]|[^\\]*["'])/.test(source) ? readShell(source) : readInside(source)),
  refuses: [NUL, HALVES],
  styles: ['quotes'],
  joint: SHELL_JOINT,
};

function readInside(source: string) {
  const reading = readShell(`"${source}"`);
  return { ...reading, isQuoted: false, left: reading.left.map((one) => ({ ...one, at: Math.max(0, one.at - 1) })) };
}

const bashWriting = quotedDialect({
  open: "$'",
  writing: {
    marks: {
      ...{ '\x07': '\\a', '\b': '\\b', '\x1b': '\\e', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t' },
      ...{ '\v': '\\v', '\\': '\\\\', "'": "\\'" },
    },
    number: (code) => (code < 0x80 ? `\\x${hex(code, 2)}` : longNumber(code)),
    wide: 'points',
  },
  reading: { literals: [], bare: undefined, joint: /(?!)/y },
  refuses: [NUL, HALVES],
  joint: SHELL_JOINT,
});

const bash: Dialect = {
  ...bashWriting,
  read: (source) => (/['"]|\\[^\w\\]/.test(source.replace(/\\['"]/g, '')) ? readShell(source) : readAnsiInside(source)),
};

/** What stands between `$'` and `'` without them. */
function readAnsiInside(source: string) {
  const inner = source.replace(/\\[^]|'/g, (found) => (found === "'" ? "\\'" : found));
  const isSame = inner === source;
  const reading = readShell(`$'${inner}'`);
  const left = reading.left.map((one) => ({ ...one, at: isSame ? Math.max(0, one.at - 2) : 0 }));
  return { ...reading, isQuoted: false, left };
}

/** Typographic quotes are quotes there. */
const SINGLES = "'‘’‚‛";
const DOUBLES = '"“”„';

const POWERSHELL_READING: EscapeReading = {
  sign: '`',
  names: {
    ...{ '0': '\0', a: '\x07', b: '\b', e: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
  },
  self: '',
  braces: 'u',
  halves: true,
  letters: 'drop',
  signs: 'self',
  breaks: 'drop',
  inserts: /\$(?:\{[^}]*\}?|\([^)]*\)?|[\w?^$:]+)/g,
};

const POWERSHELL_LITERALS = [
  { open: /@['‘’‚‛][ \t]*\r?\n/y, close: "\n'@", hasBreaks: true },
  { open: /@["“”„][ \t]*\r?\n/y, close: '\n"@', hasBreaks: true, inside: readHere },
  { open: /['‘’‚‛]/y, close: "'", isDoubled: true, alike: SINGLES.slice(1), hasBreaks: true },
  {
    ...{ open: /["“”„]/y, close: '"', isDoubled: true, alike: DOUBLES.slice(1), hasBreaks: true },
    escapes: POWERSHELL_READING,
  },
];

function readHere(body: string): string {
  return readLiterals(body, { literals: [], bare: POWERSHELL_READING, joint: /(?!)/y }).text;
}

const powershell: Dialect = {
  write: (text, { quotes }) => {
    const body = text.replace(/['‘’‚‛]/g, '$&$&');
    return quotes ? `'${body}'` : body;
  },
  read: (source) => {
    const reading = readLiterals(source, { literals: POWERSHELL_LITERALS, bare: undefined, joint: JOINED_BY_PLUS });
    if (reading.isQuoted || reading.leftCount > 0) return reading;
    return { ...reading, text: source.replace(/(['‘’‚‛])['‘’‚‛]/g, '$1') };
  },
  refuses: [NUL, HALVES],
  styles: ['quotes'],
  joint: ' +\n',
};

const powershellDouble = quotedDialect({
  open: '"',
  writing: {
    marks: {
      ...{ '\0': '`0', '\x07': '`a', '\b': '`b', '\x1b': '`e', '\f': '`f', '\n': '`n', '\r': '`r', '\t': '`t' },
      ...{ '\v': '`v', '`': '``', $: '`$', '"': '`"', '“': '`“', '”': '`”', '„': '`„' },
    },
    number: (code) => `\`u{${hex(code, 1)}}`,
    wide: 'points',
  },
  reading: { literals: POWERSHELL_LITERALS, bare: POWERSHELL_READING, joint: JOINED_BY_PLUS },
  joint: ' +\n',
});

const windowsArgument: Dialect = {
  write: (text, { quotes, every }) => writeWindowsArgument(text, quotes, every),
  read: readWindowsArguments,
  refuses: [NUL, HALVES],
  styles: ['quotes', 'every'],
};

const cmd: Dialect = {
  write: (text, { quotes }) => writeCommand(text, quotes),
  read: readCommand,
  refuses: [NUL, ['line-break', /[\n\r]/], HALVES],
  styles: ['quotes'],
};

export const SHELLS = {
  posix,
  'posix-double': posixDouble,
  bash,
  powershell,
  'powershell-double': powershellDouble,
  cmd,
  'windows-argument': windowsArgument,
} satisfies Record<string, Dialect>;
