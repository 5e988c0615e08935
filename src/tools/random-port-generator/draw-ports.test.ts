import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { RandomSource } from '../../lib/random';
import { fixedRandom } from '../../operations/testing';
import { drawPorts, readPorts, type PortSettings } from './draw-ports';
import { BLOCKED_PORTS, classOf, COMMON_SERVICES, serviceOf } from './port-numbers';

const DEFAULTS: PortSettings = {
  range: 'all',
  from: '1024',
  to: '65535',
  quantity: 1,
  block: false,
  skipBlocked: true,
  skipCommon: true,
  common: [...COMMON_SERVICES.keys()].join(' '),
  exclusions: '',
};
const ALL_PORTS = { skipBlocked: false, skipCommon: false } as const;

const draw = (settings: Partial<PortSettings>, random: RandomSource = fixedRandom()) => {
  const drawn = drawPorts({ ...DEFAULTS, ...settings }, random);
  return drawn.ok ? drawn.value : drawn.fault;
};
const ports = (settings: Partial<PortSettings>, random?: RandomSource) => {
  const drawn = draw(settings, random);
  if (!Array.isArray(drawn)) throw new Error(drawn.code);
  return drawn;
};

/** Numbers of 16 bits in order. */
function raw(...values: number[]): RandomSource {
  return (length) => {
    const value = values.shift();
    if (value === undefined || length !== 2) throw new Error('asked for something else');
    return Uint8Array.of(value >> 8, value & 255);
  };
}

describe('one port', () => {
  it('of a range that holds but one', () => {
    expect(draw({ range: 'custom', from: '5000', to: '5000', skipCommon: false })).toEqual([5000]);
    expect(draw({ ...ALL_PORTS, exclusions: '1024-65534' })).toEqual([65_535]);
  });

  it.each([
    [[0], 1024],
    [[64_511], 65_535],
    [[64_512, 65_535, 64_513, 7], 1031],
  ])('by the raw values %j is %i', (values, port) => expect(draw(ALL_PORTS, raw(...values))).toEqual([port]));

  it('is typed in full width as well', () => {
    expect(draw({ range: 'custom', from: '５０００', to: ' ５０００ ', skipCommon: false })).toEqual([5000]);
    expect(draw({ ...ALL_PORTS, exclusions: '１０２４－６５５３４' })).toEqual([65_535]);
  });
});

describe('many', () => {
  it('next to each other', () => {
    const settings = { range: 'custom', from: '8000', to: '8002', block: true, quantity: 3 } as const;
    expect(draw({ ...settings, skipCommon: false })).toEqual([8000, 8001, 8002]);
    // 8000 is in the list.
    expect(draw(settings)).toEqual({ code: 'too-few', left: 2 });
    expect(draw({ ...settings, to: '8003', exclusions: '8002', skipCommon: false, quantity: 3 })).toEqual({
      code: 'no-block',
    });
  });

  it('fewer than are left', () => {
    const settings = { range: 'custom', from: '5000', to: '5001', skipCommon: false } as const;
    expect(draw({ ...settings, quantity: 3 })).toEqual({ code: 'too-few', left: 2 });
    expect(ports({ ...settings, quantity: 2 }).toSorted((one, other) => one - other)).toEqual([5000, 5001]);
    expect(draw({ exclusions: '0-65535' })).toEqual({ code: 'too-few', left: 0 });
  });

  it('are different, within the range, and none of those to skip', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), fc.boolean(), (seed, quantity, block) => {
        const drawn = ports({ range: 'user', quantity, block, exclusions: '20000-30000, 1024' }, fixedRandom(seed));
        expect(new Set(drawn).size).toBe(quantity);
        for (const port of drawn) {
          expect(port > 1024 && port < 49_152 && (port < 20_000 || port > 30_000)).toBe(true);
          expect(BLOCKED_PORTS.includes(port) || COMMON_SERVICES.has(port)).toBe(false);
        }
        const [first = 0] = drawn;
        expect(block ? drawn : []).toEqual(block ? Array.from(drawn, (_, index) => first + index) : []);
      }),
      { numRuns: 30 },
    );
  });

  it('come equally often, without Math.random', () => {
    const random = vi.spyOn(Math, 'random');
    const source = fixedRandom(7);
    const counts = new Map<number, number>();
    const settings = { range: 'custom', from: '2000', to: '2099', quantity: 10 } as const;
    for (let round = 0; round < 3000; round++) {
      for (const port of ports(settings, source)) counts.set(port, (counts.get(port) ?? 0) + 1);
    }
    // 2049 is one that browsers refuse.
    expect(counts.size).toBe(99);
    const expected = 30_000 / 99;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 98 degrees of freedom, p = 0.001.
    expect(chiSquare).toBeLessThan(146);
    expect(random).not.toHaveBeenCalled();
    random.mockRestore();
  });
});

describe('what was typed wrong', () => {
  it.each([
    [
      { from: '6000', to: '5000' },
      { code: 'reversed', field: 'to' },
    ],
    [{ from: '80' }, { code: 'out-of-range', field: 'from' }],
    [{ to: '65536' }, { code: 'out-of-range', field: 'to' }],
    [{ from: '' }, { code: 'not-number', field: 'from', found: '' }],
    [{ to: '8080.5' }, { code: 'not-number', field: 'to', found: '8080.5' }],
    [{ from: '-1' }, { code: 'not-number', field: 'from', found: '-1' }],
    [{ exclusions: '80, x' }, { code: 'not-number', field: 'exclusions', found: 'x' }],
    [{ exclusions: '90000' }, { code: 'not-port', field: 'exclusions', found: '90000' }],
    [{ exclusions: '9000-8000' }, { code: 'reversed', field: 'exclusions' }],
    [{ common: '1433 oops' }, { code: 'not-number', field: 'common', found: 'oops' }],
  ] as const)('%j', (settings, fault) => expect(draw({ range: 'custom', ...settings })).toEqual(fault));

  it('does not count where it is not used', () => {
    expect(ports({ from: 'x', skipCommon: false, common: 'oops' })).toHaveLength(1);
  });
});

it.each([
  ['', []],
  ['8000', [[8000, 8000]]],
  [
    '8000 - 8100,9000;9001、9002\n1-2',
    [
      [8000, 8100],
      [9000, 9000],
      [9001, 9001],
      [9002, 9002],
      [1, 2],
    ],
  ],
  ['8000–8001', [[8000, 8001]]],
])('%j holds %j', (typed, ranges) => expect(readPorts(typed, 'exclusions')).toEqual({ ok: true, value: ranges }));

it.each([
  [1024, 'user', undefined],
  [49_151, 'user', undefined],
  [49_152, 'dynamic', undefined],
  [5432, 'user', 'PostgreSQL'],
  [6667, 'user', 'IRC'],
] as const)('%i is a %s port, known for %s', (port, kind, service) => {
  expect(classOf(port)).toBe(kind);
  expect(serviceOf(port)).toBe(service);
});
