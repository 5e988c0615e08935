import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { checkPdf } from './check-pdf';
import { words } from './locales/en';
import { noteWords } from './note-words';
import { readDate, readText, readValue } from './pdf-syntax';
import type { SignatureReport } from './report';

const NOW = Date.UTC(2030, 0, 1);
const FOLDER = 'src/tools/pdf-signature-checker/fixtures/';
const fixture = (name: string) => readFileSync(`${FOLDER}${name}.pdf`).toString('latin1');
const ROOT = readFileSync(`${FOLDER}root.pem`, 'utf8');

const fileOf = (text: string) => new File([Buffer.from(text, 'latin1')], 'a.pdf');

async function check(text: string, roots = '') {
  return checkPdf(fileOf(text), roots, job({ now: () => NOW }));
}

async function signatures(text: string, roots = ''): Promise<readonly SignatureReport[]> {
  const result = await check(text, roots);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value.signatures;
}

async function only(text: string, roots = ''): Promise<SignatureReport> {
  const [first, ...others] = await signatures(text, roots);
  if (!first || others.length > 0) throw new Error('There is not one signature.');
  return first;
}

describe('what OpenSSL signed', () => {
  it.each([
    ['rsa', 'adbe.pkcs7.detached', 'RSA', 'SHA-256', 'RSA 2048'],
    ['ecdsa-cades', 'ETSI.CAdES.detached', 'ECDSA', 'SHA-256', 'P-256'],
    ['pss', 'ETSI.CAdES.detached', 'RSA-PSS', 'SHA-384', 'RSA 2048'],
    ['p384', 'adbe.pkcs7.detached', 'ECDSA', 'SHA-512', 'P-384'],
    ['brainpool', 'adbe.pkcs7.detached', 'ECDSA', 'SHA-256', 'brainpoolP256r1'],
    ['no-attributes', 'adbe.pkcs7.detached', 'RSA', 'SHA-256', 'RSA 2048'],
    ['streamed', 'adbe.pkcs7.detached', 'ECDSA', 'SHA-256', 'P-256'],
    ['key-id', 'adbe.pkcs7.detached', 'ECDSA', 'SHA-256', 'P-256'],
    ['weak', 'adbe.pkcs7.detached', 'RSA', 'MD5', 'RSA 1024'],
    ['sha1', 'adbe.pkcs7.sha1', 'RSA', 'SHA-1', 'RSA 2048'],
    ['old', 'adbe.x509.rsa_sha1', 'RSA', 'SHA-1', 'RSA 2048'],
    ['timestamp', 'ETSI.RFC3161', 'ECDSA', 'SHA-256', 'P-256'],
    ['stamped', 'ETSI.CAdES.detached', 'ECDSA', 'SHA-256', 'P-256'],
    ['encrypted', 'adbe.pkcs7.detached', 'ECDSA', 'SHA-256', 'P-256'],
  ])('%s is intact and covers the whole file', async (name, subFilter, scheme, hash, key) => {
    const found = await only(fixture(name));
    expect(found).toMatchObject({ status: 'intact', fault: undefined, subFilter, scheme, hash, added: 0, later: 0 });
    expect(found.chain[0]?.key).toBe(key);
  });

  it.each(['rsa', 'ecdsa-cades', 'pss', 'no-attributes', 'streamed', 'sha1', 'old', 'timestamp', 'stamped'])(
    '%s is changed when one byte is',
    async (name) => {
      const found = await only(fixture(name).replace('/MediaBox [0 0 200 100]', '/MediaBox [0 0 201 100]'));
      expect(found).toMatchObject({ status: 'changed', fault: { code: 'wrong-digest' } });
    },
  );

  it('a timestamp that does not hold tells no time', async () => {
    const found = await only(fixture('timestamp').replace('/MediaBox [0 0 200 100]', '/MediaBox [0 0 201 100]'));
    expect(found.time).toBeUndefined();
  });

  it.each(['rsa', 'two', 'timestamp'])('%s tells what was added', async (name) => {
    for (const found of await signatures(`${fixture(name)}${'% 28 bytes that were added\n\n'}`)) {
      expect(found.status).toBe('intact');
      expect((found.added ?? 0) % 6237).toBe(28);
    }
  });
});

