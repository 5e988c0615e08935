import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIpv6, writeFullIpv6, writeIp6Arpa, writeIpv6, writeMixedIpv6 } from './ipv6';
import { ok } from './result';

const anyAddress = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff })), {
  minLength: 8,
  maxLength: 8,
});

/** Reads and writes again in the recommended form; the fault's code where it cannot be read. */
function canonical(text: string): string {
  const read = readIpv6(text);
  return read.ok ? writeIpv6(read.value) : read.fault.code;
}

describe('RFC 5952', () => {
  it.each([
    // §4.1, §4.2.1, §4.2.2, §4.2.3, §4.3
    ['2001:0db8::0001', '2001:db8::1'],
    ['2001:db8:0:0:0:0:2:1', '2001:db8::2:1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:db8::1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['2001:DB8::AAAA', '2001:db8::aaaa'],
    ['0:0:0:0:0:0:0:0', '::'],
    ['::', '::'],
    ['::1', '::1'],
    ['1::', '1::'],
    ['fd00:0:0:ffff::', 'fd00:0:0:ffff::'],
    ['::ffff:192.168.1.1', '::ffff:c0a8:101'],
    ['1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5:6:102:304'],
  ])('%s is %s', (text, wanted) => expect(canonical(text)).toBe(wanted));

  it.each([
    ['', 'ipv6-length'],
    ['1:2:3:4:5:6:7', 'ipv6-length'],
    ['1:2:3:4:5:6:7:8:9', 'ipv6-length'],
    ['1:2:3:4::5:6:7:8', 'ipv6-length'],
    ['::1::', 'ipv6-gaps'],
    [':::', 'ipv6-group'],
    [':1:2:3:4:5:6:7', 'ipv6-group'],
    ['12345::', 'ipv6-group'],
    ['g::', 'ipv6-group'],
    ['::1.2.3.256', 'ipv6-group'],
    ['::1.2.3.04', 'ipv6-group'],
    ['::1.2.3.4:5', 'ipv6-group'],
    ['1.2.3.4::', 'ipv6-group'],
    ['fe80::1%eth0', 'ipv6-group'],
  ])('%j is refused: %s', (text, wanted) => expect(canonical(text)).toBe(wanted));
});

it('writes all digits, or the end as an IPv4 address', () => {
  const mapped = [0, 0, 0, 0, 0, 0xffff, 0xc0a8, 0x101];
  expect(writeFullIpv6(mapped)).toBe('0000:0000:0000:0000:0000:ffff:c0a8:0101');
  expect(writeMixedIpv6(mapped)).toBe('::ffff:192.168.1.1');
  expect(writeMixedIpv6([0, 0, 0, 0, 0, 0xffff, 0, 0])).toBe('::ffff:0.0.0.0');
});

it('writes the zone of a prefix', () => {
  expect(writeIp6Arpa([0xfdb6, 0xa1b2, 0xc3d4, 0, 0, 0, 0, 0], 48)).toBe('4.d.3.c.2.b.1.a.6.b.d.f.ip6.arpa');
});

it('reads what is written, in every form', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      for (const text of [writeIpv6(address), writeFullIpv6(address), writeMixedIpv6(address)]) {
        expect(readIpv6(text)).toEqual(ok(address));
      }
      // The URL standard serialises as RFC 5952 does.
      expect(new URL(`http://[${writeFullIpv6(address)}]/`).hostname).toBe(`[${writeIpv6(address)}]`);
    }),
  );
});
