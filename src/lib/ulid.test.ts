import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from './hex';
import { formatUlid, parseUlid, timeOfUlid } from './ulid';

function hexOf(text: string) {
  const bytes = parseUlid(text);
  return bytes.ok ? toHex(bytes.value) : bytes.fault;
}

const ARZ = '01563e3ab5d3d6764c61efb99302bd5b';

describe('reading', () => {
  it.each([
    ['01ARZ3NDEKTSV4RRFFQ69G5FAV', ARZ],
    ['01arz3ndektsv4rrffq69g5fav', ARZ],
    ['olarz3ndektsv4rrffq69g5fav', ARZ],
    ['OiARZ3NDEKTSV4RRFFQ69G5FAV', ARZ],
    ['01ARZ3NDEK-TSV4RRFF-Q69G5FAV', ARZ],
    ['  01ARZ3NDEKTSV4RRFFQ69G5FAV\n', ARZ],
    ['00000000000000000000000000', '0'.repeat(32)],
    ['7ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'f'.repeat(32)],
    ['01FWHE4YDGFK1SHH6W1G60EECF', '017f22e279b07cc398c4dc0c0c07398f'],
  ])('%s is %s', (text, hex) => expect(hexOf(text)).toBe(hex));

  it.each([
    ['', { code: 'wrong-length', length: 0 }],
    ['01ARZ3NDEKTSV4RRFFQ69G5FA', { code: 'wrong-length', length: 25 }],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAV0', { code: 'wrong-length', length: 27 }],
    ['😀😀', { code: 'wrong-length', length: 2 }],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAU', { code: 'bad-character', found: 'U', position: 26 }],
    ['01ARZ3NDEKTSV4RRFFQ69G5F😀V', { code: 'bad-character', found: '😀', position: 25 }],
    ['01ARZ-3NDEKTSV4RRFFQ69G5FAu', { code: 'bad-character', found: 'u', position: 27 }],
    ['01ARZ3NDEKTſV4RRFFQ69G5FAV', { code: 'bad-character', found: 'ſ', position: 12 }],
    ['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', { code: 'too-large' }],
    ['80000000000000000000000000', { code: 'too-large' }],
    ['Z0000000000000000000000000', { code: 'too-large' }],
  ])('refuses %j', (text, fault) => expect(hexOf(text)).toEqual(fault));
});

it('writes what it reads, in capitals, in the order of the bytes', () => {
  const sixteen = fc.uint8Array({ minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(sixteen, sixteen, (one, other) => {
      const text = formatUlid(one);
      expect(text).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
      expect(hexOf(text)).toBe(toHex(one));
      expect(hexOf(text.toLowerCase())).toBe(toHex(one));
      expect(text < formatUlid(other)).toBe(toHex(one) < toHex(other));
    }),
  );
});

it('reads the time', () => {
  const timeOf = (hex: string) => {
    const bytes = fromHex(hex);
    return bytes.ok ? timeOfUlid(bytes.value) : undefined;
  };
  expect(timeOf(ARZ)).toBe(1_469_922_850_259);
  expect(timeOf('f'.repeat(32))).toBe(281_474_976_710_655);
  expect(timeOf('0'.repeat(32))).toBe(0);
});
