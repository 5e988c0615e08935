import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { toHex } from '../../lib/hex';
import { toEui64, toInterfaceId, writeMacAddress } from '../../lib/mac-address';
import { job } from '../../operations/testing';
import { findAddresses, hasWrongCount } from './find-addresses';
import { knownUse } from './known-prefixes';
import { withAddresses, withRegistry } from './load-registry';
import { blockOf, holderOf, lookUpAddress, writeLinkLocal } from './look-up';
import { lookUp } from './operations';
import { readRegistry, type NameRows } from './registry';

const PACKAGE = 'node_modules/oui-data';
// A package of nothing but this object: by prefix the name, and below it the lines of the address.
const entries = JSON.parse(readFileSync(`${PACKAGE}/index.json`, 'utf8')) as Record<string, string>;
const all = Object.entries(entries);

// First: later the registry is here.
it('can be tried again where the registry does not come', async () => {
  const answer = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  await expect(lookUp.run({ text: '203706' }, {}, job())).rejects.toMatchObject({ failure: { code: 'unavailable' } });
  answer.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(lookUp.run({ text: '203706' }, {}, job())).rejects.toMatchObject({ failure: { code: 'unavailable' } });
  answer.mockRestore();
  expect(await lookUp.run({ text: '203706' }, {}, job())).toMatchObject({ ok: true });
});

describe('the registry', () => {
  it('holds every prefix with its name and its address', async () => {
    const wrong = await withRegistry((registry) =>
      withAddresses((addresses) =>
        all.filter(([prefix, entry]) => {
          const at = registry.placeOf(prefix);
          const address = at && addresses[at.row]?.[at.place];
          const found = registry.find(prefix);
          const lines = [found?.organisation, address].filter(Boolean).join('\n');
          return found?.prefix !== prefix || lines !== entry;
        }),
      ),
    );
    expect(wrong).toEqual([]);
    expect(all.length).toBeGreaterThan(50_000);
  });

  it('finds the longest prefix of any address', async () => {
    await withRegistry((registry) => {
      fc.assert(
        fc.property(fc.constantFrom(...all), fc.uint8Array({ minLength: 6, maxLength: 6 }), ([prefix], rest) => {
          const digits = (prefix + toHex(rest).toUpperCase()).slice(0, 12);
          const longest = [9, 7, 6].map((length) => digits.slice(0, length)).find((start) => start in entries);
          expect(registry.find(digits)?.prefix).toBe(longest);
        }),
      );
    });
  });

  const rows: NameRows = [
    ['IEEE Registration Authority', '0050C2 001BC5 A0B0C0 D0D0D0'],
    ['Zebra Geräte GmbH', 'A0B0C01', '111111'],
    ['Acme Co.,Ltd', '001BC5000'],
    ['Private', '222222'],
  ];
  const registry = readRegistry(rows);

  it.each([
    ['A0B0C0123456', { kind: 'listed', prefix: 'A0B0C01', organisation: 'Zebra Geräte GmbH' }],
    ['A0B0C0923456', { kind: 'divided', prefix: 'A0B0C0', partDigits: 7 }],
    ['A0B0C0', { kind: 'divided', prefix: 'A0B0C0', partDigits: 7 }],
    ['001BC5000123', { kind: 'listed', prefix: '001BC5000', organisation: 'Acme Co.,Ltd' }],
    ['001BC5999123', { kind: 'divided', prefix: '001BC5', partDigits: 9 }],
    ['D0D0D0999123', { kind: 'divided', prefix: 'D0D0D0', partDigits: undefined }],
    ['0050C2000123', { kind: 'iab', prefix: '0050C2' }],
    ['222222', { kind: 'private', prefix: '222222' }],
    ['11111', { kind: 'unlisted' }],
    ['333333', { kind: 'unlisted' }],
  ])('says who holds %s', (digits, holder) => expect(holderOf(registry, digits)).toEqual(holder));

  it.each([
    ['gerate ZEBRA', ['111111', 'A0B0C01']],
    ['ａｃｍｅ co ltd', ['001BC5000']],
    ['r', ['0050C2', '001BC5', 'A0B0C0', 'D0D0D0', '222222', '111111', 'A0B0C01']],
    ['acme zebra', []],
  ])('finds the blocks of %j', (query, prefixes) =>
    expect(
      registry
        .byName(query)
        .map(({ prefix }) => prefix)
        .toSorted(),
    ).toEqual(prefixes.toSorted()),
  );
});

