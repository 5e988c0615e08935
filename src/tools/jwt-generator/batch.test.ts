import { jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { batch, generate, template } from './operations';
import { A3, createTestJob, SECRET, token } from './testing';

const DEFAULTS = { alg: 'HS256', secretForm: 'text', write: 'compact', kid: 'off' } as const;
const run = (claims: string, given: object = { key: SECRET }, options: object = {}) =>
  batch.run({ claims, ...given }, { ...DEFAULTS, ...options }, createTestJob());

describe('many tokens', () => {
  it('has one on each line, and nothing where no claims are', async () => {
    const result = await run('{"a":1}\r\n\r\n{"a": 12345678901234567890}\n\n');
    expect(result).toMatchObject({ ok: true, value: { count: 2, wrong: [], wrongCount: 0 } });
    if (!result.ok) return;
    const [first, blank, last] = result.value.text.split('\n');
    expect([first, blank, last]).toEqual([await token('{"a":1}'), '', await token('{"a":12345678901234567890}')]);
  });

  it('tells the lines without a token, at most twenty of them', async () => {
    const result = await run(`{"a":1}\n${'7\n'.repeat(30)}{"a":,}`);
    expect(result).toMatchObject({ ok: true, value: { count: 1, wrongCount: 31 } });
    if (!result.ok) return;
    expect(result.value.wrong).toHaveLength(20);
    expect(result.value.wrong[0]).toEqual({ line: 2, fault: { code: 'payload-not-object' } });
    expect(result.value.text.split('\n')).toHaveLength(32);
  });

  it('tells what is odd about the claims of a line, at most twenty times', async () => {
    const result = await run(`{"a":1}\n{"exp":1,"iat":2}\n${'{"iss":1}\n'.repeat(30)}`);
    expect(result).toMatchObject({ ok: true, value: { count: 32, oddCount: 31 } });
    if (!result.ok) return;
    expect(result.value.odd).toHaveLength(20);
    expect(result.value.odd[0]).toEqual({ line: 2, note: { code: 'exp-before', claim: 'iat' } });
    expect(result.value.odd[1]).toEqual({ line: 3, note: { code: 'not-string', claim: 'iss' } });
  });

  it('takes 10,000 lines and no more', async () => {
    const result = await run('{"a":1}\n'.repeat(10_000));
    expect(result).toMatchObject({ value: { count: 10_000 } });
    expect(await run('{"a":1}\n'.repeat(10_001))).toEqual({
      ok: false,
      fault: { code: 'too-many-lines', lines: 10_001 },
    });
    expect(await run('')).toEqual({ ok: false, fault: { code: 'no-lines' } });
  });

  it('signs with a private key', async () => {
    const result = await run('{"a":1}\n{"a":2}', { key: JSON.stringify(A3) }, { alg: 'ES256', kid: 'thumbprint' });
    if (!result.ok) throw new Error(result.fault.code);
    const { d: _d, ...open } = A3;
    for (const line of result.value.text.split('\n')) {
      const { protectedHeader } = await jwtVerify(line, { ...open, alg: 'ES256' });
      expect(protectedHeader.kid).toMatch(/^[\w-]{43}$/);
    }
  });

  it('ends when it is cancelled', async () => {
    const controller = new AbortController();
    const job = { ...createTestJob(), signal: controller.signal, progress: () => controller.abort() };
    await expect(batch.run({ claims: '{}\n{}', key: SECRET }, DEFAULTS, job)).rejects.toThrow('aborted');
  });
});

describe('templates', () => {
  const now = Date.UTC(2026, 0, 15, 10, 20, 30);
  const filled = async (
    chosen: 'github-app' | 'access-token' | 'id-token' | 'service-account' | 'blank',
    alg: 'HS256' | 'none',
  ) => {
    const result = await template.run({}, { template: chosen, alg }, createTestJob(now));
    if (!result.ok) throw new Error(chosen);
    return { ...result.value, claims: JSON.parse(result.value.payload) as Record<string, unknown> };
  };

  it('GitHub: a minute back, ten minutes on, RS256', async () => {
    const { header, claims } = await filled('github-app', 'HS256');
    expect(header).toBe('{"alg":"RS256","typ":"JWT"}');
    expect(claims).toMatchObject({ iat: 1768472370, exp: 1768473030 });
  });

  it('access token: what RFC 9068 asks for, an hour', async () => {
    const { header, claims } = await filled('access-token', 'HS256');
    expect(header).toBe('{"alg":"HS256","typ":"at+jwt"}');
    expect(claims).toMatchObject({ iat: 1768472430, exp: 1768476030 });
    for (const name of ['iss', 'exp', 'aud', 'sub', 'client_id', 'iat', 'jti']) expect(claims).toHaveProperty(name);
    expect(claims['jti']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect((await filled('access-token', 'none')).header).toBe('{"alg":"RS256","typ":"at+jwt"}');
  });

  it('the others', async () => {
    for (const name of ['iss', 'sub', 'aud', 'exp', 'iat'])
      expect((await filled('id-token', 'HS256')).claims).toHaveProperty(name);
    expect((await filled('service-account', 'HS256')).claims).toMatchObject({
      aud: 'https://oauth2.googleapis.com/token',
    });
    expect(await filled('blank', 'none')).toMatchObject({ payload: '{}', header: '{"alg":"none","typ":"JWT"}' });
  });
});

it('new keys are of the length that was asked for, and another each time', async () => {
  for (const [type, characters] of [
    ['secret-256', 43],
    ['secret-384', 64],
    ['secret-512', 86],
  ] as const) {
    const one = await generate.run({}, { type }, createTestJob());
    const other = await generate.run({}, { type }, createTestJob());
    if (!one.ok || !other.ok) throw new Error(type);
    expect(one.value).toHaveLength(characters);
    expect(one.value).not.toBe(other.value);
  }
  for (const [type, alg] of [
    ['rsa-2048', 'PS256'],
    ['P-256', 'ES256'],
    ['P-384', 'ES384'],
    ['P-521', 'ES512'],
    ['secp256k1', 'ES256K'],
    ['ed25519', 'EdDSA'],
    ['ed448', 'Ed448'],
  ] as const) {
    const made = await generate.run({}, { type }, createTestJob());
    if (!made.ok) throw new Error(type);
    expect((await token('{}', { key: made.value }, { alg })).split('.')).toHaveLength(3);
  }
});
