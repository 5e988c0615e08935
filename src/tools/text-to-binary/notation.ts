import { err, ok, type Result } from '../../lib/result';
import type { Base } from './base';
import { bytesOfDump } from './dump';

export const SEPARATORS = ['space', 'none', 'comma', 'dash', 'line'] as const;
export type Separator = (typeof SEPARATORS)[number];

export const PREFIXES = ['none', '0b', '0o', '0x', '\\x'] as const;
export type Prefix = (typeof PREFIXES)[number];

/** How bytes are written. A separator or prefix that does not suit the base counts as a space, or as none. */
export interface Notation {
  readonly base: Base;
  readonly separator: Separator;
  readonly prefix: Prefix;
  readonly upperCase: boolean;
}

/** The group that is short, where the others are whole: its number from 1 and its text. */
export interface ShortGroup {
  readonly index: number;
  readonly text: string;
}

/** `at` is a UTF-16 offset in the digits as given. */
export type DigitFault =
  | { readonly code: 'bad-digit'; readonly base: Base; readonly at: number; readonly found: string }
  /** Binary or hex digits that do not make whole bytes. */
  | {
      readonly code: 'broken-byte';
      readonly base: 2 | 16;
      readonly count: number;
      readonly at: number;
      readonly group?: ShortGroup;
    }
  | { readonly code: 'not-byte'; readonly found: string; readonly at: number };

/** Digits of a byte in a base; decimal numbers are as long as they need to be. */
const WIDTHS: Readonly<Record<Base, number>> = { 2: 8, 8: 3, 10: 1, 16: 2 };

const SEPARATOR_TEXT: Readonly<Record<Separator, string>> = { space: ' ', none: '', comma: ',', dash: '-', line: '\n' };

/** The separators that keep the bytes of a base apart: only where all have the same width may there be none. */
export function separatorsOf(base: Base): readonly Separator[] {
  return base === 2 || base === 16 ? SEPARATORS : SEPARATORS.filter((separator) => separator !== 'none');
}

/** The prefixes that programs know for a base. */
export function prefixesOf(base: Base): readonly Prefix[] {
  switch (base) {
    case 2:
      return ['none', '0b'];
    case 8:
      return ['none', '0o'];
    case 10:
      return ['none'];
    case 16:
      return ['none', '0x', '\\x'];
  }
}

/** The notation with a separator and a prefix that suit its base. */
export function suited(notation: Notation): Notation {
  const { base, separator, prefix } = notation;
  return {
    ...notation,
    separator: separatorsOf(base).includes(separator) ? separator : 'space',
    prefix: prefixesOf(base).includes(prefix) ? prefix : 'none',
  };
}

/** Writes bytes as numbers of a base: eight, three or two digits each, decimal ones without zeros in front. */
export function writeBytes(bytes: Uint8Array, notation: Notation): string {
  return byteWriter(notation)(bytes);
}

const tables = new Map<string, readonly Uint8Array[]>();

/** As `writeBytes`, for many times with one notation. */
export function byteWriter(notation: Notation): (bytes: Uint8Array) => string {
  const { base, separator, prefix, upperCase } = suited(notation);
  const between = SEPARATOR_TEXT[separator];
  const key = JSON.stringify([base, between, prefix, upperCase]);
  const written = tables.get(key) ?? writtenBytes(base, prefix === 'none' ? '' : prefix, between, upperCase);
  tables.set(key, written);
  return (bytes) => joinWritten(bytes, written, between.length);
}

/** Each of the 256 bytes as it is written, in ASCII. */
function writtenBytes(base: Base, before: string, between: string, upperCase: boolean): readonly Uint8Array[] {
  const encoder = new TextEncoder();
  return Array.from({ length: 256 }, (_, byte) => {
    const digits = byte.toString(base).padStart(WIDTHS[base], '0');
    return encoder.encode(`${before}${upperCase ? digits.toUpperCase() : digits}${between}`);
  });
}

/** One buffer of ASCII for all: millions of strings would take as many seconds. */
function joinWritten(bytes: Uint8Array, written: readonly Uint8Array[], surplus: number): string {
  let length = 0;
  for (const byte of bytes) length += written[byte]?.length ?? 0;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const byte of bytes) {
    const part = written[byte];
    if (!part) continue;
    for (let index = 0; index < part.length; index++) whole[at + index] = part[index] ?? 0;
    at += part.length;
  }
  return new TextDecoder().decode(whole.subarray(0, Math.max(0, length - surplus)));
}

const SKIPPED = /[\s,;:%\-_|\u200b-\u200d\u2060\ufeff]/;
const IS_SKIPPED = Uint8Array.from({ length: 128 }, (_, code) => (SKIPPED.test(String.fromCharCode(code)) ? 1 : 0));
const PREFIX_LETTERS: Readonly<Record<Base, string>> = { 2: 'bB', 8: 'oO', 10: '', 16: 'xX' };

/** Where digits stand together: offsets of start and end, one after the other. Numbers only, for there may be millions. */
class Groups {
  #bounds = new Uint32Array(64);
  #length = 0;
  /** Digits in all. */
  digits = 0;
  longest = 0;
  shortest = Infinity;
  isEachPrefixed = true;

  get count(): number {
    return this.#length / 2;
  }

