import { expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { job } from '../../operations/testing';
import { digestText } from './operations';

const options = { readAs: 'utf-8', lineEnding: 'given', algorithms: ['md5'] } as const;
const run = (text: string, readAs: 'utf-8' | 'hex' | 'base64') =>
  digestText.run({ text }, { ...options, algorithms: ['md5'], readAs }, job());

it('counts bytes, not characters', async () =>
  expect(await run('你好\r\n', 'utf-8')).toMatchObject(ok({ byteCount: 8 })));

it('hashes a lone surrogate as U+FFFD and says so', async () => {
  const replaced = await run('a\ufffdb', 'utf-8');
  const lone = await run('a\ud800b', 'utf-8');
  expect(lone).toMatchObject({ ok: true, value: { byteCount: 5, loneSurrogateAt: 1 } });
  expect(lone.ok && lone.value.digests).toEqual(replaced.ok && replaced.value.digests);
});

it.each([
  ['616263', 'hex'],
  ['61 62:63', 'hex'],
  ['YWJj', 'base64'],
  ['YWJj\n', 'base64'],
] as const)('%j as %s is abc', async (text, readAs) =>
  expect(await run(text, readAs)).toEqual(ok({ byteCount: 3, digests: { md5: '900150983cd24fb0d6963f7d28e17f72' } })),
);

it.each([
  ['61 6g', 'hex', { code: 'not-hex', at: 4, reason: { code: 'bad-hex-digit', at: 4, found: 'g' } }],
  ['616', 'hex', { code: 'not-hex', at: 2, reason: { code: 'half-byte', at: 2 } }],
  ['YW*j', 'base64', { code: 'not-base64', at: 2, reason: { code: 'bad-character', at: 2, found: '*' } }],
  ['a', 'base64', { code: 'not-base64', at: undefined, reason: { code: 'cut-off', length: 1 } }],
] as const)('refuses %j as %s', async (text, readAs, fault) => expect(await run(text, readAs)).toEqual(err(fault)));
