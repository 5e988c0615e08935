import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeMarkedText, decodeMarkedUtf8, decodeText } from './decode-text';
import { err, ok } from './result';

const bytes = (...values: number[]) => Uint8Array.from(values);

it.each([
  ['nothing', bytes(), ''],
  ['ASCII', bytes(0x61, 0x0d, 0x0a), 'a\r\n'],
  ['UTF-8', new TextEncoder().encode('é你😀'), 'é你😀'],
  ['a mark alone', bytes(0xef, 0xbb, 0xbf), ''],
  ['a mark, once', bytes(0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf), '\uFEFF'],
  ['U+FFFD that is really there', bytes(0xef, 0xbf, 0xbd), '\uFFFD'],
  ['NUL', bytes(0), '\0'],
  ['UTF-16LE', bytes(0xff, 0xfe, 0x61, 0, 0x3d, 0xd8, 0, 0xde), 'a😀'],
  ['UTF-16BE', bytes(0xfe, 0xff, 0, 0x61, 0xd8, 0x3d, 0xde, 0), 'a😀'],
])('reads %s', (_name, input, text) => expect(decodeText(input)).toEqual(ok(text)));

// The first column of bad sequences is Unicode's table 3-7, row by row.
it.each([
  ['a lone continuation', bytes(0x61, 0x80), 1],
  ['an overlong form of two', bytes(0xc0, 0xaf), 0],
  ['an overlong form of three', bytes(0x61, 0xe0, 0x9f, 0xbf), 1],
  ['a surrogate', bytes(0xed, 0xa0, 0x80), 0],
  ['an overlong form of four', bytes(0xf0, 0x8f, 0xbf, 0xbf), 0],
  ['beyond U+10FFFF', bytes(0xf4, 0x90, 0x80, 0x80), 0],
  ['a byte that is never used', bytes(0x61, 0x62, 0xff), 2],
  ['a character cut short', bytes(0x61, 0xf0, 0x9f, 0x98), 1],
  ['something after a mark', bytes(0xef, 0xbb, 0xbf, 0x61, 0xff), 4],
])('refuses %s in UTF-8', (_name, input, at) =>
  expect(decodeText(input)).toEqual(err({ code: 'not-text', at, encoding: 'utf-8' })),
);

it.each([
  ['half a unit', bytes(0xff, 0xfe, 0x61, 0, 0x62), 'utf-16le', 4],
  ['a first half alone', bytes(0xff, 0xfe, 0x3d, 0xd8, 0x61, 0), 'utf-16le', 2],
  ['a second half alone', bytes(0xfe, 0xff, 0, 0x61, 0xde, 0), 'utf-16be', 4],
  ['a first half at the end', bytes(0xfe, 0xff, 0xd8, 0x3d), 'utf-16be', 2],
])('refuses %s in UTF-16', (_name, input, encoding, at) =>
  expect(decodeText(input)).toEqual(err({ code: 'not-text', at, encoding })),
);

describe('against the platform', () => {
  const isValid = (input: Uint8Array, stream: boolean) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(input, { stream });
      return true;
    } catch {
      return false;
    }
  };
  // Mostly bytes at which the rules change, so that valid and nearly valid characters come up often.
  const edge = fc.constantFrom(
    0x41,
    0x7f,
    0x80,
    0x8f,
    0x90,
    0x9f,
    0xa0,
    0xbf,
    0xc1,
    0xc2,
    0xdf,
    0xe0,
    0xed,
    0xf0,
    0xf4,
    0xf5,
  );
  const input = fc.array(fc.oneof(edge, fc.nat(255)), { maxLength: 12 }).map((list) => Uint8Array.from(list));

  it('names the place up to which all is well', () =>
    fc.assert(
      fc.property(input, (given) => {
        const read = decodeText(given);
        if (read.ok || read.fault.encoding !== 'utf-8') return;
        expect(isValid(given.subarray(0, read.fault.at), false)).toBe(true);
        const rest = given.subarray(read.fault.at);
        // The place begins a character that is wrong, or that the end cuts short.
        expect(rest.length > 0 && !isValid(rest.subarray(0, 4), false)).toBe(true);
      }),
      { numRuns: 2000 },
    ));

  it('gives back what was encoded', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const withMark = new TextEncoder().encode(`\uFEFF${text}`);
        expect(decodeText(withMark)).toEqual(ok(text));
      }),
    ));
});

it('keeps the mark where the reader of a format is to see it', () => {
  expect(decodeMarkedText(bytes(0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, 0x61))).toEqual(ok('\uFEFF\uFEFFa'));
  expect(decodeMarkedText(bytes(0xff, 0xfe, 0x61, 0))).toEqual(ok('\uFEFFa'));
  expect(decodeMarkedText(bytes(0x61))).toEqual(ok('a'));
});

it('reads UTF-8 alone where a format is nothing else', () => {
  expect(decodeMarkedUtf8(bytes(0xef, 0xbb, 0xbf, 0x61))).toEqual(ok('\uFEFFa'));
  expect(decodeMarkedUtf8(bytes(0xff, 0xfe, 0x61, 0))).toEqual(err({ code: 'not-text', at: 0, encoding: 'utf-8' }));
});
