import type { Reading } from './dialect';
import { readEscape, type EscapeReading } from './read-escapes';
import { ReadSink } from './read-sink';

/** What stands between `$'` and `'`. A shell's text has no NUL: it ends there. */
export const ANSI_C: EscapeReading = {
  sign: '\\',
  names: { a: '\x07', b: '\b', e: '\x1b', E: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
  self: '\\\'"?',
  octal: { least: 1, most: 3, limit: 0o777 },
  x: { least: 1, most: 2 },
  u: { least: 1, most: 4 },
  longU: { least: 1, most: 8 },
  bytes: true,
  letters: 'keep',
  signs: 'keep',
  extra: (source, at, to, sink) => {
    const ahead = source.slice(at, Math.min(at + 10, to));
    const [nul] =
      /^\\(?:0{1,3}(?![0-7])|x0{1,2}(?![\da-fA-F])|u0{1,4}(?![\da-fA-F])|U0{1,8}(?![\da-fA-F])|c@)/.exec(ahead) ?? [];
    if (nul !== undefined) {
      sink.leave('no-character', at, at + nul.length, 'drop');
      return at + nul.length;
    }
    const [control, sign = ''] = /^\\c([?-_a-z])/.exec(ahead) ?? [];
    if (control === undefined) return -1;
    sink.add(String.fromCharCode(sign === '?' ? 0x7f : sign.charCodeAt(0) & 0x1f));
    return at + control.length;
  },
};

const EXPANSION = /\$(?:[\w@*#?$!-]|\{[^}]*\}?|\([^)]*\)?)\w*|`[^`]*`?/y;

/** Reads words as a shell takes their quotes away; what it would put in stays as it stands. */
export function readShell(source: string): Reading {
  const sink = new ReadSink(source);
  const from = source.length - source.trimStart().length;
  const to = Math.max(from, endOfWords(source));
  const isQuoted = /^\$?['"]/.test(source.slice(from, from + 2));
  let at = from;
  while (at < to) at = readPart(source, at, to, sink);
  return sink.done(isQuoted);
}

/** Blanks at the end are no part of a word, but one behind a backslash. */
function endOfWords(source: string): number {
  const end = source.trimEnd().length;
  let signs = 0;
  while (source.charAt(end - 1 - signs) === '\\') signs += 1;
  return signs % 2 === 1 ? Math.min(end + 1, source.length) : end;
}

const PLAIN = /[^\\'"$`]+/y;

function readPart(source: string, at: number, to: number, sink: ReadSink): number {
  const sign = source.charAt(at);
  if (sign === '\\') return readBackslash(source, at, to, sink);
  if (sign === "'") return readSingle(source, at, to, sink);
  if (sign === '"') return readDouble(source, at, at + 1, to, sink);
  if (source.startsWith("$'", at)) return readAnsiC(source, at, to, sink);
  if (source.startsWith('$"', at)) return readDouble(source, at, at + 2, to, sink);
  if (sign === '$' || sign === '`') return readExpansion(source, at, to, sink);
  PLAIN.lastIndex = at;
  const end = Math.min(at + (PLAIN.exec(source)?.[0].length ?? 1), to);
  sink.add(source.slice(at, end));
  return end;
}

function readBackslash(source: string, at: number, to: number, sink: ReadSink): number {
  if (at + 1 >= to) {
    sink.leave('unfinished', at, to, 'keep');
    return to;
  }
  const next = source.charAt(at + 1);
  const end = source.startsWith('\r\n', at + 1) ? at + 3 : at + 2;
  if (next !== '\n' && next !== '\r') sink.add(next);
  return end;
}

function readSingle(source: string, at: number, to: number, sink: ReadSink): number {
  const close = source.indexOf("'", at + 1);
  if (close < 0 || close >= to) return leaveOpen(at, to, sink);
  sink.add(source.slice(at + 1, close));
  return close + 1;
}

function leaveOpen(at: number, to: number, sink: ReadSink): number {
  sink.leave('open', at, to, 'error');
  return to;
}

/** Where the quote stands that closes one; -1 where there is none. */
function closing(source: string, from: number, to: number, quote: string): number {
  for (let at = from; at < to; at++) {
    const sign = source.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === quote) return at;
  }
  return -1;
}

function readAnsiC(source: string, at: number, to: number, sink: ReadSink): number {
  const close = closing(source, at + 2, to, "'");
  if (close < 0) return leaveOpen(at, to, sink);
  let next = at + 2;
  while (next < close) {
    const found = source.indexOf('\\', next);
    const sign = found < 0 || found > close ? close : found;
    if (sign > next) sink.add(source.slice(next, sign));
    next = sign < close ? readEscape(source, sign, close, ANSI_C, sink) : close;
  }
  return close + 1;
}

const DOUBLE_PLAIN = /[^\\$`]+/y;

function readDouble(source: string, open: number, from: number, to: number, sink: ReadSink): number {
  const close = closing(source, from, to, '"');
  if (close < 0) return leaveOpen(open, to, sink);
  let at = from;
  while (at < close) {
    const sign = source.charAt(at);
    const next = source.charAt(at + 1);
    if (sign === '\\') {
      if (next === '\n' || source.startsWith('\r\n', at + 1)) {
        at += next === '\n' ? 2 : 3;
        continue;
      }
      // Before any other sign the backslash stays, as everywhere between these quotes.
      sink.add('$`"\\'.includes(next) ? next : source.slice(at, at + 2));
      at += 2;
    } else if (sign === '$' || sign === '`') at = readExpansion(source, at, close, sink);
    else {
      DOUBLE_PLAIN.lastIndex = at;
      const end = Math.min(at + (DOUBLE_PLAIN.exec(source)?.[0].length ?? 1), close);
      sink.add(source.slice(at, end));
      at = end;
    }
  }
  return close + 1;
}

function readExpansion(source: string, at: number, to: number, sink: ReadSink): number {
  EXPANSION.lastIndex = at;
  const [found] = EXPANSION.exec(source) ?? [];
  if (found === undefined) {
    sink.add(source.charAt(at));
    return at + 1;
  }
  const end = Math.min(at + found.length, to);
  sink.leave('inserted', at, end, 'value');
  return end;
}
