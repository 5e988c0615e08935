import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIGEST_ENCODINGS, writeDigest } from '../../lib/hashing/digest-encoding';
import { job } from '../../operations/testing';
import { HASHES, type HashId } from './hashes';
import { describeFile, describeText, hmac } from './operations';
import { MOST_EXPECTED, readExpected, verify } from './verify';

const DEFAULTS = { hash: 'sha256', keyAs: 'text', messageAs: 'utf-8', encoding: 'hex', lineEnding: 'given' } as const;
type Options = Parameters<typeof hmac.run>[1];

async function mac(message: string, key: string, options: Partial<Options> = {}) {
  const made = await hmac.run({ text: message, key }, { ...DEFAULTS, ...options }, job());
  return made.ok ? made.value : made.fault;
}

const WANT = 'what do ya want for nothing?';
const FOX = 'The quick brown fox jumps over the lazy dog';

/** What Node calls them. SM3 and RIPEMD160 are in its OpenSSL too. */
const NODE_NAMES: Record<HashId, string> = {
  md5: 'md5',
  sha1: 'sha1',
  sha224: 'sha224',
  sha256: 'sha256',
  sha384: 'sha384',
  sha512: 'sha512',
  'sha3-224': 'sha3-224',
  'sha3-256': 'sha3-256',
  'sha3-384': 'sha3-384',
  'sha3-512': 'sha3-512',
  ripemd160: 'ripemd160',
  sm3: 'sm3',
};