describe('what a signature says', () => {
  it('is told', async () => {
    const found = await only(fixture('rsa'));
    expect(found).toMatchObject({ kind: 'signature', name: 'Anna', reason: '(Approved)', location: '北京' });
    expect(found.time?.from).toBe('signer');
    expect(found.chain.map(({ name }) => name)).toEqual(['Signer rsa', 'Issuer']);
    expect(found.chain[0]).toMatchObject({
      subject: 'CN=Signer rsa,O=趁手,C=CN',
      issuer: 'CN=Issuer,O=Test',
      signedWith: 'ECDSA, SHA-256',
      isAuthority: false,
      signature: 'right',
    });
    expect(found.chain[0]?.pem).toMatch(/^-----BEGIN CERTIFICATE-----\n/);
    expect(found.isChainComplete).toBe(false);
  });

  it('has its time from a timestamp where there is one', async () => {
    const stamped = await only(fixture('stamped'));
    expect(stamped.time?.from).toBe('timestamp');
    expect(stamped.stampedBy).toBe('Stamper');
    const timestamp = await only(fixture('timestamp'));
    expect(timestamp).toMatchObject({ kind: 'timestamp', warnings: [] });
    expect(timestamp.time?.from).toBe('timestamp');
  });

  it('has its time from the file where the signer tells none', async () => {
    const found = await only(fixture('no-attributes').replace('/SubFilter', '/M (D:2026) /SubFilter'));
    expect(found.status).toBe('invalid');
    expect(found.time).toEqual({ at: Date.UTC(2026, 0, 1), from: 'file' });
  });

  it('is not read where the file is encrypted', async () => {
    const result = await check(fixture('encrypted'));
    expect(result.ok && result.value.isEncrypted).toBe(true);
    expect(await only(fixture('encrypted'))).toMatchObject({ name: undefined, reason: undefined });
  });

  it('comes with what is weak in it', async () => {
    expect((await only(fixture('weak'))).warnings).toEqual([
      { code: 'weak-hash', hash: 'MD5' },
      { code: 'short-key', key: 'RSA 1024' },
    ]);
    expect((await only(fixture('old'))).warnings).toEqual([{ code: 'weak-hash', hash: 'SHA-1' }]);
    expect((await only(fixture('rsa'))).warnings).toEqual([]);
  });
});

describe('trust', () => {
  it('is not asked for without roots', async () => {
    expect((await only(fixture('rsa'))).trust).toEqual({ code: 'unasked' });
  });

  it.each(['rsa', 'ecdsa-cades', 'stamped', 'timestamp'])('of %s leads to the root', async (name) => {
    const found = await only(fixture(name), `some text\n${ROOT}`);
    expect(found.trust).toEqual({ code: 'trusted' });
    expect(found.isChainComplete).toBe(true);
    expect(found.chain.at(-1)?.name).toBe('Root');
  });

  it('is not there with another root', async () => {
    const [, issuer] = (await only(fixture('rsa'))).chain;
    expect((await only(fixture('old'), ROOT)).trust).toEqual({ code: 'incomplete', issuer: 'CN=Issuer,O=Test' });
    // An issuer that is trusted by itself is a root.
    expect((await only(fixture('old'), issuer?.pem)).trust).toEqual({ code: 'trusted' });
  });

  it('ends with the certificates', async () => {
    const late = job({ now: () => Date.UTC(2199, 0, 1) });
    const result = await checkPdf(fileOf(fixture('rsa')), ROOT, late);
    expect(result.ok && result.value.signatures[0]?.trust.code).toBe('expired');
  });

  it('is not asked for where no root can be read, and the report stays', async () => {
    const result = await check(fixture('rsa'), 'hello');
    expect(result).toMatchObject({ ok: true, value: { roots: 0, rootFault: { code: 'no-root' } } });
    expect(result.ok && result.value.signatures[0]).toMatchObject({
      status: 'intact',
      trust: { code: 'roots-unread' },
    });
  });

  it('counts the roots that can be read', async () => {
    const result = await check(fixture('rsa'), `${ROOT}-----BEGIN CERTIFICATE-----\nMII`);
    expect(result).toMatchObject({ ok: true, value: { roots: 1, rootFault: { code: 'no-end', block: 2 } } });
    expect(result.ok && result.value.signatures[0]?.trust).toEqual({ code: 'trusted' });
  });

  it('of a certificate that was given itself is no root', async () => {
    const own = await only(fixture('self-signed'));
    expect(own).toMatchObject({ status: 'intact', trust: { code: 'unasked' }, warnings: [{ code: 'self-signed' }] });
    expect(own.chain).toMatchObject([{ name: 'Own', isSelfIssued: true, isGiven: false, signature: 'right' }]);
    const given = await only(fixture('self-signed'), own.chain[0]?.pem);
    expect(given).toMatchObject({ trust: { code: 'given' }, warnings: [], chain: [{ isGiven: true }] });
    const [signer] = (await only(fixture('rsa'))).chain;
    expect((await only(fixture('rsa'), signer?.pem)).trust).toEqual({ code: 'given' });
  });
});

