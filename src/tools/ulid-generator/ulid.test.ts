import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { toHex } from '../../lib/hex';
import { drawBelow, secureRandom } from '../../lib/random';
import { formatUlid, parseUlid, timeOfUlid } from '../../lib/ulid';
import { fixedRandom, job } from '../../operations/testing';
import { createUlid, createUlids, readTime, successor } from './generate';
import { inspectUlid } from './inspect';
import { generate } from './operations';

const NOW = Date.UTC(2026, 10, 20, 12);
const filled = (byte: number) => (length: number) => new Uint8Array(length).fill(byte);

function batch(clock: () => number, quantity: number, random = secureRandom, isMonotonic = true) {
  const ulids = createUlids(clock, { quantity, isMonotonic }, random);
  if (!ulids.ok) throw new Error(ulids.fault.code);
  return ulids.value;
}

function bytesOf(ulid: string) {
  const bytes = parseUlid(ulid);
  if (!bytes.ok) throw new Error(bytes.fault.code);
  return bytes.value;
}

function timeOf(text: string) {
  const time = readTime(text);
  return time.ok ? time.value : time.fault.code;
}

describe('the time', () => {
  it.each([
    [1_469_918_176_385, '01ARYZ6S41'],
    [Date.UTC(2023, 10, 2), '01HE6N8S00'],
    [0, '0000000000'],
    [281_474_976_710_655, '7ZZZZZZZZZ'],
  ])('%i begins %s', (ms, start) => {
    expect(formatUlid(createUlid(ms, secureRandom)).slice(0, 10)).toBe(start);
  });

  it.each([
    ['0', 0],
    ['-0', 0],
    ['1469918176385', 1_469_918_176_385],
    [' １４６９９１８１７６３８５ ', 1_469_918_176_385],
    ['281474976710655', 281_474_976_710_655],
    ['2023-11-02T00:00:00.000Z', 1_698_883_200_000],
    ['2023-11-02T08:00+08:00', 1_698_883_200_000],
    ['1970-01-01', 0],
    ['2016-07-30T23:54:10.2599Z', 1_469_922_850_259],
    ['+010889-08-02T05:31:50.655Z', 281_474_976_710_655],
    ['281474976710656', 'out-of-range'],
    ['-1', 'out-of-range'],
    ['9'.repeat(400), 'out-of-range'],
    ['1969-12-31T23:59:59.999Z', 'out-of-range'],
    ['+010889-08-02T05:31:50.656Z', 'out-of-range'],
    ['1700000000', 1_700_000_000_000],
    ['1,700,000,000', 1_700_000_000_000],
    ['1700000000 ms', 1_700_000_000],
    ['1700000000000s', 'out-of-range'],
    ['1.5', 1500],
    ['', 'not-instant'],
    ['2023-02-30', 'not-instant'],
  ])('of %j is %s', (text, time) => expect(timeOf(text)).toBe(time));

  it('comes back from the ULID', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (ms) => {
        expect(timeOfUlid(createUlid(ms, secureRandom))).toBe(ms);
      }),
    );
  });

  it('of the clock must be one that a ULID holds', () => {
    const none = (ms: number) => createUlids(() => ms, { quantity: 1, isMonotonic: true }, secureRandom);
    expect(none(-1)).toMatchObject({ fault: { code: 'out-of-range' } });
    expect(none(2 ** 48)).toMatchObject({ fault: { code: 'out-of-range' } });
    expect(none(Number.NaN)).toMatchObject({ fault: { code: 'out-of-range' } });
  });
});

