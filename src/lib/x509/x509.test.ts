import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { toHex } from '../hex';
import { unlessMalformed } from '../keys/malformed';
import { readScheme, type SignatureScheme } from './algorithms';
import { readAsn1 } from './asn1';
import { readCertificate, type Certificate } from './certificate';
import { readPemCertificates } from './pem-certificates';
import { buildChain, distrustOf, signedBy } from './chain';
import { commonName } from './distinguished-name';
import { readInstant } from './instant';
import { keyName, readPublicKey } from './public-key';
import { verifySignature } from './verify-signature';

/** Of the catalogue's entry for a certificate inspector: keys Ed25519 with seeds of 32 equal bytes. */
const FIXTURES = {
  root: 'MIIBMjCB5aADAgECAgEBMAUGAytlcDAgMQ0wCwYDVQQKDARUZXN0MQ8wDQYDVQQDDAZSb290IFIwIBcNMjAwMTAxMDAwMDAwWhgPMjA1NTAxMDEwMDAwMDBaMCAxDTALBgNVBAoMBFRlc3QxDzANBgNVBAMMBlJvb3QgUjAqMAUGAytlcAMhAIqI4910CfGV/VLbLTy6XXLKZwm/HZQSG/N0iAG0D29co0IwQDAPBgNVHRMBAf8EBTADAQH/MA4GA1UdDwEB/wQEAwIBBjAdBgNVHQ4EFgQUmtGeDxbu9xTLkMbxldvOZulFgPkwBQYDK2VwA0EAaEcfRCD0qBy0hVJLaMIVCbHGY42A+4RMH8TAJs0zIIFH6D/tPUdDdAuBg0GpLVy2nkmfcmh2IIAkAiUyeNFyBA==',
  issuer:
    'MIIBdTCCASegAwIBAgIBAjAFBgMrZXAwIDENMAsGA1UECgwEVGVzdDEPMA0GA1UEAwwGUm9vdCBSMB4XDTIwMDEwMTAwMDAwMFoXDTQwMDEwMTAwMDAwMFowHzENMAsGA1UECgwEVGVzdDEOMAwGA1UEAwwFSW50IEkwKjAFBgMrZXADIQCBOXcOqH0XX1ajVGbDTH7My42KkbTuN6Jd9g9bj8mzlKOBhjCBgzASBgNVHRMBAf8ECDAGAQH/AgEAMA4GA1UdDwEB/wQEAwIBBjAdBgNVHQ4EFgQUaWhOUdpV8W5TXKrcwMXFrBdzw6cwHwYDVR0jBBgwFoAUmtGeDxbu9xTLkMbxldvOZulFgPkwHQYDVR0eAQH/BBMwEaAPMA2CC2V4YW1wbGUuY29tMAUGAytlcANBAOIIDcKy2/9w6zTFy/Rm/iVHFClrVZLP2c60h1PxO1pPm9x7McHrakN8Fmm/MxuNBSgBP8o4iG2G8yW7Kd31HA8=',
  leaf: 'MIICXzCCAhGgAwIBAgITAID/AAAAAAAAAAAAAAAAAAAAATAFBgMrZXAwHzENMAsGA1UECgwEVGVzdDEOMAwGA1UEAwwFSW50IEkwHhcNMjYwMTAxMDAwMDAwWhcNMjYwNDExMDAwMDAwWjA5MQswCQYDVQQGEwJDTjEUMBIGA1UECgwL6LaB5omLIPCfmIAxFDASBgNVBAMMC2V4YW1wbGUuY29tMCowBQYDK2VwAyEA7UkoxijRwsbq6QM4kFmVYSlZJzpcY/k2NsFGFKyHN9GjggFEMIIBQDAMBgNVHRMBAf8EAjAAMA4GA1UdDwEB/wQEAwIHgDAdBgNVHSUEFjAUBggrBgEFBQcDAQYIKwYBBQUHAwIwHQYDVR0OBBYEFD2FND2VzTYpMIcuGZssMk3kBLVqMB8GA1UdIwQYMBaAFGloTlHaVfFuU1yq3MDFxawXc8OnMFUGA1UdEQROMEyCC2V4YW1wbGUuY29tgg0qLmV4YW1wbGUuY29tghZ4bi0tZmlxczhzLmV4YW1wbGUuY29thwTAAAIBhxAgAQ24AAAAAAAAAAAAAAABMCcGA1UdHwQgMB4wHKAaoBiGFmh0dHA6Ly9jLmV4YW1wbGUvMS5jcmwwLAYIKwYBBQUHAQEEIDAeMBwGCCsGAQUFBzABhhBodHRwOi8vby5leGFtcGxlMBMGA1UdIAQMMAowCAYGZ4EMAQIBMAUGAytlcANBAJflbEaGm50O8fB/S3Se2R+odhwwx284NrB9yOeiJ0tKHjki6dsXhhvWFPZ3PqrmRP+iIYG5PS2et44WhQ0WiAw=',
} as const;

