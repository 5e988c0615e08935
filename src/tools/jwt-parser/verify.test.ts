import { constants, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64 } from '../../lib/base64';
import { EXAMPLE_TOKEN } from './operations';
import openssl from './openssl-vectors.json';
import { A1_SECRET, A1_TOKEN, RFC_VECTORS, UNSECURED, WYCHEPROOF } from '../../lib/jwt/rfc-vectors';
import { verifyToken, type SecretForm } from './verify';

const { subtle } = globalThis.crypto;
const { tokens, keys } = openssl;

const base64url = (text: string) => toBase64(new TextEncoder().encode(text), { urlSafe: true });

/** `'verified'`, or the code of the fault. */
async function outcome(
  token: string,
  key: string | object,
  { secretForm = 'text', isSecure = true }: { secretForm?: SecretForm; isSecure?: boolean } = {},
): Promise<string> {
  const text = typeof key === 'string' ? key : JSON.stringify(key);
  const result = await verifyToken(token, text, { secretForm, subtle: isSecure ? subtle : undefined });
  return result.ok ? 'verified' : result.fault.code;
}

async function notesOf(token: string, key: string): Promise<string[]> {
  const result = await verifyToken(token, key, { secretForm: 'text', subtle });
  return result.ok ? result.value.notes.map(({ code }) => code) : [result.fault.code];
}

/** The same token with another last character but one of its signature, whose bits all count. */
const forged = (token: string) => {
  const at = token.length - 3;
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
};

function hs(alg: string, hash: string, secret: string, payload = '{}', header = `{"alg":"${alg}"}`): string {
  const input = `${base64url(header)}.${base64url(payload)}`;
  return `${input}.${createHmac(hash, secret).update(input).digest('base64url')}`;
}

describe('the catalogue', () => {
  it('checks secrets', async () => {
    expect(await outcome(EXAMPLE_TOKEN, 'your-256-bit-secret')).toBe('verified');
    expect(await outcome(`Bearer ${EXAMPLE_TOKEN}`, 'your-256-bit-secret')).toBe('verified');
    expect(await outcome(EXAMPLE_TOKEN, 'secret')).toBe('wrong-signature');
    expect(await outcome(A1_TOKEN, A1_SECRET, { secretForm: 'base64url' })).toBe('verified');
    expect(await outcome(A1_TOKEN, A1_SECRET)).toBe('wrong-signature');
    const chinese =
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiLlvKDkuIkiLCJpZCI6OTAwNzE5OTI1NDc0MDk5MywiZW1vamkiOiLwn5iAIn0.9hXEdgyC4h76u_ukd-XDU7rsjhocPuC454QoyAnzGZc';
    expect(await outcome(chinese, 'secret')).toBe('verified');
  });
});

describe.each(RFC_VECTORS)('$name', ({ token, key }) => {
  it('holds', async () => expect(await outcome(token, key)).toBe('verified'));
  it('fails when forged', async () => expect(await outcome(forged(token), key)).toBe('wrong-signature'));
  it('fails when cut', async () =>
    expect(['wrong-signature', 'signature-not-base64url']).toContain(await outcome(token.slice(0, -1), key)));
  it('fails over another payload', async () =>
    expect(await outcome(token.replace(/\.[^.]+\./, `.${base64url('{}')}.`), key)).toBe('wrong-signature'));
});

describe('Project Wycheproof', () => {
  it.each(WYCHEPROOF)('$id: $isValid', async ({ token, key, isValid }) => {
    const verdict = await outcome(token, key);
    expect(verdict === 'verified').toBe(isValid);
  });
});

