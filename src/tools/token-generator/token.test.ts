import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buffered, type RandomSource, secureRandom } from '../../lib/random';
import { err, ok } from '../../lib/result';
import { characterSets, codePoints, LOOK_ALIKES, SYMBOLS } from './alphabet';
import { words } from './eff-large-wordlist';
import { oneOfEach } from './draw-one-of-each';
import { countWithOneOfEach, log2 } from './one-of-each';
import { createTokens, encodeBytes, grade, measure, PRESETS, type TokenOptions, WORD_COUNT } from './token';

const DEFAULTS: TokenOptions = {
  preset: 'custom',
  uppercase: true,
  lowercase: true,
  digits: true,
  symbols: false,
  symbolSet: SYMBOLS,
  custom: '',
  excluded: '',
  length: 64,
  quantity: 1,
  oneOfEach: false,
  prefix: '',
  words: 6,
  separator: '-',
  capitalise: false,
};
const NONE = { uppercase: false, lowercase: false, digits: false };

const wordList = async () => words();

async function make(options: Partial<TokenOptions>, random: RandomSource = secureRandom): Promise<string[]> {
  const tokens = await createTokens({ ...DEFAULTS, ...options }, random, wordList);
  if (!tokens.ok) throw new Error(tokens.fault.code);
  return tokens.value;
}

/** The bits of one token, with two decimals as the page shows them. */
function bits(options: Partial<TokenOptions>): string {
  const strength = measure({ ...DEFAULTS, ...options });
  return strength.ok ? strength.value.entropy.toFixed(2) : strength.fault.code;
}

function fixed(...list: number[]): RandomSource {
  let used = 0;
  return (length) => Uint8Array.from(list.slice(used, (used += length)));
}

describe('sampler', () => {
  it.each<[Partial<TokenOptions>, number[], string]>([
    [{ length: 4 }, [0, 61, 62, 248, 255, 247], 'A9A9'],
    [{ length: 4, uppercase: false, lowercase: false }, [0, 9, 10, 249, 250, 255], '0909'],
    [{ length: 2, ...NONE, custom: '😀你a' }, [255, 0, 128], '😀a'],
  ])('%j of %j', async (options, list, token) => expect(await make(options, fixed(...list))).toEqual([token]));

  it('draws every letter and digit, evenly', async () => {
    const [token = ''] = await make({ length: 10_000, quantity: 1 });
    expect(token).toHaveLength(10_000);
    const counts = new Map<string, number>();
    const text = (await make({ length: 10_000, quantity: 10 })).join('');
    for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
    for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789') {
      expect(counts.get(char)).toBeGreaterThan(0);
    }
    expect(counts.size).toBe(62);
    const expected = text.length / 62;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(120);
  });
});

describe('alphabet', () => {
  it('has the 32 ASCII punctuation marks', () => {
    const punctuation = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter(
      (char) => !/[A-Za-z0-9]/.test(char),
    );
    expect([...SYMBOLS].sort()).toEqual(punctuation.sort());
  });

  it('takes each code point once', () => expect(codePoints('aab😀😀')).toEqual(['a', 'b', '😀']));
  it('leaves out halves of pairs', () => expect(codePoints('a\ud83db\ude00')).toEqual(['a', 'b']));

  it('gives a character to one set only', () => {
    expect(characterSets({ ...DEFAULTS, ...NONE, digits: true, custom: '0a1aé' })).toEqual([
      [...'0123456789'],
      ['a', 'é'],
    ]);
  });

  it('limits the symbols to chosen ones', async () => {
    const [token = ''] = await make({ ...NONE, symbols: true, symbolSet: '#-#', length: 300 });
    expect(new Set(token)).toEqual(new Set('#-'));
  });

  it('never draws an excluded character', async () => {
    const [token = ''] = await make({ excluded: LOOK_ALIKES, length: 10_000 });
    expect(new Set(token).size).toBe(57);
    expect(token).not.toMatch(/[O0Il1]/);
  });
});

