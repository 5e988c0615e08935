import { describe, expect, it } from 'vitest';
import { audiencesOf, claimOf, ownClaims, readClaims, shownValue } from './claim-form';
import { areClaims, isHeaderText } from './detect-parts';
import { detect } from './detect';
import { keysOfSet } from './key-set';
import { sampleOf } from '../../operations/detect';
import { codesOf, signed, token, A2, ED } from './testing';

const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
const KEY = { key: 'x'.repeat(32) };

/** Longer than any of these takes on a slow machine, and much shorter than what grows with the square of the length. */
const SOON = 60_000;

describe('hostile input', () => {
  it(
    'signs what is nested very deeply, and shows it',
    async () => {
      expect((await token(`{"a":${DEEP}}`, KEY)).split('.')).toHaveLength(3);
      expect(await codesOf(`{"aud":${DEEP}}`, KEY)).toEqual(['not-string', 'long']);
      const index = readClaims(`{"aud":${DEEP},"a":${DEEP}}`);
      if (!index) throw new Error('not read');
      expect(audiencesOf(claimOf(index, 'aud'))).toBe(DEEP);
      expect(ownClaims(index).map(shownValue)).toEqual([DEEP]);
      expect(isHeaderText(`{"alg":"HS256","typ":"JWT","a":${DEEP.repeat(3)}}`)).toBe(false);
    },
    SOON,
  );

  it(
    'signs a megabyte of claims, and a hundred thousand that stand twice',
    async () => {
      const many = Array.from({ length: 50_000 }, (_, at) => `"claim ${at}":${at}`).join();
      expect(await codesOf(`{${many}}`, KEY)).toEqual(['long']);
      const twice = '"a":1,'.repeat(100_000);
      expect(await codesOf(`{${twice}"a":2}`, KEY)).toEqual(['duplicate', 'long']);
    },
    SOON,
  );

  it.each([
    '{"__proto__":{"alg":"none"},"alg":"HS256"}',
    '{"alg":"HS256","constructor":1,"toString":2}',
    '{"alg":"HS256","crit":["b64"],"b64":true}',
  ])('is not led astray by %s', async (header) => {
    const made = await signed('{"__proto__":{"exp":1},"hasOwnProperty":1}', { ...KEY, header });
    expect(made).toMatchObject({ ok: true, value: { alg: 'HS256' } });
    const [, payload = ''] = made.ok ? made.value.text.split('.') : [];
    expect(Buffer.from(payload, 'base64url').toString()).toBe('{"__proto__":{"exp":1},"hasOwnProperty":1}');
  });

  it.each([
    '',
    '{',
    '{}',
    '[]',
    'null',
    '{"keys":{}}',
    '{"keys":[]}',
    '{"keys":[null,1,"x",{}]}',
    '{"kty":"RSA"}',
    '{"kty":"RSA","n":"AQAB","e":"AQAB","d":"AQAB"}',
    '{"kty":["RSA"]}',
    JSON.stringify({ ...A2, n: 'AA' }),
    JSON.stringify({ ...A2, e: 'Ag' }),
    JSON.stringify({ ...ED, x: 'AA' }),
    '-----BEGIN PRIVATE KEY-----',
    '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----',
    '-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----',
    '\u0000'.repeat(1000),
    'A'.repeat(1_000_000),
    DEEP,
  ])('finds no key in %.40s, and throws nothing', async (key) => {
    for (const alg of ['RS256', 'PS512', 'ES256', 'ES256K', 'EdDSA', 'Ed448'] as const) {
      expect((await signed('{}', { key }, { alg })).ok).toBe(false);
    }
    keysOfSet(key);
  });

  it.each([' '.repeat(100_000), '{'.repeat(100_000), `{${'} '.repeat(50_000)}x`, `{"iss":1,${' '.repeat(90_000)}`])(
    'knows at once that %.20s is neither header nor claims',
    (text) => {
      expect(isHeaderText(text) || areClaims(text)).toBe(false);
      expect(detect(sampleOf(text))).toBeUndefined();
    },
  );
});

describe('what is pasted', () => {
  it.each([
    ['{"alg":"HS256","typ":"JWT"}', true],
    ['{"typ":"at+jwt","alg":"RS256","kid":"1"}', true],
    ['{"iss":"a","exp":1}', true],
    ['{"sub":"a","name":"b","iat":1}', true],
    ['{"alg":"RSA-OAEP","enc":"A256GCM","typ":"JWT"}', false],
    ['{"alg":"HS256"}', false],
    ['{"sub":"a","name":"b"}', false],
    ['[{"iss":"a","exp":1}]', false],
    ['{"iss":"a","exp":1', false],
    ['iss exp', false],
  ])('%s', (text, isMeant) => expect(detect(sampleOf(text)) !== undefined).toBe(isMeant));
});
