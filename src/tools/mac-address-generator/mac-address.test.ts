import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { meaningOf } from '../../lib/mac-address';
import type { RandomSource } from '../../lib/random';
import { fixedRandom } from '../../operations/testing';
import { KINDS, makeMacAddresses, PRESETS, readPrefix, type MacSettings } from './mac-address';

const DEFAULTS: MacSettings = {
  quantity: 1,
  prefix: '64:16:7F',
  kind: 'local-unicast',
  uppercase: true,
  separator: ':',
  distinct: true,
};

/** The given bytes in order, and no more. */
function bytes(hex: string): RandomSource {
  let rest = [...hex.matchAll(/../g)].map(([pair]) => Number.parseInt(pair, 16));
  return (length) => {
    if (length > rest.length) throw new Error('asked for more bytes than there are');
    const given = Uint8Array.from(rest.slice(0, length));
    rest = rest.slice(length);
    return given;
  };
}

const make = (settings: Partial<MacSettings>, random: RandomSource = fixedRandom()) => {
  const made = makeMacAddresses({ ...DEFAULTS, ...settings }, random);
  return made.ok ? made.value : made.fault;
};

describe('an address', () => {
  it.each([
    [{}, '000102', '64:16:7F:00:01:02'],
    [{ prefix: '' }, 'ff0102030405', 'FE:01:02:03:04:05'],
    [{ prefix: '', kind: 'unicast' }, 'ff0102030405', 'FE:01:02:03:04:05'],
    [{ prefix: '', kind: 'unicast' }, 'fc0102030405', 'FC:01:02:03:04:05'],
    [{ prefix: '', kind: 'multicast' }, '000102030405', '01:01:02:03:04:05'],
    // Half octets are used in order; the last digit is spare.
    [{ prefix: '0123456' }, 'abcdef', '01:23:45:6A:BC:DE'],
    [{ prefix: 'ff-ee-aa', uppercase: false, separator: '-' }, '000102', 'ff-ee-aa-00-01-02'],
    [{ prefix: '64167f', uppercase: false, separator: '.' }, 'dead01', '6416.7fde.ad01'],
    [{ prefix: '64167f', separator: '' }, '010203', '64167F010203'],
    [{ prefix: '00:11:22:33:44:55' }, '', '00:11:22:33:44:55'],
    [{ prefix: '1' }, 'abcdef012345', '1A:BC:DE:F0:12:34'],
  ] as const)('%j of %s is %s', (settings, random, expected) =>
    expect(make(settings, bytes(random))).toEqual([expected]),
  );
});

describe('a prefix', () => {
  it.each([
    ['', ''],
    ['0123.4567.89ab', '0123456789AB'],
  ])('%j holds the digits %j', (typed, digits) => expect(readPrefix(typed)).toEqual({ ok: true, value: digits }));

  it.each([
    ['6G', { code: 'bad-hex-digit', at: 1, found: 'G' }],
    ['0011223344556', { code: 'prefix-too-long', digits: 13 }],
  ])('%j is none', (typed, fault) => expect(readPrefix(typed)).toEqual({ ok: false, fault }));

  it('of each preset is one', () => {
    for (const { prefix } of PRESETS) expect(make({ prefix })).toEqual([expect.stringMatching(`^${prefix}(:..){3}$`)]);
  });
});

describe('many', () => {
  it('are all different', () => {
    expect(make({ prefix: '64:16:7F:00:00:0', quantity: 17 })).toEqual({ code: 'too-few', left: 16 });
    const all = make({ prefix: '64:16:7F:00:00:0', quantity: 16 });
    expect(new Set(Array.isArray(all) ? all : []).size).toBe(16);
    const full = make({ prefix: '64:16:7F:00:0', quantity: 4096 - 3000 });
    expect(new Set(Array.isArray(full) ? full : []).size).toBe(1096);
  });
  it('may repeat when they are allowed to', () => {
    const same = make({ prefix: '00:11:22:33:44:55', quantity: 3, distinct: false });
    expect(same).toEqual(Array.from({ length: 3 }, () => '00:11:22:33:44:55'));
  });
  it('are as many as asked for, without Math.random', () => {
    const random = vi.spyOn(Math, 'random');
    const made = make({ prefix: '', quantity: 10_000 });
    expect(new Set(Array.isArray(made) ? made : []).size).toBe(10_000);
    expect(random).not.toHaveBeenCalled();
    random.mockRestore();
  });
  it('take every value of every free half octet equally often', () => {
    const made = make({ prefix: '0', quantity: 10_000, separator: '' });
    const counts = new Map<string, number>();
    for (const address of Array.isArray(made) ? made : []) {
      for (const digit of address.slice(1)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    }
    const expected = (10_000 * 11) / 16;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(16);
    // 15 degrees of freedom, p = 0.001.
    expect(chiSquare).toBeLessThan(37.7);
  });
});

describe('the first octet', () => {
  it('without a prefix is of the kind asked for', () =>
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), fc.integer(), (kind, seed) => {
        const made = make({ prefix: '', kind }, fixedRandom(seed));
        const { group, scope } = meaningOf(Array.isArray(made) ? (made[0] ?? '') : '');
        expect(group).toBe(kind === 'multicast' ? 'multicast' : 'unicast');
        expect(kind === 'local-unicast' ? scope : 'local').toBe('local');
      }),
    ));
});