describe('a signature without the certificate of its signer', () => {
  const text = fixture('no-certificate');

  it('cannot be checked, but its digest can', async () => {
    expect(await only(text)).toMatchObject({
      status: 'unchecked',
      fault: { code: 'no-certificate', digest: 'fits', signer: { issuer: 'CN=Issuer,O=Test' } },
      added: 0,
    });
    const changed = await only(text.replace('/MediaBox [0 0 200 100]', '/MediaBox [0 0 201 100]'));
    expect(changed).toMatchObject({ status: 'changed', fault: { code: 'wrong-digest' } });
  });

  it('is checked with the one that is given', async () => {
    const pem = (await only(fixture('rsa'))).chain[0]?.pem;
    expect(await only(text, pem)).toMatchObject({ status: 'intact', trust: { code: 'given' } });
  });
});

describe('a file that is cut off', () => {
  const text = fixture('rsa');
  const end = text.indexOf('>', text.indexOf('/Contents <'));

  it.each([
    ['within the signature', text.slice(0, end - 1000)],
    ['before the end of its Contents', text.slice(0, end)],
    ['behind them', text.slice(0, end + 1)],
    ['before them', text.slice(0, text.indexOf('/ByteRange'))],
    ['within another one', fixture('two').slice(0, text.length + 400)],
    ['with the ranges behind', '%PDF-1.7\n1 0 obj\n<< /Type /Sig /Contents <00'],
    ['within a field', '%PDF-1.7\n1 0 obj\n<< /FT /Sig /V << /Type /Sig /Reference [<< /Type /SigRef'],
  ])('%s holds one', async (_, given) => {
    expect((await signatures(given)).at(-1)).toMatchObject({ status: 'unreadable', fault: { code: 'cut-off' } });
  });

  it('elsewhere is not', async () => {
    expect(await signatures('%PDF-1.7\n1 0 obj\n<< /Type /Page /Contents [1 0 R')).toEqual([]);
    expect(await only(text.slice(0, -10))).toMatchObject({ status: 'invalid', fault: { code: 'range-outside' } });
  });

  it('is another thing than one that is damaged', async () => {
    expect(await only(text.replace(/\/Contents <.{10}/, (found) => `${found}zz`))).toMatchObject({
      status: 'unreadable',
      fault: { code: 'damaged-dictionary' },
    });
  });
});

describe('what the author allows', () => {
  it('is told', async () => {
    expect((await only(fixture('rsa'))).permission).toBeUndefined();
    expect(await only(fixture('certified'))).toMatchObject({ status: 'intact', permission: 1, warnings: [] });
    const lengthened = await only(`${fixture('certified')}\n`);
    expect(lengthened.warnings).toEqual([{ code: 'added-to-final' }]);
  });

  const method = '/Type /SigRef /TransformMethod /DocMDP';
  it.each([
    ['[<< /TransformMethod /DocMDP /TransformParams << /P 3 >> >>]', '', 3],
    [`[<< ${method} /TransformParams << /V /1.2 >> >>]`, '', 2],
    [`[<< ${method} >>]`, '', 2],
    [`[<< ${method} /TransformParams << /P 9 >> >>]`, '', 'unread'],
    ['[<< /TransformMethod /FieldMDP /TransformParams << /P 1 >> >>]', '', undefined],
    [
      '7 0 R',
      '7 0 obj [8 0 R] endobj 8 0 obj << /TransformMethod /DocMDP /TransformParams 9 0 R >> endobj 9 0 obj << /P 1 >>',
      1,
    ],
    ['7 0 R', '7 0 obj [] endobj 17 0 obj [] endobj', undefined],
    [`[<< ${method} /TransformParams 9 0 R >>]`, '', 'unread'],
  ])('%s %s', async (reference, objects, permission) => {
    const text = fixture('rsa').replace('/SubFilter', `/Reference ${reference} /SubFilter`);
    expect((await only(`${text}${objects}`)).permission).toBe(permission);
  });
});

it('tells of what says whether certificates were revoked', async () => {
  const hasData = async (text: string) => {
    const result = await check(text);
    return result.ok && result.value.hasRevocationData;
  };
  expect(await hasData(fixture('rsa'))).toBe(false);
  expect(await hasData(`${fixture('rsa')}1 0 obj\n<< /Type /Catalog /DSS 9 0 R >>\nendobj\n`)).toBe(true);
});