const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));

function fixture(name: keyof typeof FIXTURES): Certificate {
  const certificate = readCertificate(bytesOf(FIXTURES[name]));
  if (!certificate) throw new Error(name);
  return certificate;
}

const [root, issuer, leaf] = [fixture('root'), fixture('issuer'), fixture('leaf')];
const MOMENT = Date.UTC(2026, 1, 1);

describe('a certificate', () => {
  it('is read', () => {
    expect(leaf).toMatchObject({
      version: 3,
      serial: '0080ff00000000000000000000000000000001',
      notBefore: Date.UTC(2026, 0, 1),
      notAfter: Date.UTC(2026, 3, 11),
      isAuthority: false,
      pathLength: undefined,
      usages: ['digitalSignature'],
      extendedUsages: ['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.2'],
      keyId: '3d85343d95cd362930872e199b2c324de404b56a',
      fingerprint: 'c2bcc912639ec8e4dc75b1ff0e42953502de5cac245efb70775109a032894f85',
    });
    expect(leaf.subject.text).toBe('CN=example.com,O=趁手 😀,C=CN');
    expect(leaf.issuer.text).toBe('CN=Int I,O=Test');
    expect(commonName(leaf.subject)).toBe('example.com');
    expect(root).toMatchObject({ isAuthority: true, notAfter: Date.UTC(2055, 0, 1) });
    expect(issuer).toMatchObject({ pathLength: 0, usages: ['keyCertSign', 'cRLSign'] });
    expect(keyName(leaf.key)).toBe('Ed25519');
  });

  it('is that of Node, for every root that it trusts', async () => {
    for (const pem of rootCertificates) {
      const [certificate, ...others] = readPemCertificates(pem).certificates;
      const node = new X509Certificate(pem);
      expect(others).toEqual([]);
      expect(certificate?.fingerprint).toBe(node.fingerprint256.replaceAll(':', '').toLowerCase());
      expect(BigInt(`0x${certificate?.serial}`)).toBe(BigInt(`0x${node.serialNumber}`));
      expect(certificate?.notBefore).toBe(Date.parse(node.validFrom));
      expect(certificate?.notAfter).toBe(Date.parse(node.validTo));
      expect(certificate?.isAuthority ?? node.ca).toBe(node.ca);
      expect([certificate && (await signedBy(certificate, certificate)), pem]).toEqual(['right', pem]);
    }
  });

  it('is none when it is cut off, or no certificate', () => {
    const whole = bytesOf(FIXTURES.leaf);
    for (let end = 0; end < whole.length; end += 7) expect(readCertificate(whole.subarray(0, end))).toBeUndefined();
    expect(readCertificate(Uint8Array.of(0x30, 0))).toBeUndefined();
  });

  it('that is damaged gives no exception', () => {
    const whole = bytesOf(FIXTURES.leaf);
    for (let at = 0; at < whole.length; at++) {
      const damaged = whole.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      readCertificate(damaged);
    }
  });
});

