import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ADDRESS, writeDotted } from '../../lib/ipv4/address';
import { sizeOf, writeBlock } from '../../lib/ipv4/block';
import { mergeRanges } from '../../lib/ip/ranges';
import { addedBy, addressesOf, expandRanges, readEnds, writeAddresses, writeNetworks, writeRanges } from './expand';
import { readBlockLines, readRangeLines } from './read-lines';

const watch = { signal: new AbortController().signal, progress: () => {} };

function expanded(first: string, last: string) {
  const range = readEnds(first, last);
  if (!range.ok) throw new Error(range.fault.code);
  return expandRanges([range.value], true);
}

// What Python's ipaddress.summarize_address_range gives.
it.each([
  [
    '192.168.1.1',
    '192.168.6.255',
    '192.168.1.1/32 192.168.1.2/31 192.168.1.4/30 192.168.1.8/29 192.168.1.16/28 192.168.1.32/27 192.168.1.64/26 192.168.1.128/25 192.168.2.0/23 192.168.4.0/23 192.168.6.0/24',
    1535,
    '192.168.0.0/21',
    2048,
  ],
  ['10.0.0.1', '10.0.0.17', '10.0.0.1/32 10.0.0.2/31 10.0.0.4/30 10.0.0.8/29 10.0.0.16/31', 17, '10.0.0.0/27', 32],
  ['10.0.0.0', '10.0.0.1', '10.0.0.0/31', 2, '10.0.0.0/31', 2],
  ['10.0.0.3', '10.0.0.4', '10.0.0.3/32 10.0.0.4/32', 2, '10.0.0.0/29', 8],
  ['127.255.255.255', '128.0.0.0', '127.255.255.255/32 128.0.0.0/32', 2, '0.0.0.0/0', 4_294_967_296],
  ['172.16.0.0', '172.18.255.255', '172.16.0.0/15 172.18.0.0/16', 196_608, '172.16.0.0/14', 262_144],
  [
    '103.176.62.0',
    '103.176.215.255',
    '103.176.62.0/23 103.176.64.0/18 103.176.128.0/18 103.176.192.0/20 103.176.208.0/21',
    39_424,
    '103.176.0.0/16',
    65_536,
  ],
  ['0.0.0.0', '255.255.255.255', '0.0.0.0/0', 4_294_967_296, '0.0.0.0/0', 4_294_967_296],
])('%s – %s', (first, last, networks, addresses, enclosing, size) => {
  const expansion = expanded(first, last);
  expect(writeNetworks(expansion, 'lines').split('\n').join(' ')).toBe(networks);
  expect(expansion.addresses).toBe(addresses);
  expect(writeBlock(expansion.enclosing)).toBe(enclosing);
  expect(sizeOf(expansion.enclosing.prefix)).toBe(size);
  expect(addedBy(expansion)).toBe(size - addresses);
});

it('needs 62 networks at most', () => {
  const networks = writeNetworks(expanded('0.0.0.1', '255.255.255.254'), 'lines').split('\n');
  expect([networks.length, networks[0], networks.at(-1)]).toEqual([62, '0.0.0.1/32', '255.255.255.254/32']);
});

describe('the two ends', () => {
  it.each([
    ['192.168.7.1', '192.168.6.255', 'reversed'],
    ['', '10.0.0.1', 'unfinished'],
    ['10.0.0.1', '', 'unfinished'],
    ['10.0.0', '10.0.0.9', 'unfinished'],
    ['10.0.0.', '10.0.0.9', 'unfinished'],
    ['10', '10.0.0.9', 'unfinished'],
    ['10.0.0.1', '10.0.0.256', 'in-last'],
    ['10.0.0.256', '', 'in-first'],
    ['010.0.0.1', '10.0.0.9', 'in-first'],
  ])('%j – %j: %s', (first, last, code) => expect(readEnds(first, last)).toMatchObject({ fault: { code } }));

  it('may be in any notation', () =>
    expect(readEnds('0x0A000001', '１６７７７２１６９')).toEqual({
      ok: true,
      value: { first: 0x0a000001, last: 0x0a000009 },
    }));
});

