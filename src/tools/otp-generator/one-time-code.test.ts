import fc from 'fast-check';
import { HOTP, Secret } from 'otpauth';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { job } from '../../operations/testing';
import { findCode, makeCode } from './one-time-code';
import { check, generate, makeSecret } from './operations';
import { checkOptions, generateOptions } from './options';
import {
  ALGORITHMS,
  DIGITS,
  MOST_COUNTER,
  parseCounter,
  parseTime,
  stepAt,
  type Algorithm,
} from '../../lib/otp-uri/settings';

const RFC_BASE32 = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const SEED = '1234567890123456789012345678901234567890123456789012345678901234';
const SECRETS: Record<Algorithm, string> = { SHA1: SEED.slice(0, 20), SHA256: SEED.slice(0, 32), SHA512: SEED };

const run = (secret: string, options: object, now = 0) =>
  generate.run({ secret }, parse(generateOptions, options), job({ now: () => now }));
const codesOf = async (secret: string, options: object, now?: number) => {
  const made = await run(secret, options, now);
  return made.ok ? made.value.codes.map(({ code }) => code) : made.fault;
};
const verdict = async (code: string, options: object, secret = RFC_BASE32) => {
  const checked = await check.run({ secret, code }, parse(checkOptions, options), job({ now: () => 0 }));
  return checked.ok ? checked.value : checked.fault;
};

