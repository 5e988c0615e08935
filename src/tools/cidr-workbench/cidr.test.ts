import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok, type Fault, type Result } from '../../lib/result';
import { compareLists, linesOfPairs } from './compare';
import { writeCsv } from './csv';
import { detect } from './detect';
import { sampleOf } from '../../operations/detect';
import { describeBlock } from './facts';
import { FORMATS, textOfSet, type Format } from './formats';
import { setOf } from './ip-set';
import { excludeList, mergeList, type ListReport } from './lists';
import { presetBlocks, presetLines } from './presets';
import { readList } from './read-list';
import { ResultRows, setOfRanges } from './result-rows';
import { findFree, fitInto } from './room';
import { splitText } from './split';
import { readLine } from './tokens';

const JOB = { signal: new AbortController().signal, progress: () => {} };

function value<T>(result: Result<T, Fault>): T {
  if (!result.ok) throw new Error(`no value: ${JSON.stringify(result.fault)}`);
  return result.value;
}
const code = (result: Result<unknown, Fault>) => (result.ok ? undefined : result.fault.code);
const blocks = ({ ranges }: Pick<ListReport, 'ranges'>, format: Format = 'cidr') =>
  textOfSet(setOfRanges(ranges), format, 'short').split('\n').join(', ');
const merge = (text: string) => mergeList(text, 'take', JOB);
const exclude = (text: string, excluded: string) => excludeList(text, excluded, 'take', JOB);
const merged = (text: string) => blocks(value(merge(text)));
const excluded = (text: string, off: string) => blocks(value(exclude(text, off)));

// The vectors of the catalogue, which Python's `ipaddress` gives.
describe('exclude', () => {
  it.each([
    [
      '0.0.0.0/0',
      '10.0.0.0/8',
      '0.0.0.0/5, 8.0.0.0/7, 11.0.0.0/8, 12.0.0.0/6, 16.0.0.0/4, 32.0.0.0/3, 64.0.0.0/2, 128.0.0.0/1',
    ],
    [
      '0.0.0.0/0',
      '10.0.0.0/8\n172.16.0.0/12\n192.168.0.0/16',
      '0.0.0.0/5, 8.0.0.0/7, 11.0.0.0/8, 12.0.0.0/6, 16.0.0.0/4, 32.0.0.0/3, 64.0.0.0/2, 128.0.0.0/3, 160.0.0.0/5, 168.0.0.0/6, 172.0.0.0/12, 172.32.0.0/11, 172.64.0.0/10, 172.128.0.0/9, 173.0.0.0/8, 174.0.0.0/7, 176.0.0.0/4, 192.0.0.0/9, 192.128.0.0/11, 192.160.0.0/13, 192.169.0.0/16, 192.170.0.0/15, 192.172.0.0/14, 192.176.0.0/12, 192.192.0.0/10, 193.0.0.0/8, 194.0.0.0/7, 196.0.0.0/6, 200.0.0.0/5, 208.0.0.0/4, 224.0.0.0/3',
    ],
    [
      '::/0',
      'fc00::/7, fe80::/10',
      '::/1, 8000::/2, c000::/3, e000::/4, f000::/5, f800::/6, fe00::/9, fec0::/10, ff00::/8',
    ],
    ['2001:db8::/126', '2001:db8::1', '2001:db8::/128, 2001:db8::2/127'],
    [
      '192.168.0.0/16',
      '192.168.1.0/24',
      '192.168.0.0/24, 192.168.2.0/23, 192.168.4.0/22, 192.168.8.0/21, 192.168.16.0/20, 192.168.32.0/19, 192.168.64.0/18, 192.168.128.0/17',
    ],
    ['10.0.0.0/24', '10.1.0.0/16', '10.0.0.0/24'],
    ['10.0.0.0/24', '', '10.0.0.0/24'],
    ['10.0.0.0/24, ::/127', '::1', '10.0.0.0/24, ::/128'],
  ])('%s without %s', (text, off, left) => expect(excluded(text, off)).toBe(left));

  it('has as many blocks as Python says', () => {
    const documentation = excluded('::/0', '2001:db8::/32').split(', ');
    expect([documentation.length, documentation[0], documentation.at(-1)]).toEqual([32, '::/3', '8000::/1']);
    const lan = excluded('10.0.0.0/8, 192.168.0.0/16', '192.168.2.0/24, 10.4.0.0/16, 10.6.0.0/16').split(', ');
    expect([lan.length, lan[0], lan.at(-1)]).toEqual([16, '10.0.0.0/14', '192.168.128.0/17']);
  });

  it('says that nothing is left, and what of the excluded cannot be read', () => {
    expect(code(exclude('10.0.0.0/24', '10.0.0.0/8'))).toBe('nothing-left');
    expect(code(exclude('10.0.0.0/24', '10.0.0.0/40'))).toBe('in-excluded');
    expect(code(exclude('x', '10.0.0.0/8'))).toBe('in-line');
    expect(value(exclude('10.0.0.0/24', '10.0.0.0/25\n10.0.0.0/40')).otherFaults).toMatchObject([{ line: 2 }]);
  });
});