const digitsIn = (text: string) => {
  const found = findAddresses(text);
  return found.ok ? found.value.addresses.map(({ digits }) => digits) : found.fault;
};

describe('a line alone', () => {
  it.each([
    ['20:37:06:12:34:56', '203706123456'],
    ['dc-a6-32-00-00-01', 'DCA632000001'],
    ['DCA6.3200.0001', 'DCA632000001'],
    ['20 37 06 12 34 56', '203706123456'],
    ['２０：３７：０６：１２：３４：５６', '203706123456'],
    ['\n 203706-123456 \n', '203706123456'],
    ['20:37:06', '203706'],
    ['20370', { code: 'too-few-digits', digits: 5 }],
    ['C85CE27', 'C85CE27'],
    ['20:37:06:12:34:5', '20370612345'],
    ['20:37:06:12:34:56:7', '2037061234567'],
    ['20:37:06:ff:fe:12:34:56', '203706FFFE123456'],
    // Written by BSD without leading zeros; only the last group may be unfinished.
    ['0:1b:63:84:45:e6', '001B638445E6'],
    ['MAC:20:37:06:12:34:56', '203706123456'],
    ['20:37:06:12:34:ZZ', { code: 'bad-hex-digit', at: 15, found: 'Z' }],
    ['fe80::2237:6ff:fe12:3456', { code: 'ipv6', digits: '203706123456' }],
    ['FE80::2237:06FF:FE12:3456%eth0/64', { code: 'ipv6', digits: '203706123456' }],
    ['[2001:db8::2237:6ff:fe12:3456]:80', { code: 'ipv6', digits: '203706123456' }],
    ['fe80:0:0:0:5054:ff:fe12:3456', { code: 'ipv6', digits: '525400123456' }],
    ['2001:db8::1', { code: 'ipv6' }],
    ['::', { code: 'ipv6' }],
    ['1:2:3:4:5:6:7:8', { code: 'ipv6' }],
    ['192.168.1.1', { code: 'ipv4' }],
    ['10.0.0.0/8', { code: 'ipv4' }],
    ['550e8400-e29b-41d4-a716-446655440000', { code: 'uuid' }],
    ['{550E8400-E29B-41D4-A716-446655440000}', { code: 'uuid' }],
    ['550e8400e29b41d4a716446655440000', { code: 'too-many-digits', digits: 32 }],
    ['203706FFFE1234567', { code: 'too-many-digits', digits: 17 }],
    ['printer', { code: 'bad-hex-digit', at: 0, found: 'p' }],
    ['', { code: 'empty' }],
    [' \n\t\n', { code: 'empty' }],
  ])('%j', (text, expected) => expect(digitsIn(text)).toEqual(typeof expected === 'string' ? [expected] : expected));

  it.each([
    ['203706', false],
    ['C85CE27', false],
    ['001BC5000', false],
    ['2037061234', false],
    ['20370612345', true],
    ['203706123456', false],
    ['2037061234567', true],
    ['203706FFFE123456', false],
    ['203706FFFE1234567', true],
  ])('of the digits %s has a count that no address has: %s', (digits, expected) =>
    expect(hasWrongCount(digits)).toBe(expected),
  );
});

// RFC 4291, appendix A, there and back.
it('finds the address that a link-local one was made of', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (mac) => {
      const address = writeLinkLocal(toInterfaceId(toEui64(mac)));
      expect(digitsIn(address)).toEqual({ code: 'ipv6', digits: toHex(mac).toUpperCase() });
    }),
  );
});