describe('what OpenSSL signed', () => {
  const cases = [
    ...(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'] as const).flatMap((alg) =>
      Object.entries(keys.rsa).map(([form, key]) => [alg, form, tokens[alg], key] as const),
    ),
    ...(['ES256', 'ES384', 'ES512', 'ES256K', 'Ed25519', 'Ed448'] as const).flatMap((alg) =>
      Object.entries(keys[alg]).map(([form, key]) => [alg, form, tokens[alg], key] as const),
    ),
    ['Ed25519 by its own name', 'spki', tokens['Ed25519-specified'], keys.Ed25519.spki],
    ['Ed448 by its own name', 'jwk', tokens['Ed448-specified'], keys.Ed448.jwk],
    ['PS256 with a key for it only', 'spki', tokens.PS256bound, keys.pss.spki],
  ] as const;

  it.each(cases)('%s, %s', async (_, __, token, key) => {
    expect(await outcome(token, key)).toBe('verified');
    expect(await outcome(forged(token), key)).toBe('wrong-signature');
  });

  it('reads PEM without its line breaks', async () => {
    expect(await outcome(tokens.RS256, keys.rsa.spki.replaceAll('\n', ''))).toBe('verified');
    expect(await outcome(tokens.ES256, `  ${keys.ES256.certificate.replaceAll('\n', '\r\n')}`)).toBe('verified');
  });

  const bodyOf = (pem: string) => pem.split('\n').slice(1, -2).join('');
  const hexOf = (base64: string) => Buffer.from(base64, 'base64').toString('hex');

  // As environment files, service accounts and strings of programs hold them.
  it.each(['\\n', '\\r\\n', '\\\\n'])('reads PEM whose line ends are written as %s', async (lineEnd) => {
    for (const form of ['spki', 'pkcs1', 'certificate'] as const) {
      expect(await outcome(tokens.RS256, keys.rsa[form].replaceAll('\n', lineEnd))).toBe('verified');
    }
    const line = `PUBLIC_KEY="${keys.ES256.spki.replaceAll('\n', lineEnd)}"`;
    expect(await outcome(tokens.ES256, line)).toBe('verified');
  });

  it.each([
    ['RS256', tokens.RS256, keys.rsa],
    ['ES256', tokens.ES256, keys.ES256],
    ['ES256K', tokens.ES256K, keys.ES256K],
    ['Ed448', tokens.Ed448, keys.Ed448],
  ] as const)('reads the key of %s without BEGIN and END', async (_, token, forms) => {
    const pems = [forms.spki, ...('certificate' in forms ? [forms.certificate] : [])];
    for (const base64 of pems.map(bodyOf)) {
      expect(await outcome(token, base64)).toBe('verified');
      expect(await outcome(token, ` ${base64.replaceAll(/(.{64})/g, '$1\r\n')}\n`)).toBe('verified');
      expect(await outcome(token, Buffer.from(base64, 'base64').toString('base64url'))).toBe('verified');
      expect(await outcome(token, hexOf(base64))).toBe('verified');
      expect(await outcome(forged(token), base64)).toBe('wrong-signature');
      expect(await outcome(token, base64.slice(0, -8))).toBe('bad-key');
    }
  });

  it('reads an RSA key of PKCS#1 without BEGIN and END', async () => {
    expect(await outcome(tokens.PS256, bodyOf(keys.rsa.pkcs1))).toBe('verified');
    expect(await outcome(tokens.ES256, bodyOf(keys.rsa.pkcs1))).toBe('key-mismatch');
  });

  it('knows a private key without BEGIN and END', async () => {
    for (const type of ['pkcs1', 'pkcs8'] as const) {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
      const der = privateKey.export({ format: 'der', type }).toString('base64');
      expect(await outcome(tokens.RS256, der)).toBe('private-pem');
    }
  });

  it('wants the salt as long as the hash', async () => {
    expect(await outcome(tokens.PS256wrongsalt, keys.rsa.spki)).toBe('wrong-signature');
  });

  it('does the same on plain http', async () => {
    const isSecure = false;
    expect(await outcome(EXAMPLE_TOKEN, 'your-256-bit-secret', { isSecure })).toBe('verified');
    for (const alg of ['ES256', 'ES384', 'ES512', 'ES256K', 'Ed25519', 'Ed448'] as const) {
      expect(await outcome(tokens[alg], keys[alg].spki, { isSecure })).toBe('verified');
      expect(await outcome(forged(tokens[alg]), keys[alg].jwk, { isSecure })).toBe('wrong-signature');
    }
    for (const alg of ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'] as const) {
      expect(await outcome(tokens[alg], keys.rsa.spki, { isSecure })).toBe('verified');
      expect(await outcome(forged(tokens[alg]), keys.rsa.jwk, { isSecure })).toBe('wrong-signature');
    }
    expect(await outcome(tokens.PS256wrongsalt, keys.rsa.spki, { isSecure })).toBe('wrong-signature');
  });
});

