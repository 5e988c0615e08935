import { describe, expect, it } from 'vitest';
import { readCertificate, type Certificate } from './certificate';
import { extensionNamed } from './extensions';
import { nameForHost, readHost } from './host-name';
import { PathFinder, type PathSettings } from './path';
import { readPemCertificates } from './pem-certificates';
import { readRequest, signedByItself } from './request';
import { limitsOf } from './revocation';
import { listSignedBy, readRevocationList } from './revocation-list';
import fixtures from './testdata/certificates.json';
import { rootCertificates } from 'node:tls';

const bytesOf = (name: keyof typeof fixtures) => Uint8Array.from(Buffer.from(fixtures[name], 'base64'));
function certificate(name: keyof typeof fixtures): Certificate {
  const read = readCertificate(bytesOf(name));
  if (!read) throw new Error(name);
  return read;
}
const [root, issuer, leaf, other] = [
  certificate('root'),
  certificate('intermediate'),
  certificate('leaf'),
  certificate('other'),
];
const list = readRevocationList(bytesOf('list'));
const request = readRequest(bytesOf('request'));
const MOMENT = Date.UTC(2026, 1, 1);

const find = (one: Certificate, settings: Partial<PathSettings>) =>
  new PathFinder({ others: [], roots: [], lists: [], at: MOMENT, ...settings }).pathOf(one);
const names = (certificates: readonly Certificate[]) =>
  certificates.map(({ subject }) => subject.attributes.at(-1)?.value);

describe('a path', () => {
  it('is found whatever the order, and is intact and complete without roots', async () => {
    const path = await find(leaf, { others: [leaf, root, issuer] });
    expect(names(path.certificates)).toEqual(['example.com', 'Int I', 'Root R']);
    expect(path).toMatchObject({
      intact: 'yes',
      isComplete: true,
      trusted: 'unasked',
      problems: [],
      missing: undefined,
    });
  });

  it('is trusted by a root that was given', async () => {
    expect(await find(leaf, { others: [leaf, issuer], roots: [root] })).toMatchObject({ trusted: 'yes', problems: [] });
    const pem = rootCertificates.find((one) =>
      readPemCertificates(one).certificates[0]?.subject.text.includes('ISRG Root X1'),
    );
    const isrg = readPemCertificates(pem ?? '').certificates;
    expect(await find(leaf, { others: [leaf, issuer], roots: isrg })).toMatchObject({
      trusted: 'no',
      isComplete: false,
      missing: { issuer: 'CN=Root R,O=Test', addresses: [] },
    });
    expect(await find(leaf, { others: [root, leaf] })).toMatchObject({
      missing: { issuer: 'CN=Int I,O=Test' },
      intact: 'unchecked',
    });
  });

  it.each([
    [Date.UTC(2026, 3, 11), []],
    [Date.UTC(2026, 3, 11) + 999, []],
    [Date.UTC(2026, 3, 11, 0, 0, 1), ['expired']],
    [Date.UTC(2026, 0, 1), []],
    [Date.UTC(2025, 11, 31, 23, 59, 59), ['not-yet-valid']],
  ])('at %i has the problems %j', async (at, codes) => {
    const { problems } = await find(leaf, { others: [leaf, issuer, root], at });
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });

  it('keeps to name constraints', async () => {
    const { problems } = await find(other, { others: [issuer, root] });
    expect(problems).toEqual([
      {
        code: 'name-constraint',
        place: 0,
        by: 'CN=Int I,O=Test',
        trespass: { code: 'outside', name: 'evil.test', within: ['example.com'] },
      },
    ]);
  });

  it('ends where a certificate is revoked', async () => {
    if (!list) throw new Error('list');
    expect(list).toMatchObject({ number: '1', nextUpdate: Date.UTC(2026, 2, 4) });
    expect(list.issuer.text).toBe('CN=Int I,O=Test');
    expect(list.entries).toHaveLength(1);
    expect(await listSignedBy(list, issuer)).toBe('right');
    expect(await listSignedBy(list, root)).toBe('wrong');
    const lists = [list];
    const { problems } = await find(leaf, { others: [issuer, root], lists, at: Date.UTC(2026, 1, 3) });
    expect(problems).toEqual([
      { code: 'revoked', place: 0, since: Date.UTC(2026, 1, 1, 12), reason: 'key-compromise' },
    ]);
    const late = await find(leaf, { others: [issuer, root], lists, at: Date.UTC(2026, 2, 5) });
    expect(late.revocations[0]).toMatchObject({ status: 'revoked', limits: [{ code: 'out-of-date' }] });
    expect(limitsOf(list, Date.UTC(2026, 2, 5))).toEqual([{ code: 'out-of-date', next: Date.UTC(2026, 2, 4) }]);
    // Before that moment it was good, as far as a list can say that is made later.
    const early = await find(leaf, { others: [issuer, root], lists });
    expect(early).toMatchObject({
      problems: [],
      revocations: [
        { status: 'good', limits: [{ code: 'not-yet' }] },
        { status: 'unknown' },
        // It signed itself, and nobody's list is asked about it.
        undefined,
      ],
    });
  });

  it('says where a signature is wrong', async () => {
    const signature = leaf.signature.slice();
    signature[63] = (signature[63] ?? 0) ^ 1;
    const forged = { ...leaf, signature, fingerprint: 'forged' };
    const path = await find(forged, { others: [issuer, root], roots: [root] });
    expect(path).toMatchObject({
      intact: 'no',
      isComplete: true,
      trusted: 'no',
      problems: [{ code: 'wrong-signature', place: 0 }],
    });
  });

  it('knows self-issued from self-signed', async () => {
    const one = certificate('rfc8410');
    const path = await find(one, { others: [one] });
    expect(path).toMatchObject({ isComplete: false, intact: 'unchecked', missing: { issuer: 'CN=IETF Test Demo' } });
    expect(one.notes).toEqual([
      { code: 'default-written', what: 'authority' },
      { code: 'default-written', what: 'critical' },
      { code: 'default-written', what: 'critical' },
    ]);
  });
});

describe('a request', () => {
  it('has its own signature and asks for names', async () => {
    if (!request) throw new Error('request');
    expect(await signedByItself(request)).toBe('right');
    expect(extensionNamed(request.extensions, 'subject-names')?.names.map(({ text }) => text)).toEqual([
      'example.com',
      '*.example.com',
    ]);
    expect(request.spki).toEqual(leaf.spki);
  });
});

describe('a host', () => {
  const subjectNames = extensionNamed(leaf.extensions, 'subject-names')?.names ?? [];
  const fits = (typed: string) => {
    const host = readHost(typed);
    return host.ok && nameForHost(subjectNames, host.value) !== undefined;
  };
  it.each([
    'example.com',
    'EXAMPLE.com',
    'a.example.com',
    '中国.example.com',
    '192.0.2.1',
    '2001:0DB8:0:0:0:0:0:1',
    'example.com.',
    '[2001:db8::1]',
  ])('%s fits', (typed) => expect(fits(typed)).toBe(true));
  it.each([
    'a.b.example.com',
    '192.0.2.2',
    'www.test',
    '.example.com',
    'xn--fiqs8s.example.com.evil.test',
    '*.example.com',
  ])('%s does not', (typed) => expect(fits(typed)).toBe(false));
  it('is never a common name alone', () => {
    expect(nameForHost([], { kind: 'dns', name: 'example.com' })).toBeUndefined();
  });
  it.each(['', 'a b', 'a..b', '1.2.3', '-a.com', 'http://a.com', 'a_b.com/'])('%j is none', (typed) =>
    expect(readHost(typed).ok).toBe(false),
  );
});
