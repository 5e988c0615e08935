import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { toBase64 } from '../../lib/base64';
import { writePem } from '../../lib/keys/pem';
import { writeOctets, writeSequence, writeDer, writeInteger, writeOid } from '../../lib/keys/der';
import { readAsn1 } from '../../lib/x509/asn1';
import fixtures from '../../lib/x509/testdata/certificates.json';
import files from '../../lib/x509/testdata/pkcs12.json';
import { expiryCalendar } from './calendar';
import { inspectContent, type Asked } from './inspect';
import { words as en } from './locales/en';
import type { CertificateFacts, InspectReport, KeyObjectFacts } from './report';
import { INTERMEDIATE, LEAF, LIST, REQUEST, ROOT } from './samples';

const MOMENT = Date.UTC(2026, 1, 1);
const { subtle } = globalThis.crypto;
const OTHER = fixtures.other;
const KEY = 'MC4CAQAwBQYDK2VwBCIEIAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD';
const OTHER_KEY = 'MC4CAQAwBQYDK2VwBCIEIAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE';
const RFC_8410_KEY = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const pem = (base64: string, label = 'CERTIFICATE') => writePem(label, bytesOf(base64));

async function inspect(
  content: Asked['content'],
  asked: Partial<Asked> & { now?: number } = {},
): Promise<InspectReport> {
  const read = await inspectContent({ ...asked, content }, { now: asked.now ?? MOMENT, subtle });
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}
async function faultOf(content: Asked['content'], asked: Partial<Asked> = {}) {
  const read = await inspectContent({ ...asked, content }, { now: MOMENT, subtle });
  return read.ok ? read.value.faults[0] : read.fault;
}
async function certificate(content: Asked['content']): Promise<CertificateFacts> {
  const [found] = (await inspect(content)).objects;
  if (found?.kind !== 'certificate') throw new Error('no certificate');
  return found;
}
const colons = (hex: string) => hex.toUpperCase().replaceAll(/(..)(?=.)/g, '$1:');

