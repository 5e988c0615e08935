import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok, type Fault, type Result } from '../result';
import { MAX_ADDRESS, writeArpa, writeDotted } from './address';
import { blockAt, hostsOf, lastOf, maskOf, prefixOfMask, sizeOf, wildcardOf, writeBlock } from './block';
import { coverRange, countOf, encloseRange, mergeRanges, type Range } from '../ip/ranges';
import { readBlock } from './read-block';
import { readDotted } from './read-dotted';
import { readEndsOf, readPair, readRange } from './read-range';
import { isOfOneType, registeredAs } from '../ip/special-ipv4';
import { historicClass } from './historic-class';

const range = (first: string, last: string): Range => ({ first: at(first), last: at(last) });
const at = (dotted: string) => value(readDotted(dotted));
const anyAddress = fc.integer({ min: 0, max: MAX_ADDRESS });
const anyPrefix = fc.integer({ min: 0, max: 32 });
const anyRange = fc
  .tuple(anyAddress, fc.oneof(anyAddress, fc.integer({ min: 0, max: 70_000 })), fc.boolean())
  .map(([one, other, isNear]) => {
    const end = isNear ? Math.min(MAX_ADDRESS, one + other) : other;
    return { first: Math.min(one, end), last: Math.max(one, end) };
  });

function value<T>(result: Result<T, Fault>): T {
  if (!result.ok) throw new Error(`no value: ${result.fault.code}`);
  return result.value;
}

function code(result: Result<unknown, Fault>): string | undefined {
  return result.ok ? undefined : result.fault.code;
}

// What Python's `ipaddress.summarize_address_range` and `ip_network(…, strict=False)` give, for ranges drawn by chance.
it.each([
  ['217.62.233.82', '217.62.233.85', '217.62.233.82/31 217.62.233.84/31', '217.62.233.80/29'],
  [
    '98.175.143.224',
    '127.255.255.255',
    '98.175.143.224/27 98.175.144.0/20 98.175.160.0/19 98.175.192.0/18 98.176.0.0/12 98.192.0.0/10 99.0.0.0/8 100.0.0.0/6 104.0.0.0/5 112.0.0.0/4',
    '96.0.0.0/3',
  ],
  ['137.248.62.230', '137.248.62.232', '137.248.62.230/31 137.248.62.232/32', '137.248.62.224/28'],
  ['224.0.0.0', '227.255.255.255', '224.0.0.0/6', '224.0.0.0/6'],
  [
    '227.214.155.1',
    '227.214.155.36',
    '227.214.155.1/32 227.214.155.2/31 227.214.155.4/30 227.214.155.8/29 227.214.155.16/28 227.214.155.32/30 227.214.155.36/32',
    '227.214.155.0/26',
  ],
  [
    '238.157.161.216',
    '238.157.219.184',
    '238.157.161.216/29 238.157.161.224/27 238.157.162.0/23 238.157.164.0/22 238.157.168.0/21 238.157.176.0/20 238.157.192.0/20 238.157.208.0/21 238.157.216.0/23 238.157.218.0/24 238.157.219.0/25 238.157.219.128/27 238.157.219.160/28 238.157.219.176/29 238.157.219.184/32',
    '238.157.128.0/17',
  ],
  ['64.0.0.0', '64.0.255.255', '64.0.0.0/16', '64.0.0.0/16'],
  [
    '142.137.106.128',
    '255.255.255.255',
    '142.137.106.128/25 142.137.107.0/24 142.137.108.0/22 142.137.112.0/20 142.137.128.0/17 142.138.0.0/15 142.140.0.0/14 142.144.0.0/12 142.160.0.0/11 142.192.0.0/10 143.0.0.0/8 144.0.0.0/4 160.0.0.0/3 192.0.0.0/2',
    '128.0.0.0/1',
  ],
  [
    '161.77.28.44',
    '161.77.28.145',
    '161.77.28.44/30 161.77.28.48/28 161.77.28.64/26 161.77.28.128/28 161.77.28.144/31',
    '161.77.28.0/24',
  ],
  ['127.255.255.255', '128.0.0.0', '127.255.255.255/32 128.0.0.0/32', '0.0.0.0/0'],
  ['0.0.0.0', '255.255.255.255', '0.0.0.0/0', '0.0.0.0/0'],
])('the cover of %s – %s', (first, last, cover, enclosing) => {
  expect(coverRange(range(first, last)).map(writeBlock).join(' ')).toBe(cover);
  expect(writeBlock(encloseRange(range(first, last)))).toBe(enclosing);
});

