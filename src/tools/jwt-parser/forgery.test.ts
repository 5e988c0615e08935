import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromBase64url } from '../../lib/jwt/base64url';
import { EXAMPLE_TOKEN } from './operations';
import openssl from './openssl-vectors.json';
import { verifyToken, type SecretForm } from './verify';

const { tokens, keys } = openssl;
const { subtle } = globalThis.crypto;

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

async function outcome(token: string, key: string | object, secretForm: SecretForm = 'text'): Promise<string> {
  const text = typeof key === 'string' ? key : JSON.stringify(key);
  const result = await verifyToken(token, text, { secretForm, subtle });
  return result.ok ? 'verified' : result.fault.code;
}

/** A token that is signed with the secret, as somebody would forge it who knows the public key only. */
function forgedWith(secret: Uint8Array | string): string {
  const input = `${base64url('{"alg":"HS256"}')}.${base64url('{"admin":true}')}`;
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
}

function signatureOf(token: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64url(token.split('.')[2] ?? '');
  if (!bytes.ok) throw new Error('no signature');
  return bytes.value;
}

const withSignature = (token: string, signature: Uint8Array) => token.replace(/[^.]+$/, base64url(signature));

describe('a public key in the place of a secret (RFC 8725, section 2.1)', () => {
  const spellings = (['spki', 'pkcs1', 'certificate'] as const).flatMap((form) => {
    const pem = keys.rsa[form];
    const base64 = pem.split('\n').slice(1, -2).join('');
    const der = Buffer.from(base64, 'base64');
    return [
      [`${form}, PEM`, pem],
      [`${form}, DER`, der],
      [`${form}, Base64`, base64],
      [`${form}, Base64 in lines`, base64.replaceAll(/(.{64})/g, '$1\n')],
      [`${form}, hex`, der.toString('hex')],
    ] as const;
  });
  const ssh = 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQDS/HtqCh5sZxBK64+Isldmm032ed2tCZtcSmzZqIAV user@host';

  it.each([
    ...spellings,
    ['a line of OpenSSH', ssh],
    ['a list of JWKs', `[${JSON.stringify(keys.rsa.jwk)}]`],
    ['a curve in PEM', keys.ES256.spki],
  ] as const)('is refused: %s', async (_, secret) => {
    const token = forgedWith(secret);
    expect(await outcome(token, { kty: 'oct', k: base64url(secret) })).toBe('public-key-as-secret');
    expect(await outcome(token, { keys: [{ kty: 'oct', k: base64url(secret) }] })).toBe('public-key-as-secret');
    expect(await outcome(token, base64url(secret), 'base64url')).toBe('public-key-as-secret');
  });

  it.each([...spellings, ['a line of OpenSSH', ssh]] as const)('is refused as text: %s', async (_, secret) => {
    const text = typeof secret === 'string' ? secret : secret.toString('base64');
    expect(await outcome(forgedWith(text), text)).toBe('public-key-as-secret');
  });

  it('leaves alone what only looks a little like one', async () => {
    for (const secret of [
      'ssh-keys',
      '0\x06\x02\x01\x03\x02\x01\x05',
      'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A',
      '"kty"',
      '30',
    ]) {
      expect(await outcome(forgedWith(secret), secret)).toBe('verified');
    }
  });
});

describe('weak and malformed RSA keys', () => {
  const changed = (member: 'n' | 'e', bytes: readonly number[]) => ({
    ...keys.rsa.jwk,
    [member]: base64url(Uint8Array.from(bytes)),
  });
  const modulus = [...Buffer.from(keys.rsa.jwk.n, 'base64url')];
  const even = modulus.with(-1, (modulus.at(-1) ?? 0) & 0xfe);
  const ones = (length: number) => Array.from({ length }, () => 0xff);

  it.each([
    ['an even modulus', changed('n', even), 'bad-key'],
    ['512 bits', changed('n', ones(64)), 'small-rsa'],
    ['2047 bits', changed('n', [0x7f, ...ones(255)]), 'small-rsa'],
    ['2048 bits, of which the first are zeros', changed('n', [0, 0, ...ones(254)]), 'small-rsa'],
    ['more bits than any browser takes', changed('n', ones(2049)), 'bad-key'],
    ['no modulus', changed('n', []), 'small-rsa'],
    ['exponent 0', changed('e', [0]), 'bad-key'],
    ['exponent 1', changed('e', [1]), 'bad-key'],
    ['an even exponent', changed('e', [1, 0, 0]), 'bad-key'],
    ['an exponent as long as the modulus', changed('e', ones(256)), 'bad-key'],
    ['a padded member', { ...keys.rsa.jwk, e: 'AQAB=' }, 'bad-jwk'],
    ['a number for a member', { ...keys.rsa.jwk, e: 65537 }, 'jwk-member-missing'],
  ])('%s', async (_, key, code) => {
    expect(await outcome(tokens.RS256, key)).toBe(code);
    expect(await outcome(tokens.PS256, key)).toBe(code);
  });
});

