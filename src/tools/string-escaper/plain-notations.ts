import { quoteCell } from '../../lib/csv-writer';
import { COMPONENT, percentDecode, percentEncode } from '../../lib/percent';
import type { Dialect, Reading } from './dialect';
import { HALVES } from './quoted-dialect';
import { hexEnd } from './read-escapes';
import { ReadSink } from './read-sink';
import { hex } from './write-escapes';

const NONE_KEPT = new Uint8Array(256);
const utf8 = new TextEncoder();

const url: Dialect = {
  write: (text, { every }) => percentEncode(utf8.encode(text), every ? NONE_KEPT : COMPONENT),
  read: (source) => {
    const quick = percentDecode(source, { charset: 'utf-8' });
    if (quick.ok) return { text: quick.value.text, left: [], leftCount: 0, isQuoted: false };
    return readBytes(source, '%', () => -1, 'error');
  },
  refuses: [HALVES],
  styles: ['every'],
};

/** Reads a sign with two digits behind as a byte, and what else a notation has. */
function readBytes(
  source: string,
  sign: string,
  other: (at: number, sink: ReadSink) => number,
  effect: 'error' | 'keep',
): Reading {
  const sink = new ReadSink(source);
  for (let at = 0; at < source.length;) {
    const found = source.indexOf(sign, at);
    const next = found < 0 ? source.length : found;
    if (next > at) sink.add(source.slice(at, next));
    if (found < 0) break;
    const end = hexEnd(source, next + 1, source.length, 2);
    if (end === next + 3) {
      sink.addByte(Number.parseInt(source.slice(next + 1, end), 16), next, end);
      at = end;
      continue;
    }
    const own = other(next, sink);
    if (own < 0) sink.leave('unfinished', next, end, effect);
    at = own < 0 ? end : own;
  }
  return sink.done(false);
}

const csv: Dialect = {
  write: (text, { quotes, every }) =>
    quotes ? (every || /[",\r\n]/.test(text) ? quoteCell(text) : text) : text.replaceAll('"', '""'),
  read: (source) => {
    const trimmed = source.trim();
    const body = trimmed.slice(1, -1);
    const isQuoted =
      trimmed.length > 1 &&
      trimmed.startsWith('"') &&
      trimmed.endsWith('"') &&
      !body.replaceAll('""', '').includes('"');
    return { text: (isQuoted ? body : source).replaceAll('""', '"'), left: [], leftCount: 0, isQuoted };
  },
  refuses: [HALVES],
  styles: ['quotes', 'every'],
};

const FILTER = /[*()\\\0]/g;
const asBytes = (text: string) => Array.from(utf8.encode(text), (byte) => `\\${hex(byte, 2)}`).join('');
const NOT_ASCII = /[^\0-\x7f]+/g;

const ldapFilter: Dialect = {
  write: (text, { ascii, every }) => {
    if (every) return asBytes(text);
    const written = text.replace(FILTER, asBytes);
    return ascii ? written.replace(NOT_ASCII, asBytes) : written;
  },
  read: (source) => readBytes(source, '\\', () => -1, 'error'),
  refuses: [HALVES],
  styles: ['ascii', 'every'],
};

const asDnBytes = (text: string) => asBytes(text).toUpperCase();

/** As RFC 4514 writes the value of an attribute. */
function writeDn(text: string, isAscii: boolean, isEvery: boolean): string {
  if (isEvery) return asDnBytes(text);
  const written = text
    .replace(/["+,;<>\\]/g, '\\$&')
    .replace(/^[ #]/, '\\$&')
    .replaceAll('\0', '\\00');
  const ended = written.endsWith(' ') && text !== ' ' ? `${written.slice(0, -1)}\\ ` : written;
  return isAscii ? ended.replace(NOT_ASCII, asDnBytes) : ended;
}

const DN_SIGNS = ' "#+,;<=>\\';

const ldapDn: Dialect = {
  write: (text, { ascii, every }) => writeDn(text, ascii, every),
  read: (source) =>
    readBytes(
      source,
      '\\',
      (at, sink) => {
        const next = source.charAt(at + 1);
        if (next === '' || !DN_SIGNS.includes(next)) return -1;
        sink.add(next);
        return at + 2;
      },
      'error',
    ),
  refuses: [HALVES],
  styles: ['ascii', 'every'],
};

export const PLAIN_NOTATIONS = { url, csv, 'ldap-filter': ldapFilter, 'ldap-dn': ldapDn } satisfies Record<
  string,
  Dialect
>;