describe('a chain', () => {
  it('is built whatever the order', async () => {
    const chain = await buildChain(leaf, [root, leaf, issuer]);
    expect(chain.isComplete).toBe(true);
    expect(chain.links.map(({ certificate, signature }) => [commonName(certificate.subject), signature])).toEqual([
      ['example.com', 'right'],
      ['Int I', 'right'],
      ['Root R', 'right'],
    ]);
  });

  it('is trusted by a root that was given', async () => {
    const chain = await buildChain(leaf, [issuer, root]);
    const trusted = new Set([root.fingerprint]);
    expect(distrustOf(chain, trusted, MOMENT)).toBeUndefined();
    expect(distrustOf(chain, trusted, leaf.notAfter)).toBeUndefined();
    expect(distrustOf(chain, trusted, leaf.notAfter + 1)).toEqual({ code: 'expired', subject: leaf.subject.text });
    expect(distrustOf(chain, trusted, leaf.notBefore - 1)?.code).toBe('not-yet-valid');
    expect(distrustOf(chain, new Set(), MOMENT)).toEqual({ code: 'not-your-root', root: 'CN=Root R,O=Test' });
    expect(distrustOf(await buildChain(leaf, [root]), trusted, MOMENT)).toEqual({
      code: 'incomplete',
      issuer: 'CN=Int I,O=Test',
    });
  });

  it('is none by a certificate that may not issue, or did not', async () => {
    const impostor: Certificate = { ...issuer, isAuthority: false };
    const trusted = new Set([root.fingerprint]);
    expect(distrustOf(await buildChain(leaf, [impostor, root]), trusted, MOMENT)?.code).toBe('not-an-authority');
    const forged = { ...leaf, signature: leaf.signature.map((byte, at) => (at === 5 ? byte ^ 1 : byte)) };
    expect(distrustOf(await buildChain(forged, [issuer, root]), trusted, MOMENT)?.code).toBe('wrong-signature');
    const deep = { ...root, pathLength: 0 };
    expect(distrustOf(await buildChain(leaf, [issuer, deep]), trusted, MOMENT)?.code).toBe('not-an-authority');
  });

  it('ends where certificates issue each other', async () => {
    const other: Certificate = { ...root, subject: leaf.issuer, issuer: issuer.issuer, fingerprint: 'a' };
    const loop: Certificate = { ...root, subject: issuer.issuer, issuer: leaf.issuer, fingerprint: 'b' };
    expect((await buildChain(leaf, [other, loop])).isComplete).toBe(false);
  });
});