describe('merge', () => {
  it.each([
    ['10.0.0.0/25, 10.0.0.128/25, 10.0.1.0/24, 10.0.0.7', '10.0.0.0/23'],
    ['10.0.1.0/24, 10.0.2.0/24', '10.0.1.0/24, 10.0.2.0/24'],
    ['2001:db8::/33, 2001:db8:8000::/33', '2001:db8::/32'],
    ['10.0.0.5-10.0.0.20', '10.0.0.5/32, 10.0.0.6/31, 10.0.0.8/29, 10.0.0.16/30, 10.0.0.20/32'],
    [
      '2001:db8::1-2001:db8::10',
      '2001:db8::1/128, 2001:db8::2/127, 2001:db8::4/126, 2001:db8::8/125, 2001:db8::10/128',
    ],
    ['::/1 8000::/1 0.0.0.0/1 128.0.0.0/1', '0.0.0.0/0, ::/0'],
    ['255.255.255.255, 255.255.255.254', '255.255.255.254/31'],
    ['10.0.0.1/24', '10.0.0.0/24'],
  ])('%s', (text, result) => expect(merged(text)).toBe(result));

  it('takes 254 blocks for all but both ends', () => {
    const all = merged('::1-ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe').split(', ');
    expect(all).toHaveLength(254);
    expect(value(merge('::1-ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe')).amount).toEqual({
      count: 254,
      ipv4: '0',
      ipv6: String(2n ** 128n - 2n),
    });
  });

  it('tells what there was, what is, and the one block around all', () => {
    const report = value(merge('10.0.0.0/25 # a\n10.0.0.128/25 # b, c\n10.0.0.0/24\n2001:db8::5'));
    expect(report.before).toEqual({ count: 4, ipv4: '512', ipv6: '1' });
    expect(report.amount).toEqual({ count: 2, ipv4: '256', ipv6: '1' });
    expect(report.enclosing).toEqual(['10.0.0.0/24', '2001:db8::5/128']);
    const rows = new ResultRows(report.ranges, report.labels);
    expect(rows.labelsOf(rows.blockAt(0))).toBe('a, b, c');
    expect(rows.labelsOf(rows.blockAt(1))).toBe('');
    expect([...writeCsv(setOfRanges(report.ranges), report.labels, 'short')].join('')).toBe(
      'block,first,last,addresses,label\r\n10.0.0.0/24,10.0.0.0,10.0.0.255,256,"a, b, c"\r\n2001:db8::5/128,2001:db8::5,2001:db8::5,1,\r\n',
    );
  });

  it('reads every other line, and says what is wrong with this one', () => {
    const { faults, amount } = value(merge('10.0.0.0/24\n\n256.1.1.1\n1.2.3\n::1'));
    expect(faults).toEqual([
      {
        code: 'in-line',
        line: 3,
        found: '256.1.1.1',
        fault: { code: 'part-above', part: 1, found: '256', limit: 255 },
      },
      { code: 'in-line', line: 4, found: '1.2.3', fault: { code: 'part-count', found: 3 } },
    ]);
    expect(amount.count).toBe(2);
  });
});

