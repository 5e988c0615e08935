import { compareSync, decodeBase64 } from 'bcryptjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedRandom, job } from '../../operations/testing';
import {
  excessBytes,
  expectedTime,
  htpasswdLine,
  parseHash,
  parseSalt,
  type Variant,
  writeSetting,
} from './hash-parts';
import { drawSalt } from './hashing';
import { calibrate, compare, hash } from './operations';

const SALT = 'abcdefghijklmnopqrstuu';

async function hashOf(password: string, salt: string | undefined, cost = 10, variant: Variant = '2b'): Promise<string> {
  const made = await hash.run({ password, ...(salt !== undefined && { salt }) }, { cost, variant }, job());
  if (!made.ok) throw new Error(made.fault.code);
  return made.value.hash;
}

async function matches(password: string, given: string) {
  const made = await compare.run({ password, hash: given }, {}, job());
  return made.ok ? made.value.isMatch : made.fault;
}

describe('hash', () => {
  it.each([
    ['password', SALT, 10, '2b', '$2b$10$abcdefghijklmnopqrstuu5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK'],
    ['', 'DCq7YPn5Rq63x1Lad4cll.', 6, '2a', '$2a$06$DCq7YPn5Rq63x1Lad4cll.TV4S6ytwfsfvkgY8jIucDrjc8deX1s.'],
    ['abc', 'If6bvum7DFjUnE9p2uDeDu', 6, '2a', '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i'],
    ['你好', SALT, 10, '2b', '$2b$10$abcdefghijklmnopqrstuuvF.eomzW1Y1ICh9z8Mwl6.2OOrp96Y.'],
    ['😀', SALT, 10, '2b', '$2b$10$abcdefghijklmnopqrstuu0kUS42QALlFsPozDsa/SMO5LVNeDULG'],
    ['a'.repeat(72), SALT, 6, '2b', '$2b$06$abcdefghijklmnopqrstuuIBuNj.FHUDJuljpq724SoPkEleOzHW2'],
    [`${'a'.repeat(72)}zzz`, SALT, 6, '2b', '$2b$06$abcdefghijklmnopqrstuuIBuNj.FHUDJuljpq724SoPkEleOzHW2'],
    // Vectors that come with crypt_blowfish 1.3 and with jBCrypt.
    ['U*U', 'CCCCCCCCCCCCCCCCCCCCC.', 5, '2a', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
    ['U*U*U', 'XXXXXXXXXXXXXXXXXXXXXO', 5, '2a', '$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a'],
    [
      'abcdefghijklmnopqrstuvwxyz',
      '.rCVZVOThsIa97pEDOxvGu',
      6,
      '2a',
      '$2a$06$.rCVZVOThsIa97pEDOxvGuRRgzG64bvtJ0938xuqzv18d3ZpQhstC',
    ],
    [
      '~!@#$%^&*()      ~!@#$%^&*()PNBFRD',
      'fPIsBO8qRqkjj273rfaOI.',
      6,
      '2a',
      '$2a$06$fPIsBO8qRqkjj273rfaOI.HtSV9jLDpTbZn782DC6/t7qT67P6FfO',
    ],
  ] as const)('of %j with the salt %s at %i, $%s$', async (password, salt, cost, variant, expected) => {
    const made = await hashOf(password, salt, cost, variant);
    expect(made).toBe(expected);
    expect(compareSync(password, made)).toBe(true);
  });

  it('takes a lone surrogate for U+FFFD, and cuts no pair that still counts', async () => {
    expect(await hashOf('a\uD800', SALT, 4)).toBe(await hashOf('a\uFFFD', SALT, 4));
    const long = `${'a'.repeat(71)}😀`;
    expect(await hashOf(long, SALT, 4)).toBe(await hashOf(`${long}${'x'.repeat(100_000)}`, SALT, 4));
    expect(await hashOf(`${'a'.repeat(73)}😀`, SALT, 4)).toBe(await hashOf('a'.repeat(73), SALT, 4));
  });

  it.each(['', 'short', `${SALT}u`, `${SALT.slice(1)}+`, `${SALT.slice(1)}é`])('refuses the salt %j', async (salt) => {
    const made = await hash.run({ password: 'x', salt }, { cost: 4, variant: '2b' }, job());
    expect(made).toEqual({ ok: false, fault: { code: 'bad-salt', length: salt.length } });
  });

  it('draws its salt from the source and from nothing else', async () => {
    expect(await hashOf('x', undefined, 4)).toBe(await hashOf('x', undefined, 4));
    const bytes = Uint8Array.from({ length: 16 }, (_, index) => index * 16 + 3);
    const salt = drawSalt((length) => bytes.subarray(0, length));
    expect(salt).toHaveLength(22);
    expect(decodeBase64(salt, 16)).toEqual([...bytes]);
  });

  it('writes each letter of a salt as often as any other', () => {
    const random = fixedRandom(7);
    const counts = new Map<string, number>();
    const draws = 6400;
    for (let draw = 0; draw < draws; draw++) {
      // The last letter holds two bits only.
      for (const letter of drawSalt(random).slice(0, 21)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    const expected = (draws * 21) / 64;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(64);
    // 63 degrees of freedom: above 103 once in a thousand.
    expect(chiSquare).toBeLessThan(103);
  });

  it('tells the rounds done and the time taken', async () => {
    const seen: [number, number | undefined][] = [];
    const clock = [1000, 1250];
    const made = await hash.run(
      { password: 'x', salt: SALT },
      { cost: 5, variant: '2b' },
      job({ progress: (done, total) => seen.push([done, total]), now: () => clock.shift() ?? 0 }),
    );
    expect(made.ok && made.value.milliseconds).toBe(250);
    expect(seen[0]).toEqual([0, 32]);
    expect(seen.at(-1)).toEqual([32, 32]);
  });
});

describe('compare', () => {
  const HASH = '$2y$10$abcdefghijklmnopqrstuu5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK';

  it('matches only the right password, whatever the variant', async () => {
    expect(await matches('password', HASH)).toBe(true);
    expect(await matches('password', `\n ${HASH.replace('2y', '2a')} `)).toBe(true);
    expect(await matches('Password', HASH)).toBe(false);
    expect(await matches('', HASH)).toBe(false);
    expect(await matches('password', `${HASH.slice(0, -1)}L`)).toBe(false);
  });

  it.each([
    htpasswdLine('anna', HASH),
    `张三:${HASH}`,
    `{bcrypt}${HASH}`,
    `"${HASH}"`,
    `'${HASH}',`,
    `\`${HASH}\``,
    ` "${HASH} "\n`,
    HASH.replaceAll('$', '$$$$'),
    `"${HASH.replaceAll('$', '$$$$')}"`,
    `'anna:${HASH.replaceAll('$', '$$$$')}'`,
    `anna:"${HASH}"`,
    HASH.replaceAll('$', String.raw`\$$`),
    `{BCRYPT}${HASH}`,
    `  anna:{CRYPT}${HASH}\r\n`,
    `root:${HASH}:19000:0:99999:7:::`,
  ])('reads the hash in %j', async (line) => {
    expect(await matches('password', line)).toBe(true);
    expect(await matches('Password', line)).toBe(false);
  });

  it.each([
    ['anna:hello', { code: 'not-bcrypt' }],
    [`{bcrypt}${HASH}a`, { code: 'not-bcrypt' }],
    [`a b:${HASH}`, { code: 'not-bcrypt' }],
    [`anna:${HASH.replace('2y', '2x')}`, { code: 'faulty-variant' }],
    ['hello', { code: 'not-bcrypt' }],
    ['', { code: 'not-bcrypt' }],
    [HASH.slice(0, -1), { code: 'not-bcrypt' }],
    [`${HASH}a`, { code: 'not-bcrypt' }],
    [`${HASH.slice(0, -1)}=`, { code: 'not-bcrypt' }],
    [HASH.replace('$2y$', '$2$'), { code: 'not-bcrypt' }],
    [HASH.replace('$2y$', '$2c$'), { code: 'not-bcrypt' }],
    [HASH.replace('$2y$10', '$2y$1a'), { code: 'not-bcrypt' }],
    [HASH.replace('2y', '2x'), { code: 'faulty-variant' }],
    [HASH.replace('$10$', '$99$'), { code: 'bad-cost', cost: 99 }],
    [HASH.replace('$2y$10$', '$2b$34$'), { code: 'bad-cost', cost: 34 }],
    [HASH.replace('$10$', '$03$'), { code: 'bad-cost', cost: 3 }],
    [HASH.replace('$10$', '$00$'), { code: 'bad-cost', cost: 0 }],
  ])('refuses %j', async (given, fault) => {
    expect(await matches('x', given)).toEqual(fault);
  });

  it('accepts what hash made, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.constantFrom<Variant>('2a', '2b', '2y'),
        fc.integer({ min: 1, max: 1e6 }),
        async (password, other, variant, seed) => {
          const made = await hash.run({ password }, { cost: 4, variant }, job({ random: fixedRandom(seed) }));
          if (!made.ok) throw new Error(made.fault.code);
          expect(await matches(password, made.value.hash)).toBe(true);
          // A password of NUL characters only is the same to bcrypt as none.
          fc.pre(!`${password}${other}`.includes('\0'));
          expect(await matches(other, made.value.hash)).toBe(other === password);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('the parts of a hash', () => {
  it('are those it was written with', () => {
    const parts = { variant: '2b', cost: 4, salt: SALT, digest: 'x'.repeat(31) } as const;
    expect(writeSetting(parts)).toBe(`$2b$04$${SALT}`);
    expect(parseHash(`${writeSetting(parts)}${parts.digest}`)).toEqual({ ok: true, value: parts });
    expect(parseHash(`$2b$31$${SALT}${parts.digest}`)).toMatchObject({ ok: true, value: { cost: 31 } });
    expect(parseSalt(` ${SALT}\n`)).toEqual({ ok: true, value: SALT });
  });

  it('counts bytes, not characters', () => {
    expect(excessBytes('a'.repeat(72))).toBeUndefined();
    expect(excessBytes(`${'a'.repeat(72)}zzz`)).toBe(75);
    expect(excessBytes('中'.repeat(24))).toBeUndefined();
    expect(excessBytes('中'.repeat(25))).toBe(75);
  });

  it('makes an htpasswd line of any variant', () => {
    expect(htpasswdLine('anna', '$2b$10$abc')).toBe('anna:$2y$10$abc');
  });

  it('expects twice the time for each step', async () => {
    expect(expectedTime(12, { cost: 8, milliseconds: 25 })).toBe(400);
    expect(expectedTime(4, { cost: 8, milliseconds: 16 })).toBe(1);
    const clock = [0, 20];
    expect(await calibrate.run({}, {}, job({ now: () => clock.shift() ?? 0 }))).toEqual({
      ok: true,
      value: { milliseconds: 20 },
    });
  });
});