describe('signatures of Node', () => {
  const message = new TextEncoder().encode('你好');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const spkiOf = (key: ReturnType<typeof createPublicKey>) =>
    readPublicKey(readAsn1(Uint8Array.from(key.export({ format: 'der', type: 'spki' }))));

  async function expectRight(key: ReturnType<typeof createPublicKey>, scheme: SignatureScheme, signature: Uint8Array) {
    const known = spkiOf(key);
    expect(await verifySignature(known, scheme, { message }, signature)).toBe('right');
    const other = message.map((byte, at) => (at === 0 ? byte ^ 1 : byte));
    expect(await verifySignature(known, scheme, { message: other }, signature)).toBe('wrong');
    const changed = signature.map((byte, at) => (at === 40 ? byte ^ 1 : byte));
    expect(await verifySignature(known, scheme, { message }, changed)).toBe('wrong');
    expect(await verifySignature(known, scheme, { message }, new Uint8Array(0))).toBe('wrong');
  }

  it.each(['MD5', 'SHA-1', 'SHA-224', 'SHA-256', 'SHA-384', 'SHA-512', 'SHA3-256'] as const)(
    'RSA, %s',
    async (hash) => {
      const signature = sign(hash.toLowerCase().replace('sha-', 'sha'), message, rsa.privateKey);
      await expectRight(rsa.publicKey, { kind: 'rsa', hash }, Uint8Array.from(signature));
    },
  );

  it.each([
    ['SHA-256', 'sha256', 32],
    ['SHA-384', 'sha384', 48],
    ['SHA-512', 'sha512', 0],
    ['SHA-1', 'sha1', 20],
  ] as const)('RSA-PSS, %s', async (hash, name, salt) => {
    const padding = 6; // RSA_PKCS1_PSS_PADDING
    const signature = Uint8Array.from(sign(name, message, { key: rsa.privateKey, padding, saltLength: salt }));
    await expectRight(rsa.publicKey, { kind: 'rsa-pss', hash, mask: hash, salt }, signature);
    const { key } = { key: spkiOf(rsa.publicKey) };
    const otherSalt = { kind: 'rsa-pss', hash, mask: hash, salt: salt + 1 } as const;
    expect(await verifySignature(key, otherSalt, { message }, signature)).toBe('wrong');
  });

  it('RSA-PSS with a modulus of odd length', async () => {
    const odd = generateKeyPairSync('rsa', { modulusLength: 1025 });
    const signature = sign('sha256', message, { key: odd.privateKey, padding: 6, saltLength: 32 });
    const scheme = { kind: 'rsa-pss', hash: 'SHA-256', mask: 'SHA-256', salt: 32 } as const;
    await expectRight(odd.publicKey, scheme, Uint8Array.from(signature));
  });

  it.each(['P-256', 'P-384', 'P-521', 'secp256k1', 'brainpoolP256r1', 'brainpoolP384r1', 'brainpoolP512r1'])(
    'ECDSA, %s',
    async (namedCurve) => {
      const pair = generateKeyPairSync('ec', { namedCurve });
      const signature = Uint8Array.from(sign('sha512', message, pair.privateKey));
      await expectRight(pair.publicKey, { kind: 'ecdsa', hash: 'SHA-512' }, signature);
      expect(keyName(spkiOf(pair.publicKey))).toBe(namedCurve);
    },
  );

  it.each(['ed25519', 'ed448'] as const)('%s', async (kind) => {
    const pair = kind === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ed448');
    await expectRight(pair.publicKey, { kind }, Uint8Array.from(sign(null, message, pair.privateKey)));
  });

  it('over a digest alone', async () => {
    const signature = Uint8Array.from(sign('sha256', message, rsa.privateKey));
    const digest = Uint8Array.from(createHash('sha256').update(message).digest());
    const key = spkiOf(rsa.publicKey);
    const scheme = { kind: 'rsa', hash: undefined } as const;
    expect(await verifySignature(key, scheme, { digest, hash: 'SHA-256' }, signature, 'SHA-256')).toBe('right');
    expect(await verifySignature(key, scheme, { digest, hash: 'SHA-256' }, signature)).toBe('unsupported');
  });

  it('by a key of another kind are wrong', async () => {
    const signature = Uint8Array.from(sign('sha256', message, rsa.privateKey));
    const ed = spkiOf(
      createPublicKey(
        createPrivateKey(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' })),
      ),
    );
    expect(await verifySignature(ed, { kind: 'rsa', hash: 'SHA-256' }, { message }, signature)).toBe('wrong');
    expect(await verifySignature(spkiOf(rsa.publicKey), { kind: 'ed25519' }, { message }, signature)).toBe('wrong');
    expect(await verifySignature(spkiOf(rsa.publicKey), { kind: 'unknown', oid: '1.2' }, { message }, signature)).toBe(
      'unsupported',
    );
  });
});

describe('ASN.1', () => {
  const read = (hex: string) => unlessMalformed(() => readAsn1(Uint8Array.from(Buffer.from(hex, 'hex'))));

  it.each([
    ['0603550403', '2.5.4.3'],
    ['06092a864886f70d010702', '1.2.840.113549.1.7.2'],
    ['0603813403', '2.100.3'],
  ])('%s is the oid %s', (hex, oid) => expect(read(hex)?.oid()).toBe(oid));

  it('of indefinite length is read, also in pieces', () => {
    const element = read('24800402aabb0401cc0000ff');
    expect(element && toHex(element.octets())).toBe('aabbcc');
    expect(element && toHex(element.whole)).toBe('24800402aabb0401cc0000');
  });

  it.each(['', '30', '3005', '30860000000000000000', '3080', '1f8101', '0680'])('%j is malformed', (hex) =>
    expect(read(hex)).toBeUndefined(),
  );

  it('that is too deep is malformed', () => {
    expect(read('3080'.repeat(5000))).toBeUndefined();
    expect(read('30'.repeat(3))).toBeUndefined();
  });

  it.each([
    ['170d3439313233313233353935395a', Date.UTC(2049, 11, 31, 23, 59, 59)],
    ['170d3530303130313030303030305a', Date.UTC(1950, 0, 1)],
    ['180f32303530303130313030303030305a', Date.UTC(2050, 0, 1)],
    ['181332303530303130313030303030302e3530305a', Date.UTC(2050, 0, 1, 0, 0, 0, 500)],
    ['17113236303133313132303030302b30383030', Date.UTC(2026, 0, 31, 4)],
  ])('the time %s', (hex, time) => {
    const element = read(hex);
    expect(element && readInstant(element)).toBe(time);
  });

  it('says how PSS was used, SHA-1 where it does not', () => {
    const scheme = (hex: string) => {
      const element = read(hex);
      return element && readScheme(element);
    };
    expect(scheme('300d06092a864886f70d01010a3000')).toEqual({
      kind: 'rsa-pss',
      hash: 'SHA-1',
      mask: 'SHA-1',
      salt: 20,
    });
    expect(scheme('300906072a8648ce3d0401')).toEqual({ kind: 'ecdsa', hash: 'SHA-1' });
    expect(scheme('300a06082a811ccf55018375')).toEqual({ kind: 'unknown', oid: '1.2.156.10197.1.501' });
  });
});