describe('a cover', () => {
  it('is exactly the range, in order, and of the fewest blocks', () => {
    fc.assert(
      fc.property(anyRange, (wanted) => {
        const blocks = coverRange(wanted);
        let next = wanted.first;
        for (const [index, block] of blocks.entries()) {
          expect(block.network).toBe(next);
          expect(block.network % sizeOf(block.prefix)).toBe(0);
          next += sizeOf(block.prefix);
          // Two halves of one block would be one block too many.
          const following = blocks[index + 1];
          const isLower = block.network % sizeOf(block.prefix - 1) === 0;
          expect(isLower && following?.prefix === block.prefix).toBe(false);
        }
        expect(next - 1).toBe(wanted.last);
        expect(blocks.length).toBeLessThanOrEqual(62);
      }),
    );
  });

  it('needs 62 blocks at most', () => {
    const blocks = coverRange(range('0.0.0.1', '255.255.255.254'));
    expect([blocks.length, blocks.map(writeBlock).at(0), blocks.map(writeBlock).at(-1)]).toEqual([
      62,
      '0.0.0.1/32',
      '255.255.255.254/32',
    ]);
  });

  it('has one block within the enclosing one, and no smaller one encloses', () => {
    fc.assert(
      fc.property(anyRange, (wanted) => {
        const block = encloseRange(wanted);
        expect(block.network).toBeLessThanOrEqual(wanted.first);
        expect(lastOf(block)).toBeGreaterThanOrEqual(wanted.last);
        const half = blockAt(wanted.first, Math.min(32, block.prefix + 1));
        expect(block.prefix === 32 || lastOf(half) < wanted.last).toBe(true);
      }),
    );
  });
});

it('merges what overlaps or touches, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(60), fc.nat(9)), { maxLength: 8 }), (pairs) => {
      const ranges = pairs.map(([first, length]) => ({ first, last: first + length }));
      const members = (all: readonly Range[]) =>
        new Set(all.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, n) => first + n)));
      const merged = mergeRanges(ranges);
      expect(members(merged)).toEqual(members(ranges));
      for (const [index, one] of merged.entries()) {
        expect((merged[index + 1]?.first ?? Infinity) - one.last).toBeGreaterThan(1);
      }
    }),
  );
  expect(mergeRanges([range('0.0.0.0', '255.255.255.255'), range('1.1.1.1', '1.1.1.1')]).map(countOf)).toEqual([
    2 ** 32,
  ]);
});

describe('masks', () => {
  it('go to prefixes and back', () => {
    for (let prefix = 0; prefix <= 32; prefix++) {
      expect(prefixOfMask(maskOf(prefix))).toBe(prefix);
      expect(maskOf(prefix) + wildcardOf(prefix)).toBe(MAX_ADDRESS);
    }
    expect([writeDotted(maskOf(0)), writeDotted(maskOf(1)), writeDotted(maskOf(32))]).toEqual([
      '0.0.0.0',
      '128.0.0.0',
      '255.255.255.255',
    ]);
  });

  it('have no gaps', () => {
    const masks = new Set(Array.from({ length: 33 }, (_, prefix) => maskOf(prefix)));
    fc.assert(fc.property(anyAddress, (mask) => (prefixOfMask(mask) !== undefined) === masks.has(mask)));
  });
});

