import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ADDRESS, writeDotted, writeHexDigits } from '../../lib/ipv4/address';
import { maskOf, lastOf, wildcardOf, writeBlock } from '../../lib/ipv4/block';
import type { Result } from '../../lib/result';
import { listSubnets } from './list-subnets';
import { writePlainFacts } from './plain-facts';
import { MOST_SUBNETS, planSplit, subnetAt, subnetLines, type SplitWish } from './split';
import { reverseZones } from '../../lib/ipv4/reverse-zones';
import { describeSubnet } from './subnet';

function value<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(`no value: ${result.fault.code}`);
  return result.value;
}

/** What the page shows of a block, as text. */
function figures(text: string) {
  const { block, hosts, last, ...facts } = value(describeSubnet(text));
  return {
    network: writeBlock(block),
    mask: writeDotted(maskOf(block.prefix)),
    hex: writeHexDigits(maskOf(block.prefix)),
    wildcard: writeDotted(wildcardOf(block.prefix)),
    hosts: `${writeDotted(hosts.first)}–${writeDotted(hosts.last)}`,
    broadcast: hosts.broadcast === undefined ? 'none' : writeDotted(hosts.broadcast),
    addresses: last - block.network + 1,
    usable: hosts.usable,
    type: facts.registered.type,
    class: facts.historicClass,
    by: facts.by,
  };
}

describe('the catalogue', () => {
  it.each([
    [
      '192.168.0.1/24',
      {
        network: '192.168.0.0/24',
        mask: '255.255.255.0',
        wildcard: '0.0.0.255',
        hosts: '192.168.0.1–192.168.0.254',
        broadcast: '192.168.0.255',
        addresses: 256,
        usable: 254,
        type: 'private',
        class: 'C',
      },
    ],
    [
      '10.20.30.40/255.255.252.0',
      { network: '10.20.28.0/22', hosts: '10.20.28.1–10.20.31.254', addresses: 1024, by: 'mask' },
    ],
    [
      '10.20.30.40/0.0.3.255',
      { network: '10.20.28.0/22', hosts: '10.20.28.1–10.20.31.254', addresses: 1024, by: 'wildcard' },
    ],
    ['10.20.30.40 255.255.252.0', { network: '10.20.28.0/22', by: 'mask' }],
    ['192.0.2.0/31', { addresses: 2, usable: 2, hosts: '192.0.2.0–192.0.2.1', broadcast: 'none' }],
    ['192.0.2.7/32', { addresses: 1, usable: 1, broadcast: 'none' }],
    ['192.0.2.7', { network: '192.0.2.7/32', usable: 1, by: 'alone' }],
    ['0.0.0.0/0', { mask: '0.0.0.0', addresses: 4_294_967_296, hosts: '0.0.0.1–255.255.255.254' }],
    ['192.168.1.200/26', { network: '192.168.1.192/26', broadcast: '192.168.1.255', hex: 'FFFFFFC0' }],
    ['10.0.0.0-10.0.0.255', { network: '10.0.0.0/24', by: 'range' }],
    ['10.0.0.0 - 10.0.0.255', { network: '10.0.0.0/24', by: 'range' }],
    ['10.0.0.128-255', { network: '10.0.0.128/25', by: 'range' }],
    ['10/8', { network: '10.0.0.0/8' }],
  ])('%s', (text, wanted) => expect(figures(text)).toMatchObject(wanted));

  it.each([
    ['10.0.0.1/255.0.255.0', 'mask-gaps'],
    ['256.1.1.1/24', 'part-above'],
    ['192.168.0.1/33', 'prefix-range'],
    ['', 'empty'],
    ['192.168.0.1-192.168.0.9', 'not-one-block'],
    ['192.168.0.1-192.168.0.2', 'not-one-block'],
    ['192.168.0.9-192.168.0.1', 'reversed'],
    ['192.168.0.1-192.168.0.256', 'in-last'],
    ['010.0.0.1/24', 'leading-zero'],
  ])('%j is refused: %s', (text, code) => expect(describeSubnet(text)).toMatchObject({ fault: { code } }));
});

it('knows the blocks around', () => {
  const around = (text: string) => {
    const { previous, next, parent, halves } = value(describeSubnet(text));
    return [previous, next, parent, ...(halves ?? [])].map((block) => (block ? writeBlock(block) : '-')).join(' ');
  };
  expect(around('192.168.1.0/24')).toBe('192.168.0.0/24 192.168.2.0/24 192.168.0.0/23 192.168.1.0/25 192.168.1.128/25');
  expect(around('0.0.0.0/0')).toBe('- - - 0.0.0.0/1 128.0.0.0/1');
  expect(around('255.255.255.255')).toBe('255.255.255.254/32 - 255.255.255.254/31');
  expect(around('0.0.0.0/1')).toBe('- 128.0.0.0/1 0.0.0.0/0 0.0.0.0/2 64.0.0.0/2');
});

describe('reverse zones', () => {
  it.each([
    ['192.168.0.0/24', ['0.168.192.in-addr.arpa']],
    ['172.16.0.0/16', ['16.172.in-addr.arpa']],
    ['10.0.0.0/8', ['10.in-addr.arpa']],
    ['0.0.0.0/0', ['in-addr.arpa']],
    ['10.20.28.0/22', ['28.20.10', '29.20.10', '30.20.10', '31.20.10'].map((zone) => `${zone}.in-addr.arpa`)],
    ['192.0.2.64/26', ['2.0.192.in-addr.arpa']],
    ['192.0.2.7/32', ['7.2.0.192.in-addr.arpa']],
  ])('%s', (text, zones) => expect(reverseZones(value(describeSubnet(text)).block)).toEqual(zones));

  it('are at most 128, and have classless names below an octet', () => {
    expect(reverseZones({ network: 0, prefix: 1 })).toHaveLength(128);
    expect(value(describeSubnet('192.0.2.70/26')).classlessZone).toBe('64/26.2.0.192.in-addr.arpa');
    expect(value(describeSubnet('192.0.2.0/24')).classlessZone).toBeUndefined();
  });
});