describe('a text', () => {
  it.each([
    ['arp -a of Windows', '  192.168.1.1    20-37-06-12-34-56   dynamic\n  224.0.0.251   01-00-5e-00-00-fb  static'],
    [
      'arp -a of macOS',
      '? (10.0.0.1) at 20:37:6:12:34:56 on en0 ifscope [ethernet]\n? (10.0.0.2) at 1:0:5e:0:0:fb on en0',
    ],
    ['ip neigh', '10.0.0.1 dev eth0 lladdr 20:37:06:12:34:56 STALE\nfe80::1:2:3:4 dev eth0 lladdr 01:00:5e:00:00:fb'],
    [
      'a lease',
      'lease 10.0.0.9 {\n  hardware ethernet 20:37:06:12:34:56;\n  uid "\\001";\n hardware ethernet 01:00:5e:00:00:fb;',
    ],
    [
      'dnsmasq',
      '1700000000 20:37:06:12:34:56 10.0.0.9 box 01:20:37:06:12:34:56\n1700000000 01:00:5e:00:00:fb 10.0.0.8 * *',
    ],
    ['Cisco', 'Internet  10.0.0.1   5   2037.0612.3456  ARPA   Vlan1\nInternet  10.0.0.2  -  0100.5e00.00fb  ARPA'],
    ['a row', 'x\n203706123456, 01005E0000FB'],
  ])('holds those of %s', (_, text) => expect(digitsIn(text)).toEqual(['203706123456', '01005E0000FB']));

  it('holds no address in what only looks like one', () => {
    const text = [
      'fe80::2237:6ff:fe12:3456 2001:db8:1:2:3:4:5:6',
      '123e4567-e89b-12d3-a456-426614174000',
      '2026-11-20 12:34:56 192.168.100.200',
      '01:20:37:06:12:34:56 20-37-06-12-34-56-78',
      'cafecafecafecafe0 sha 0123456789abcdef0123456789abcdef',
    ].join('\n');
    expect(digitsIn(text)).toEqual({ code: 'none-found' });
  });

  it('may be a list of prefixes, and counts what is neither', () =>
    expect(findAddresses('20:37:06\nC85CE27\n\n2026-11-20\nDCA6.32\n192.168.1.1')).toEqual({
      ok: true,
      value: {
        addresses: [
          { line: 1, digits: '203706' },
          { line: 2, digits: 'C85CE27' },
          { line: 5, digits: 'DCA632' },
        ],
        linesWithout: 2,
      },
    }));

  it('of any addresses in any notation gives them all', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.uint8Array({ minLength: 6, maxLength: 6 }), fc.constantFrom(':', '-', '.', '')), {
          minLength: 2,
        }),
        (addresses) => {
          const digits = addresses.map(([bytes]) => toHex(bytes).toUpperCase());
          const lines = addresses.map(([bytes, separator]) => `? ${writeMacAddress(toHex(bytes), separator)} on en0`);
          expect(digitsIn(lines.join('\r\n'))).toEqual(digits);
        },
      ),
    ));

  it('of 10,000 lines is looked up line by line', async () => {
    const text = Array.from({ length: 10_000 }, () => '10.0.0.1 dev eth0 lladdr 20:37:06:12:34:56').join('\n');
    const report = await lookUp.run({ text }, {}, job());
    expect(report.ok && report.value.found.length).toBe(10_000);
    expect(report.ok && report.value.found.at(-1)?.line).toBe(10_000);
  });
});

describe('what is known beside the registry', () => {
  it.each([
    ['525400123456', 'qemu'],
    ['0242AC110002', 'docker'],
    ['333300000001', 'ipv6-multicast'],
    ['01005E0000FB', 'ipv4-multicast'],
    ['01005E901001', 'documentation'],
    ['0180C2000000', 'bridges'],
    ['00005E000105', 'vrrp-ipv4'],
    ['00005E000205', 'vrrp-ipv6'],
    ['00005E005301', 'documentation'],
    ['FFFFFFFFFFFF', 'broadcast'],
    ['FFFFFFFFFFFE', undefined],
    ['203706123456', undefined],
  ])('%s is for %s', (digits, use) => expect(knownUse(digits)).toBe(use));

  it('does not hide the holder', async () =>
    expect(await withRegistry((registry) => lookUpAddress(registry, '00005E000101', 1))).toMatchObject({
      holder: { kind: 'listed', organisation: 'ICANN, IANA Department' },
      use: 'vrrp-ipv4',
    }));
});

it('tells the range of a block', () => {
  expect(blockOf('C85CE27', 12)).toEqual({ first: 'C85CE2700000', last: 'C85CE27FFFFF', size: 1_048_576 });
  expect(blockOf('001BC5000', 12)).toEqual({ first: '001BC5000000', last: '001BC5000FFF', size: 4096 });
  expect(blockOf('203706', 16).size).toBe(2 ** 40);
});

it.each([
  ['223706fffe123456', 'fe80::2237:6ff:fe12:3456'],
  ['000000fffe000001', 'fe80::ff:fe00:1'],
  ['0000000000000000', 'fe80::'],
  ['0200000000000000', 'fe80::200:0:0:0'],
])('the interface %s is %s', (id, address) =>
  expect(writeLinkLocal(Uint8Array.from(id.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))).toBe(address),
);