describe('lists', () => {
  const lines = (text: string) => readRangeLines(text, watch);
  it('are read line by line', () => {
    const read = lines('10.0.0.1 - 10.0.0.9\n\n 10.0.1.0/24 # office\r\n10.0.2.1-254\n10.0.3.1');
    expect(read.ok && writeRanges(read.value)).toBe(
      '10.0.0.1-10.0.0.9\n10.0.1.0-10.0.1.255\n10.0.2.1-10.0.2.254\n10.0.3.1-10.0.3.1',
    );
    expect(lines('10.0.0.1\n\n10.0.0.9-10.0.0.1')).toMatchObject({
      fault: { code: 'in-line', line: 3, fault: { code: 'reversed' } },
    });
    expect(lines('\n # \n')).toEqual({ ok: false, fault: { code: 'no-lines' } });
  });

  it('keep the others where a line is wrong', () => {
    const faults: number[] = [];
    const read = readRangeLines('10.0.0.1\nx\n10.0.0.0 - 10.0.1\n10.0.0.9', watch, ({ line }) => faults.push(line));
    expect(read.ok && writeRanges(read.value)).toBe('10.0.0.1-10.0.0.1\n10.0.0.9-10.0.0.9');
    expect(faults).toEqual([2, 3]);
    expect(readRangeLines('\nx', watch, () => {})).toMatchObject({ fault: { code: 'in-line', line: 2 } });
    expect(readBlockLines('10.0.0.0/33\n10/8', watch, () => {})).toMatchObject({ ok: true });
  });

  it('of blocks may have commas, quotes and masks', () => {
    const read = readBlockLines('["10.0.0.0/25", "10.0.0.128/25"]\n10.0.2.0 255.255.255.0; 10/8', watch);
    expect(read.ok && writeRanges(read.value)).toBe(
      '10.0.0.0-10.0.0.127\n10.0.0.128-10.0.0.255\n10.0.2.0-10.0.2.255\n10.0.0.0-10.255.255.255',
    );
    expect(readBlockLines('10.0.0.0/24\n10.0.0.0/33', watch)).toMatchObject({
      fault: { line: 2, fault: { code: 'prefix-range' } },
    });
  });

  it('are merged or not', () => {
    const ranges = [
      { first: 0, last: 127 },
      { first: 100, last: 255 },
    ];
    expect(writeNetworks(expandRanges(ranges, true), 'commas')).toBe('0.0.0.0/24');
    const apart = expandRanges(ranges, false);
    expect([apart.networks.length, apart.addresses]).toEqual([5, 256]);
  });

  it('come back from their networks', () => {
    const anyRange = fc
      .tuple(fc.integer({ min: 0, max: MAX_ADDRESS }), fc.integer({ min: 0, max: MAX_ADDRESS }))
      .map(([one, other]) => ({ first: Math.min(one, other), last: Math.max(one, other) }));
    fc.assert(
      fc.property(fc.array(anyRange, { minLength: 1, maxLength: 6 }), fc.boolean(), (ranges, merge) => {
        const read = readBlockLines(writeNetworks(expandRanges(ranges, merge), 'json'), watch);
        expect(read.ok && mergeRanges(read.value)).toEqual(mergeRanges(ranges));
      }),
    );
  });

  it('are written in three ways', () => {
    const expansion = expanded('10.0.0.3', '10.0.0.4');
    expect(writeNetworks(expansion, 'commas')).toBe('10.0.0.3/32, 10.0.0.4/32');
    expect(JSON.parse(writeNetworks(expansion, 'json'))).toEqual(['10.0.0.3/32', '10.0.0.4/32']);
  });

  it('of ten thousand lines keep each range', () => {
    const text = Array.from({ length: 10_000 }, (_, n) => `${writeDotted(n * 65_536)}-${writeDotted(n * 65_536 + 9)}`);
    const read = lines(text.join('\n'));
    expect(read.ok && expandRanges(read.value, true).networks.length).toBe(20_000);
  });
});

it('lists single addresses', () => {
  const addresses = addressesOf([
    { first: 255, last: 257 },
    { first: MAX_ADDRESS, last: MAX_ADDRESS },
  ]);
  expect(writeAddresses(addresses)).toBe('0.0.0.255\n0.0.1.0\n0.0.1.1\n255.255.255.255');
});