it('compares a list with itself', () => {
  const text =
    '10.0.0.0/8, 10.1.0.0/16, 10.1.2.0/24, 192.168.0.0/16, 10.1.0.0/16, 2001:db8::/32, 2001:db8:1::/48'.replaceAll(
      ', ',
      '\n',
    );
  const { overlaps, second } = value(compareLists(text, '', 'take', JOB));
  expect(overlaps.count).toBe(7);
  expect(linesOfPairs(overlaps.pairs).map(({ one, others }) => ({ one, ...others }))).toEqual([
    { one: 1, holds: [2, 3, 5], inside: [], equals: [], overlaps: [] },
    { one: 2, holds: [3], inside: [], equals: [5], overlaps: [] },
    { one: 3, holds: [], inside: [5], equals: [], overlaps: [] },
    { one: 6, holds: [7], inside: [], equals: [], overlaps: [] },
  ]);
  expect(second).toBeUndefined();
});

it('compares two lists', () => {
  const compared = value(compareLists('10.0.0.0/24\n::/127', '10.0.0.128-10.0.1.255', 'take', JOB));
  const { second } = compared;
  const sides = [second?.common, second?.onlyFirst, second?.onlySecond];
  expect(sides.map((list) => list && blocks(list))).toEqual(['10.0.0.128/25', '10.0.0.0/25, ::/127', '10.0.1.0/24']);
  expect(second).toMatchObject({ isCovered: false, covers: false });
});

it('counts pairs that are too many to be told', () => {
  const { overlaps } = value(compareLists('10.0.0.0/8 '.repeat(3000), '', 'take', JOB));
  expect(overlaps.count).toBe((3000 * 2999) / 2);
  expect(overlaps.pairs).toHaveLength(10_000);
});

