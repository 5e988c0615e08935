import { DerReader, explicitTag, TAG } from '../keys/der';
import { MalformedError, unlessMalformed } from '../keys/malformed';
import { readPem as readBlocks, withoutEscapes } from '../keys/pem';
import { writtenDer } from '../keys/written-der';
import { err, ok, type Result } from '../result';
import type { CurveName, HashName } from './algorithms';
import type { Key, KeyFault, KeyMaterial } from './key';

/**
 * Reads the first public key of a PEM text: `PUBLIC KEY` (SPKI, RFC 5280), `RSA PUBLIC KEY` (PKCS#1, RFC 8017) or
 * `CERTIFICATE` (X.509, of which only the key is looked at). Line breaks may be lost, or written as `\n`.
 */
export function readPem(text: string): Result<Key, KeyFault> {
  const [block] = readBlocks(withoutEscapes(text));
  if (!block) return err({ code: 'bad-pem' });
  const { label, bytes } = block;
  if (label.endsWith('PRIVATE KEY')) return err({ code: 'private-pem' });
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

/** Reads what PEM would hold from Base64 or hex alone; nothing where the text is neither. */
export function readBareKey(text: string): Result<Key, KeyFault> | undefined {
  const bytes = writtenDer(text.trim());
  if (!bytes) return undefined;
  const material = readSpki(bytes) ?? readPkcs1(bytes);
  if (material) return ok({ material });
  const certified = readCertificate(bytes);
  if (certified) return ok({ material: certified, isFromCertificate: true });
  return err({ code: beginsAsPrivate(bytes) ? 'private-pem' : 'bad-key' });
}

/** PKCS#8, PKCS#1 and SEC 1 begin with their version, which is small. */
function beginsAsPrivate(bytes: Uint8Array): boolean {
  return unlessMalformed(() => new DerReader(bytes).enter().integer().length <= 1) === true;
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

/** What the only element of the bytes, a sequence, holds by the reader given; nothing when it is malformed. */
function readWhole(bytes: Uint8Array, read: (inside: DerReader) => KeyMaterial): KeyMaterial | undefined {
  return unlessMalformed(() => {
    const outer = new DerReader(bytes);
    const inside = outer.enter();
    outer.end();
    return read(inside);
  });
}

/** The key in a SubjectPublicKeyInfo (DER); nothing when it is malformed or of a kind that no JWT is signed with. */
export function readSpki(bytes: Uint8Array): KeyMaterial | undefined {
  return readWhole(bytes, fromSpki);
}

function fromSpki(reader: DerReader): KeyMaterial {
  const algorithm = reader.enter();
  const bits = reader.bits();
  reader.end();
  const name = algorithm.oid();
  if (name === RSA || name === RSA_PSS) {
    const inside = new DerReader(bits);
    const key = fromPkcs1(inside.enter());
    inside.end();
    return name === RSA ? key : { ...key, pss: readPssHash(algorithm) };
  }
  const curve = name === EC ? CURVES.get(algorithm.oid()) : EDWARDS.get(name);
  if (!curve) throw new MalformedError();
  return { type: 'curve', curve, point: bits };
}

/** A key for RSASSA-PSS may be bound to one hash (RFC 4055, section 3.1); parameters without one mean SHA-1. */
function readPssHash(algorithm: DerReader): { hash?: HashName } {
  if (algorithm.isAtEnd) return {};
  const hash = HASHES.get(algorithm.enter().enter(explicitTag(0)).enter().oid());
  if (!hash) throw new MalformedError();
  return { hash };
}

/** The key in an RSAPublicKey (DER); nothing when it is malformed. */
export function readPkcs1(bytes: Uint8Array): KeyMaterial | undefined {
  return readWhole(bytes, fromPkcs1);
}

function fromPkcs1(reader: DerReader) {
  const key = { type: 'rsa', n: reader.integer(), e: reader.integer() } as const;
  reader.end();
  return key;
}

/** The key in a certificate (DER), which is not checked; nothing when it is malformed. */
export function readCertificate(bytes: Uint8Array): KeyMaterial | undefined {
  return readWhole(bytes, (reader) => {
    const signed = reader.enter();
    reader.take(TAG.sequence);
    reader.take(TAG.bits);
    reader.end();
    // The key follows version, number, algorithm, issuer, validity and subject (RFC 5280, section 4.1).
    if (signed.isNext(explicitTag(0))) signed.take(explicitTag(0));
    signed.take(TAG.integer);
    for (let skipped = 0; skipped < 4; skipped++) signed.take(TAG.sequence);
    return fromSpki(signed.enter());
  });
}