describe('the examples of the entry', () => {
  it('the leaf', async () => {
    const leaf = await certificate(LEAF);
    expect(leaf.subject.text).toBe('CN=example.com,O=趁手 😀,C=CN');
    expect(leaf.issuer.text).toBe('CN=Int I,O=Test');
    expect([leaf.serialHex, leaf.serialDecimal]).toEqual([
      '80FF00000000000000000000000000000001',
      '11237144602830150878951019661219281646911489',
    ]);
    expect([leaf.notBefore, leaf.notAfter]).toEqual([Date.UTC(2026, 0, 1), Date.UTC(2026, 3, 11)]);
    expect([leaf.days, leaf.daysLeft]).toEqual([100, 69]);
    expect(leaf.names).toEqual([
      { kind: 'dns', text: 'example.com', unicode: undefined },
      { kind: 'dns', text: '*.example.com', unicode: undefined },
      { kind: 'dns', text: 'xn--fiqs8s.example.com', unicode: '中国.example.com' },
      { kind: 'ip', text: '192.0.2.1', unicode: undefined },
      { kind: 'ip', text: '2001:db8::1', unicode: undefined },
    ]);
    expect(leaf.validation).toBe('domain');
    expect(colons(leaf.sha256)).toBe(
      'C2:BC:C9:12:63:9E:C8:E4:DC:75:B1:FF:0E:42:95:35:02:DE:5C:AC:24:5E:FB:70:77:51:09:A0:32:89:4F:85',
    );
    expect(colons(leaf.sha1)).toBe('A7:B5:DE:18:24:56:BF:C9:DE:36:0D:2E:85:FE:C3:93:2D:CB:3E:3B');
    expect(leaf.key.pin).toBe('jO8GW3r4NmkVC30ycE09PnXD6a7g1PZ0BUTGjoGzd6o=');
    const id = leaf.extensions.map(({ value }) => (value.kind === 'key-id' ? colons(value.id) : '')).join('');
    expect(id).toBe('3D:85:34:3D:95:CD:36:29:30:87:2E:19:9B:2C:32:4D:E4:04:B5:6A');
    expect([leaf.warnings, leaf.notes]).toEqual([[], []]);
  });

  it('the root and the intermediate', async () => {
    const root = await certificate(ROOT);
    expect(root).toMatchObject({ isSelfSigned: true, signature: 'right', notAfter: Date.UTC(2055, 0, 1) });
    expect(colons(root.sha256)).toBe(
      'E3:9A:41:B5:47:A2:5B:96:84:50:F5:21:27:76:18:30:40:32:27:9C:FA:3E:8D:29:BB:F5:97:4E:B0:DE:A5:91',
    );
    const { extensions } = await certificate(INTERMEDIATE);
    expect(extensions.map(({ value }) => value)).toContainEqual({
      kind: 'basic-constraints',
      isAuthority: true,
      pathLength: 0,
    });
    expect(extensions.map(({ value }) => value)).toContainEqual({
      kind: 'name-constraints',
      permitted: [{ kind: 'dns', text: 'example.com' }],
      excluded: [],
    });
  });

  it('a chain in another order', async () => {
    const { chains } = await inspect([LEAF, ROOT, INTERMEDIATE].join('\n'));
    expect(chains).toHaveLength(1);
    expect(chains[0]).toMatchObject({
      isReordered: true,
      isComplete: true,
      trusted: 'unasked',
      links: [{ object: 0 }, { object: 2 }, { object: 1 }],
      pem: [LEAF, INTERMEDIATE, ROOT].map((one) => pem(one)).join(''),
    });
    const trusted = await inspect([LEAF, ROOT, INTERMEDIATE].join('\n'), { roots: ROOT });
    expect(trusted.chains[0]?.trusted).toBe('yes');
    const ordered = await inspect([LEAF, INTERMEDIATE, ROOT].join('\n'));
    expect(ordered.chains[0]?.isReordered).toBe(false);
  });

  it('a chain with a gap, or to another root', async () => {
    const gap = await inspect([LEAF, ROOT].join('\n'));
    expect(gap.chains[0]).toMatchObject({ missing: { issuer: 'CN=Int I,O=Test' }, isComplete: false });
    const isrg = rootCertificates.find((one) => new X509Certificate(one).subject.includes('ISRG Root X1')) ?? '';
    const other = await inspect([LEAF, INTERMEDIATE].join('\n'), { roots: isrg });
    expect(other.chains[0]).toMatchObject({ trusted: 'no', isComplete: false, links: [{ object: 0 }, { object: 1 }] });
  });

  it.each([
    ['2026-04-11T00:00:00Z', []],
    ['2026-04-11T00:00:01Z', ['expired']],
    ['2025-12-31T23:59:59Z', ['not-yet-valid']],
  ])('the chain at %s', async (time, codes) => {
    const { chains } = await inspect([LEAF, INTERMEDIATE, ROOT].join('\n'), { time });
    expect(chains[0]?.problems.map(({ code }) => code)).toEqual(codes);
  });

  it('a name outside of its constraints', async () => {
    const { chains } = await inspect([OTHER, INTERMEDIATE, ROOT].join('\n'));
    expect(chains[0]?.problems).toMatchObject([
      { code: 'name-constraint', trespass: { name: 'evil.test', within: ['example.com'] } },
    ]);
  });

  it('a list that revokes', async () => {
    const box = [LEAF, INTERMEDIATE, ROOT, LIST].join('\n');
    const then = await inspect(box, { time: '2026-02-03' });
    expect(then.chains[0]?.problems).toEqual([
      { code: 'revoked', place: 0, since: Date.UTC(2026, 1, 1, 12), reason: 'key-compromise' },
    ]);
    expect(then.objects[3]).toMatchObject({
      kind: 'list',
      number: '1',
      issuer: { text: 'CN=Int I,O=Test' },
      signature: 'right',
      entries: [{ serial: '0080ff00000000000000000000000000000001' }],
      limits: [],
    });
    const late = await inspect(box, { time: '2026-03-05' });
    expect(late.objects[3]).toMatchObject({ limits: [{ code: 'out-of-date' }] });
  });

  it.each([
    ['example.com', true],
    ['EXAMPLE.com', true],
    ['a.example.com', true],
    ['中国.example.com', true],
    ['192.0.2.1', true],
    ['2001:0DB8:0:0:0:0:0:1', true],
    ['a.b.example.com', false],
    ['192.0.2.2', false],
    ['www.test', false],
  ])('the host %s', async (host, fits) => {
    const { host: found } = await inspect([LEAF, INTERMEDIATE].join('\n'), { host });
    expect(found?.map(({ object, by }) => [object, by !== undefined])).toEqual([[0, fits]]);
  });

  it('certificate, request and key', async () => {
    const all = await inspect([LEAF, REQUEST, KEY].join('\n'));
    expect(all.sameKey).toEqual([[0, 1, 2]]);
    expect(all.hasPrivateKey).toBe(true);
    expect(all.objects[1]).toMatchObject({ kind: 'request', signature: 'right' });
    expect(all.objects[1]?.kind === 'request' && all.objects[1].names.map(({ text }) => text)).toEqual([
      'example.com',
      '*.example.com',
    ]);
    expect((await inspect([LEAF, REQUEST, OTHER_KEY].join('\n'))).sameKey).toEqual([[0, 1], [2]]);
  });

  it('a certificate that was changed, or cut off', async () => {
    const forged = await inspect([LEAF.replace(/iAw=$/, 'iAg='), INTERMEDIATE, ROOT].join('\n'));
    expect(forged.objects[0]).toMatchObject({ kind: 'certificate', signature: 'wrong', name: 'example.com' });
    expect(forged.chains[0]).toMatchObject({ intact: 'no', problems: [{ code: 'wrong-signature', place: 0 }] });
    const cut = await inspect([LEAF.slice(0, -4), INTERMEDIATE].join('\n'));
    expect(cut.faults).toEqual([{ code: 'cut-off', announced: 611, there: 609, label: undefined, at: 0 }]);
    expect(cut.objects).toHaveLength(1);
    expect(await faultOf(pem(LEAF.slice(0, -4)))).toMatchObject({ code: 'cut-off', announced: 611, there: 609 });
  });

  it('PEM in Base64', async () => {
    const twice = toBase64(new TextEncoder().encode(pem(LEAF)));
    expect(twice.startsWith('LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0t')).toBe(true);
    expect((await certificate(twice)).sha256).toBe((await certificate(LEAF)).sha256);
    const kubeconfig = `    certificate-authority-data: ${twice}\n    client-key-data: ${toBase64(new TextEncoder().encode(pem(KEY, 'PRIVATE KEY')))}\n`;
    expect((await inspect(kubeconfig)).objects.map(({ kind }) => kind)).toEqual(['certificate', 'key']);
  });

  it('the certificate of RFC 8410, 10.2', async () => {
    const one = await certificate(fixtures.rfc8410);
    expect(one).toMatchObject({ isSelfIssued: true, isSelfSigned: false, signature: undefined, scheme: 'Ed25519' });
    expect(one.key.name).toBe('X25519');
    expect(one.notes.map(({ code }) => code)).toEqual(['default-written', 'default-written', 'default-written']);
    expect(colons(one.sha256)).toBe(
      '18:05:16:F0:A0:3E:48:93:D2:34:A2:8F:3A:D2:89:21:BC:35:D1:B1:2B:D3:51:34:84:72:40:DA:FB:71:5A:11',
    );
    const withKey = await inspect(`${fixtures.rfc8410}\n${pem(RFC_8410_KEY, 'PUBLIC KEY')}`);
    expect(withKey.objects[0]).toMatchObject({ signature: 'right', isSelfSigned: false });
    expect((await inspect(`${fixtures.rfc8410}\n${RFC_8410_KEY}`)).objects[0]).toMatchObject({ signature: 'right' });
  });

  it('ISRG Root X1', async () => {
    const isrg = await certificate(
      rootCertificates.find((one) => new X509Certificate(one).subject.includes('ISRG Root X1')) ?? '',
    );
    expect(isrg).toMatchObject({
      serialHex: '8210CFB0D240E3594463E0BB63828B00',
      signature: 'right',
      notBefore: Date.UTC(2015, 5, 4, 11, 4, 38),
      notAfter: Date.UTC(2035, 5, 4, 11, 4, 38),
      key: { name: 'RSA 4096', bits: 4096, exponent: '65537', pin: 'C5+lpZ7tcVwmwQIMcRtPbsQtWLABXhQzejna0wHFr8M=' },
    });
    expect(colons(isrg.sha256)).toBe(
      '96:BC:EC:06:26:49:76:F3:74:60:77:9A:CF:28:C5:A7:CF:E8:A3:C0:AA:E1:1A:8F:FC:EE:05:C0:BD:DF:08:C6',
    );
  });

  it('PKCS#12', async () => {
    const legacy = await inspect(bytesOf(files.legacy.base64), { password: 'pässword' });
    expect(legacy.stores).toMatchObject([
      { certificates: 2, keys: 1, names: ['键 1'], mac: { hash: 'SHA-1', rounds: 2048 }, isPasswordEmpty: false },
    ]);
    expect(legacy.stores[0]?.encryption.map(({ cipher }) => cipher)).toEqual(['RC2-40', '3DES']);
    expect(legacy.sameKey).toHaveLength(2);
    const modern = await inspect(files.modern.base64, { password: 'pässword' });
    expect(modern.stores[0]).toMatchObject({ mac: { hash: 'SHA-256' }, encryption: [{ cipher: 'AES-256-CBC' }] });
    expect(await faultOf(files.modern.base64, { password: 'passwort' })).toMatchObject({ code: 'wrong-password' });
    expect(await faultOf(files.legacy.base64)).toMatchObject({ code: 'needs-password' });
    expect((await inspect(files.empty.base64)).stores).toMatchObject([{ isPasswordEmpty: true }]);
    expect((await inspect(files['empty-legacy'].base64)).objects).toHaveLength(3);
  });
});