it.each([2048, 2049, 2052, 2056])('checks RSA of %i bits by hand as the platform does', async (modulusLength) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  for (const alg of ['RS256', 'PS256', 'PS512']) {
    const isPss = alg.startsWith('PS');
    const content = `${base64url(`{"alg":"${alg}"}`)}.${base64url('{}')}`;
    const { RSA_PKCS1_PADDING, RSA_PKCS1_PSS_PADDING, RSA_PSS_SALTLEN_DIGEST } = constants;
    const signature = sign(`sha${alg.slice(2)}`, Buffer.from(content), {
      key: privateKey,
      padding: isPss ? RSA_PKCS1_PSS_PADDING : RSA_PKCS1_PADDING,
      ...(isPss && { saltLength: RSA_PSS_SALTLEN_DIGEST }),
    });
    const token = `${content}.${signature.toString('base64url')}`;
    for (const isSecure of [true, false]) expect(await outcome(token, key, { isSecure })).toBe('verified');
    // The signature of one is none of the other, whatever its header says.
    const other = `${base64url(`{"alg":"${isPss ? 'RS' : 'PS'}${alg.slice(2)}"}`)}.${base64url('{}')}.${signature.toString('base64url')}`;
    for (const isSecure of [true, false]) expect(await outcome(other, key, { isSecure })).toBe('wrong-signature');
  }
});

describe('keys that do not fit', () => {
  it.each([
    ['RS256 token, EC key', tokens.RS256, keys.ES256.spki, 'key-mismatch'],
    ['RS256 token, secret', tokens.RS256, 'secret', 'key-mismatch'],
    ['RS256 token, key for PSS only', tokens.RS256, keys.pss.spki, 'key-mismatch'],
    ['PS384 token, key bound to SHA-256', tokens.PS384, keys.pss.spki, 'key-mismatch'],
    ['ES256 token, P-384 key', tokens.ES256, keys.ES384.spki, 'key-mismatch'],
    ['ES256 token, key of the other 256-bit curve', tokens.ES256, keys.ES256K.jwk, 'key-mismatch'],
    ['Ed448 by name, Ed25519 key', tokens['Ed448-specified'], keys.Ed25519.jwk, 'key-mismatch'],
    ['a small RSA key', tokens.RS256small, keys.small.spki, 'small-rsa'],
    ['exponent 1', tokens.RS256, { ...keys.rsa.jwk, e: 'AQ' }, 'bad-key'],
    ['an even exponent', tokens.RS256, { ...keys.rsa.jwk, e: 'BA' }, 'bad-key'],
    ['a point off the curve', tokens.ES256, { ...keys.ES256.jwk, y: keys.ES256.jwk.x }, 'bad-key'],
    ['a short coordinate', tokens.ES256, { ...keys.ES256.jwk, y: 'AQ' }, 'bad-key'],
    ['no coordinate', tokens.ES256, { ...keys.ES256.jwk, y: undefined }, 'jwk-member-missing'],
    ['another use', tokens.ES256, { ...keys.ES256.jwk, use: 'enc' }, 'key-for-something-else'],
    ['another algorithm', tokens.RS256, { ...keys.rsa.jwk, alg: 'PS256' }, 'key-for-something-else'],
    ['other operations', tokens.RS256, { ...keys.rsa.jwk, key_ops: ['encrypt'] }, 'key-for-something-else'],
    ['another type', tokens.RS256, { kty: 'XYZ' }, 'unknown-key-type'],
    ['JSON that is no JWK', tokens.RS256, '{"a":1}', 'jwk-member-missing'],
    ['broken JSON', tokens.RS256, '{"kty":"RSA",', 'key-not-json'],
    ['an empty set', tokens.RS256, '{"keys":[]}', 'no-jwk'],
    ['broken PEM', tokens.RS256, '-----BEGIN PUBLIC KEY-----\nAAAA', 'bad-pem'],
    ['PEM of nonsense', tokens.RS256, '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----', 'bad-key'],
    ['a private key', tokens.RS256, '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----', 'private-pem'],
    ['a request', tokens.RS256, '-----BEGIN NEW REQUEST-----\nAAAA\n-----END NEW REQUEST-----', 'unknown-pem'],
    ['an empty secret', EXAMPLE_TOKEN, { kty: 'oct', k: '' }, 'empty-secret'],
  ])('%s', async (_, token, key, code) => expect(await outcome(token, key)).toBe(code));

  it('says which secret is no base64url', async () => {
    expect(await outcome(EXAMPLE_TOKEN, '###', { secretForm: 'base64url' })).toBe('secret-not-base64url');
  });

  it('cut at any place, PEM is never a key', async () => {
    const body = keys.ES256.spki.split('\n').slice(1, -2).join('');
    for (let length = 4; length < body.length; length += 4) {
      const pem = `-----BEGIN PUBLIC KEY-----\n${body.slice(0, length)}\n-----END PUBLIC KEY-----`;
      expect(await outcome(tokens.ES256, pem)).toBe('bad-key');
    }
  });
});

