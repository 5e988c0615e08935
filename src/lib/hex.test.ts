import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex, hexDump, toHex } from './hex';
import { err, ok } from './result';

describe('fromHex', () => {
  it.each([
    ['', []],
    ['00ff10', [0, 255, 16]],
    ['DEADbeef', [0xde, 0xad, 0xbe, 0xef]],
    [' de ad\nbe:ef ', [0xde, 0xad, 0xbe, 0xef]],
    ['0xdeadbeef', [0xde, 0xad, 0xbe, 0xef]],
    ['0xde, 0xAD', [0xde, 0xad]],
    ['\\xde\\x0f', [0xde, 0x0f]],
    ['de-ad', [0xde, 0xad]],
  ])('%j is %j', (text, bytes) => expect(fromHex(text)).toEqual(ok(new Uint8Array(bytes))));

  it.each([
    ['zz', { code: 'bad-hex-digit', at: 0, found: 'z' }],
    ['ab😀', { code: 'bad-hex-digit', at: 2, found: '😀' }],
    ['a b', { code: 'bad-hex-digit', at: 1, found: ' ' }],
    ['abc', { code: 'half-byte', at: 2 }],
    ['ab c ', { code: 'half-byte', at: 3 }],
    ['0', { code: 'half-byte', at: 0 }],
  ] as const)('refuses %j', (text, fault) => expect(fromHex(text)).toEqual(err(fault)));

  it('reads what toHex writes', () =>
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(ok(bytes));
      }),
    ));

  it('keeps the leading zero of a byte', () => expect(toHex(new Uint8Array([0, 1, 15, 16]))).toBe('00010f10'));
});

describe('hexDump', () => {
  it('shows offset, bytes and printable characters', () =>
    expect(hexDump(new TextEncoder().encode('0123456789abcdef\n😀'))).toBe(
      '00000000  30 31 32 33 34 35 36 37  38 39 61 62 63 64 65 66  0123456789abcdef\n' +
        '00000010  0a f0 9f 98 80                                    .....',
    ));
  it('stops at the limit', () => expect(hexDump(new Uint8Array(100), 32).split('\n')).toHaveLength(2));
  it('has nothing to show of nothing', () => expect(hexDump(new Uint8Array(0))).toBe(''));
});