describe('the forms of the box', () => {
  const same = async (content: Asked['content']) =>
    (await certificate(content)).sha256 === (await certificate(LEAF)).sha256;
  const hex = Buffer.from(LEAF, 'base64').toString('hex');

  it.each([
    ['PEM', pem(LEAF)],
    ['PEM in text', `subject=/CN=x\n${pem(LEAF)}\nmore`],
    ['CR LF', pem(LEAF).replaceAll('\n', '\r\n')],
    ['no line breaks', pem(LEAF).replaceAll('\n', '')],
    ['spaces for line breaks', pem(LEAF).replaceAll('\n', ' ')],
    ['lines of 76', writePem('CERTIFICATE', bytesOf(LEAF), 76)],
    [String.raw`\n written out`, JSON.stringify(pem(LEAF))],
    ['X509 CERTIFICATE', pem(LEAF, 'X509 CERTIFICATE')],
    [
      'TRUSTED CERTIFICATE',
      pem(`${toBase64(Uint8Array.of(...bytesOf(LEAF), 0x30, 0x02, 0x30, 0x00))}`, 'TRUSTED CERTIFICATE'),
    ],
    ['Base64 in lines', toBase64(bytesOf(LEAF), { lineLength: 64 })],
    ['Base64 in quotes', `cert: "${LEAF}",`],
    ['hex', hex],
    ['HEX with colons', colons(hex)],
    ['SAML', `<ds:X509Data><ds:X509Certificate>\n${LEAF}\n</ds:X509Certificate></ds:X509Data>`],
    ['DER', bytesOf(LEAF)],
    ['a byte order mark', `\ufeff${pem(LEAF)}`],
    ['URL-safe Base64', LEAF.replaceAll('+', '-').replaceAll('/', '_')],
  ])('%s', async (_, content) => {
    expect(await same(content)).toBe(true);
  });

  it('a file of several', async () => {
    const all = Uint8Array.of(...bytesOf(LEAF), ...bytesOf(INTERMEDIATE), ...bytesOf(LIST));
    expect((await inspect(all)).objects.map(({ kind }) => kind)).toEqual(['certificate', 'certificate', 'list']);
    const lines = [LEAF, INTERMEDIATE].map((one) => toBase64(bytesOf(one), { lineLength: 64 })).join('\n');
    expect((await inspect(lines)).objects).toHaveLength(2);
  });

  it('PKCS#7, with certificates and lists', async () => {
    const certificates = writeDer(0xa0, bytesOf(LEAF), bytesOf(INTERMEDIATE));
    const data = writeSequence(
      writeInteger(Uint8Array.of(1)),
      writeDer(0x31),
      writeSequence(writeOid('1.2.840.113549.1.7.1')),
      certificates,
      writeDer(0xa1, bytesOf(LIST)),
      writeDer(0x31),
    );
    const p7b = writeSequence(writeOid('1.2.840.113549.1.7.2'), writeDer(0xa0, data));
    for (const content of [p7b, writePem('PKCS7', p7b), writePem('CMS', p7b)]) {
      const { objects, labels } = await inspect(content);
      expect(objects.map(({ kind, origin }) => [kind, origin.inside])).toEqual([
        ['certificate', 'pkcs7'],
        ['certificate', 'pkcs7'],
        ['list', 'pkcs7'],
      ]);
      expect(labels).toEqual([]);
    }
  });

  it('tells of labels that say something else', async () => {
    const { labels, objects } = await inspect(pem(REQUEST));
    expect(objects[0]?.kind).toBe('request');
    expect(labels).toEqual([{ object: 0, label: 'CERTIFICATE', kind: 'request' }]);
  });

  it.each([
    ['-----BEGIN CERTIFICATE-----\nMIIC*AAA\n-----END CERTIFICATE-----', { code: 'not-base64', at: 32 }],
    ['-----BEGIN CERTIFICATE-----\nMIICAAA', { code: 'no-end' }],
    [`${LEAF.slice(0, 100)}*${LEAF.slice(101)}`, { code: 'not-base64', at: 100 }],
    [Uint8Array.of(0xfe, 0xed, 0xfe, 0xed, 0, 0, 0, 2), { code: 'java-keystore' }],
    [
      writeSequence(writeOid('1.2.840.113549.1.7.3'), writeOctets(new Uint8Array(40))),
      { code: 'unknown-object', oid: '1.2.840.113549.1.7.3' },
    ],
    ['hello', { code: 'nothing' }],
    ['', { code: 'nothing' }],
  ])('faults %#', async (content, fault) => {
    expect(await faultOf(content)).toMatchObject(fault);
  });

  it('shows the others beside what is broken', async () => {
    const { objects, faults } = await inspect(
      `${pem(LEAF)}-----BEGIN CERTIFICATE-----\nMI*C\n-----END CERTIFICATE-----\n${pem(ROOT)}`,
    );
    expect(objects).toHaveLength(2);
    expect(faults).toHaveLength(1);
  });

  it('that are damaged give no exception', async () => {
    const whole = bytesOf(LEAF);
    for (let at = 0; at < whole.length; at += 5) {
      const damaged = whole.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      await faultOf(damaged);
    }
  });
});