describe('facts', () => {
  it('of the address that stands there at first', () => {
    expect(value(describeBlock('2001:db8:85a3::8a2e:370:7334/64'))).toMatchObject({
      network: '2001:db8:85a3::',
      last: '2001:db8:85a3:0:ffff:ffff:ffff:ffff',
      count: '18446744073709551616',
      power: 64,
      type: { type: 'documentation', rfc: 3849 },
    });
  });

  it.each([
    ['::/0', { count: '340282366920938463463374607431768211456', zones: ['ip6.arpa'], mask: '::' }],
    ['2001:db8::/127', { count: '2', usable: { count: '2', first: '2001:db8::', last: '2001:db8::1' } }],
    ['2001:db8::/128', { count: '1', usable: { count: '1', first: '2001:db8::', last: '2001:db8::' } }],
    [
      '2001:db8:1234::/48',
      {
        zones: ['4.3.2.1.8.b.d.0.1.0.0.2.ip6.arpa'],
        slash64s: { count: '65536', first: '2001:db8:1234::/64', last: '2001:db8:1234:ffff::/64' },
        router: '2001:db8:1234::',
        mask: 'ffff:ffff:ffff::',
      },
    ],
    ['10.0.0.0/31', { usable: { count: '2', first: '10.0.0.0', last: '10.0.0.1' } }],
    ['10.0.0.0/24', { broadcast: '10.0.0.255', wildcard: '0.0.0.255', mask: '255.255.255.0' }],
    ['0.0.0.0/0', { count: '4294967296', zones: expect.any(Array) }],
    ['10.0.0.9', { usable: { count: '1', first: '10.0.0.9', last: '10.0.0.9' }, zones: ['9.0.0.10.in-addr.arpa'] }],
    ['2001:db8::/30', { zones: ['8', '9', 'a', 'b'].map((digit) => `${digit}.b.d.0.1.0.0.2.ip6.arpa`) }],
    ['192.0.2.0/26', { classlessZone: '0/26.2.0.192.in-addr.arpa' }],
  ])('%s', (text, facts) => expect(value(describeBlock(text))).toMatchObject(facts));

  it.each([
    [
      '2001:0:4136:e378:8000:63bf:3fff:fdd2',
      { code: 'teredo', server: '65.54.227.120', client: '192.0.2.45', port: 40_000, flags: '8000' },
    ],
    ['2002:c000:204::1', { code: '6to4', ipv4: '192.0.2.4' }],
    ['::ffff:192.0.2.1', { code: 'mapped', ipv4: '192.0.2.1' }],
    ['::192.0.2.1', { code: 'compatible', ipv4: '192.0.2.1' }],
    ['64:ff9b::192.0.2.33', { code: 'nat64', ipv4: '192.0.2.33' }],
    ['fe80::5efe:192.0.2.143', { code: 'isatap', ipv4: '192.0.2.143' }],
    ['fe80::200:5efe:192.0.2.143', { code: 'isatap', ipv4: '192.0.2.143' }],
    ['fe80::211:22ff:fe33:4455', { code: 'mac', mac: '00:11:22:33:44:55' }],
    ['fe80::abcd:ef12:3456:789a', { code: 'solicited', group: 'ff02::1:ff56:789a' }],
    ['ff02::1:ff56:789a', { code: 'scope', scope: 2 }],
  ])('%s holds %j', (text, inside) => expect(value(describeBlock(text)).inside).toContainEqual(inside));

  it('finds nothing in bits that are left open', () => {
    for (const block of ['2002::/16', '2001::/32', '::/96', 'fe80::/10', 'ff00::/8', '::/0']) {
      expect(value(describeBlock(block)).inside).toEqual([]);
    }
  });

  it.each([
    ['::1', 'loopback'],
    ['::', 'unspecified'],
    ['fd12::1', 'unique-local'],
    ['fe80::1%eth0', 'link-local'],
    ['ff02::1', 'multicast'],
    ['2001:db8::', 'documentation'],
    ['3fff::1', 'documentation'],
    ['2001:2::1', 'benchmarking'],
    ['2001:1::1', 'pcp'],
    ['2001:5::1', 'protocol'],
    ['100::1', 'discard'],
    ['100:0:0:1::1', 'dummy'],
    ['64:ff9b:1::1', 'nat64-local'],
    ['5f00::1', 'srv6'],
    ['fec0::1', 'site-local'],
    ['2a00::1', 'global'],
    ['4000::', 'reserved'],
    ['192.31.196.1', 'as112'],
    ['192.0.0.9', 'protocol'],
    ['100.64.0.1', 'shared'],
  ])('%s is %s', (text, type) => expect(value(describeBlock(text)).type.type).toBe(type));

  it.each([
    ['', 'empty'],
    ['10.0.0.0/8 ::1', 'several'],
    ['10.0.0.1-10.0.0.4', 'not-one-block'],
    ['10.0.0.0-10.0.0.255', undefined],
    ['example.com', 'not-address'],
  ])('%j: %s', (text, fault) => expect(code(describeBlock(text))).toBe(fault));
});