describe('a block', () => {
  it('holds the address it is made of, and is read as it is written', () => {
    fc.assert(
      fc.property(anyAddress, anyPrefix, (address, prefix) => {
        const block = blockAt(address, prefix);
        expect(block.network <= address && address <= lastOf(block)).toBe(true);
        expect(value(readBlock(`${writeDotted(address)}/${prefix}`))).toEqual({ address, block, by: 'prefix' });
        expect(value(readBlock(`${writeDotted(address)} ${writeDotted(maskOf(prefix))}`)).block).toEqual(block);
        const byWildcard = value(readBlock(`${writeDotted(address)}/${writeDotted(wildcardOf(prefix))}`));
        // 0.0.0.0 and 255.255.255.255 are masks.
        expect(byWildcard.by).toBe(prefix % 32 === 0 ? 'mask' : 'wildcard');
        expect(byWildcard.block.prefix).toBe(prefix % 32 === 0 ? 32 - prefix : prefix);
      }),
    );
  });

  it.each([
    ['10/8', '10.0.0.0/8'],
    ['172.16/12', '172.16.0.0/12'],
    ['192.168.1/24', '192.168.1.0/24'],
    ['10/255.0.0.0', '10.0.0.0/8'],
    ['10.20.30.40/255.255.252.0', '10.20.28.0/22'],
    ['10.20.30.40/0.0.3.255', '10.20.28.0/22'],
    ['10.20.30.40 netmask 255.255.252.0', '10.20.28.0/22'],
    ['10.20.30.40 netmask 0xfffffc00', '10.20.28.0/22'],
    ['10.20.30.40 / 22', '10.20.28.0/22'],
    ['10.20.30.40 22', '10.20.28.0/22'],
    ['1.2.3.4/0.0.0.0', '0.0.0.0/0'],
    ['1.2.3.4/255.255.255.255', '1.2.3.4/32'],
    ['1.2.3.4/127.255.255.255', '0.0.0.0/1'],
    ['１０．０．０．１／８', '10.0.0.0/8'],
    ['10。0。0。1', '10.0.0.1/32'],
    ['10.0.0.1:80', '10.0.0.1/32'],
  ])('%s is %s', (text, block) => expect(writeBlock(value(readBlock(text)).block)).toBe(block));

  it.each([
    ['', 'empty'],
    ['10.0.0.1:99999', 'not-number'],
    ['10.0.0.1/255.0.255.0', 'mask-gaps'],
    ['10.0.0.1/0.255.0.255', 'mask-gaps'],
    ['256.1.1.1/24', 'part-above'],
    ['192.168.0.1/33', 'prefix-range'],
    ['192.168.0.1/-1', 'prefix-range'],
    ['192.168.0.1/', 'prefix-range'],
    ['192.168.0.1/x', 'prefix-range'],
    ['192.168.0.1/255.255.256.0', 'in-mask'],
    ['010.0.0.1/24', 'leading-zero'],
    ['10', 'part-count'],
    ['10.0.0.0.1/8', 'part-count'],
    ['10..1/8', 'empty-part'],
    ['/8', 'empty-part'],
    ['10.0.0.a/8', 'not-number'],
  ])('%j is refused: %s', (text, wanted) => expect(code(readBlock(text))).toBe(wanted));

  it('tells both readings of a leading zero', () => {
    expect(readBlock('010.0.0.1/24')).toEqual({
      ok: false,
      fault: {
        code: 'leading-zero',
        part: 1,
        found: '010',
        values: { decimal: 10, octal: 8 },
        readings: { decimal: at('10.0.0.1'), octal: at('8.0.0.1') },
      },
    });
    expect(readBlock('1.2.3.08')).toMatchObject({
      fault: { values: { decimal: 8 }, readings: { decimal: 16_909_064 } },
    });
  });
});

it.each([
  ['192.168.0.0/24', '192.168.0.1', '192.168.0.254', 254, '192.168.0.255'],
  ['192.0.2.0/31', '192.0.2.0', '192.0.2.1', 2, undefined],
  ['192.0.2.7/32', '192.0.2.7', '192.0.2.7', 1, undefined],
  ['192.0.2.0/30', '192.0.2.1', '192.0.2.2', 2, '192.0.2.3'],
  ['0.0.0.0/0', '0.0.0.1', '255.255.255.254', 4_294_967_294, '255.255.255.255'],
])('hosts of %s', (text, first, last, usable, broadcast) => {
  expect(hostsOf(value(readBlock(text)).block)).toEqual({
    first: at(first),
    last: at(last),
    usable,
    broadcast: broadcast === undefined ? undefined : at(broadcast),
  });
});