describe('notes and warnings', () => {
  it('knows a scheme that is not checked', async () => {
    const [signed, , signature] = readAsn1(bytesOf(LEAF)).in(0x30);
    if (!signed || !signature) throw new Error('parts');
    const sm2 = writeSequence(signed.whole, writeSequence(writeOid('1.2.156.10197.1.501')), signature.whole);
    expect(await certificate(sm2)).toMatchObject({
      schemeOid: '1.2.156.10197.1.501',
      scheme: 'SM2, SM3',
      signature: 'unsupported',
    });
  });

  it('counts whole days, before the end and after it', async () => {
    const end = Date.UTC(2026, 3, 11);
    const hour = 3_600_000;
    const left = async (now: number) =>
      (await inspect(LEAF, { now })).objects.map((one) => 'daysLeft' in one && one.daysLeft);
    expect(await left(end - 25 * hour)).toEqual([1]);
    expect(await left(end - 23 * hour)).toEqual([0]);
    expect(await left(end + 1000)).toEqual([0]);
    expect(await left(end + 25 * hour)).toEqual([-1]);
  });

  it.each([
    ['270202235959Z', 397, undefined],
    ['270203000000Z', 398, 'It is valid for more than the 398 days that servers may have.'],
    ['270203235959Z', 398, 'It is valid for more than the 398 days that servers may have.'],
    ['270516000000Z', 500, 'It is valid for 500 days, more than the 398 that servers may have.'],
  ])('warns of a long life until %s, by the days that are told beside it', async (end, days, said) => {
    const written = Buffer.from(bytesOf(LEAF)).toString('latin1').replace('260411000000Z', end);
    const leaf = await certificate(Uint8Array.from(Buffer.from(written, 'latin1')));
    expect(leaf.days).toBe(days);
    const long = leaf.warnings.filter(({ code }) => code === 'long-life');
    expect(long).toEqual(said === undefined ? [] : [{ code: 'long-life', days }]);
    for (const one of long) expect(en.warning(one)).toBe(said);
  });

  it('warns of what is over', async () => {
    const [found] = (await inspect(LEAF, { time: '2027-01-01' })).objects;
    expect(found).toMatchObject({ warnings: [{ code: 'expired' }] });
  });
});

describe('a calendar', () => {
  it('has an event for each end', async () => {
    const leaf = await certificate(LEAF);
    const text = expiryCalendar(
      [leaf],
      MOMENT,
      (name) => `${name}, 证书到期; 请及时更换证书以免服务中断并通知所有相关的人员`,
    );
    expect(text).toContain('\r\nDTSTART:20260411T000000Z\r\n');
    expect(text).toContain('example.com\\, 证书');
    const encoder = new TextEncoder();
    for (const line of text.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain('DESCRIPTION:CN=example.com\\,O=趁手 😀\\,C=CN\\nCN=Int I\\,O=Test');
  });
});

describe('keys', () => {
  it('of a private key no secret is told', async () => {
    const report = await inspect(KEY);
    expect(report.objects[0]).toMatchObject({ kind: 'key', isPrivate: true, key: { name: 'Ed25519' } });
    const found = report.objects[0] as KeyObjectFacts;
    expect(JSON.stringify(found)).not.toContain('AwMDAwMD');
    expect(Object.keys(found).toSorted()).toEqual(['isPrivate', 'key', 'kind', 'origin', 'wasEncrypted']);
  });
});