describe('signatures of a wrong length', () => {
  const cases = [
    ...(['RS256', 'PS256'] as const).map((alg) => [alg, tokens[alg], keys.rsa.jwk] as const),
    ...(['ES256', 'ES384', 'ES512', 'ES256K', 'Ed25519', 'Ed448'] as const).map(
      (alg) => [alg, tokens[alg], keys[alg].jwk] as const,
    ),
    ['HS256', EXAMPLE_TOKEN, { kty: 'oct', k: base64url('your-256-bit-secret') }] as const,
  ];

  it.each(cases)('%s', async (_, token, key) => {
    const right = signatureOf(token);
    expect(await outcome(withSignature(token, right), key)).toBe('verified');
    for (const length of [1, 4, 16, right.length / 2, right.length - 1]) {
      expect(await outcome(withSignature(token, right.subarray(0, length)), key)).toBe('wrong-signature');
    }
    expect(await outcome(withSignature(token, Uint8Array.of(0, ...right)), key)).toBe('wrong-signature');
    expect(await outcome(withSignature(token, Uint8Array.of(...right, 0)), key)).toBe('wrong-signature');
    expect(await outcome(withSignature(token, new Uint8Array(right.length)), key)).toBe('wrong-signature');
    expect(await outcome(withSignature(token, new Uint8Array(right.length).fill(0xff)), key)).toBe('wrong-signature');
  });
});

describe('numbers of an ECDSA signature', () => {
  const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const right = signatureOf(tokens.ES256);
  const number = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  const [r, s] = [number(right.subarray(0, 32)), number(right.subarray(32))];
  const written = (value: bigint) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
  const check = (first: bigint, second: bigint) =>
    outcome(withSignature(tokens.ES256, Buffer.concat([written(first), written(second)])), keys.ES256.jwk);

  it('may be of either half: RFC 7518 asks for no low S', async () => {
    expect(await check(r, s)).toBe('verified');
    expect(await check(r, ORDER - s)).toBe('verified');
  });

  it('are from 1 to below the order', async () => {
    for (const [first, second] of [
      [0n, 0n],
      [0n, s],
      [r, 0n],
      [ORDER, s],
      [r, ORDER],
      [1n, 1n],
      [s, r],
    ] as const) {
      expect(await check(first, second)).toBe('wrong-signature');
    }
  });

  it('are not in DER', async () => {
    const integer = (value: bigint) => {
      const bytes = written(value);
      const padded = (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes;
      return Buffer.concat([Buffer.of(2, padded.length), padded]);
    };
    const body = Buffer.concat([integer(r), integer(s)]);
    const der = Buffer.concat([Buffer.of(0x30, body.length), body]);
    expect(await outcome(withSignature(tokens.ES256, der), keys.ES256.jwk)).toBe('wrong-signature');
  });
});

describe('an Edwards signature', () => {
  const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
  const right = signatureOf(tokens.Ed25519);

  it('is refused with S above the order, which would be a second spelling (RFC 8032, section 5.1.7)', async () => {
    const s = [...right.subarray(32)].reduceRight((value, byte) => value * 256n + BigInt(byte), 0n) + ORDER;
    const digits = Array.from({ length: 32 }, (_, at) => Number((s >> BigInt(8 * at)) & 0xffn));
    const other = Uint8Array.of(...right.subarray(0, 32), ...digits);
    expect(await outcome(withSignature(tokens.Ed25519, other), keys.Ed25519.jwk)).toBe('wrong-signature');
  });

  it('is refused with a key of small order, which fits any text', async () => {
    const neutral = { kty: 'OKP', crv: 'Ed25519', x: base64url(Uint8Array.of(1, ...new Uint8Array(31))) };
    const signature = Uint8Array.of(1, ...new Uint8Array(63));
    expect(await outcome(withSignature(tokens.Ed25519, signature), neutral)).not.toBe('verified');
  });
});