describe('wrong entries', () => {
  it.each([
    ['256.1.1.1', { code: 'part-above', part: 1, found: '256', limit: 255 }],
    ['1.2.3', { code: 'part-count', found: 3 }],
    ['1.2.3/24', { code: 'part-count', found: 3 }],
    ['010.0.0.1', { code: 'leading-zero' }],
    ['1.2.3.4/33', { code: 'prefix-length', version: 4, found: '33' }],
    ['1.2.3.4/', { code: 'prefix-length', version: 4, found: '' }],
    ['2001:db8::/129', { code: 'prefix-length', version: 6, found: '129' }],
    ['2001:db8:::1', { code: 'ipv6-group', found: '' }],
    ['2001:db8::1::', { code: 'ipv6-gaps' }],
    ['12345::', { code: 'ipv6-group', found: '12345' }],
    ['1:2:3:4:5:6:7', { code: 'ipv6-length', found: 7 }],
    ['::ffff:256.0.0.1', { code: 'ipv6-group' }],
    ['10.0.0.1-::1', { code: 'other-family' }],
    ['::1-10.0.0.1', { code: 'other-family' }],
    ['10.0.0.9-10.0.0.1', { code: 'end-below-start' }],
    ['10.0.0.9-1', { code: 'end-below-start' }],
    ['::9-::1', { code: 'end-below-start' }],
    ['10.0.0.0/255.0.255.0', { code: 'mask-gaps', found: '255.0.255.0' }],
    ['10.0.0.0 255.0.255.0', { code: 'mask-gaps', found: '255.0.255.0' }],
    ['::/ff00:ff00::', { code: 'mask-gaps' }],
    ['10.0.0.0/24-10.0.1.0/24', { code: 'not-number' }],
    ['hello', { code: 'not-address' }],
    ['1-5', { code: 'part-count' }],
  ])('%s', (text, fault) => {
    const { entries, faults } = readList(text, 'take', JOB);
    expect(entries).toEqual([]);
    expect(faults).toMatchObject([{ line: 1, fault }]);
  });

  it('are those whose host bits are set, where that is asked for', () => {
    expect(readList('10.0.0.1/24', 'refuse', JOB).faults).toMatchObject([
      { found: '10.0.0.1/24', fault: { code: 'host-bits', block: '10.0.0.0/24' } },
    ]);
    expect(readList('10.0.0.1/24\n10.0.0.1/32, 10.0.0.1', 'take', JOB).notes).toEqual([
      { code: 'host-bits', line: 1, found: '10.0.0.1/24', block: '10.0.0.0/24' },
    ]);
  });
});

describe('lists', () => {
  it.each([
    ['10.0.0.0/8, ::/0; 1.1.1.1 2.2.2.2', ['10.0.0.0/8', '::/0', '1.1.1.1', '2.2.2.2']],
    ['10.0.0.0 255.0.0.0', ['10.0.0.0/255.0.0.0']],
    ['10.0.0.0 mask 255.0.0.0 11.0.0.0 netmask 255.0.0.0', ['10.0.0.0/255.0.0.0', '11.0.0.0/255.0.0.0']],
    ['10.0.0.0 0.0.0.255', ['10.0.0.0/0.0.0.255']],
    ['10.0.0.1 0.0.0.0', ['10.0.0.1/32']],
    ['0.0.0.0 0.0.0.0', ['0.0.0.0/0']],
    ['10.0.0.0 / 8', ['10.0.0.0/8']],
    ['10.0.0.1 - 10.0.0.9', ['10.0.0.1-10.0.0.9']],
    ['10.0.0.1–10.0.0.9', ['10.0.0.1-10.0.0.9']],
    ['10.0.0.1 to 10.0.0.9', ['10.0.0.1-10.0.0.9']],
    ['10.0.0.1..10.0.0.9', ['10.0.0.1-10.0.0.9']],
    ['::1 ... ::9', ['::1-::9']],
    ['1..2.3', ['1..2.3']],
    ['10.0.0.1 至 10.0.0.9', ['10.0.0.1-10.0.0.9']],
    ['AllowedIPs = 10.0.0.0/8, ::/0', ['10.0.0.0/8', '::/0']],
    ['allowedips=10.0.0.0/8', ['10.0.0.0/8']],
    ['[Peer]', []],
    ['PublicKey = AAAA=', []],
    ['Endpoint = 192.0.2.1:51820', []],
    ['allow 10.0.0.0/8;', ['10.0.0.0/8']],
    ['iptables -A INPUT -s 10.0.0.0/8 -j ACCEPT', ['10.0.0.0/8']],
    ['-A INPUT -s 10.0.0.0/8,::/0 -d 1.1.1.1 -j DROP', ['10.0.0.0/8', '::/0', '1.1.1.1']],
    ['["10.0.0.0/8", "::/0"]', ['10.0.0.0/8', '::/0']],
    ['[10.0.0.1]', ['10.0.0.1']],
    ['- 10.0.0.0/8', ['10.0.0.0/8']],
    ['[2001:db8::1]:443', ['[2001:db8::1]:443']],
    ['１０．０．０．０／８', ['10.0.0.0/8']],
    ['# only a comment', []],
  ])('%s', (line, tokens) => expect(readLine(line).tokens).toEqual(tokens));

  it('keep what follows # as a label', () =>
    expect(readLine('10.0.0.0/8 # the office')).toMatchObject({ label: 'the office' }));

  it.each([
    ['fe80::1%eth0', 'zone', 'fe80::1/128'],
    ['fe80::1%eth0/64', 'zone', 'fe80::/64'],
    ['fe80::1%en-guest-fe80::2%en-guest', 'zone', 'fe80::1/128, fe80::2/128'],
    ['[2001:db8::1]:443', 'port', '2001:db8::1/128'],
    ['10.0.0.1:80', 'port', '10.0.0.1/32'],
  ])('drop what is no part of %s', (text, note, result) => {
    expect(readList(text, 'take', JOB).notes).toContainEqual({ code: note, line: 1, found: text });
    expect(merged(text)).toBe(result);
  });
});

