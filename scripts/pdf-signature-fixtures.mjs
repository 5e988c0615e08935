// Makes the signed PDFs that the tests of the PDF signature checker read, with OpenSSL: `node scripts/pdf-signature-fixtures.mjs`. Keys are new each time
// and thrown away; the files are kept, so it has to run only when another form is wanted.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMain, ROOT, runScript } from './setup.mjs';

const TARGET = join(ROOT, 'src/tools/pdf-signature-checker/fixtures');

/** @param {string} folder */
function makeCertificates(folder) {
  const path = (/** @type {string} */ name) => join(folder, name);
  const openssl = (/** @type {string[]} */ ...args) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  writeFileSync(
    path('extensions'),
    `[root]
basicConstraints=critical,CA:TRUE
keyUsage=critical,keyCertSign,cRLSign
subjectKeyIdentifier=hash
[middle]
basicConstraints=critical,CA:TRUE,pathlen:0
keyUsage=critical,keyCertSign,cRLSign
subjectKeyIdentifier=hash
authorityKeyIdentifier=keyid
[signer]
basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature,nonRepudiation
subjectKeyIdentifier=hash
authorityKeyIdentifier=keyid
[own]
basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature,nonRepudiation
subjectKeyIdentifier=hash
[stamper]
basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature
extendedKeyUsage=critical,timeStamping
subjectKeyIdentifier=hash
authorityKeyIdentifier=keyid
[ts]
default_tsa=tsa
[tsa]
serial=tsa-serial
signer_cert=stamper.pem
signer_key=stamper.key
certs=middle.pem
signer_digest=sha256
default_policy=1.2.3.4.1
digests=sha256,sha512
accuracy=secs:1
ess_cert_id_chain=no
ess_cert_id_alg=sha256
`,
  );
  writeFileSync(path('tsa-serial'), '01\n');
  const key = (/** @type {string} */ name, /** @type {string[]} */ ...kind) =>
    openssl('genpkey', '-out', `${name}.key`, '-algorithm', ...kind);
  const p256 = ['EC', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  key('root', ...p256);
  key('middle', ...p256);
  key('ec', ...p256);
  key('p384', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-384');
  key('brainpool', 'EC', '-pkeyopt', 'ec_paramgen_curve:brainpoolP256r1');
  key('rsa', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048');
  key('short', 'RSA', '-pkeyopt', 'rsa_keygen_bits:1024');
  key('stamper', ...p256);
  key('own', ...p256);
  const issue = (
    /** @type {string} */ name,
    /** @type {string} */ subject,
    /** @type {string} */ section,
    /** @type {string | undefined} */ issuer,
  ) => {
    openssl('req', '-new', '-utf8', '-key', `${name}.key`, '-subj', subject, '-out', `${name}.csr`);
    const by = issuer ? ['-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`] : ['-signkey', `${name}.key`];
    const rest = ['-days', '18250', '-extfile', 'extensions', '-extensions', section, '-out', `${name}.pem`];
    openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      ...by,
      '-set_serial',
      `0x80${name.length}${name.charCodeAt(0)}`,
      ...rest,
    );
  };
  issue('root', '/O=Test/CN=Root', 'root', undefined);
  issue('middle', '/O=Test/CN=Issuer', 'middle', 'root');
  for (const name of ['ec', 'p384', 'brainpool', 'rsa', 'short'])
    issue(name, `/C=CN/O=趁手/CN=Signer ${name}`, 'signer', 'middle');
  issue('stamper', '/O=Test/CN=Stamper', 'stamper', 'middle');
  issue('own', '/O=Test/CN=Own', 'own', undefined);
  return { path, openssl };
}

/** @typedef {{ subFilter: string, type?: string, room?: number, entries?: string, trailer?: string, sign: (signed: Buffer) => Buffer }} Form */

/**
 * One page, or an update of one, with a signature in it.
 * @param {Form} form @param {Buffer} [former]
 */
function signedPdf({ subFilter, type = 'Sig', room = 3000, entries = '', trailer = '', sign }, former) {
  const first = former ? 10 : 5;
  const objects = former
    ? []
    : [
        '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] /SigFlags 3 >> >>\nendobj\n',
        '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
        '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Annots [4 0 R] >>\nendobj\n',
        '4 0 obj\n<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /Rect [0 0 0 0] /V 5 0 R >>\nendobj\n',
      ];
  const range = '[0 0000000000 0000000000 0000000000]';
  objects.push(
    `${first} 0 obj\n<< /Type /${type} /Filter /Adobe.PPKLite /SubFilter /${subFilter} ${entries}\n/ByteRange ${range}\n/Contents <${'0'.repeat(room * 2)}> >>\nendobj\n`,
  );
  const head = former ? former.toString('latin1') : '%PDF-1.7\n';
  let text = head;
  const places = objects.map((object) => {
    const at = text.length;
    text += object;
    return at;
  });
  const cross = text.length;
  const start = former ? first : 1;
  text += `xref\n${start} ${objects.length}\n${places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${first + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${cross}\n%%EOF\n`;
  const from = text.indexOf('/Contents <', head.length) + '/Contents '.length;
  const to = text.indexOf('>', from) + 1;
  const numbers = [from, to, text.length - to].map((number) => String(number).padStart(10, '0'));
  const at = text.indexOf(range, head.length);
  text = text.slice(0, at) + `[0 ${numbers.join(' ')}]` + text.slice(at + range.length);
  const signature = sign(Buffer.from(text.slice(0, from) + text.slice(to), 'latin1')).toString('hex');
  if (signature.length > room * 2) throw new Error(`The signature needs ${signature.length / 2} bytes.`);
  return Buffer.from(text.slice(0, from + 1) + signature.padEnd(room * 2, '0') + text.slice(to - 1), 'latin1');
}

/** One element of DER. @param {number} tag @param {Buffer[]} parts */
function der(tag, ...parts) {
  const content = Buffer.concat(parts);
  const size = content.length.toString(16);
  const digits = Buffer.from(size.padStart(size.length + (size.length % 2), '0'), 'hex');
  const head = content.length < 128 ? [tag, content.length] : [tag, 0x80 | digits.length, ...digits];
  return Buffer.concat([Buffer.from(head), content]);
}

/** The elements of some bytes, whole. @param {Buffer} bytes */
function elements(bytes) {
  const all = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at + 1] ?? 0;
    const count = first < 128 ? 0 : first & 127;
    const length = count === 0 ? first : bytes.readUIntBE(at + 2, count);
    const head = 2 + count;
    all.push({
      tag: bytes[at] ?? 0,
      whole: bytes.subarray(at, at + head + length),
      content: bytes.subarray(at + head, at + head + length),
    });
    at += head + length;
  }
  return all;
}

/** A CMS with a timestamp over its signature. @param {Buffer} cms @param {(digest: Buffer) => Buffer} stamp */
function withTimestamp(cms, stamp) {
  const [type, wrapped] = elements(elements(cms)[0]?.content ?? cms);
  const parts = elements(elements(wrapped?.content ?? cms)[0]?.content ?? cms);
  const signers = parts.at(-1);
  const signer = elements(elements(signers?.content ?? cms)[0]?.content ?? cms);
  const token = stamp(
    createHash('sha256')
      .update(signer.at(-1)?.content ?? cms)
      .digest(),
  );
  const oid = Buffer.from('060b2a864886f70d010910020e', 'hex');
  const unsigned = der(0xa1, der(0x30, oid, der(0x31, token)));
  const stamped = der(0x31, der(0x30, ...signer.map(({ whole }) => whole), unsigned));
  const data = der(0x30, ...parts.slice(0, -1).map(({ whole }) => whole), stamped);
  return der(0x30, type?.whole ?? cms, der(0xa0, data));
}

function run() {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-signatures-'));
  try {
    const { path, openssl } = makeCertificates(folder);
    const cms =
      (/** @type {string} */ name, /** @type {string[]} */ ...options) =>
      (/** @type {Buffer} */ signed) => {
        writeFileSync(path('signed'), signed);
        const others = options.includes('-nocerts') || name === 'own' ? [] : ['-certfile', 'middle.pem'];
        const by = ['-signer', `${name}.pem`, '-inkey', `${name}.key`, ...others];
        openssl('cms', '-sign', '-binary', '-in', 'signed', ...by, '-outform', 'DER', '-out', 'cms', ...options);
        return readFileSync(path('cms'));
      };
    const stamp = (/** @type {Buffer} */ digest) => {
      openssl('ts', '-query', '-digest', digest.toString('hex'), '-sha256', '-cert', '-out', 'query');
      openssl(
        'ts',
        '-reply',
        '-config',
        'extensions',
        '-section',
        'tsa',
        '-queryfile',
        'query',
        '-token_out',
        '-out',
        'token',
      );
      return readFileSync(path('token'));
    };
    const sha = (/** @type {string} */ name, /** @type {Buffer} */ bytes) => createHash(name).update(bytes).digest();
    const old = (/** @type {Buffer} */ signed) => {
      writeFileSync(path('signed'), signed);
      return der(0x04, openssl('dgst', '-sha1', '-sign', 'rsa.key', 'signed'));
    };
    const rsaDer = openssl('x509', '-in', 'rsa.pem', '-outform', 'DER').toString('hex');
    const told = "/Name (Anna) /Reason (\\(Approved\\)) /Location <FEFF53174EAC> /M (D:20260131120000+08'00')";
    const detached = 'adbe.pkcs7.detached';
    const cades = 'ETSI.CAdES.detached';
    const rsa = signedPdf({ subFilter: detached, entries: told, sign: cms('rsa', '-md', 'sha256') });
    const files = {
      rsa,
      'ecdsa-cades': signedPdf({ subFilter: cades, sign: cms('ec', '-md', 'sha256', '-cades') }),
      pss: signedPdf({ subFilter: cades, sign: cms('rsa', '-md', 'sha384', '-keyopt', 'rsa_padding_mode:pss') }),
      p384: signedPdf({ subFilter: detached, sign: cms('p384', '-md', 'sha512') }),
      brainpool: signedPdf({ subFilter: detached, sign: cms('brainpool', '-md', 'sha256') }),
      'no-attributes': signedPdf({ subFilter: detached, sign: cms('rsa', '-md', 'sha256', '-noattr') }),
      streamed: signedPdf({ subFilter: detached, sign: cms('ec', '-md', 'sha256', '-stream', '-indef') }),
      'no-certificate': signedPdf({ subFilter: detached, sign: cms('rsa', '-md', 'sha256', '-nocerts') }),
      'self-signed': signedPdf({ subFilter: detached, sign: cms('own', '-md', 'sha256') }),
      certified: signedPdf({
        subFilter: cades,
        entries: '/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /P 1 /V /1.2 >> >>]',
        sign: cms('ec', '-md', 'sha256', '-cades'),
      }),
      'key-id': signedPdf({ subFilter: detached, sign: cms('ec', '-md', 'sha256', '-keyid') }),
      weak: signedPdf({ subFilter: detached, sign: cms('short', '-md', 'md5') }),
      sha1: signedPdf({
        subFilter: 'adbe.pkcs7.sha1',
        sign: (signed) => cms('rsa', '-md', 'sha1', '-nodetach')(sha('sha1', signed)),
      }),
      old: signedPdf({ subFilter: 'adbe.x509.rsa_sha1', entries: `/Cert <${rsaDer}>`, room: 400, sign: old }),
      timestamp: signedPdf({
        subFilter: 'ETSI.RFC3161',
        type: 'DocTimeStamp',
        sign: (signed) => stamp(sha('sha256', signed)),
      }),
      stamped: signedPdf({
        subFilter: cades,
        sign: (signed) => withTimestamp(cms('ec', '-md', 'sha256', '-cades')(signed), stamp),
      }),
      two: signedPdf({ subFilter: cades, sign: cms('ec', '-md', 'sha256') }, rsa),
      encrypted: signedPdf({
        subFilter: detached,
        entries: told,
        trailer: '/Encrypt 9 0 R ',
        sign: cms('ec', '-md', 'sha256'),
      }),
    };
    rmSync(TARGET, { recursive: true, force: true });
    mkdirSync(TARGET, { recursive: true });
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(TARGET, `${name}.pdf`), bytes);
    writeFileSync(join(TARGET, 'root.pem'), readFileSync(path('root.pem')));
    console.log(
      `${Object.keys(files).length} files, ${Object.values(files).reduce((size, { length }) => size + length, 0)} bytes`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isMain(import.meta.url)) await runScript(run);
