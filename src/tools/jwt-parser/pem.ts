import { fromBase64 } from '../../lib/base64-reader';
import { err, ok, type Result } from '../../lib/result';
import type { CurveName, HashName } from './algorithms';
import { DER, readBitString, readElements, readOid, readSequence, readUnsigned, type DerElement } from './der';
import type { Key, KeyFault, KeyMaterial } from './key';

const BLOCK = /-----BEGIN ([^\r\n]*?)-----([^-]*)-----END \1-----/;

/** Tells whether a text is, or begins like, PEM (RFC 7468). */
export function isPem(text: string): boolean {
  return /-----BEGIN [^\r\n]*?-----/.test(text);
}

/**
 * Reads the first public key of a PEM text: `PUBLIC KEY` (SPKI, RFC 5280), `RSA PUBLIC KEY` (PKCS#1, RFC 8017) or
 * `CERTIFICATE` (X.509, of which only the key is looked at). Line breaks may be lost.
 */
export function readPem(text: string): Result<Key, KeyFault> {
  const block = BLOCK.exec(text);
  if (!block) return err({ code: 'bad-pem' });
  const [, label = '', body = ''] = block;
  if (label.endsWith('PRIVATE KEY')) return err({ code: 'private-pem' });
  const decoded = fromBase64(body.trim());
  if (!decoded.ok) return err({ code: 'bad-pem' });
  const { bytes } = decoded.value;
  switch (label) {
    case 'PUBLIC KEY':
      return toKey(readSpki(bytes));
    case 'RSA PUBLIC KEY':
      return toKey(readPkcs1(bytes));
    case 'CERTIFICATE':
    case 'X509 CERTIFICATE':
    case 'TRUSTED CERTIFICATE': {
      const key = toKey(readCertificate(bytes));
      return key.ok ? ok({ ...key.value, isFromCertificate: true }) : key;
    }
    default:
      return err({ code: 'unknown-pem', label });
  }
}

function toKey(material: KeyMaterial | undefined): Result<Key, KeyFault> {
  return material ? ok({ material }) : err({ code: 'bad-key' });
}

const RSA = '1.2.840.113549.1.1.1';
const RSA_PSS = '1.2.840.113549.1.1.10';
const EC = '1.2.840.10045.2.1';
const CURVES = new Map<string, CurveName>([
  ['1.2.840.10045.3.1.7', 'P-256'],
  ['1.3.132.0.34', 'P-384'],
  ['1.3.132.0.35', 'P-521'],
  ['1.3.132.0.10', 'secp256k1'],
]);
const EDWARDS = new Map<string, CurveName>([
  ['1.3.101.112', 'Ed25519'],
  ['1.3.101.113', 'Ed448'],
]);
const HASHES = new Map<string, HashName>([
  ['2.16.840.1.101.3.4.2.1', 'SHA-256'],
  ['2.16.840.1.101.3.4.2.2', 'SHA-384'],
  ['2.16.840.1.101.3.4.2.3', 'SHA-512'],
]);

/** The key in a SubjectPublicKeyInfo (DER); nothing when it is malformed or of a kind that no JWT is signed with. */
export function readSpki(bytes: Uint8Array<ArrayBuffer>): KeyMaterial | undefined {
  return fromSpki(readSequence(bytes));
}

function fromSpki(parts: DerElement[] | undefined): KeyMaterial | undefined {
  const [algorithm, bits, ...others] = parts ?? [];
  if (algorithm?.tag !== DER.sequence || !bits || others.length > 0) return undefined;
  const [oid, parameters] = readElements(algorithm.content) ?? [];
  const key = readBitString(bits);
  const name = oid && readOid(oid);
  if (!key || name === undefined) return undefined;
  if (name === RSA) return readPkcs1(key);
  if (name === RSA_PSS) return withHash(readPkcs1(key), parameters);
  const curve = name === EC ? CURVES.get((parameters && readOid(parameters)) ?? '') : EDWARDS.get(name);
  return curve && { type: 'curve', curve, point: key };
}

/** A key for RSASSA-PSS may be bound to one hash (RFC 4055, section 3.1); parameters without one mean SHA-1. */
function withHash(key: KeyMaterial | undefined, parameters: DerElement | undefined): KeyMaterial | undefined {
  if (key?.type !== 'rsa') return undefined;
  if (!parameters) return { ...key, pss: {} };
  const [tagged] = readElements(parameters.content)?.filter(({ tag }) => tag === 0xa0) ?? [];
  const [oid] = (tagged && readSequence(tagged.content)) ?? [];
  const hash = HASHES.get((oid && readOid(oid)) ?? '');
  return hash && { ...key, pss: { hash } };
}

function readPkcs1(bytes: Uint8Array<ArrayBuffer>): KeyMaterial | undefined {
  const [modulus, exponent, ...others] = readSequence(bytes) ?? [];
  const n = modulus && readUnsigned(modulus);
  const e = exponent && readUnsigned(exponent);
  return n && e && others.length === 0 ? { type: 'rsa', n, e } : undefined;
}

/** In a certificate the key follows version, number, algorithm, issuer, validity and subject (RFC 5280, section 4.1). */
function readCertificate(bytes: Uint8Array<ArrayBuffer>): KeyMaterial | undefined {
  const [signed, algorithm, signature, ...others] = readSequence(bytes) ?? [];
  if (!signed || !algorithm || !signature || others.length > 0) return undefined;
  const fields = readElements(signed.content) ?? [];
  const info = fields[fields[0]?.tag === 0xa0 ? 6 : 5];
  return info?.tag === DER.sequence ? fromSpki(readElements(info.content)) : undefined;
}