describe('what is said without a page', () => {
  const notesOf = async (text: string, roots = '') => {
    const result = await check(text, roots);
    return result.ok ? noteWords.check(words, result.value) : [];
  };

  it('begins with what became of each signature, who signed and when', async () => {
    const [first, second, limits, ...others] = await notesOf(fixture('two'), ROOT);
    expect(first).toMatch(
      /^Signature 1: Intact: .* Signed by “Signer rsa” at 20\S+Z \(as the signer says\)\. 6,237 bytes/,
    );
    expect(second).toMatch(/^Signature 2: Intact: .* The signature covers the whole file\. The chain leads to a root/);
    expect(limits).toBe(words.notChecked);
    expect(others).toEqual([]);
  });

  it('is also what could not be read', async () => {
    expect(await notesOf('%PDF-1.7\n', 'hello')).toEqual([words.none, words.rootFault({ code: 'no-root' })]);
    expect(await notesOf(`${fixture('encrypted')}/DSS 1 0 R`)).toEqual(
      expect.arrayContaining([words.encrypted, words.revocationData]),
    );
  });
});

describe('several signatures', () => {
  it('are each checked', async () => {
    const [first, second] = await signatures(fixture('two'), ROOT);
    expect(first).toMatchObject({ status: 'intact', added: 6237, later: 1, trust: { code: 'trusted' } });
    expect(second).toMatchObject({ status: 'intact', added: 0, later: 0 });
  });

  it('are shown beside a broken one', async () => {
    const text = fixture('two');
    const at = text.lastIndexOf('/Contents <') + 11;
    const broken = `${text.slice(0, at)}00${text.slice(at + 2)}`;
    const [first, second] = await signatures(broken);
    expect(first?.status).toBe('intact');
    expect(second).toMatchObject({ status: 'unreadable', fault: { code: 'not-cms' } });
    // The last byte of the signature itself, before the zeros.
    const last = text.slice(0, text.indexOf('0000000000', at + 1500)).length - 2;
    const digit = text[last] === '1' ? '2' : '1';
    const other = await signatures(`${text.slice(0, last)}${digit}${text.slice(last + 1)}`);
    expect(other[0]?.status).toBe('intact');
    expect(other[1]).toMatchObject({ status: 'invalid', fault: { code: 'wrong-signature' } });
  });
});

describe('ranges that lie', () => {
  const text = fixture('rsa');
  const [, gapStart = '', gapEnd = '', length = ''] = /\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(text) ?? [];
  const pad = (number: number) => String(number).padStart(10, '0');
  const withRange = (...numbers: readonly (number | string)[]) =>
    text.replace(/\/ByteRange \[[^\]]*\]/, `/ByteRange [${numbers.join(' ')}]`.padEnd(46));

  it.each([
    ['a gap that is larger', [0, pad(+gapStart - 10), gapEnd, length], 'gap-mismatch'],
    ['a gap that ends later', [0, gapStart, pad(+gapEnd + 1), pad(+length - 1)], 'gap-mismatch'],
    ['a beginning that is left out', [1, gapStart, gapEnd, length], 'range-not-from-start'],
    ['ranges that overlap', [0, gapStart, pad(+gapStart - 5), length], 'ranges-overlap'],
    ['a range beyond the file', [0, gapStart, gapEnd, pad(+length + 1)], 'range-outside'],
    ['three numbers', [0, gapStart, gapEnd], 'bad-range'],
    ['six numbers', [0, 1, 2, 3, 4, 5], 'bad-range'],
    ['a negative number', [0, gapStart, gapEnd, -5], 'bad-range'],
    ['no number', ['/a', 0, 0, 0], 'bad-range'],
    ['an enormous number', [0, gapStart, gapEnd, '9'.repeat(20)], 'bad-range'],
  ])('%s', async (_, numbers, code) => {
    expect(await only(withRange(...numbers))).toMatchObject({ status: 'invalid', fault: { code } });
  });

  it('cover less than the file only at its end', async () => {
    const found = await only(withRange(0, gapStart, gapEnd, pad(+length - 100)));
    expect(found).toMatchObject({ status: 'changed', added: 100 });
  });
});