it('takes what is very long for nothing, and tells its beginning', () => {
  const [fault] = readList(`1.2.3.4${'0'.repeat(100_000)}`, 'take', JOB).faults;
  expect(fault?.fault).toEqual({ code: 'not-address' });
  expect(fault?.found).toHaveLength(91);
  expect(code(fitInto('10.0.0.0/8', '9'.repeat(100_000), '', JOB))).toBe('wish-too-large');
  expect(code(fitInto('10.0.0.0/8', `${'9'.repeat(100_000)}x`, '', JOB))).toBe('not-wish');
});

describe('formats', () => {
  const set = setOf(readList('10.0.0.0/8\n192.168.0.5\n2001:db8::/32', 'take', JOB).entries.map(({ range }) => range));
  it.each([
    ['cidr', '10.0.0.0/8\n192.168.0.5/32\n2001:db8::/32'],
    ['ranges', '10.0.0.0-10.255.255.255\n192.168.0.5\n2001:db8::-2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['masks', '10.0.0.0 255.0.0.0\n192.168.0.5 255.255.255.255\n2001:db8::/32'],
    ['allowed-ips', 'AllowedIPs = 10.0.0.0/8, 192.168.0.5/32, 2001:db8::/32'],
    ['nginx', 'allow 10.0.0.0/8;\nallow 192.168.0.5/32;\nallow 2001:db8::/32;'],
    [
      'iptables',
      'iptables -A INPUT -s 10.0.0.0/8 -j ACCEPT\niptables -A INPUT -s 192.168.0.5/32 -j ACCEPT\nip6tables -A INPUT -s 2001:db8::/32 -j ACCEPT',
    ],
    ['json', '[\n  "10.0.0.0/8",\n  "192.168.0.5/32",\n  "2001:db8::/32"\n]'],
  ] as const)('%s', (format, text) => expect(textOfSet(set, format, 'short')).toBe(text));

  it('write IPv6 in full', () => {
    expect(textOfSet(set, 'cidr', 'full')).toContain('2001:0db8:0000:0000:0000:0000:0000:0000/32');
  });
});

describe('plans', () => {
  it('splits', () => {
    expect(splitText('2001:db8:1234::/48', 52)).toEqual(
      ok({
        block: '2001:db8:1234::/48',
        prefix: 52,
        count: 16,
        first: '2001:db8:1234::/52',
        last: '2001:db8:1234:f000::/52',
      }),
    );
    expect(code(splitText('2001:db8::/32', 64))).toBe('too-many-rows');
    expect(code(splitText('::/0', 128))).toBe('too-many-rows');
    expect(code(splitText('10.0.0.0/8', 33))).toBe('not-longer');
  });

  it('fits hosts', () => {
    const { blocks: fitted, free } = value(fitInto('10.0.0.0/24', '100, 50, 20, 2', '', JOB));
    expect(fitted.map(({ block }) => block)).toEqual([
      '10.0.0.0/25',
      '10.0.0.128/26',
      '10.0.0.192/27',
      '10.0.0.224/30',
    ]);
    expect(free).toEqual(['10.0.0.228/30', '10.0.0.232/29', '10.0.0.240/28']);
    expect(value(fitInto('10.0.0.0/24', 'guests: 20\noffice 100', '10.0.0.0/26', JOB)).blocks).toEqual([
      { block: '10.0.0.128/25', wish: '100', label: 'office' },
      { block: '10.0.0.64/27', wish: '20', label: 'guests' },
    ]);
  });

  it('finds the next free block', () => {
    const taken = '10.0.0.0/26, 10.0.0.128/25';
    expect(findFree('10.0.0.0/24', taken, 27, JOB)).toEqual(ok('10.0.0.64/27'));
    expect(code(findFree('10.0.0.0/24', taken, 25, JOB))).toBe('no-free-block');
    expect(findFree('::/0', '::/1', 1, JOB)).toEqual(ok('8000::/1'));
    expect(code(findFree('ffff::/16', 'ffff::1', 16, JOB))).toBe('no-free-block');
  });
});

it('adds the blocks of a preset once', () => {
  expect(presetBlocks('private')).toEqual(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']);
  expect(presetLines('private', '10.0.0.0/8 # mine')).toBe(
    '10.0.0.0/8 # mine\n172.16.0.0/12\n192.168.0.0/16\nfc00::/7',
  );
  expect(presetLines('link-local', '')).toBe('169.254.0.0/16\nfe80::/10');
  expect(presetBlocks('special')).toContain('224.0.0.0/3');
});

it.each([
  ['2001:db8::/32', 'facts'],
  ['2001:db8::1', 'facts'],
  ['10.0.0.0/8\n192.168.0.0/16', 'merge'],
  ['10.0.0.0/8, 10.1.0.0-10.1.0.9', 'merge'],
  ['[Peer]\nAllowedIPs = 10.0.0.0/8', 'merge'],
  ['fd12:3456:789a::/48', undefined],
  ['10.0.0.0/8', undefined],
  ['10.0.0.1\n10.0.0.2', undefined],
  ['12:30', undefined],
  ['a/b, c/d', undefined],
])('takes %j for %s', (text, operation) => expect(detect(sampleOf(text))?.run?.operation).toBe(operation));

describe('properties', () => {
  const anyEntry = fc.oneof(
    fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 16, max: 32 })).map(([a, p]) => `10.${a}.${a}.0/${p}`),
    fc
      .tuple(fc.integer({ min: 0, max: 65_535 }), fc.integer({ min: 20, max: 128 }))
      .map(([a, p]) => `2001:db8:${a.toString(16)}::/${p}`),
    fc
      .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 55 }))
      .map(([a, n]) => `10.0.0.${a}-10.0.0.${a + n}`),
  );
  const anyList = fc.array(anyEntry, { minLength: 1, maxLength: 20 }).map((entries) => entries.join('\n'));

  it('what is written in any format is read as the same', () => {
    fc.assert(
      fc.property(
        anyList,
        fc.constantFrom(...FORMATS),
        fc.constantFrom('short' as const, 'full' as const),
        (text, format, form) => {
          const set = setOfRanges(value(merge(text)).ranges);
          const again = value(merge(textOfSet(set, format, form)));
          expect(setOfRanges(again.ranges)).toEqual(set);
          expect(again.notes).toEqual([]);
        },
      ),
    );
  });

  it('what is excluded and what is left make the whole', () => {
    fc.assert(
      fc.property(anyList, anyList, (text, off) => {
        const left = exclude(text, off);
        const rest = left.ok ? blocks(left.value) : '';
        const { second } = value(compareLists(text, off, 'take', JOB));
        const common = second && second.common.ranges.length > 0 ? blocks(second.common) : '';
        expect(merged(`${rest}\n${common}`)).toBe(merged(text));
      }),
    );
  });
});