describe('a range', () => {
  it.each([
    ['10.0.0.1 - 10.0.0.9', '10.0.0.1', '10.0.0.9'],
    ['10.0.0.1–10.0.0.9', '10.0.0.1', '10.0.0.9'],
    ['10.0.0.1 10.0.0.9', '10.0.0.1', '10.0.0.9'],
    ['10.0.0.1,10.0.0.9', '10.0.0.1', '10.0.0.9'],
    ['10.0.0.1～10.0.0.9', '10.0.0.1', '10.0.0.9'],
    ['10.0.0.1 to 10.0.0.9', '10.0.0.1', '10.0.0.9'],
    ['10.0.0.1 至 10.0.0.9', '10.0.0.1', '10.0.0.9'],
    ['10.0.0.1..10.0.0.9', '10.0.0.1', '10.0.0.9'],
    ['192.168.1.1-254', '192.168.1.1', '192.168.1.254'],
    ['192.168.1.1-2.254', '192.168.1.1', '192.168.2.254'],
    ['0x0A000001 - 167772169', '10.0.0.1', '10.0.0.9'],
    ['10.0.0.0/24', '10.0.0.0', '10.0.0.255'],
    ['10.0.0.7', '10.0.0.7', '10.0.0.7'],
    ['10.0.0.7:443', '10.0.0.7', '10.0.0.7'],
    ['10.0.0.5-10', '10.0.0.5', '10.0.0.10'],
  ])('%s', (text, first, last) => expect(value(readRange(text))).toEqual(range(first, last)));

  it.each([
    ['', 'empty'],
    ['192.168.7.1 - 192.168.6.255', 'reversed'],
    ['10.0.0.1-10.0.0.256', 'in-last'],
    ['10.0.0.1-256', 'in-last'],
    ['10.0.0.0 - 10.0.1', 'in-last'],
    ['10.0.0.0-11.0.1', 'in-last'],
    ['10.0.0.0-10.1', 'in-last'],
    ['10.0.0.1-010', 'in-last'],
    ['x - 10.0.0.1', 'in-first'],
    ['10.0.0.0/33', 'in-block'],
    ['10.0.0.1 -', 'in-first'],
  ])('%j is refused: %s', (text, wanted) => expect(code(readRange(text))).toBe(wanted));

  it('is a pair only where there are two sides', () => {
    expect(readPair('10.0.0.1')).toBeUndefined();
    expect(readPair('10.0.0.1-')).toBeUndefined();
  });
});

describe('the registry', () => {
  it.each([
    ['0.1.2.3', 'this-network'],
    ['10.255.255.255', 'private'],
    ['11.0.0.0', 'public'],
    ['100.63.255.255', 'public'],
    ['100.64.0.0', 'shared'],
    ['100.128.0.0', 'public'],
    ['127.0.0.1', 'loopback'],
    ['169.254.1.1', 'link-local'],
    ['172.15.255.255', 'public'],
    ['172.31.255.255', 'private'],
    ['192.0.0.8', 'protocol'],
    ['192.0.2.1', 'documentation'],
    ['192.88.99.1', 'relay-6to4'],
    ['192.168.1.1', 'private'],
    ['198.19.255.255', 'benchmarking'],
    ['198.51.100.1', 'documentation'],
    ['203.0.113.1', 'documentation'],
    ['8.8.8.8', 'public'],
    ['239.255.255.255', 'multicast'],
    ['255.255.255.254', 'reserved'],
    ['255.255.255.255', 'broadcast'],
  ])('%s is %s', (text, type) => expect(registeredAs(at(text)).type).toBe(type));

  it.each([
    ['10.0.0.0/8', true],
    ['8.8.8.0/24', true],
    ['8.0.0.0/6', false],
    ['240.0.0.0/4', false],
    ['240.0.0.0/5', true],
    ['255.255.255.255/32', true],
    ['192.0.0.0/8', false],
    ['0.0.0.0/0', false],
  ])('%s is of one type: %s', (text, isOne) => expect(isOfOneType(value(readBlock(text)).block)).toBe(isOne));

  it('knows the classes', () => {
    const classes = ['127.255.255.255', '128.0.0.0', '192.0.0.0', '224.0.0.0', '240.0.0.0'].map(at).map(historicClass);
    expect(classes).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});

it('writes and reads every address', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      expect(readDotted(writeDotted(address))).toEqual(ok(address));
    }),
  );
  expect(writeArpa(at('192.168.1.2'))).toBe('2.1.168.192.in-addr.arpa');
});

describe('a text that is meant as a range', () => {
  it.each([
    ['10.0.0.1-254', { first: '10.0.0.1', last: '10.0.0.254' }],
    [' 10.0.0.9 - 10.0.0.1\r\n', { first: '10.0.0.9', last: '10.0.0.1' }],
    [
      '10.0.0.0 - 10.0.1',
      { first: '10.0.0.0', last: '10.0.1', fault: { code: 'in-last', fault: { code: 'part-count', found: 3 } } },
    ],
    ['10.0.0.0–10.0.0.256', { first: '10.0.0.0', last: '10.0.0.256' }],
    ['10.0.0.300 10.0.1.0', { first: '10.0.0.300', last: '10.0.1.0' }],
    ['１０．０．０．０～10.0.1', { first: '10.0.0.0', last: '10.0.1' }],
  ])('%j is taken apart', (text, ends) => expect(readEndsOf(text)).toMatchObject(ends));

  it.each(['', '10.0.0.1', '10.0.0.1-', 'from here', '2024-01-02', '10.0.0.0/24 x'])('%j is none', (text) =>
    expect(readEndsOf(text)).toBeUndefined(),
  );
});