describe('HOTP', () => {
  it('gives the ten codes of RFC 4226, appendix D', async () => {
    expect(await codesOf(SECRETS.SHA1, { readAs: 'text', kind: 'hotp' })).toEqual(
      '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '),
    );
  });

  it('keeps counters beyond 2⁵³ exact', async () => {
    const options = { readAs: 'text', kind: 'hotp' };
    expect(await codesOf(SECRETS.SHA1, { ...options, counter: '9007199254740993' })).toMatchObject({ 0: '354518' });
    expect(await codesOf(SECRETS.SHA1, { ...options, counter: '9007199254740992' })).toMatchObject({
      0: '860690',
      1: '354518',
    });
  });

  it('ends with the last counter', async () => {
    const made = await run(RFC_BASE32, { kind: 'hotp', counter: '18446744073709551614' });
    expect(made).toMatchObject({
      value: {
        counterHex: 'fffffffffffffffe',
        codes: [{ counter: '18446744073709551614' }, { counter: '18446744073709551615' }],
      },
    });
  });

  it('agrees with another implementation', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 200 }),
        fc.nat(),
        fc.constantFrom(...ALGORITHMS),
        fc.constantFrom(...DIGITS),
        (bytes, counter, algorithm, digits) => {
          const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer });
          expect(makeCode(bytes, BigInt(counter), { algorithm, digits })).toBe(
            HOTP.generate({ secret, algorithm, digits, counter }),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('TOTP', () => {
  // RFC 6238, appendix B, all of it.
  it.each([
    [59, '94287082', '46119246', '90693936'],
    [1111111109, '07081804', '68084774', '25091201'],
    [1111111111, '14050471', '67062674', '99943326'],
    [1234567890, '89005924', '91819424', '93441116'],
    [2000000000, '69279037', '90698825', '38618901'],
    [20000000000, '65353130', '77737706', '47863826'],
  ])('gives the codes of RFC 6238 at %d', async (time, ...expected) => {
    for (const [index, algorithm] of ALGORITHMS.entries()) {
      const codes = await codesOf(SECRETS[algorithm], { readAs: 'text', algorithm, digits: 8, time: String(time) });
      expect(codes).toMatchObject({ 1: expected[index] });
    }
  });

  it.each([
    [RFC_BASE32, '59', '287082'],
    ['JBSW Y3DP EHPK 3PXP', '59', '996554'],
    ['JBSW-Y3DP-EHPK-3PXP', '59', '996554'],
    ['jbsw y3dp-ehpk 3pxp', '1465324707', '341128'],
    ['jbsw y3dp-ehpk 3pxp', '1365324707', '089029'],
  ])('of %s at %s is %s', async (secret, time, code) =>
    expect(await codesOf(secret, { time })).toMatchObject({ 1: code }),
  );

  it('has no code before the first', async () => {
    expect(await codesOf('jbsw y3dp-ehpk 3pxp', { time: '0' })).toEqual(['282760', '996554']);
  });

  it('drops left-over bits', async () => {
    const made = await run('ITTOOLS', { time: '1609477200' });
    expect(made).toMatchObject({
      value: {
        codes: [{ code: '918365' }, { code: '885809' }, { code: '556793' }],
        counter: '53649240',
        counterHex: '0000000003329f58',
        secret: { hex: '44e6e72e', base32: 'ITTOOLQ', bytes: [0x44, 0xe6, 0xe7, 0x2e] },
        isShort: true,
      },
    });
  });

  it('takes the time of the clock when none is given', async () => {
    expect(await codesOf(RFC_BASE32, {}, 59_999)).toMatchObject({ 1: '287082' });
    expect(await codesOf(RFC_BASE32, { time: '1970-01-01T00:00:59Z' })).toMatchObject({ 1: '287082' });
  });

  it('follows the period', async () => {
    expect(await codesOf(RFC_BASE32, { time: '119', period: 60 })).toMatchObject({ 1: '287082' });
    expect(await codesOf(RFC_BASE32, { time: '1', period: 1, digits: 7 })).toMatchObject({ 1: '4287082' });
    expect(stepAt(3599, 3600)).toBe(0n);
  });
});

describe('what is typed', () => {
  it.each([
    ['0', 0],
    [' 20000000000 ', 20000000000],
    ['５９', 59],
    ['1970-01-01T01:00:59+01:00', 59],
    ['2021-01-01 05:00:00', 1609477200],
    ['99999999999', 99999999999],
    ['1609477200123', 1609477200],
    ['100000000000', 100000000],
    ['1609477200123456', 1609477200],
    ['1609477200123456789', 1609477200],
  ])('the time %j', (text, seconds) => expect(parseTime(text)).toEqual(ok(seconds)));

  it.each(['soon', '1.5', '2021-02-30', '9'.repeat(30), '1e3', '59s'])('no time: %j', (text) =>
    expect(parseTime(text)).toEqual(err({ code: 'bad-time' })),
  );

  it.each(['-1', '1969-12-31T23:59:59Z'])('before 1970: %j', (text) =>
    expect(parseTime(text)).toEqual(err({ code: 'before-1970' })),
  );

  it('a counter', () => {
    expect(parseCounter('18446744073709551615')).toEqual(ok(MOST_COUNTER));
    expect(parseCounter(' 9 007 199,254_740 993')).toEqual(ok(9007199254740993n));
    for (const wrong of ['18446744073709551616', '', '-1', '1.5', '0x10', '1e3', '9'.repeat(1000)])
      expect(parseCounter(wrong)).toEqual(err({ code: 'bad-counter' }));
  });

  it('faults come before codes', async () => {
    expect(await codesOf('ABC1', {})).toEqual({ code: 'bad-base32', found: '1', position: 4 });
    expect(await codesOf(RFC_BASE32, { kind: 'hotp', counter: 'x' })).toEqual({ code: 'bad-counter' });
    expect(await codesOf(RFC_BASE32, { time: 'x' })).toEqual({ code: 'bad-time' });
  });
});

describe('a code to check', () => {
  it('is found in the window', async () => {
    expect(await verdict('287082', { time: '89', window: 1 })).toEqual({ delta: -1, beyond: null });
    expect(await verdict('287082', { time: '59', window: 0 })).toEqual({ delta: 0, beyond: null });
    expect(await verdict(' 287-082', { time: '0' })).toEqual({ delta: 1, beyond: null });
    expect(await verdict('287082', { kind: 'hotp', counter: '0' })).toEqual({ delta: 1, beyond: null });
  });

  it('is not valid outside, but tells how far the clock is off', async () => {
    expect(await verdict('287082', { time: '89', window: 0 })).toEqual({ delta: null, beyond: -1 });
    expect(await verdict('287082', { time: String(30 * 61), window: 10 })).toEqual({ delta: null, beyond: -60 });
    expect(await verdict('287082', { time: '20000000000', window: 10 })).toEqual({ delta: null, beyond: null });
  });

  it('is valid in the window and nowhere else', async () => {
    const step = 1000;
    for (const window of [0, 1, 2, 10]) {
      for (const delta of [-11, -10, -3, -2, -1, 0, 1, 2, 3, 10, 11]) {
        const code = makeCode(new TextEncoder().encode(SECRETS.SHA256), BigInt(step + delta), {
          algorithm: 'SHA256',
          digits: 8,
        });
        const options = { window, algorithm: 'SHA256', digits: 8, readAs: 'text', time: String(step * 30 + 29) };
        const isWithin = Math.abs(delta) <= window;
        expect(await verdict(code, options, SECRETS.SHA256)).toEqual(
          isWithin ? { delta, beyond: null } : { delta: null, beyond: delta },
        );
        // The same digits by another algorithm, and all but the last of them.
        expect(await verdict(code, { ...options, algorithm: 'SHA1' }, SECRETS.SHA256)).toMatchObject({ delta: null });
        expect(await verdict(code.slice(0, 7), options, SECRETS.SHA256)).toEqual({ code: 'bad-code', digits: 8 });
      }
    }
  });

  it.each(['28708', '2870822', '28708a', '', '-287082x', '二八七零八二'])('is none: %j', async (code) =>
    expect(await verdict(code, { time: '59' })).toEqual({ code: 'bad-code', digits: 6 }),
  );

  it('takes the nearest of two places', () => {
    const bytes = new TextEncoder().encode(SECRETS.SHA1);
    const settings = { algorithm: 'SHA1', digits: 6 } as const;
    expect(findCode('755224', bytes, 0n, 10, settings)).toBe(0);
    expect(findCode('755224', bytes, 10n, 10, settings)).toBe(-10);
    expect(findCode('755224', bytes, 11n, 10, settings)).toBeNull();
    expect(findCode('755224', bytes, 10n, 10, settings, 'ahead')).toBeNull();
    expect(findCode('520489', bytes, 0n, 10, settings, 'ahead')).toBe(9);
    expect(findCode(makeCode(bytes, MOST_COUNTER, settings), bytes, MOST_COUNTER, 10, settings)).toBe(0);
  });
});

it('reads a time in milliseconds as such, and says so', async () => {
  const made = await run('ITTOOLS', { time: '1609477200000' });
  expect(made).toMatchObject({ ok: true, value: { unit: 'milliseconds', seconds: 1609477200 } });
  expect(await codesOf('ITTOOLS', { time: '1609477200000' })).toEqual(['918365', '885809', '556793']);
  const inSeconds = await run('ITTOOLS', { time: '1609477200' });
  expect(inSeconds.ok && 'unit' in inSeconds.value).toBe(false);
});

it('looks ahead of a counter and never back', async () => {
  const hotp = { kind: 'hotp', counter: '2', window: 3 };
  expect(await verdict('359152', hotp)).toEqual({ delta: 0, beyond: null });
  expect(await verdict('254676', hotp)).toEqual({ delta: 3, beyond: null });
  expect(await verdict('287082', hotp)).toEqual({ delta: null, beyond: -1 });
  expect(await verdict('287922', hotp)).toEqual({ delta: null, beyond: 4 });
});

it('makes a secret of twenty bytes from the source that it is given', async () => {
  const random = (length: number) => Uint8Array.from({ length }, (_, i) => i);
  expect(await makeSecret.run({}, {}, job({ random }))).toEqual(ok(random(20)));
});
