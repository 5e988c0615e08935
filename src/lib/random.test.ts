import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  below,
  buffered,
  drawBelow,
  pick,
  pickMany,
  RANDOM_BLOCK,
  type RandomSource,
  secureRandom,
  shuffle,
} from './random';

/** A source that gives these bytes and fails when asked for more. */
function bytes(...list: number[]): RandomSource {
  let used = 0;
  return (length) => {
    if (used + length > list.length) throw new Error(`asked for ${length} bytes after ${used} of ${list.length}`);
    used += length;
    return Uint8Array.from(list.slice(used - length, used));
  };
}

/** Repeatable bytes of good quality (xorshift32); only for tests. */
function seeded(seed: number): RandomSource {
  let state = seed >>> 0 || 1;
  return (length) =>
    Uint8Array.from({ length }, () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 11) & 255;
    });
}

const LETTERS_AND_DIGITS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

describe('rejection', () => {
  it.each([
    [LETTERS_AND_DIGITS, [0, 61, 62, 248, 255, 247], 'A9A9'],
    [[...'0123456789'], [0, 9, 10, 249, 250, 255], '0909'],
    [['😀', '你', 'a'], [255, 0, 128], '😀a'],
  ])('picks from %j by %j', (alphabet, list, picked) => {
    expect(pickMany(alphabet, [...picked].length, bytes(...list)).join('')).toBe(picked);
  });

  it('picks one at a time from the same bytes', () => {
    const random = bytes(0, 61, 62, 248, 255, 247);
    expect(Array.from({ length: 4 }, () => pick(LETTERS_AND_DIGITS, random)).join('')).toBe('A9A9');
  });

  it.each([
    [1, [255], 0],
    [256, [255], 255],
    [257, [0x01, 0x00], 256],
    [7776, [0x1e, 0x5f], 7775],
    // 65,536 less 65,536 mod 7,776 is 62,208 = 0xf300: the first draw is rejected.
    [7776, [0xf3, 0x00, 0x00, 0x07], 7],
    [7776, [0xf2, 0xff], 7775],
    [65_536, [0xff, 0xfe], 65_534],
    [65_537, [0x01, 0x00, 0x00], 65_536],
    [2 ** 32, [0xff, 0xff, 0xff, 0xff], 2 ** 32 - 1],
  ])('below %d from %j', (n, list, value) => expect(below(n, bytes(...list))).toBe(value));

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('has no draw below %d', (n) => {
    expect(() => below(n, bytes(0))).toThrow(RangeError);
  });

  it('stays below n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer({ min: 1, max: 2 ** 31 }), (n, seed) => {
        for (const value of drawBelow(n, 20, seeded(seed))) expect(value).toBeLessThan(n);
      }),
    );
  });

  it('draws the same one by one and together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 2 ** 31 }), (n, seed) => {
        const random = seeded(seed);
        expect(Array.from({ length: 30 }, () => below(n, random))).toEqual([...drawBelow(n, 30, seeded(seed))]);
      }),
    );
  });
});

describe('uniformity', () => {
  it.each([2, 3, 10, 62, 94, 255, 300, 7776])('below %d, from a seeded source', (n) => {
    const draws = Math.max(100_000, n * 40);
    const counts = new Uint32Array(n);
    for (const value of drawBelow(n, draws, seeded(20_261_120))) counts[value] = (counts[value] ?? 0) + 1;
    const expected = draws / n;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Five standard deviations above the mean of the chi-square distribution with n − 1 degrees of freedom.
    expect(chiSquare).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)) + 10);
  });

  it('every order of four comes as often', () => {
    const random = seeded(7);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle([...'abcd'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(60);
  });

  it('a shuffled list holds the same members', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 2 ** 31 }), (list, seed) => {
        expect(shuffle([...list], seeded(seed)).sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b));
      }),
    );
  });
});

describe('the secure source', () => {
  it('asks for at most 65,536 bytes at once and fills them all', () => {
    const spy = vi.spyOn(crypto, 'getRandomValues');
    const drawn = secureRandom(RANDOM_BLOCK * 2 + 5);
    expect(spy.mock.calls.map(([array]) => array?.byteLength)).toEqual([RANDOM_BLOCK, RANDOM_BLOCK, 5]);
    spy.mockRestore();
    expect(drawn).toHaveLength(RANDOM_BLOCK * 2 + 5);
    for (let start = 0; start < RANDOM_BLOCK * 2; start += 4096) {
      expect(drawn.subarray(start, start + 4096).some((byte) => byte !== 0)).toBe(true);
    }
  });

  it('gives no bytes when asked for none', () => expect(secureRandom(0)).toHaveLength(0));

  it('buffered gives the same bytes, from blocks', () => {
    const asked: number[] = [];
    const source = seeded(3);
    const random = buffered((length) => {
      asked.push(length);
      return source(length);
    }, 8);
    const drawn = [3, 0, 4, 20, 1].flatMap((length) => [...random(length)]);
    expect(drawn).toEqual([...seeded(3)(28)]);
    expect(asked).toEqual([8, 8, 8, 8]);
  });
});
