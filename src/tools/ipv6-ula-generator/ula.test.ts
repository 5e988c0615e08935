import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex } from '../../lib/hex';
import { derivePrefix, ntpTimestamp } from './derive';
import { SNIPPETS, writeSnippet } from './snippets';
import {
  globalIdOf,
  listSubnets,
  prefixOf,
  randomPrefix,
  readSubnetId,
  readUlaPrefix,
  reverseZones,
  writeFirstAddress,
  writePrefix,
  writeSubnet,
} from './ula';

const MAC = '20:37:06:12:34:56';
const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 });

describe('the method of RFC 4193 §3.2.2', () => {
  it('hashes the time of NTP and the EUI-64', async () => {
    expect(await derivePrefix(MAC, Date.UTC(2026, 0, 15, 10, 20, 30))).toEqual({
      ok: true,
      value: {
        prefix: [0xfdc1, 0xaa5d, 0x8298],
        ntp: 'ED133DEE.00000000',
        eui64: '203706fffe123456',
        key: 'ed133dee00000000203706fffe123456',
        sha1: '2f3d2d8263d877acc61160f93bb011c1aa5d8298',
      },
    });
  });

  it('goes on after the seconds have wrapped', async () => {
    const derived = await derivePrefix(MAC, Date.UTC(2036, 1, 7, 6, 28, 16));
    expect(derived.ok && [derived.value.ntp, writePrefix(derived.value.prefix)]).toEqual([
      '00000000.00000000',
      'fdc2:484b:c89d::/48',
    ]);
  });

  it.each([
    [0, '83aa7e8000000000'],
    [500, '83aa7e8080000000'],
    [999, '83aa7e80ffbe76c8'],
    [-1000, '83aa7e7f00000000'],
    [-2_208_988_800_000, '0000000000000000'],
  ])('%i ms is %s', (milliseconds, ntp) => expect(toHex(ntpTimestamp(milliseconds))).toBe(ntp));

  it.each([
    ['20:37:06:12:34:5', 'not-twelve-digits'],
    ['', 'not-twelve-digits'],
    ['20:37:06:12:34:5G', 'bad-hex-digit'],
  ])('refuses %j: %s', async (mac, code) => expect(await derivePrefix(mac, 0)).toMatchObject({ fault: { code } }));
});

describe('a prefix', () => {
  it.each([
    ['b6a1b2c3d4', 'fdb6:a1b2:c3d4::/48', 'fdb6:a1b2:c3d4::/64', 'fdb6:a1b2:c3d4:1::/64', 'fdb6:a1b2:c3d4:ffff::/64'],
    ['0000ab0001', 'fd00:ab:1::/48', 'fd00:ab:1::/64', 'fd00:ab:1:1::/64', 'fd00:ab:1:ffff::/64'],
    ['0000000000', 'fd00::/48', 'fd00::/64', 'fd00:0:0:1::/64', 'fd00:0:0:ffff::/64'],
  ])('of %s', (id, prefix, first, second, last) => {
    const made = randomPrefix(() => Uint8Array.from(id.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
    expect([globalIdOf(made), writePrefix(made)]).toEqual([id, prefix]);
    expect([0, 1, 65_535].map((subnet) => writeSubnet(made, subnet))).toEqual([first, second, last]);
  });

  it('is read as it is written', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 0, max: 65_535 }), (id, subnet) => {
        const prefix = prefixOf(id);
        for (const text of [writePrefix(prefix), writeSubnet(prefix, subnet), writeFirstAddress(prefix, subnet)]) {
          expect(readUlaPrefix(text)).toEqual({ ok: true, value: prefix });
        }
      }),
    );
  });

  it.each([
    ['FD12:3456:789A::/48', 'fd12:3456:789a::/48'],
    ['fd12:3456:789a', 'fd12:3456:789a::/48'],
    ['fd12:3456:789a:1', 'fd12:3456:789a::/48'],
    ['fd12:3456:789a:1::/64', 'fd12:3456:789a::/48'],
    ['ｆｄ00::', 'fd00::/48'],
  ])('%s is %s', (text, wanted) => {
    const read = readUlaPrefix(text);
    expect(read.ok && writePrefix(read.value)).toBe(wanted);
  });

  it.each([
    ['', 'empty'],
    ['fc00:1:2::/48', 'not-ula'],
    ['fe80::/48', 'not-ula'],
    ['2001:db8::/48', 'not-ula'],
    ['fd00::/40', 'length'],
    ['fd00::/129', 'length'],
    ['fd00::/x', 'length'],
    ['fd00:1:2:3:4', 'ipv6-length'],
    ['fd00::1::', 'ipv6-gaps'],
    ['fd00:xyz::', 'ipv6-group'],
    ['hello', 'ipv6-group'],
  ])('%j is refused: %s', (text, code) => expect(readUlaPrefix(text)).toMatchObject({ fault: { code } }));
});

it.each([
  ['0', 'hex', 0],
  ['ffff', 'hex', 65_535],
  ['FFFF', 'hex', 65_535],
  ['10', 'hex', 16],
  ['10', 'decimal', 10],
  ['0x10', 'decimal', 16],
  ['65535', 'decimal', 65_535],
] as const)('the subnet %s in %s', (text, base, id) =>
  expect(readSubnetId(text, base)).toEqual({ ok: true, value: id }),
);

it.each([
  ['10000', 'hex', 'subnet-above'],
  ['65536', 'decimal', 'subnet-above'],
  ['', 'hex', 'not-subnet'],
  ['g', 'hex', 'not-subnet'],
  ['f', 'decimal', 'not-subnet'],
  ['-1', 'decimal', 'not-subnet'],
] as const)('no subnet is %j in %s', (text, base, code) =>
  expect(readSubnetId(text, base)).toMatchObject({ fault: { code } }),
);

it('has zones, snippets and a list of its subnets', () => {
  const prefix = [0xfdb6, 0xa1b2, 0xc3d4] as const;
  expect(reverseZones(prefix, 1)).toEqual({
    prefix: '4.d.3.c.2.b.1.a.6.b.d.f.ip6.arpa',
    subnet: '1.0.0.0.4.d.3.c.2.b.1.a.6.b.d.f.ip6.arpa',
  });
  expect(SNIPPETS.map((name) => writeSnippet(name, prefix, 1).includes('fdb6:a1b2:c3d4:1::'))).toEqual([
    true,
    true,
    true,
  ]);
  const list = listSubnets(prefix).split('\n');
  expect([list.length, list[0], list.at(-1)]).toEqual([65_536, 'fdb6:a1b2:c3d4::/64', 'fdb6:a1b2:c3d4:ffff::/64']);
});