describe('algorithms that are passed off as others', () => {
  it.each(['spki', 'pkcs1', 'certificate'] as const)('refuses a public key as secret: %s', async (form) => {
    const pem = keys.rsa[form];
    expect(await outcome(hs('HS256', 'sha256', pem), pem)).toBe('public-key-as-secret');
    expect(await outcome(hs('HS512', 'sha512', pem.trim()), pem.trim())).toBe('public-key-as-secret');
  });

  it('refuses it in base64url as well, PEM or DER', async () => {
    const pem = base64url(keys.rsa.spki);
    expect(await outcome(hs('HS256', 'sha256', keys.rsa.spki), pem, { secretForm: 'base64url' })).toBe(
      'public-key-as-secret',
    );
    const der = keys.rsa.spki.split('\n').slice(1, -2).join('');
    expect(await outcome(hs('HS256', 'sha256', der), der)).toBe('public-key-as-secret');
  });

  it('refuses a public JWK for HMAC, and a secret for a signature', async () => {
    const jwk = JSON.stringify(keys.rsa.jwk);
    expect(await outcome(hs('HS256', 'sha256', jwk), jwk)).toBe('key-mismatch');
    expect(await outcome(tokens.RS256, { kty: 'oct', k: 'AAAA' })).toBe('key-mismatch');
  });

  it('never verifies what is not signed', async () => {
    expect(await outcome(UNSECURED, 'secret')).toBe('unsigned');
    expect(await outcome(`${base64url('{"alg":"None"}')}.e30.AAAA`, 'secret')).toBe('unsigned');
    expect(await outcome(EXAMPLE_TOKEN.replace(/[^.]+$/, ''), 'your-256-bit-secret')).toBe('unsigned');
  });

  it('takes names of algorithms letter for letter', async () => {
    expect(await outcome(hs('hs256', 'sha256', 's'), 's')).toBe('unknown-alg');
    expect(await outcome(hs('', 'sha256', 's', '{}', '{}'), 's')).toBe('no-alg');
    expect(await outcome(hs('', 'sha256', 's', '{}', '{"alg":["HS256"]}'), 's')).toBe('no-alg');
    expect(await outcome(hs('constructor', 'sha256', 's'), 's')).toBe('unknown-alg');
  });

  it('refuses repeated header names and critical extensions', async () => {
    expect(await outcome(hs('', 'sha256', 's', '{}', '{"alg":"none","alg":"HS256"}'), 's')).toBe('duplicate-header');
    expect(await outcome(hs('', 'sha256', 's', '{}', '{"alg":"HS256","crit":["x"],"x":1}'), 's')).toBe('critical');
    expect(await outcome(hs('', 'sha256', 's', '{}', '{"alg":"HS256","b64":false}'), 's')).toBe('critical');
  });

  it('does not read what is encrypted', async () => {
    expect(await outcome('eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.a.b.c.d', 's')).toBe('encrypted');
  });

  it('refuses a shortened HMAC', async () => {
    const token = hs('HS256', 'sha256', 's');
    expect(await outcome(token, 's')).toBe('verified');
    expect(await outcome(token.slice(0, -22), 's')).not.toBe('verified');
  });
});

