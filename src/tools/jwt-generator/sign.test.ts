import { createPublicKey, createPrivateKey, generateKeyPairSync, verify as nodeVerify, constants } from 'node:crypto';
import fc from 'fast-check';
import { compactVerify, importJWK, jwtVerify } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readKey } from '../../lib/keys/read-key';
import { codesOf, signed, token, A1, A2, A2_SIGNATURE, A3, A4, ED, J, PAYLOAD, SECRET } from './testing';

const HEAD = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9';
const jwk = (key: object) => ({ key: JSON.stringify(key) });
const ofAlg = (alg: string) => `{"alg":"${alg}"}`;

afterEach(() => vi.unstubAllGlobals());

describe('the vectors of the catalogue', () => {
  it.each([
    ['HS256', `${HEAD}.${J}.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c`],
    [
      'HS384',
      `eyJhbGciOiJIUzM4NCIsInR5cCI6IkpXVCJ9.${J}.RGFdh_VuEuURSubru7xP4rbaA4boUyueI7rEm75l1cNdE9gQ7H6mx2DYpauBjX5S`,
    ],
    [
      'HS512',
      `eyJhbGciOiJIUzUxMiIsInR5cCI6IkpXVCJ9.${J}.pazba9Pj009HgANP4pTCQAHpXNU7pVbjIGff_plktSzsa9rXTGzFngaawzXGEO6Q0Hx5dtGi-dMDlIadV81o3Q`,
    ],
  ] as const)('%s of the default', async (alg, expected) => {
    expect(await token(PAYLOAD, { key: SECRET }, { alg })).toBe(expected);
  });

  it.each([
    [
      '{"sub": "张三", "id": 9007199254740993, "emoji": "😀"}',
      'eyJzdWIiOiLlvKDkuIkiLCJpZCI6OTAwNzE5OTI1NDc0MDk5MywiZW1vamkiOiLwn5iAIn0.9hXEdgyC4h76u_ukd-XDU7rsjhocPuC454QoyAnzGZc',
    ],
    [
      '{"id":12345678901234567890,"p":1.10}',
      'eyJpZCI6MTIzNDU2Nzg5MDEyMzQ1Njc4OTAsInAiOjEuMTB9.mpa0DLHkOw0_eEHz7OzDY4mHg5hHSt-vwL8uDMW87TU',
    ],
  ])('%s letter for letter', async (payload, expected) => {
    expect(await token(payload, { key: 'secret' })).toBe(`${HEAD}.${expected}`);
  });

  it('RFC 7515 A.1, compact and as typed', async () => {
    const given = { key: A1.secret };
    const compact = await token(
      A1.payload,
      { ...given, header: '{"typ":"JWT","alg":"HS256"}' },
      { secretForm: 'base64url' },
    );
    expect(compact).toBe(
      'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLCJleHAiOjEzMDA4MTkzODAsImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.lliDzOlRAdGUCfCHCPx_uisb6ZfZ1LRQa0OJLeYTTpY',
    );
    const typed = { secretForm: 'base64url', write: 'typed' } as const;
    expect(await token(A1.payload, { ...given, header: A1.header }, typed)).toBe(
      'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    );
  });

  it.each([true, false])('RFC 7515 A.2, with crypto.subtle: %s', async (isSecure) => {
    if (!isSecure) vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const made = await token(A1.payload, { ...jwk(A2), header: ofAlg('RS256') }, { write: 'typed' });
    expect(made.split('.')[2]).toBe(A2_SIGNATURE);
  });

  it('ES256 and ES512, r and s one after the other', async () => {
    expect(await token(PAYLOAD, jwk(A3), { alg: 'ES256' })).toBe(
      `eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.${J}.IZTXvEJU08Fv1ianmOqpkqIwnZW4uBxJSDNLl306uAumIQDpr3oTuim6NdGIRprq5tHQqUuiBd7u4n0AIEYbrg`,
    );
    const sec1 = createPrivateKey({ key: A3, format: 'jwk' }).export({ type: 'sec1', format: 'pem' }).toString();
    expect(await token(PAYLOAD, { key: sec1 }, { alg: 'ES256' })).toBe(await token(PAYLOAD, jwk(A3), { alg: 'ES256' }));
    const [, , signature = ''] = (await token(PAYLOAD, jwk(A4), { alg: 'ES512' })).split('.');
    expect(signature).toHaveLength(176);
    expect(signature).toBe(
      'AY8_BcmsrRMH7J0XtcNEqTP_pyFWu1KiolqxIQHzDwJRk0psBC6fT0-rJ9VEM6_i_AR4sL6bsbhyj0jfaRCBODEcAY0JuYe8h_OaTyrb3jcGnVfapW7BkSjKOPMR-OWO1k1LjI_VTM2RHrTThTTNGFXKfO-uxR3JXugsry-bKTCj6PL4',
    );
  });

  it('EdDSA, its thumbprint, and a raw text', async () => {
    const made = await signed(PAYLOAD, jwk(ED), { alg: 'EdDSA' });
    expect(made).toMatchObject({
      ok: true,
      value: {
        text: `eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.${J}.vLeihDpjKFbZGE86WqTj7w1eeRh6p8kiUw3oDfW6IS1i79tAeUdaK4vodykBqybCjAa5P9250Ts6w1a9knr9Ag`,
        verifier: { thumbprint: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k' },
      },
    });
    const given = { ...jwk(ED), header: '{"alg":"EdDSA"}' };
    expect(await token('Example of Ed25519 signing', given, { raw: true })).toBe(
      'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
    );
  });

  it('none, with its warning', async () => {
    const given = { header: '{"alg":"none"}' };
    expect(await token('{"sub":"admin"}', given)).toBe('eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.');
    expect(await codesOf('{"sub":"admin"}', given)).toEqual(['unsigned']);
  });

  it('faults', async () => {
    expect(await signed('{"a":1,}')).toMatchObject({
      fault: { code: 'payload-not-json', json: { line: 1, column: 8 } },
    });
    expect(await signed('{}', jwk(A2), { alg: 'ES256' })).toEqual({
      ok: false,
      fault: { code: 'key-mismatch', alg: 'ES256', found: 'RSA' },
    });
    const pem = createPublicKey({ key: A3, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
    expect(await signed('{}', { key: pem }, { alg: 'ES256' })).toEqual({ ok: false, fault: { code: 'public-key' } });
    expect(await signed('{}', { key: '' })).toEqual({ ok: false, fault: { code: 'no-secret' } });
    expect(await signed('{}', {}, { alg: 'ES256' })).toEqual({ ok: false, fault: { code: 'no-key' } });
    expect(await signed('[1]')).toEqual({ ok: false, fault: { code: 'payload-not-object' } });
    expect(await signed('"text"')).toEqual({ ok: false, fault: { code: 'payload-not-object' } });
  });
});

describe('a second judge takes the token', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = {
    RS256: rsa,
    RS384: rsa,
    RS512: rsa,
    PS256: rsa,
    PS384: rsa,
    PS512: rsa,
    ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    ES384: generateKeyPairSync('ec', { namedCurve: 'P-384' }),
    ES512: generateKeyPairSync('ec', { namedCurve: 'P-521' }),
    EdDSA: generateKeyPairSync('ed25519'),
    Ed25519: generateKeyPairSync('ed25519'),
  };

  it.each(Object.entries(keys))('jose: %s', async (alg, { privateKey, publicKey }) => {
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const made = await token(PAYLOAD, { key: pem, header: ofAlg(alg) });
    const { payload, protectedHeader } = await jwtVerify(made, publicKey);
    expect(payload.sub).toBe('1234567890');
    expect(protectedHeader.alg).toBe(alg);
  });

  it.each([
    ['ES256K', generateKeyPairSync('ec', { namedCurve: 'secp256k1' }), 'sha256'],
    ['Ed448', generateKeyPairSync('ed448'), undefined],
    ['EdDSA', generateKeyPairSync('ed448'), undefined],
  ] as const)('OpenSSL: %s', async (alg, { privateKey, publicKey }, hash) => {
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    for (const key of [pem, JSON.stringify(privateKey.export({ format: 'jwk' }))]) {
      const made = await token(PAYLOAD, { key }, { alg });
      const at = made.lastIndexOf('.');
      const isRight = nodeVerify(
        hash,
        Buffer.from(made.slice(0, at)),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(made.slice(at + 1), 'base64url'),
      );
      expect(isRight).toBe(true);
    }
  });

  it.each([
    ['PS256', 'sha256', 32, [20, 222], true],
    ['PS384', 'sha384', 48, [32], true],
    ['PS512', 'sha512', 64, [32], true],
    ['PS256', 'sha256', 32, [20, 222], false],
    ['PS512', 'sha512', 64, [32], false],
  ] as const)(
    '%s has a salt as long as the hash, and another each time (%s, %i)',
    async (alg, hash, salt, others, isSecure) => {
      if (!isSecure) vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
      const made = await token(PAYLOAD, jwk(A2), { alg });
      expect(await token(PAYLOAD, jwk(A2), { alg })).not.toBe(made);
      const at = made.lastIndexOf('.');
      const key = createPublicKey({ key: A2, format: 'jwk' });
      const isRight = (saltLength: number) =>
        nodeVerify(
          hash,
          Buffer.from(made.slice(0, at)),
          { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength },
          Buffer.from(made.slice(at + 1), 'base64url'),
        );
      expect(isRight(salt)).toBe(true);
      for (const other of others) expect(isRight(other)).toBe(false);
    },
  );

  it('the public half that is given to the verifier checks it', async () => {
    for (const [alg, { privateKey }] of Object.entries(keys)) {
      const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      const made = await signed(PAYLOAD, { key: pem, header: ofAlg(alg) }, { kid: 'thumbprint' });
      if (!made.ok || !made.value.verifier) throw new Error(alg);
      const { text, verifier } = made.value;
      const shown = JSON.parse(verifier.jwk) as { kid: string };
      await compactVerify(text, await importJWK(shown, alg));
      expect(JSON.parse(verifier.jwks)).toEqual({ keys: [shown] });
      expect(shown.kid).toBe(verifier.thumbprint);
      expect(made.value.header).toBe(`{"alg":"${alg}","kid":"${verifier.thumbprint}"}`);
      expect(createPublicKey(verifier.pem).equals(createPublicKey(privateKey))).toBe(true);
      const isPrivate = /PRIVATE|"(?:d|p|q|dp|dq|qi|k)"/.test(verifier.jwk + verifier.jwks + verifier.pem);
      expect(isPrivate).toBe(false);
    }
  });

  it('any claims come back from jose as they were', () =>
    fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.string({ minLength: 1 }),
        async (claims, secret) => {
          const text = JSON.stringify(claims);
          const made = await token(text, { key: Buffer.from(secret).toString('hex') }, { secretForm: 'hex' });
          const { payload } = await compactVerify(made, new TextEncoder().encode(secret));
          expect(new TextDecoder().decode(payload)).toBe(text);
        },
      ),
    ));
});

describe('the key', () => {
  it.each([
    ['text', 'ab'],
    ['hex', '61 62'],
    ['base64', 'YWI='],
    ['base64url', 'YWI'],
  ] as const)('a secret as %s', async (secretForm, key) => {
    expect(await token('{}', { key }, { secretForm })).toBe(await token('{}', { key: 'ab' }));
  });

  it('a secret of a JWK, and of a set by its kid', async () => {
    const ab = { kty: 'oct', k: 'YWI', kid: 'one' };
    const set = { keys: [{ kty: 'oct', k: 'eHk', kid: 'other' }, { ...A2, kid: 'rsa' }, ab] };
    expect(await token('{}', jwk(ab))).toBe(await token('{}', { key: 'ab' }));
    const header = '{"alg":"HS256","kid":"one"}';
    expect(await token('{}', { ...jwk(set), header })).toBe(await token('{}', { key: 'ab', header }));
    expect(await token('{}', { ...jwk(set), keyId: 'one' })).toBe(await token('{}', { key: 'ab' }));
    expect(await token('{}', jwk(set))).toBe(await token('{}', { key: 'xy' }));
    expect(await signed('{}', { ...jwk(set), keyId: 'gone' })).toEqual({
      ok: false,
      fault: { code: 'kid-not-found', kid: 'gone' },
    });
  });

  it('no key of a set that is for something else, though its kid was named', async () => {
    const set = { keys: [A2, { ...A3, kid: 'sealing', use: 'enc' }] };
    expect(await signed('{}', { ...jwk(set), keyId: 'sealing' }, { alg: 'ES256' })).toEqual({
      ok: false,
      fault: { code: 'jwk', jwk: { code: 'key-for-something-else', member: 'use', value: 'enc' } },
    });
  });

  it('the private key of a set that fits', async () => {
    const { d: _d, ...open } = A3;
    const set = { keys: [{ kty: 'unknown' }, open, { ...A3, use: 'enc' }, A2, { ...A3, kid: 'mine' }, ED] };
    expect(await token(PAYLOAD, jwk(set), { alg: 'ES256' })).toBe(await token(PAYLOAD, jwk(A3), { alg: 'ES256' }));
    expect(await token(PAYLOAD, jwk(set), { alg: 'EdDSA' })).toBe(await token(PAYLOAD, jwk(ED), { alg: 'EdDSA' }));
    expect(await signed('{}', jwk({ keys: [open] }), { alg: 'ES256' })).toMatchObject({
      fault: { code: 'public-key' },
    });
    expect(await signed('{}', jwk({ keys: [A2] }), { alg: 'ES256' })).toMatchObject({
      fault: { code: 'key-mismatch', found: 'RSA' },
    });
    expect(await codesOf('{}', jwk({ ...A3, kid: 'mine' }), { alg: 'ES256', kid: 'jwk' })).toEqual([]);
    expect(await signed('{}', jwk({ ...A3, kid: 'mine' }), { alg: 'ES256', kid: 'jwk' })).toMatchObject({
      value: { header: '{"alg":"ES256","typ":"JWT","kid":"mine"}' },
    });
    expect(await codesOf('{}', jwk(A3), { alg: 'ES256', kid: 'jwk' })).toEqual(['no-own-kid']);
  });

  it.each([
    [
      'RS256',
      { ...A2, alg: 'RS512' },
      { code: 'jwk', jwk: { code: 'key-for-something-else', member: 'alg', value: 'RS512' } },
    ],
    ['ES256', { ...A2, alg: 'RS256' }, { code: 'key-mismatch', alg: 'ES256', found: 'RSA' }],
    ['ES384', A3, { code: 'key-mismatch', alg: 'ES384', found: 'P-256' }],
    ['ES256K', A3, { code: 'key-mismatch', alg: 'ES256K', found: 'P-256' }],
    ['Ed448', ED, { code: 'key-mismatch', alg: 'Ed448', found: 'Ed25519' }],
    ['HS256', ED, { code: 'key-mismatch', alg: 'HS256', found: 'Ed25519' }],
    ['RS256', { kty: 'oct', k: 'YWI' }, { code: 'key-mismatch', alg: 'RS256', found: 'secret' }],
    [
      'RS256',
      { ...A2, key_ops: ['encrypt'] },
      { code: 'jwk', jwk: { code: 'key-for-something-else', member: 'key_ops', value: 'encrypt' } },
    ],
    ['ES256', { ...A3, d: ED.d }, { code: 'key', key: { code: 'inconsistent' } }],
    ['ES256', { kty: 'EC', crv: 'P-256', x: A3.x }, { code: 'jwk', jwk: { code: 'jwk-member-missing', member: 'y' } }],
  ] as const)('%s refuses another key', async (alg, key, fault) => {
    expect(await signed('{}', jwk(key), { alg })).toEqual({ ok: false, fault });
  });

  it('reads PEM in all its forms, encrypted ones with their passphrase', async () => {
    const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const expected = await token(PAYLOAD, jwk(key.export({ format: 'jwk' })), { alg: 'RS256' });
    const encryption = { cipher: 'aes-256-cbc', passphrase: 'pässword' };
    for (const written of [
      key.export({ type: 'pkcs8', format: 'pem' }),
      key.export({ type: 'pkcs1', format: 'pem' }),
      key.export({ type: 'pkcs8', format: 'pem', ...encryption }),
      key.export({ type: 'pkcs1', format: 'pem', cipher: 'aes-128-cbc', passphrase: 'pässword' }),
    ]) {
      const given = { key: written.toString(), passphrase: 'pässword' };
      expect(await token(PAYLOAD, given, { alg: 'RS256' })).toBe(expected);
    }
    const locked = key.export({ type: 'pkcs8', format: 'pem', ...encryption }).toString();
    expect(await signed('{}', { key: locked }, { alg: 'RS256' })).toEqual({
      ok: false,
      fault: { code: 'key', key: { code: 'needs-passphrase' } },
    });
    expect(await signed('{}', { key: locked, passphrase: 'x' }, { alg: 'RS256' })).toEqual({
      ok: false,
      fault: { code: 'key', key: { code: 'wrong-passphrase' } },
    });
    const both = `${createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()}${key.export({ type: 'pkcs8', format: 'pem' }).toString()}`;
    expect(await token(PAYLOAD, { key: both }, { alg: 'RS256' })).toBe(expected);
  });

  it('refuses RSA under 2048 bits (RFC 7518, section 3.3)', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    for (const alg of ['RS256', 'PS256'] as const) {
      expect(await signed('{}', { key }, { alg })).toEqual({ ok: false, fault: { code: 'small-rsa', bits: 1024 } });
    }
  });

  it('signs with a modulus of 2049 bits, on plain http as well', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2049 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    for (const alg of ['RS256', 'PS256'] as const) {
      await jwtVerify(await token(PAYLOAD, { key }, { alg }), publicKey);
      vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
      const made = await token(PAYLOAD, { key }, { alg });
      vi.unstubAllGlobals();
      await jwtVerify(made, publicKey);
    }
  });

  it('takes no wrong secret for a right one', async () => {
    expect(await signed('{}', { key: '*' }, { secretForm: 'base64url' })).toMatchObject({
      fault: { code: 'secret-not-base64' },
    });
    expect(await signed('{}', { key: 'abc' }, { secretForm: 'hex' })).toMatchObject({
      fault: { code: 'secret-not-hex' },
    });
  });

  it('reads secp256k1 and Ed448 as the key tool writes them', async () => {
    for (const made of [generateKeyPairSync('ec', { namedCurve: 'secp256k1' }), generateKeyPairSync('ed448')]) {
      const pem = made.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      expect((await readKey(pem)).ok).toBe(true);
    }
  });
});

