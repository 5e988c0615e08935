import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ADDRESS, writeArpa, writeBinaryDigits, writeDotted, writeDottedBinary, writeHexDigits } from './address';
import { readAddress, type Form } from './read-address';

/** The address as dotted text with what it was read as, or the code of the fault. */
function read(text: string, form: Form | 'auto' = 'auto'): string {
  const result = readAddress(text, form);
  return result.ok ? `${writeDotted(result.value.address)} ${result.value.as}` : result.fault.code;
}

describe('without being told what it is', () => {
  it.each([
    ['192.168.1.1', '192.168.1.1 dotted'],
    [' ８.８。8.8 ', '8.8.8.8 dotted'],
    ['3232235777', '192.168.1.1 integer'],
    ['0', '0.0.0.0 integer'],
    ['4294967295', '255.255.255.255 integer'],
    ['-1062731519', '192.168.1.1 signed'],
    ['-1', '255.255.255.255 signed'],
    ['0xC0A80101', '192.168.1.1 hex'],
    ['0xc0a80101', '192.168.1.1 hex'],
    ['C0A80101', '192.168.1.1 hex'],
    ['0A000001', '10.0.0.1 hex'],
    ['0xC0.0xA8.0x01.0x01', '192.168.1.1 dotted-hex'],
    ['C0.A8.01.01', '192.168.1.1 dotted-hex'],
    ['c0 a8 01 01', '192.168.1.1 hex'],
    ['c0:a8:01:01', '192.168.1.1 hex'],
    ['c0a8 0101', '192.168.1.1 hex'],
    ['c0a8:0101', '192.168.1.1 hex'],
    ['\\xc0\\xa8\\x01\\x01', '192.168.1.1 hex'],
    ['0xc0, 0xa8, 0x1, 0x1', '192.168.1.1 hex'],
    ['0300.0250.01.01', '192.168.1.1 dotted-octal'],
    ['0300.0250.0001.0001', '192.168.1.1 dotted-octal'],
    ['030052000401', '192.168.1.1 octal'],
    ['0o30052000401', '192.168.1.1 octal'],
    ['0300.168.1.1', '192.168.1.1 mixed'],
    ['0xC0.0300.1.1', '192.192.1.1 mixed'],
    ['11000000101010000000000100000001', '192.168.1.1 binary'],
    ['11000000.10101000.00000001.00000001', '192.168.1.1 dotted-binary'],
    ['11000000 10101000 00000001 00000001', '192.168.1.1 binary'],
    ['0b11000000101010000000000100000001', '192.168.1.1 binary'],
    ['00000000000000000000000000000001', '0.0.0.1 binary'],
    ['127.1', '127.0.0.1 short'],
    ['192.168.257', '192.168.1.1 short'],
    ['0x7f.1', '127.0.0.1 short'],
    ['::ffff:c0a8:101', '192.168.1.1 mapped'],
    ['::ffff:192.168.1.1', '192.168.1.1 mapped'],
    ['[::FFFF:C0A8:0101]', '192.168.1.1 mapped'],
    ['0000:0000:0000:0000:0000:ffff:c0a8:0101', '192.168.1.1 mapped'],
    ['2002:c0a8:101::/48', '192.168.1.1 6to4'],
    ['64:ff9b::c0a8:101', '192.168.1.1 nat64'],
    ['64:ff9b::192.168.1.1/96', '192.168.1.1 nat64'],
    ['1.1.168.192.in-addr.arpa', '192.168.1.1 arpa'],
    ['1.1.168.192.IN-ADDR.ARPA.', '192.168.1.1 arpa'],
  ])('%s is %s', (text, wanted) => expect(read(text)).toBe(wanted));

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['1.2.3.4.5', 'part-count'],
    ['256.1.1.1', 'part-above'],
    ['192.168.65536', 'part-above'],
    ['4294967296', 'number-range'],
    ['0x1C0A80101', 'number-range'],
    ['-2147483649', 'number-range'],
    ['99999999999999999999999999', 'number-range'],
    ['1.2.x.4', 'not-number'],
    ['1.2..4', 'empty-part'],
    ['1.2.3.', 'empty-part'],
    ['hello', 'not-address'],
    ['192.168.010.1', 'leading-zero'],
    ['192.168.08.1', 'leading-zero'],
    ['192.168.001.001', 'leading-zero'],
    ['0400.1.1.1', 'part-above'],
    ['0b102', 'not-form'],
    ['::1', 'no-ipv4-inside'],
    ['::ffff:0:c0a8:101', 'no-ipv4-inside'],
    ['1::2::3', 'ipv6-gaps'],
    ['1:2:3', 'ipv6-length'],
    ['::fffff:1:1', 'ipv6-group'],
    ['1.168.192.in-addr.arpa', 'not-address'],
  ])('%j is refused: %s', (text, wanted) => expect(read(text)).toBe(wanted));

  it('offers both readings of a leading zero', () => {
    expect(readAddress('192.168.010.1')).toMatchObject({
      fault: { part: 3, found: '010', readings: { decimal: 0xc0a80a01, octal: 0xc0a80801 } },
    });
    expect(readAddress('192.168.08.1')).toMatchObject({ fault: { readings: { decimal: 0xc0a80801 } } });
    expect(readAddress('0100000000')).toMatchObject({
      fault: { readings: { decimal: 100_000_000, octal: 16_777_216 } },
    });
  });
});