  add(start: number, end: number, hasPrefix: boolean): void {
    if (this.#length === this.#bounds.length) {
      const longer = new Uint32Array(this.#length * 2);
      longer.set(this.#bounds);
      this.#bounds = longer;
    }
    this.#bounds[this.#length++] = start;
    this.#bounds[this.#length++] = end;
    this.digits += end - start;
    this.longest = Math.max(this.longest, end - start);
    this.shortest = Math.min(this.shortest, end - start);
    this.isEachPrefixed &&= hasPrefix;
  }

  start(index: number): number {
    return this.#bounds[index * 2] ?? 0;
  }

  end(index: number): number {
    return this.#bounds[index * 2 + 1] ?? 0;
  }
}

/**
 * Reads numbers of a base as bytes. White space and `,` `;` `:` `%` `-` `_` `|` part them, and the prefixes of the base may stand
 * before each. Binary and hex digits may also be grouped in any other way, as long as they make whole bytes; two or more
 * groups that are all of 7 binary digits are 7-bit ASCII. `ignoreOthers` takes any other character for a separator.
 */
export function readBytes(text: string, base: Base, ignoreOthers = false): Result<Uint8Array<ArrayBuffer>, DigitFault> {
  const dump = bytesOfDump(text, base);
  if (dump) return ok(dump);
  const groups = findGroups(text, base, ignoreOthers);
  if (!groups.ok) return groups;
  return base === 2 || base === 16 ? joinDigits(text, groups.value, base) : readNumbers(text, groups.value, base);
}

function findGroups(text: string, base: Base, ignoreOthers: boolean): Result<Groups, DigitFault> {
  const groups = new Groups();
  let start = -1;
  let hasPrefix = false;
  const close = (end: number) => {
    if (start >= 0 && end > start) groups.add(start, end, hasPrefix);
    start = -1;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code === ZERO || code === BACKSLASH) && startsPrefix(text, at, base)) {
      close(at);
      hasPrefix = true;
      start = at + 2;
      at++;
    } else if (isDigit(code, base)) {
      if (start >= 0) continue;
      start = at;
      hasPrefix = false;
    } else if (code === BACKSLASH && base === 8) {
      // `\\110`, as C and shells write bytes.
      close(at);
    } else if (ignoreOthers || (code < 128 ? IS_SKIPPED[code] === 1 : SKIPPED.test(text.charAt(at)))) {
      close(at);
    } else {
      return err({ code: 'bad-digit', base, at, found: String.fromCodePoint(text.codePointAt(at) ?? 0) });
    }
  }
  close(text.length);
  return ok(groups);
}

const ZERO = 48;
const BACKSLASH = 92;

/** The letters of a prefix are no digits of its base, so that it is known even right behind other digits. */
function startsPrefix(text: string, at: number, base: Base): boolean {
  const next = text.charAt(at + 1);
  if (next === '') return false;
  return text.charCodeAt(at) === ZERO ? PREFIX_LETTERS[base].includes(next) : base === 16 && next === 'x';
}

function isDigit(code: number, base: Base): boolean {
  if (code >= ZERO && code <= 57) return code - ZERO < base;
  const letter = code | 32;
  return base === 16 && letter >= 97 && letter <= 102;
}

function digitValue(code: number): number {
  return code <= 57 ? code - ZERO : (code | 32) - 87;
}

/** The first group that makes no whole bytes, where at least as many others do. */
function shortGroup(text: string, groups: Groups, width: number): ShortGroup | undefined {
  let short: ShortGroup | undefined;
  let broken = 0;
  for (let index = 0; index < groups.count; index++) {
    const [start, end] = [groups.start(index), groups.end(index)];
    if ((end - start) % width === 0) continue;
    broken++;
    short ??= { index: index + 1, text: text.slice(start, Math.min(end, start + LONGEST_SHOWN)) };
  }
  return broken * 2 <= groups.count ? short : undefined;
}

/** A message need not repeat a whole file. */
const LONGEST_SHOWN = 40;

/** Each group by itself where the groups say so, else all digits in a row. */
function joinDigits(text: string, groups: Groups, base: 2 | 16): Result<Uint8Array<ArrayBuffer>, DigitFault> {
  const width = WIDTHS[base];
  const { count, digits, longest, shortest } = groups;
  const areSingle = groups.isEachPrefixed && longest <= width;
  const isSevenBit = base === 2 && count > 1 && longest === 7 && shortest === 7;
  const isEachByte = count > 0 && (areSingle || isSevenBit);
  if (!isEachByte && digits % width !== 0) {
    const short = shortGroup(text, groups, width);
    const at = short === undefined ? 0 : short.index - 1;
    return err({ code: 'broken-byte', base, count: digits, at: groups.start(at), ...(short && { group: short }) });
  }
  const bytes = new Uint8Array(isEachByte ? count : digits / width);
  let done = 0;
  let value = 0;
  let left = width;
  for (let group = 0; group < count; group++) {
    const end = groups.end(group);
    for (let at = groups.start(group); at < end; at++) {
      value = value * base + digitValue(text.charCodeAt(at));
      left--;
      if (isEachByte ? at + 1 < end : left > 0) continue;
      bytes[done++] = value;
      value = 0;
      left = width;
    }
  }
  return ok(bytes);
}

/** One number a group; octal digits without anything between are three a byte. */
function readNumbers(text: string, groups: Groups, base: 8 | 10): Result<Uint8Array<ArrayBuffer>, DigitFault> {
  const bytes = new Uint8Array(groups.digits);
  let done = 0;
  for (let group = 0; group < groups.count; group++) {
    const end = groups.end(group);
    const length = end - groups.start(group);
    const step = base === 8 && length > 3 && length % 3 === 0 ? 3 : length;
    for (let from = groups.start(group); from < end; from += step) {
      let value = 0;
      for (let at = from; at < from + step; at++) value = value * base + digitValue(text.charCodeAt(at));
      if (value > 255) return err({ code: 'not-byte', found: text.slice(from, from + step), at: from });
      bytes[done++] = value;
    }
  }
  return ok(bytes.slice(0, done));
}