describe('sets of keys', () => {
  const set = (...list: object[]) => ({ keys: list });
  const named = (kid: string) => hs('', 'sha256', 's', '{}', `{"alg":"HS256","kid":"${kid}"}`);
  const good = { kty: 'oct', k: base64url('s') };
  const bad = { kty: 'oct', k: base64url('t') };

  it('chooses by kid', async () => {
    expect(await outcome(named('b'), set({ ...bad, kid: 'a' }, { ...good, kid: 'b' }))).toBe('verified');
    expect(await outcome(named('a'), set({ ...bad, kid: 'a' }, { ...good, kid: 'b' }))).toBe('wrong-signature');
    expect(await outcome(named('c'), set({ ...good, kid: 'a' }))).toBe('kid-not-found');
  });

  it('tries all that fit where the token names none, and passes over what it cannot read', async () => {
    const token = hs('HS256', 'sha256', 's');
    expect(await outcome(token, set({ kty: 'new' }, keys.rsa.jwk, bad, good))).toBe('verified');
    expect(await outcome(token, set({ kty: 'new' }, keys.rsa.jwk))).toBe('key-mismatch');
  });

  it('tells which key it was', async () => {
    const text = JSON.stringify(set(bad, { ...good, kid: 'b' }));
    const result = await verifyToken(hs('HS256', 'sha256', 's'), text, { secretForm: 'text', subtle });
    expect(result).toMatchObject({ ok: true, value: { alg: 'HS256', kid: 'b' } });
  });
});

describe('notes', () => {
  it('speaks of weak secrets, private keys, certificates and lone surrogates', async () => {
    expect(await notesOf(EXAMPLE_TOKEN, 'your-256-bit-secret')).toEqual(['short-secret']);
    expect(await notesOf(hs('HS256', 'sha256', 'x'.repeat(32)), 'x'.repeat(32))).toEqual([]);
    expect(await notesOf(tokens.ES256, keys.ES256.certificate)).toEqual(['certificate']);
    expect(await notesOf(tokens.ES256, JSON.stringify({ ...keys.ES256.jwk, d: 'AA' }))).toEqual(['private-key']);
    expect(await notesOf(hs('HS256', 'sha256', '\ufffd'), '\ud800')).toEqual(['short-secret', 'lone-surrogate']);
  });
});

describe('any secret and payload', () => {
  it('verifies what was signed with it, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(['HS256', 'sha256'], ['HS384', 'sha384'], ['HS512', 'sha512']),
        fc.string({ minLength: 1 }),
        fc.string(),
        async ([alg = '', hash = ''], secret, payload) => {
          const token = hs(alg, hash, secret, payload);
          const key = { kty: 'oct', k: base64url(secret) };
          expect(await outcome(token, key)).toBe('verified');
          expect(await outcome(forged(token), key)).toBe('wrong-signature');
          expect(await outcome(token, { kty: 'oct', k: base64url(`${secret}!`) })).toBe('wrong-signature');
        },
      ),
      { numRuns: 40 },
    );
  });
});
