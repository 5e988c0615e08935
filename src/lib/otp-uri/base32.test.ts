import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex } from '../hex';
import { err, ok } from '../result';
import { fromBase32, toBase32 } from './base32';
import { readSecret, writeSecret } from './secret';

const ascii = (text: string) => new TextEncoder().encode(text);
const hexOf = (text: string) => {
  const read = readSecret(text, 'base32');
  return read.ok ? toHex(read.value) : read.fault;
};

describe('Base32', () => {
  // RFC 4648, section 10.
  it.each([
    ['f', 'MY======'],
    ['fo', 'MZXQ===='],
    ['foo', 'MZXW6==='],
    ['foob', 'MZXW6YQ='],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI======'],
  ])('writes and reads %s', (text, base32) => {
    expect(toBase32(ascii(text))).toBe(base32.replaceAll('=', ''));
    expect(fromBase32(base32)).toEqual(ok(ascii(text)));
  });

  it('gives back any bytes, however they are set', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.boolean(), (bytes, small) => {
        const written = toBase32(bytes);
        const shown = written.replaceAll(/.{4}/g, '$& ');
        expect(fromBase32(small ? shown.toLowerCase() : shown)).toEqual(ok(Uint8Array.from(bytes)));
      }),
    );
  });

  it.each([
    ['jbsw y3dp-ehpk 3pxp', '48656c6c6f21deadbeef'],
    ['JBSW Y3DP EHPK 3PXP', '48656c6c6f21deadbeef'],
    ['\u00a0JBSWY3DP–EHPK3PXP====\n', '48656c6c6f21deadbeef'],
    ['ITTOOLS', '44e6e72e'],
  ])('reads %j as apps print it', (text, hex) => expect(hexOf(text)).toBe(hex));

  it.each([
    ['ABC1', '1', 4],
    ['0BCD', '0', 1],
    ['AB😀D', '😀', 3],
    ['A BC8', '8', 5],
    ['ABCı', 'ı', 4],
    ['ſABC', 'ſ', 1],
    ['MY==MY==', '=', 3],
    ['=', '=', 1],
    ['ABC_', '_', 4],
    ['ＡBCD', 'Ａ', 1],
    ['AB\ud800D', '\ud800', 3],
  ])('refuses %j', (text, found, position) => expect(hexOf(text)).toEqual({ code: 'bad-base32', found, position }));

  it.each([
    ['A', 1],
    ['ABC', 3],
    ['ABCDEF', 6],
    ['ABCD EFGH A', 9],
    ['ABCDEFGH ABC=', 11],
  ])('knows that %j is cut off', (text, length) => expect(hexOf(text)).toEqual({ code: 'incomplete-base32', length }));
});

describe('a secret', () => {
  it.each(['', ' ', '- -', '\n'])('is missing in %j', (text) => expect(hexOf(text)).toEqual({ code: 'no-secret' }));

  it('is read as hex or as text', () => {
    expect(readSecret('48 65:6C', 'hex')).toEqual(ok(ascii('Hel')));
    expect(readSecret('4', 'hex')).toEqual(err({ code: 'half-byte', at: 0 }));
    expect(readSecret('😀g', 'hex')).toEqual(err({ code: 'bad-hex-digit', at: 0, found: '😀' }));
    expect(readSecret('4 8 g', 'hex')).toMatchObject({ fault: { code: 'bad-hex-digit' } });
    expect(readSecret(' é', 'text')).toEqual(ok(Uint8Array.of(0x20, 0xc3, 0xa9)));
    expect(readSecret('\ud800', 'text')).toEqual(ok(Uint8Array.of(0xef, 0xbf, 0xbd)));
    expect(readSecret('', 'text')).toEqual(err({ code: 'no-secret' }));
    expect(readSecret('', 'hex')).toEqual(err({ code: 'no-secret' }));
  });

  it('that was made can be read', () => {
    const bytes = Uint8Array.from({ length: 20 }, (_, i) => i * 13);
    expect(readSecret(writeSecret(bytes, 'hex'), 'hex')).toEqual(ok(bytes));
    expect(readSecret(writeSecret(bytes, 'base32'), 'base32')).toEqual(ok(bytes));
    expect(writeSecret(bytes, 'text')).toMatch(/^[A-Z2-7]{32}$/);
  });
});