describe('signatures that are not', () => {
  const text = fixture('rsa');

  it.each([
    ['no contents', text.replace('/Contents <', '/Kontents <'), 'no-contents'],
    ['contents that are no CMS', text.replace(/\/Contents <[\da-f]{20}/, `/Contents <${'ab'.repeat(10)}`), 'not-cms'],
    ['a form that is not known', text.replace('adbe.pkcs7.detached', 'adbe.pkcs9.detached'), 'unknown-filter'],
    ['a timestamp that is a signature', text.replace('adbe.pkcs7.detached', 'ETSI.RFC3161       '), 'wrong-type'],
  ])('%s', async (_, given, code) => expect((await only(given)).fault?.code).toBe(code));

  it.each([
    ['an empty file', ''],
    ['text', 'hello'],
    ['a ZIP', 'PK\u0003\u0004'],
  ])('%s is no PDF', async (_, given) => {
    expect(await check(given)).toMatchObject({ ok: false, fault: { code: 'not-a-pdf' } });
  });

  it.each([
    ['a PDF without any', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'],
    [
      'one that is named in a stream',
      '%PDF-1.7\n1 0 obj\n<< /Length 20 >>\nstream\n(/ByteRange) /ByteRange [0 1 2 3]\nendstream\nendobj\n',
    ],
    ['one outside of any object', '%PDF-1.7\n/ByteRange [0 1 2 3]'],
    ['many that are none', `%PDF-1.7\n${'/ByteRange '.repeat(500)}`],
    ['deep ones', `%PDF-1.7\n1 0 obj\n${'['.repeat(100_000)}/ByteRange`],
  ])('%s holds none', async (_, given) => expect(await signatures(given)).toEqual([]));

  it('are never intact with any byte of the signature changed', async () => {
    const issuer = (await only(text)).chain[1]?.pem;
    const at = text.indexOf('/Contents <') + 11;
    const end = text.indexOf('0000000000', at + 1000);
    for (let place = at; place < end; place += 97) {
      const changed = (Number.parseInt(text.charAt(place), 16) ^ 8).toString(16);
      const found = await only(text.slice(0, place) + changed + text.slice(place + 1));
      // The certificates beside it are not what it signs: a changed issuer breaks the chain, not the signature.
      const isWhole = found.status === 'intact' && found.chain.length === 2 && found.chain[0]?.signature === 'right';
      expect({ place, isWhole: isWhole && found.chain[1]?.pem === issuer }).toEqual({ place, isWhole: false });
    }
  });
});

describe('the parts of a PDF', () => {
  const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

  it.each([
    ['(a\\(b\\)(c)\\101\\n\\\n)', 'a(b)(c)A\n'],
    ['<6162 6>', 'ab`'],
    ['<>', ''],
  ])('%j', (given, text) => {
    const value = readValue(bytesOf(given), 0, 0);
    expect(value?.kind === 'text' && readText(value.bytes)).toBe(text);
  });

  it('are maps with references and comments', () => {
    const value = readValue(bytesOf('<< /A 1 0 R % b\n/B#20c [1 -.5 true] /C << /D (x) >> >>'), 0, 100);
    expect(value?.kind === 'map' && [...value.entries.keys()]).toEqual(['A', 'B c', 'C']);
    expect(value).toMatchObject({ from: 100 });
  });

  it.each(['', '<<', '<< /A', '(a', '<zz>', '[1', ')', '>'])('%j is none', (given) =>
    expect(readValue(bytesOf(given), 0, 0)).toBeUndefined(),
  );

  it.each([
    ["D:20260131120000+08'00'", Date.UTC(2026, 0, 31, 4)],
    ['D:20260131120000Z', Date.UTC(2026, 0, 31, 12)],
    ['20260131', Date.UTC(2026, 0, 31)],
    ["D:20260131120000-0130'", Date.UTC(2026, 0, 31, 13, 30)],
    ['yesterday', undefined],
  ])('the date %j', (given, time) => expect(readDate(given)).toBe(time));

  it.each([
    [[0xfe, 0xff, 0x4e, 0x2d], '中'],
    [[0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
    [[0xe9, 0x80, 0xa0], 'é•€'],
  ])('the text %j', (given, text) => expect(readText(Uint8Array.from(given))).toBe(text));
});

it('reads a file of many blocks', async () => {
  const text = fixture('ecdsa-cades');
  const file = new File(
    [Buffer.from(text, 'latin1'), new Uint8Array(9 << 20), Buffer.from(fixture('rsa'), 'latin1')],
    'a',
  );
  const told: number[] = [];
  const result = await checkPdf(file, '', job({ progress: (done) => void told.push(done) }));
  expect(result.ok && result.value.signatures[0]).toMatchObject({ status: 'intact', added: file.size - text.length });
  // The second one counts from the beginning of a file of its own.
  expect(result.ok && result.value.signatures[1]).toMatchObject({ status: 'invalid', fault: { code: 'gap-mismatch' } });
  expect(told.length).toBeGreaterThan(3);
});