describe('when told what it is', () => {
  it.each([
    ['192.168.010.1', 'dotted', '192.168.10.1 dotted'],
    ['192.168.010.1', 'octal', 'not-form'],
    ['0300.0250.010.1', 'octal', '192.168.8.1 dotted-octal'],
    ['12345678', 'hex', '18.52.86.120 hex'],
    ['12345678', 'integer', '0.188.97.78 integer'],
    ['C0A80101', 'hex', '192.168.1.1 hex'],
    ['A000001', 'hex', '10.0.0.1 hex'],
    ['10.20.30.40', 'hex', '16.32.48.64 dotted-hex'],
    ['10 20 30 40', 'hex', '16.32.48.64 hex'],
    ['0100000000', 'octal', '1.0.0.0 octal'],
    ['101', 'binary', '0.0.0.5 binary'],
    ['1.10.11.100', 'binary', '1.2.3.4 dotted-binary'],
    ['11000000101010000000000100000001', 'binary', '192.168.1.1 binary'],
    ['007', 'integer', '0.0.0.7 integer'],
    ['-0', 'integer', '0.0.0.0 integer'],
    ['3232235777', 'dotted', 'part-count'],
    ['1.2.3.4', 'integer', 'not-form'],
    ['1.2.3.4.5', 'hex', 'not-form'],
    ['123456789', 'hex', 'too-long'],
    ['1'.repeat(33), 'binary', 'too-long'],
    ['8', 'octal', 'not-form'],
    ['777777777777', 'octal', 'number-range'],
    ['2', 'binary', 'not-form'],
  ] as const)('%s as %s is %s', (text, form, wanted) => expect(read(text, form)).toBe(wanted));
});

it('reads what is written in any notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_ADDRESS }), (address) => {
      const written = [
        writeDotted(address),
        String(address),
        String(Math.trunc(address | 0)),
        `0x${writeHexDigits(address)}`,
        writeBinaryDigits(address),
        writeDottedBinary(address),
        writeArpa(address),
      ];
      for (const text of written) expect(readAddress(text)).toMatchObject({ value: { address } });
    }),
  );
});

it('agrees with the URL standard where both read it', () => {
  const part = fc.oneof(
    fc.integer({ min: 0, max: 300 }).map(String),
    fc.integer({ min: 0, max: 300 }).map((n) => `0x${n.toString(16)}`),
    fc.integer({ min: 64, max: 300 }).map((n) => `0${n.toString(8)}`),
    fc.integer({ min: 0, max: MAX_ADDRESS + 5 }).map(String),
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const text = parts.join('.');
      const own = readAddress(text);
      // Ours asks where a leading zero may mean two things, and reads 32 binary digits as such.
      if (!own.ok && own.fault.code === 'leading-zero') return;
      const host = URL.canParse(`http://${text}/`) ? new URL(`http://${text}/`).hostname : undefined;
      expect(own.ok ? writeDotted(own.value.address) : undefined).toBe(host);
    }),
  );
});

describe('a port behind the address', () => {
  it.each([
    ['192.168.1.1:80', 80],
    ['192.168.1.1：443', 443],
    ['192.168.1.1:0', 0],
    ['192.168.1.1:65535', 65_535],
  ])('%s', (text, port) => expect(readAddress(text)).toMatchObject({ value: { as: 'dotted', port } }));

  it.each([
    ['192.168.1.1:65536', 'port-range'],
    ['256.168.1.1:80', 'part-above'],
    ['192.168.1.1:', 'ipv6-group'],
  ])('%s: %s', (text, code) => expect(readAddress(text)).toMatchObject({ fault: { code } }));
});