describe('vectors', () => {
  it.each<[HashId, string]>([
    ['md5', '750c783e6ab0b503eaa86e310a5db738'],
    ['sha1', 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'],
    ['sha224', 'a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44'],
    ['sha256', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    [
      'sha512',
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    ],
    ['ripemd160', 'dda6c0213a485a9e24f4742064a7f033b43c4069'],
    ['sha3-256', 'c7d4072e788877ae3596bbb0da73b887c9171f93095b294ae857fbe2645e1ba5'],
    [
      'sha3-512',
      '5a4bfeab6166427c7a3647b747292b8384537cdb89afb3bf5665e4c5e709350b287baec921fd7ca0ee7a0c31d022a95e1fc92ba9d77df883960275beb4e62024',
    ],
  ])('%s of Jefe', async (hash, expected) => expect(await mac(WANT, 'Jefe', { hash })).toBe(expected));

  it.each<[string, string, Partial<Options>, string]>([
    ['Hi There', '0b'.repeat(20), { keyAs: 'hex' }, 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      'Test Using Larger Than Block-Size Key - Hash Key First',
      'aa'.repeat(131),
      { keyAs: 'hex' },
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [FOX, '6b6579', {}, '7e9467a8095c09bbe65bed11e364f06ec09932b8aa6ae979275f90aeebec5e1c'],
    [FOX, '6b6579', { keyAs: 'hex' }, 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8'],
    [FOX, 'a2V5', { keyAs: 'base64' }, 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8'],
    ['abc', 'ff80', { keyAs: 'hex' }, 'a731528e73bc01f9b0232e63db735955f62b6a2b0cfc263adca4fe6e2de0d552'],
    ['abc', '_4A', { keyAs: 'base64url' }, 'a731528e73bc01f9b0232e63db735955f62b6a2b0cfc263adca4fe6e2de0d552'],
    [
      '616263',
      'ff80',
      { keyAs: 'hex', messageAs: 'hex' },
      'a731528e73bc01f9b0232e63db735955f62b6a2b0cfc263adca4fe6e2de0d552',
    ],
    [
      'YWJj',
      '/4A=',
      { keyAs: 'base64', messageAs: 'base64' },
      'a731528e73bc01f9b0232e63db735955f62b6a2b0cfc263adca4fe6e2de0d552',
    ],
    ['你好', '密钥', { encoding: 'base64url' }, 'QW8CZAEW851ZEcxTGQaSGim56WA5qiqQP5AOy64ANxU'],
    ['', '', {}, 'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad'],
  ])('%j with %j %j', async (message, key, options, expected) =>
    expect(await mac(message, key, options)).toBe(expected),
  );

  it.each(HASHES)('%s is what OpenSSL gives, around every block size', async (hash) => {
    const lengths = [0, 1, 63, 64, 65, 71, 72, 73, 103, 104, 105, 127, 128, 129, 135, 136, 137, 143, 144, 145, 300];
    for (const length of lengths) {
      const key = Buffer.alloc(length, 0x80 + (length % 128));
      const expected = createHmac(NODE_NAMES[hash], key).update('消息').digest('hex');
      expect(await mac('消息', key.toString('hex'), { hash, keyAs: 'hex' })).toBe(expected);
    }
  });

  it('hold for any key and message', async () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(bytes, bytes, fc.constantFrom(...HASHES), async (key, message, hash) => {
        const made = await mac(Buffer.from(message).toString('base64'), Buffer.from(key).toString('base64url'), {
          hash,
          keyAs: 'base64url',
          messageAs: 'base64',
          encoding: 'base64',
        });
        expect(made).toBe(createHmac(NODE_NAMES[hash], key).update(message).digest('base64'));
      }),
      { numRuns: 60 },
    );
  });
});

it.each<[string, string, Partial<Options>, object]>([
  ['', 'abc', { keyAs: 'hex' }, { code: 'key-not-hex', reason: { code: 'half-byte', at: 2 } }],
  ['', 'abxy', { keyAs: 'hex' }, { code: 'key-not-hex', reason: { code: 'bad-hex-digit', at: 2, found: 'x' } }],
  ['', 'a', { keyAs: 'base64' }, { code: 'key-not-base64' }],
  ['', 'a*', { keyAs: 'base64url' }, { code: 'key-not-base64' }],
  ['abc', '', { messageAs: 'hex' }, { code: 'not-hex', reason: { code: 'half-byte', at: 2 } }],
  ['0 1', '', { messageAs: 'hex' }, { code: 'not-hex', at: 1 }],
  ['a', '', { messageAs: 'base64' }, { code: 'not-base64' }],
])('refuses %j with key %j %j', async (message, key, options, fault) => {
  expect(await mac(message, key, options)).toMatchObject(fault);
});

describe('several at once', () => {
  it('gives each, with the bytes', async () => {
    const all = { hashes: [...HASHES], keyAs: 'text', messageAs: 'utf-8', lineEnding: 'given' } as const;
    const made = await describeText.run({ text: 'é\ud800', key: 'k' }, { ...all, hashes: [...HASHES] }, job());
    const macs = Object.fromEntries(
      HASHES.map((hash) => [hash, createHmac(NODE_NAMES[hash], 'k').update('é\ufffd').digest('hex')]),
    );
    expect(made).toEqual({ ok: true, value: { byteCount: 5, macs, loneSurrogateAt: 1 } });
  });

  it('reads a file in blocks', async () => {
    const content = Buffer.alloc(5_000_000, 'abcdefg');
    const made = await describeFile.run(
      { file: new File([content], 'big'), key: '00ff' },
      { hashes: ['sha512'], keyAs: 'hex' },
      job(),
    );
    const sha512 = createHmac('sha512', Buffer.from([0, 255]))
      .update(content)
      .digest('hex');
    expect(made).toEqual({ ok: true, value: { byteCount: 5_000_000, macs: { sha512 } } });
  });

  it('stops when cancelled', async () => {
    const controller = new AbortController();
    controller.abort();
    const running = describeText.run(
      { text: 'a', key: '' },
      { hashes: ['sha256'], keyAs: 'text', messageAs: 'utf-8', lineEnding: 'given' },
      job({ signal: controller.signal }),
    );
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('verification', () => {
  const hex = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
  const base64 = Buffer.from(hex, 'hex').toString('base64');
  const binary = [...Buffer.from(hex, 'hex')].map((byte) => byte.toString(2).padStart(8, '0')).join('');

  it.each([
    hex,
    hex.toUpperCase(),
    ` ${hex}\n`,
    `0x${hex}`,
    `"${hex}"`,
    `sha256=${hex}`,
    `SHA256=${hex.toUpperCase()}`,
    `v1=${hex}`,
    `v0: ${hex}`,
    `X-Hub-Signature-256: sha256=${hex}`,
    `t=1492774577,v1=${'0'.repeat(64)},v1=${hex},v0=abc`,
    `Stripe-Signature: t=1492774577,v1=${hex}`,
    hex.replace(/(..)(?=.)/g, '$1:'),
    hex.replace(/(.{8})(?=.)/g, '$1 '),
    base64,
    base64.replace('=', ''),
    Buffer.from(hex, 'hex').toString('base64url'),
    `sha256=${base64}`,
    `HMAC ${base64}`,
    binary,
  ])('takes %s', (expected) => expect(verify(hex, expected)).toBe('match'));

  it.each([
    'abc',
    '=',
    'sha256=',
    hex.slice(1),
    hex.slice(0, 32),
    `${hex}0`,
    hex.replace('5', '6'),
    base64.toLowerCase(),
    base64.slice(0, -2),
    `sha256=${'0'.repeat(64)}`,
  ])('refuses %s', (expected) => expect(verify(hex, expected)).toBe('mismatch'));

  it('takes no part of one for the whole, in any encoding and with any name before it', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 16, maxLength: 64 }),
        fc.constantFrom(...DIGEST_ENCODINGS),
        fc.nat(),
        fc.constantFrom('', 'sha256=', 'v1=', 'X-Signature: '),
        (bytes, encoding, place, name) => {
          const mac = Buffer.from(bytes).toString('hex');
          const whole = writeDigest(mac, encoding).replace(/=+$/, '');
          const length = 1 + (place % (whole.length - 1));
          expect(verify(mac, name + whole)).toBe('match');
          expect(verify(mac, name + whole.slice(0, length))).toBe('mismatch');
          expect(verify(mac, name + whole.slice(-length))).toBe('mismatch');
          const digit = whole[length] === '0' ? '1' : '0';
          expect(verify(mac, name + whole.slice(0, length) + digit + whole.slice(length + 1))).toBe('mismatch');
        },
      ),
    );
  });

  it.each([
    [`sha256=${hex}`, 'sha256', 'match'],
    [`SHA-256: ${hex}`, 'sha256', 'match'],
    [`HMAC-SHA2-256(stdin)= ${hex}`, 'sha256', 'match'],
    [`X-Signature: HMAC_SHA256=${hex}`, 'sha256', 'match'],
    [`sha256=${'0'.repeat(64)}`, 'sha256', 'mismatch'],
    // The same value, but it is said to be of another function.
    [`sha3-256=${hex}`, 'sha256', undefined],
    [`SHA-1: ${hex}`, 'sha256', undefined],
    [`sha1=${'0'.repeat(40)}, sha256=${hex}`, 'sha256', 'match'],
    [`sha1=${'0'.repeat(40)}, sha256=${hex}`, 'md5', undefined],
    [`v1=${hex}`, 'sha3-256', 'match'],
  ] as const)('honours the hash function that %s names, for %s', (expected, hash, verdict) =>
    expect(verify(hex, expected, hash)).toBe(verdict),
  );

  it('tells which hash functions are named', () => {
    expect(readExpected('sha1=00,SHA-512: 11; rmd160=22')?.named).toEqual(['sha1', 'sha512', 'ripemd160']);
    expect(readExpected(hex)?.named).toEqual([]);
  });

  it.each(['=', ':', 'a', 'a ', 'a=', '==a', '(', ' ', '-', 'a(', 'v1=00,', '"'])(
    'makes no more of a long run of %j than it has characters',
    (unit) => {
      const read = readExpected(`x${unit.repeat(1_000_000)}x`);
      const length = read?.candidates.reduce((sum, { value }) => sum + value.length, 0) ?? 0;
      expect(length).toBeLessThan(20 * MOST_EXPECTED);
    },
  );

  it('says nothing while nothing is expected', () => {
    expect(verify(hex, '')).toBeUndefined();
    expect(verify(hex, ' \n')).toBeUndefined();
  });
});
