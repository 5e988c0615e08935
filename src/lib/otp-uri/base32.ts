import { err, ok, type Result } from '../result';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const VALUES = new Map(
  [...ALPHABET].flatMap((character, value) => [
    [character, value],
    [character.toLowerCase(), value],
  ]),
);
const SEPARATOR = /[\s\-\u2010-\u2015]/u;

/** `position` counts characters from 1; `length` counts those of the alphabet. */
export type Base32Fault =
  | { readonly code: 'bad-base32'; readonly found: string; readonly position: number }
  | { readonly code: 'incomplete-base32'; readonly length: number };

/** Base32 (RFC 4648) in capitals without padding, as authenticator apps write secrets. */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let waiting = 0;
  for (const byte of bytes) {
    waiting = ((waiting << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(waiting >> bits) & 31];
    }
  }
  return bits === 0 ? text : text + ALPHABET[(waiting << (5 - bits)) & 31];
}

/** The values of the characters, without white space, hyphens and the padding at the end. */
function readValues(text: string): Result<number[], Base32Fault> {
  const values: number[] = [];
  let position = 0;
  let padding = 0;
  for (const character of text) {
    position++;
    if (SEPARATOR.test(character)) continue;
    const value = VALUES.get(character);
    if (character === '=' && values.length > 0) {
      padding ||= position;
    } else if (value === undefined) {
      return err({ code: 'bad-base32', found: character, position });
    } else if (padding > 0) {
      // What follows padding cannot belong to the same secret; the padding is what is wrong.
      return err({ code: 'bad-base32', found: '=', position: padding });
    } else {
      values.push(value);
    }
  }
  return ok(values);
}

/**
 * Bytes from Base32 (RFC 4648) of either case, with or without padding, white space and hyphens. Bits left over at the
 * end are dropped, as authenticator apps do. Faults: a character outside A–Z and 2–7, a length that no bytes give.
 */
export function fromBase32(text: string): Result<Uint8Array<ArrayBuffer>, Base32Fault> {
  const read = readValues(text);
  if (!read.ok) return read;
  const { length } = read.value;
  if ([1, 3, 6].includes(length % 8)) return err({ code: 'incomplete-base32', length });
  const bytes = new Uint8Array(Math.floor((length * 5) / 8));
  let bits = 0;
  let waiting = 0;
  let count = 0;
  for (const value of read.value) {
    waiting = ((waiting << 5) | value) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[count++] = (waiting >> bits) & 0xff;
    }
  }
  return ok(bytes);
}