describe('splitting', () => {
  const wish: SplitWish = { by: 'prefix', prefix: 26, subnets: 4, hosts: 50 };
  const block = (text: string) => value(describeSubnet(text)).block;

  it('gives all parts in order', () => {
    expect(subnetLines(value(planSplit(block('192.168.0.0/24'), wish)), 'text')).toBe(
      '192.168.0.0/26\n192.168.0.64/26\n192.168.0.128/26\n192.168.0.192/26\n',
    );
    const sixteen = value(planSplit(block('10.0.0.0/8'), { ...wish, prefix: 16 }));
    expect([sixteen.count, writeBlock(subnetAt(sixteen, 255))]).toEqual([256, '10.255.0.0/16']);
    const all = value(planSplit(block('255.0.0.0/8'), { ...wish, prefix: 32 }));
    expect([all.count, writeBlock(subnetAt(all, all.count - 1))]).toEqual([MOST_SUBNETS, '255.255.255.255/32']);
  });

  it.each([
    [1, 24],
    [2, 25],
    [3, 26],
    [4, 26],
    [5, 27],
    [256, 32],
  ])('into at least %i subnets is /%i', (subnets, prefix) =>
    expect(value(planSplit(block('10.0.0.0/24'), { ...wish, by: 'subnets', subnets })).prefix).toBe(prefix),
  );

  it.each([
    [1, 32],
    [2, 31],
    [3, 29],
    [6, 29],
    [7, 28],
    [254, 24],
  ])('for %i hosts each is /%i', (hosts, prefix) =>
    expect(value(planSplit(block('10.0.0.0/24'), { ...wish, by: 'hosts', hosts })).prefix).toBe(prefix),
  );

  it.each([
    [
      { ...wish, prefix: 23 },
      { code: 'not-longer', prefix: 24 },
    ],
    [
      { ...wish, by: 'subnets', subnets: 257 },
      { code: 'too-many-subnets', limit: 256 },
    ],
    [
      { ...wish, by: 'hosts', hosts: 255 },
      { code: 'too-many-hosts', limit: 254 },
    ],
  ] as const)('refuses %j', (asked, fault) =>
    expect(planSplit(block('10.0.0.0/24'), asked)).toEqual({ ok: false, fault }),
  );

  it('lists no more than 2^24', () =>
    expect(planSplit(block('0.0.0.0/0'), { ...wish, prefix: 25 })).toMatchObject({ fault: { code: 'list-too-long' } }));

  it('covers the block without gaps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_ADDRESS }),
        fc.integer({ min: 0, max: 32 }),
        fc.nat(10),
        (address, prefix, more) => {
          const whole = block(`${writeDotted(address)}/${prefix}`);
          const plan = value(planSplit(whole, { ...wish, prefix: Math.min(32, prefix + more) }));
          let next = whole.network;
          for (let row = 0; row < plan.count; row++) {
            const part = subnetAt(plan, row);
            expect(part.network).toBe(next);
            next = lastOf(part) + 1;
          }
          expect(next - 1).toBe(lastOf(whole));
        },
      ),
    );
  });
});

it('writes the list as a file, a part at a time', async () => {
  const plan = { network: 0x0a000000, prefix: 32, count: 40_000 };
  const steps: number[] = [];
  const job = { signal: new AbortController().signal, progress: (done: number) => void steps.push(done) };
  const text = await value(await listSubnets(plan, 'text', job)).text();
  expect(text).toBe(subnetLines(plan, 'text'));
  expect(steps).toEqual([16_384, 32_768, 40_000]);
  const csv = await value(await listSubnets({ network: 0, prefix: 31, count: 1 }, 'csv', job)).text();
  expect(csv).toBe('network,first,last,broadcast\r\n0.0.0.0/31,0.0.0.0,0.0.0.1,\r\n');
});

describe('what is handed on', () => {
  it('has addresses as they are written', () => {
    expect(JSON.parse(writePlainFacts(value(describeSubnet('10.20.30.40/22'))))).toEqual({
      cidr: '10.20.28.0/22',
      address: '10.20.30.40',
      mask: '255.255.252.0',
      maskHex: 'FFFFFC00',
      maskBinary: '11111111.11111111.11111100.00000000',
      wildcard: '0.0.3.255',
      network: '10.20.28.0',
      last: '10.20.31.255',
      firstHost: '10.20.28.1',
      lastHost: '10.20.31.254',
      broadcast: '10.20.31.255',
      addresses: 1024,
      usable: 1022,
      previous: '10.20.24.0/22',
      next: '10.20.32.0/22',
      parent: '10.20.24.0/21',
      halves: ['10.20.28.0/23', '10.20.30.0/23'],
      type: 'private',
      registered: '10.0.0.0/8',
      rfc: 1918,
      class: 'A',
      zones: ['28.20.10.in-addr.arpa', '29.20.10.in-addr.arpa', '30.20.10.in-addr.arpa', '31.20.10.in-addr.arpa'],
    });
  });

  it('says null where there is none', () => {
    expect(JSON.parse(writePlainFacts(value(describeSubnet('8.8.8.8/32'))))).toMatchObject({
      broadcast: null,
      halves: [],
      registered: null,
      rfc: null,
    });
  });
});