describe('header and payload', () => {
  it('heeds the algorithm of a header that is given', async () => {
    expect(await token(PAYLOAD, { key: SECRET, header: '{"alg":"HS384","typ":"JWT"}' }, { alg: 'ES256' })).toBe(
      await token(PAYLOAD, { key: SECRET }, { alg: 'HS384' }),
    );
    expect(await signed('{}', { header: '{"typ":"JWT"}' })).toMatchObject({ fault: { code: 'no-alg' } });
    expect(await signed('{}', { header: '{"alg":"none","b64":false}' })).toMatchObject({
      fault: { code: 'unencoded' },
    });
    expect(await signed('{}', { header: '{"alg":"None"}' })).toMatchObject({
      fault: { code: 'unknown-alg', alg: 'None' },
    });
    expect(await signed('{}', { header: '{"alg":1}' })).toMatchObject({ fault: { code: 'no-alg' } });
    expect(await signed('{}', { header: '{"alg":}' })).toMatchObject({
      fault: { code: 'header-not-json', json: { line: 1, column: 8 } },
    });
  });

  it.each([
    ['{"exp":1,"iat":2}', ['exp-before']],
    ['{"exp":1,"nbf":2}', ['exp-before']],
    ['{"exp":2,"iat":2,"nbf":1}', []],
    ['{"exp":1734530610991}', ['milliseconds']],
    ['{"exp":"1734530610"}', ['time-not-number']],
    ['{"a":1,"a":2}', ['duplicate']],
    ['{"a":{"b":1,"b":2}}', ['duplicate']],
    ['{"sub":1}', ['not-string']],
    ['{"aud":["a","b"],"iss":"x","jti":"1"}', []],
    ['{"aud":["a",1]}', ['not-string']],
    ['{"aud":{"a":1}}', ['not-string']],
    ['{"a":"\\ud800"}', []],
    ['{"a":"\ud800"}', ['lone-surrogate']],
  ])('%s is told of', async (payload, codes) => {
    const key = 'x'.repeat(32);
    expect(await codesOf(payload, { key })).toEqual(codes);
  });

  it('tells what a secret lacks, or is', async () => {
    expect(await codesOf('{}', { key: 'x'.repeat(31) })).toEqual(['short-secret']);
    expect(await codesOf('{}', { key: 'é'.repeat(16) })).toEqual([]);
    expect(await codesOf('{}', { key: 'x'.repeat(63) }, { alg: 'HS512' })).toEqual(['short-secret']);
    const pem = createPublicKey({ key: A2, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
    expect(await codesOf('{}', { key: pem })).toEqual(['public-key-as-secret']);
    const own = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(await codesOf('{}', { key: own })).toEqual(['private-key-as-secret']);
    expect(await codesOf('{}', { key: 'x'.repeat(32) }, { kid: 'thumbprint' })).toEqual(['no-secret-thumbprint']);
  });

  it.each([
    [4096, []],
    [4097, [4096]],
    [8192, [4096]],
    [8193, [8192]],
  ])('a token of %i bytes', async (bytes, limits) => {
    // Base64url of three bytes has four characters; of one it has two, of two three.
    const header = `{"alg":"none"${' '.repeat([2, 0, 0, 1][bytes % 4] ?? 0)}}`;
    const start = (await token('', { header }, { raw: true, write: 'typed' })).length;
    const made = await signed(
      'x'.repeat(Math.floor(((bytes - start) * 3) / 4)),
      { header },
      { raw: true, write: 'typed' },
    );
    const notes = made.ok ? made.value.notes : [];
    expect(made).toMatchObject({ value: { bytes } });
    expect(notes.flatMap((note) => (note.code === 'long' ? [note.limit] : []))).toEqual(limits);
  });

  it('signs a megabyte', async () => {
    const made = await token(JSON.stringify({ a: 'x'.repeat(1_000_000) }), { key: SECRET });
    expect(made.length).toBeGreaterThan(1_333_333);
    await jwtVerify(made, new TextEncoder().encode(SECRET));
  });
});