describe('entropy', () => {
  it.each<[Partial<TokenOptions>, string]>([
    [{}, '381.07'],
    [{ length: 16 }, '95.27'],
    [{ excluded: LOOK_ALIKES }, '373.30'],
    [{ symbols: true, length: 16 }, '104.87'],
    [{ preset: 'pin' }, '19.93'],
    [{ preset: 'passphrase' }, '77.55'],
    [{ preset: 'passphrase', words: 12 }, '155.10'],
    [{ preset: 'base64url' }, '256.00'],
    [{ preset: 'hex' }, '256.00'],
    [{ preset: 'api-key', prefix: 'sk_live_' }, '285.80'],
    [{ ...NONE, custom: 'x' }, '0.00'],
    // 26 × 26 × 10 choices in 3! orders.
    [{ oneOfEach: true, length: 3 }, Math.log2(26 * 26 * 10 * 6).toFixed(2)],
    // 62⁴ strings, less those that lack upper case (36⁴), lower case (36⁴) or digits (52⁴), plus those of one set.
    [{ oneOfEach: true, length: 4 }, Math.log2(62 ** 4 - 2 * 36 ** 4 - 52 ** 4 + 2 * 26 ** 4 + 10 ** 4).toFixed(2)],
    [{ oneOfEach: true, length: 10_000 }, (10_000 * Math.log2(62)).toFixed(2)],
  ])('%j has %s bits', (options, entropy) => expect(bits(options)).toBe(entropy));

  it.each([
    [0, 'weak'],
    [63.99, 'weak'],
    [64, 'fair'],
    [127.99, 'fair'],
    [128, 'strong'],
  ] as const)('%d bits are %s', (entropy, mark) => expect(grade(entropy)).toBe(mark));

  it('counts what brute force counts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
        fc.nat(5),
        (sizes, length) => {
          const setOf = sizes.flatMap((size, set) => Array.from({ length: size }, () => set));
          let strings: number[][] = [[]];
          for (let i = 0; i < length; i++) strings = strings.flatMap((string) => setOf.map((set) => [...string, set]));
          const count = strings.filter((string) => new Set(string).size === sizes.length).length;
          expect(countWithOneOfEach(sizes, length)).toBe(BigInt(count));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('takes logarithms of numbers that no double holds', () => {
    expect(log2(1n)).toBe(0);
    expect(log2(2n ** 5000n)).toBe(5000);
    expect(log2(94n ** 10_000n)).toBeCloseTo(10_000 * Math.log2(94), 6);
  });

  it('measures the longest token with one of each', () => {
    const measured = measure({ ...DEFAULTS, symbols: true, custom: '你好世界', oneOfEach: true, length: 10_000 });
    expect(measured).toMatchObject({ ok: true, value: { drawn: 10_000 } });
  });
});

describe('one of each', () => {
  it('holds one of each chosen set', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 5, max: 40 }), async (length) => {
        for (const token of await make({ oneOfEach: true, symbols: true, custom: '你', length, quantity: 20 })) {
          expect([...token]).toHaveLength(length);
          for (const set of [/[A-Z]/, /[a-z]/, /\d/, /[!-/:-@[-`{-~]/, /你/]) expect(token).toMatch(set);
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    { sets: ['ab', 'c'], length: 3 },
    { sets: ['abcd', 'e'], length: 4 },
    { sets: ['ab', 'c', 'd'], length: 4 },
    { sets: ['abcdefgh', 'i'], length: 2 },
  ])('gives each string of $sets and length $length the same chance', ({ sets, length }) => {
    const sizes = sets.map((set) => set.length);
    const strings = Number(countWithOneOfEach(sizes, length));
    const next = oneOfEach(sets.map(codePoints), length, secureRandom);
    const counts = new Map<string, number>();
    const each = 400;
    for (let i = 0; i < strings * each; i++) {
      const string = next().join('');
      counts.set(string, (counts.get(string) ?? 0) + 1);
    }
    expect(counts.size).toBe(strings);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    expect(chiSquare).toBeLessThan(strings + 6 * Math.sqrt(2 * strings));
  });

  it('does not try until one rare character among twenty thousand has come', async () => {
    const custom = String.fromCodePoint(...Array.from({ length: 20_000 }, (_, i) => 0x4e00 + i));
    let drawn = 0;
    const counting: RandomSource = (length) => {
      drawn += length;
      return secureRandom(length);
    };
    const tokens = await make(
      { ...NONE, digits: true, excluded: '012345678', custom, oneOfEach: true, length: 12, quantity: 500 },
      counting,
    );
    // By trying, one token takes some 1,700 attempts of 12 characters.
    expect(drawn / tokens.length).toBeLessThan(1000);
    for (const token of tokens) expect(token).toContain('9');
  });
});

describe('presets', () => {
  it.each<[Partial<TokenOptions>, RegExp]>([
    [{ preset: 'hex' }, /^[0-9a-f]{64}$/],
    [{ preset: 'hex', prefix: '0x' }, /^0x[0-9a-f]{64}$/],
    [{ preset: 'base64url' }, /^[A-Za-z0-9_-]{43}$/],
    [{ preset: 'pin', prefix: 'sk_live_' }, /^\d{6}$/],
    [{ preset: 'api-key', prefix: 'sk_live_' }, /^sk_live_[A-Za-z0-9]{48}$/],
    [{ preset: 'passphrase', prefix: 'sk_live_' }, /^[a-z]/],
    [{ preset: 'passphrase', words: 4, separator: ' ', capitalise: true }, /^([A-Z][a-z-]+ ){3}[A-Z][a-z-]+$/],
    [{ prefix: '令牌-', length: 2 }, /^令牌-[A-Za-z0-9]{2}$/],
    [{ prefix: 'a\ud800', length: 2 }, /^a\ufffd[A-Za-z0-9]{2}$/],
  ])('%j', async (options, pattern) => {
    for (const token of await make({ ...options, quantity: 50 })) expect(token).toMatch(pattern);
  });

  it.each(PRESETS)('%s does not repeat itself', async (preset) => {
    const quantity = preset === 'pin' ? 20 : 2000;
    expect(new Set(await make({ preset, quantity, length: 20 })).size).toBeGreaterThan(quantity - 5);
  });

  it('encodes all 32 bytes', () => {
    expect(encodeBytes(new Uint8Array(32).fill(255), 'base64url')).toBe(`${'_'.repeat(42)}8`);
    expect(encodeBytes(Uint8Array.of(0, 1, 15, 16, 255), 'hex')).toBe('00010f10ff');
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        expect(Buffer.from(encodeBytes(bytes, 'base64url'), 'base64url')).toEqual(Buffer.from(bytes));
        expect(Buffer.from(encodeBytes(bytes, 'hex'), 'hex')).toEqual(Buffer.from(bytes));
      }),
    );
  });

  it('draws words by two bytes, rejecting from 62,208 on', async () => {
    const random = fixed(0, 0, 0x1e, 0x5f, 0xf3, 0x00, 0, 1, 0xf2, 0xff);
    expect(await make({ preset: 'passphrase', words: 4 }, random)).toEqual(['abacus-zoom-abdomen-zoom']);
  });
});

describe('word list', () => {
  const list = words();
  it('has 7,776 different words', () => {
    expect(list).toHaveLength(WORD_COUNT);
    expect(new Set(list).size).toBe(WORD_COUNT);
    for (const word of list) expect(word).toMatch(/^[a-z-]{3,9}$/);
  });
  it('can be read back from any passphrase: no word begins another', () => {
    const sorted = [...list].sort();
    for (const [i, word] of sorted.entries()) expect(sorted[i + 1]?.startsWith(word) ?? false).toBe(false);
  });
});

describe('faults', () => {
  it.each<[Partial<TokenOptions>, object]>([
    [NONE, { code: 'no-set' }],
    [{ ...NONE, symbols: true, symbolSet: '' }, { code: 'no-set' }],
    [{ ...NONE, digits: true, excluded: '0123456789' }, { code: 'all-excluded' }],
    [
      { oneOfEach: true, symbols: true, length: 3 },
      { code: 'too-short', minimum: 4 },
    ],
    [
      { oneOfEach: true, symbols: true, custom: '你', length: 4 },
      { code: 'too-short', minimum: 5 },
    ],
    [
      { length: 501, quantity: 10_000 },
      { code: 'too-many', limit: 5_000_000 },
    ],
    [
      { length: 500, quantity: 10_000, prefix: 'x' },
      { code: 'too-many', limit: 5_000_000 },
    ],
    [
      { preset: 'passphrase', quantity: 10_000, separator: '-'.repeat(100) },
      { code: 'too-many', limit: 5_000_000 },
    ],
  ])('%j', async (options, fault) => {
    expect(await createTokens({ ...DEFAULTS, ...options }, secureRandom, wordList)).toEqual(
      err(fault as { code: string }),
    );
    expect(measure({ ...DEFAULTS, ...options })).toEqual(err(fault as { code: string }));
  });

  it('a set of which nothing is left need not occur', () => {
    const options = { ...DEFAULTS, oneOfEach: true, length: 2, excluded: '0123456789' };
    expect(measure(options)).toEqual(
      ok({ from: 52, drawn: 2, unit: 'character', entropy: expect.closeTo(Math.log2(26 * 26 * 2), 9) }),
    );
  });
});

describe('scale', () => {
  it('makes 10,000 tokens of 64 characters', async () => {
    expect(new Set(await make({ quantity: 10_000 })).size).toBe(10_000);
  });

  it('makes 5,000,000 characters', { timeout: 60_000 }, async () => {
    const tokens = await make(
      { quantity: 10_000, length: 500, oneOfEach: true, symbols: true },
      buffered(secureRandom),
    );
    expect(tokens).toHaveLength(10_000);
  });
});