describe('chance', () => {
  it('is all that follows the time', () => {
    const bytes = Uint8Array.from({ length: 10 }, (_, i) => i * 25);
    expect(toHex(createUlid(0, () => bytes))).toBe(`${'0'.repeat(12)}${toHex(bytes)}`);
    expect(batch(() => 0, 1, filled(255))[0]).toBe('0000000000ZZZZZZZZZZZZZZZZ');
  });

  it('gives each character of the last sixteen the same frequency', () => {
    const counts = new Map<string, number>();
    for (const ulid of batch(() => NOW, 10_000, fixedRandom(7), false)) {
      for (const character of ulid.slice(10)) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    const expected = 160_000 / 32;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(32);
    // 31 degrees of freedom: above 61.1 in one of a thousand.
    expect(chiSquare).toBeLessThan(61.1);
  });

  it('comes from the given source alone', () => {
    const spy = vi.spyOn(Math, 'random');
    const secure = vi.spyOn(crypto, 'getRandomValues');
    batch(() => NOW, 10, filled(7));
    batch(() => NOW, 10, filled(7), false);
    expect(spy).not.toHaveBeenCalled();
    expect(secure).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('a monotonic batch', () => {
  it('counts on within a millisecond', () => {
    const next = successor(bytesOf('01BX5ZZKBKACTAV9WEVGEMMVRZ'));
    expect(next && formatUlid(next)).toBe('01BX5ZZKBKACTAV9WEVGEMMVS0');
    const carried = successor(bytesOf('01BX5ZZKBKZZZZZZZZZZZZZZZX'));
    expect(carried && formatUlid(carried)).toBe('01BX5ZZKBKZZZZZZZZZZZZZZZY');
    const far = successor(bytesOf('01BX5ZZKBK0ZZZZZZZZZZZZZZZ'));
    expect(far && formatUlid(far)).toBe('01BX5ZZKBK1000000000000000');
    expect(successor(bytesOf('01BX5ZZKBKZZZZZZZZZZZZZZZZ'))).toBeUndefined();
  });

  it('is the successor, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (ulid) => {
        const number = BigInt(`0x${toHex(ulid)}`);
        const next = successor(ulid);
        const low = (1n << 80n) - 1n;
        const counted = next && BigInt(`0x${toHex(next)}`);
        expect(counted).toBe((number & low) === low ? undefined : number + 1n);
      }),
    );
  });

  const isAscending = (ulids: readonly string[]) => ulids.every((ulid, i) => i === 0 || ulid > (ulids[i - 1] ?? ''));

  it('rises strictly in one millisecond, and keeps that millisecond', () => {
    const ulids = batch(() => NOW, 10_000);
    expect(isAscending(ulids)).toBe(true);
    expect(new Set(ulids.map((ulid) => timeOfUlid(bytesOf(ulid))))).toEqual(new Set([NOW]));
  });

  it('rises strictly when the clock goes back and forth', () => {
    const readings = drawBelow(50, 1000, fixedRandom(3));
    let read = 0;
    const ulids = batch(() => NOW + (readings[read++] ?? 0) + 0.75, 1000);
    expect(isAscending(ulids)).toBe(true);
    expect(timeOfUlid(bytesOf(ulids.at(-1) ?? ''))).toBe(NOW + 49);
  });

  it('goes on in the next millisecond when one is used up', () => {
    const ulids = batch(() => NOW, 3, filled(255));
    expect(isAscending(ulids)).toBe(true);
    expect(ulids.map((ulid) => timeOfUlid(bytesOf(ulid)) - NOW)).toEqual([0, 1, 2]);
    expect(createUlids(() => 2 ** 48 - 1, { quantity: 2, isMonotonic: true }, filled(255))).toEqual({
      ok: false,
      fault: { code: 'out-of-range' },
    });
  });

  it('is not one when that is switched off', () => {
    const ulids = batch(() => NOW, 1000, secureRandom, false);
    expect(isAscending(ulids)).toBe(false);
    expect(new Set(ulids).size).toBe(1000);
  });
});

it('makes ten thousand, written as asked', async () => {
  const options = { quantity: 10_000, format: 'json', lowercase: true, monotonic: false, instant: '' } as const;
  const made = await generate.run({}, options, job({ random: secureRandom }));
  const ulids: unknown = made.ok ? JSON.parse(made.value) : [];
  expect(ulids).toHaveLength(10_000);
  expect(new Set(Array.isArray(ulids) ? ulids : []).size).toBe(10_000);
  expect(ulids).toEqual(expect.arrayContaining([expect.stringMatching(/^01[0-9a-hjkmnp-tv-z]{24}$/)]));
});

describe('inspection', () => {
  it('tells time, chance and the other form', () => {
    expect(inspectUlid('01arz3ndektsv4rrffq69g5fav', NOW)).toEqual({
      ok: true,
      value: {
        ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
        uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b',
        instant: '2016-07-30T23:54:10.259Z',
        instantMs: 1_469_922_850_259,
        nowMs: NOW,
        randomHex: 'd6764c61efb99302bd5b',
        isFromUuid: false,
      },
    });
  });

  it.each([
    ['7ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '+010889-08-02T05:31:50.655Z'],
    ['00000000000000000000000000', '00000000-0000-0000-0000-000000000000', '1970-01-01T00:00:00.000Z'],
    ['01FWHE4YDGFK1SHH6W1G60EECF', '017f22e2-79b0-7cc3-98c4-dc0c0c07398f', '2022-02-22T19:22:22.000Z'],
  ])('%s is %s', (ulid, uuid, instant) => {
    expect(inspectUlid(ulid, NOW)).toMatchObject({ value: { ulid, uuid, instant, isFromUuid: false } });
    for (const form of [uuid, uuid.toUpperCase(), `{${uuid}}`, `urn:uuid:${uuid}`, uuid.replaceAll('-', '')]) {
      expect(inspectUlid(form, NOW)).toMatchObject({ value: { ulid, uuid, instant, isFromUuid: true } });
    }
  });

  it('passes on what is wrong', () => {
    expect(inspectUlid('8ZZZZZZZZZZZZZZZZZZZZZZZZZ', NOW)).toEqual({ ok: false, fault: { code: 'too-large' } });
    for (const quote of ['"', "'"]) {
      expect(inspectUlid(`${quote}01ARZ3NDEKTSV4RRFFQ69G5FAV${quote}`, NOW)).toMatchObject({
        ok: true,
        value: { ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
      });
    }
    // The place is that in the text as it stands.
    expect(inspectUlid('"01ARZ3NDEKTSV4RRFFQ69G5FAU"', NOW)).toMatchObject({ fault: { found: 'U', position: 27 } });
    expect(inspectUlid('"01ARZ3NDEKTSV4RRFFQ69G5FAV', NOW)).toMatchObject({
      fault: { code: 'wrong-length', length: 27 },
    });
    expect(inspectUlid('x', NOW)).toEqual({ ok: false, fault: { code: 'wrong-length', length: 1 } });
  });
});
