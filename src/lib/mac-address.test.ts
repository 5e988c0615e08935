import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex } from './hex';
import {
  MAC_SEPARATORS,
  meaningOf,
  readMacAddress,
  readMacDigits,
  toEui64,
  toInterfaceId,
  writeMacAddress,
} from './mac-address';

describe('digits', () => {
  it.each([
    ['', ''],
    [' 64:16-7f ', '64167F'],
    ['６４．１６．７Ｆ', '64167F'],
    ['0123.4567.89ab', '0123456789AB'],
    ['ab', 'AB'],
  ])('of %j are %j', (typed, digits) => expect(readMacDigits(typed)).toEqual({ ok: true, value: digits }));

  it.each([
    ['6G', 'G', 1],
    ['0x64', 'x', 1],
    ['😀前', '前', 2],
    ['Ｇ', 'Ｇ', 0],
  ])('are not all of %j', (typed, found, at) =>
    expect(readMacDigits(typed)).toEqual({ ok: false, fault: { code: 'bad-hex-digit', at, found } }),
  );
});

describe('an address', () => {
  it.each(['20:37:06:12:34:56', '20-37-06-12-34-56', '2037.0612.3456', '203706123456', '２０３７０６ 123456'])(
    'is read from %s',
    (typed) =>
      expect(readMacAddress(typed)).toEqual({ ok: true, value: Uint8Array.of(0x20, 0x37, 0x06, 0x12, 0x34, 0x56) }),
  );
  it.each([
    ['20:37:06:12:34:5', { code: 'not-twelve-digits', digits: 11 }],
    ['20:37:06:12:34:56:7', { code: 'not-twelve-digits', digits: 13 }],
    ['', { code: 'not-twelve-digits', digits: 0 }],
    ['20:37:06:12:34:ZZ', { code: 'bad-hex-digit', at: 15, found: 'Z' }],
  ])('is not read from %j', (typed, fault) => expect(readMacAddress(typed)).toEqual({ ok: false, fault }));

  it('is the same in every notation', () =>
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 6, maxLength: 6 }),
        fc.constantFrom(...MAC_SEPARATORS),
        (mac, separator) => {
          expect(readMacAddress(writeMacAddress(toHex(mac), separator))).toEqual({ ok: true, value: mac });
        },
      ),
    ));
  it.each([
    [':', '20:37:06:1'],
    ['.', '2037.061'],
    ['', '2037061'],
  ] as const)('that is not whole is written with %j as well', (separator, written) =>
    expect(writeMacAddress('2037061', separator)).toBe(written),
  );
});

it.each([
  ['64:16:7F:00:01:02', { octet: '64', group: 'unicast', scope: 'universal' }],
  ['fe01.0203.0405', { octet: 'fe', group: 'unicast', scope: 'local' }],
  ['01-00-5E-00-00-01', { octet: '01', group: 'multicast', scope: 'universal' }],
  ['333300000001', { octet: '33', group: 'multicast', scope: 'local' }],
])('the first octet of %s says %j', (address, meaning) => expect(meaningOf(address)).toEqual(meaning));

// The second one is the example of RFC 2464 section 4.
it.each([
  ['203706123456', '203706fffe123456', '223706fffe123456'],
  ['34567890abcd', '345678fffe90abcd', '365678fffe90abcd'],
  ['020000000001', '020000fffe000001', '000000fffe000001'],
])('%s is the EUI-64 %s and the interface %s', (address, eui64, interfaceId) => {
  const mac = readMacAddress(address);
  const made = toEui64(mac.ok ? mac.value : new Uint8Array());
  expect(toHex(made)).toBe(eui64);
  expect(toHex(toInterfaceId(made))).toBe(interfaceId);
  expect(toInterfaceId(toInterfaceId(made))).toEqual(made);
});
