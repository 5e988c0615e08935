import { padStart } from './bytes';
import { pointOfScalar, pointOfSeed, uncompressed } from './check-key';
import {
  DerReader,
  explicitTag,
  implicitTag,
  TAG,
  writeBits,
  writeDer,
  writeInteger,
  writeNull,
  writeOctets,
  writeOid,
  writeSequence,
} from './der';
import {
  type CurveName,
  CURVES,
  type EcPublic,
  EDWARDS,
  type EdPublic,
  type EdwardsName,
  type Key,
  type PublicKey,
  type RsaPrivate,
  type RsaPublic,
} from './key';
import { MalformedError } from './malformed';

type Bytes = Uint8Array<ArrayBuffer>;

const OID = { rsa: '1.2.840.113549.1.1.1', ec: '1.2.840.10045.2.1' } as const;

/** Kinds of keys that are known by name only. */
const OTHER_KINDS: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.10': 'RSA-PSS',
  '1.2.840.113549.1.1.7': 'RSA-OAEP',
  '1.2.840.113549.1.3.1': 'DH',
  '1.2.840.10040.4.1': 'DSA',
  '1.3.101.110': 'X25519',
  '1.3.101.111': 'X448',
};

/** Thrown inside the readers for a key that is whole but of a kind this code does not handle. */
export class UnsupportedKeyError extends Error {
  readonly found: string;
  constructor(found: string) {
    super(found);
    this.found = found;
  }
}

function unsupported(oid: string): never {
  throw new UnsupportedKeyError(OTHER_KINDS[oid] ?? oid);
}

function writeAlgorithm(key: PublicKey): Bytes {
  switch (key.type) {
    case 'rsa':
      return writeSequence(writeOid(OID.rsa), writeNull());
    case 'ec':
      return writeSequence(writeOid(OID.ec), writeOid(CURVES[key.curve].oid));
    case 'ed25519':
    case 'ed448':
      return writeSequence(writeOid(EDWARDS[key.type].oid));
  }
}

const CURVE_NAMES = ['P-256', 'P-384', 'P-521', 'secp256k1'] as const satisfies readonly CurveName[];
const EDWARDS_NAMES = ['ed25519', 'ed448'] as const satisfies readonly EdwardsName[];

/** What an AlgorithmIdentifier names: the kind of key, with its curve. */
function readAlgorithm(reader: DerReader): 'rsa' | EdwardsName | CurveName {
  const oid = reader.oid();
  if (oid === OID.rsa) {
    if (!reader.isAtEnd && reader.take(TAG.nothing).length > 0) throw new MalformedError();
    reader.end();
    return 'rsa';
  }
  const edwards = EDWARDS_NAMES.find((name) => EDWARDS[name].oid === oid);
  if (edwards) {
    reader.end();
    return edwards;
  }
  if (oid !== OID.ec) return unsupported(oid);
  if (reader.isNext(TAG.sequence)) throw new UnsupportedKeyError('explicit EC parameters');
  const curve = readCurve(reader.oid());
  reader.end();
  return curve;
}

function readCurve(oid: string): CurveName {
  for (const curve of CURVE_NAMES) if (CURVES[curve].oid === oid) return curve;
  return unsupported(oid);
}

function isEdwards(kind: EdwardsName | CurveName): kind is EdwardsName {
  return Object.hasOwn(EDWARDS, kind);
}

function edPublic(type: EdwardsName, point: Bytes): EdPublic {
  if (point.length !== EDWARDS[type].size) throw new MalformedError();
  return { type, point };
}

function readPoint(curve: CurveName, bytes: Uint8Array): EcPublic {
  const point = uncompressed(curve, bytes);
  if (!point) throw new MalformedError();
  return { type: 'ec', curve, point };
}

/** The DER of a SubjectPublicKeyInfo (RFC 5280; RFC 5480 for curves, RFC 8410 for EdDSA). */
export function writeSpki(key: PublicKey): Bytes {
  const content = key.type === 'rsa' ? writeRsaPublic(key) : key.point;
  return writeSequence(writeAlgorithm(key), writeBits(content));
}

/** Reads what `writeSpki` writes; throws `MalformedError` or `UnsupportedKeyError`. */
export function readSpki(bytes: Uint8Array): PublicKey {
  const outer = new DerReader(bytes);
  const reader = outer.enter();
  outer.end();
  const kind = readAlgorithm(reader.enter());
  const content = reader.bits();
  reader.end();
  if (kind === 'rsa') return readRsaPublic(content);
  return isEdwards(kind) ? edPublic(kind, content) : readPoint(kind, content);
}

/** The DER of an RSAPublicKey (PKCS#1, RFC 8017). */
export function writeRsaPublic({ n, e }: RsaPublic): Bytes {
  return writeSequence(writeInteger(n), writeInteger(e));
}

/** Reads an RSAPublicKey; throws `MalformedError`. */
export function readRsaPublic(bytes: Uint8Array): RsaPublic {
  const outer = new DerReader(bytes);
  const reader = outer.enter();
  outer.end();
  const [n, e] = [reader.integer(), reader.integer()];
  reader.end();
  return { type: 'rsa', n, e };
}

/** The DER of an RSAPrivateKey with two primes (PKCS#1, RFC 8017). */
export function writeRsaPrivate({ n, e }: RsaPublic, { d, p, q, dp, dq, qi }: RsaPrivate): Bytes {
  return writeSequence(...[new Uint8Array(0), n, e, d, p, q, dp, dq, qi].map(writeInteger));
}

/** Reads an RSAPrivateKey; throws `MalformedError`, or `UnsupportedKeyError` for more than two primes. */
export function readRsaPrivate(bytes: Uint8Array): Key {
  const outer = new DerReader(bytes);
  const reader = outer.enter();
  outer.end();
  const version = reader.smallInteger();
  if (version === 1) throw new UnsupportedKeyError('multi-prime RSA');
  if (version !== 0) throw new MalformedError();
  const next = () => reader.integer();
  const key = {
    type: 'rsa',
    n: next(),
    e: next(),
    secret: { d: next(), p: next(), q: next(), dp: next(), dq: next(), qi: next() },
  } as const;
  reader.end();
  return key;
}

/** The DER of an ECPrivateKey (SEC 1, RFC 5915). Inside PKCS#8 the curve is named outside already. */
export function writeEcPrivate({ curve, point }: EcPublic, scalar: Uint8Array, withCurve = true): Bytes {
  return writeSequence(
    writeInteger(Uint8Array.of(1)),
    writeOctets(padStart(scalar, CURVES[curve].size)),
    ...(withCurve ? [writeDer(explicitTag(0), writeOid(CURVES[curve].oid))] : []),
    writeDer(explicitTag(1), writeBits(point)),
  );
}

/** Reads an ECPrivateKey, whose curve may be named outside; throws `MalformedError` or `UnsupportedKeyError`. */
export function readEcPrivate(bytes: Uint8Array, outside?: CurveName): Key {
  const outer = new DerReader(bytes);
  const reader = outer.enter();
  outer.end();
  if (reader.smallInteger() !== 1) throw new MalformedError();
  const written = reader.octets();
  const named = reader.isNext(explicitTag(0)) ? readCurveInside(reader.enter(explicitTag(0))) : undefined;
  const curve = named ?? outside;
  if (!curve || (outside && curve !== outside)) throw new MalformedError();
  const { size } = CURVES[curve];
  const scalar = padStart(written, size);
  if (scalar.length !== size) throw new MalformedError();
  const point = reader.isNext(explicitTag(1))
    ? uncompressed(curve, reader.enter(explicitTag(1)).bits())
    : pointOfScalar(curve, scalar);
  reader.end();
  if (!point) throw new MalformedError();
  return { type: 'ec', curve, point, secret: scalar };
}

function readCurveInside(reader: DerReader): CurveName {
  if (reader.isNext(TAG.sequence)) throw new UnsupportedKeyError('explicit EC parameters');
  return readCurve(reader.oid());
}

/** The DER of a PrivateKeyInfo (PKCS#8, RFC 5208; RFC 8410 for EdDSA), unencrypted; undefined for a public key. */
export function writePkcs8(key: Key): Bytes | undefined {
  if (!key.secret) return undefined;
  const content =
    key.type === 'rsa'
      ? writeRsaPrivate(key, key.secret)
      : key.type === 'ec'
        ? writeEcPrivate(key, key.secret, false)
        : writeOctets(key.secret);
  return writeSequence(writeInteger(new Uint8Array(0)), writeAlgorithm(key), writeOctets(content));
}

/** Reads a PrivateKeyInfo or OneAsymmetricKey (RFC 5958); throws `MalformedError` or `UnsupportedKeyError`. */
export function readPkcs8(bytes: Uint8Array): Key {
  const outer = new DerReader(bytes);
  const reader = outer.enter();
  outer.end();
  const version = reader.smallInteger();
  if (version > 1) throw new MalformedError();
  const kind = readAlgorithm(reader.enter());
  const content = reader.octets();
  if (reader.isNext(explicitTag(0))) reader.take(explicitTag(0));
  const point = version === 1 && reader.isNext(implicitTag(1)) ? reader.bits(implicitTag(1)) : undefined;
  reader.end();
  if (kind === 'rsa') return readRsaPrivate(content);
  if (!isEdwards(kind)) return readEcPrivate(content, kind);
  const inner = new DerReader(content);
  const seed = inner.octets();
  inner.end();
  if (seed.length !== EDWARDS[kind].size) throw new MalformedError();
  return { ...edPublic(kind, point ?? pointOfSeed(kind, seed)), secret: seed };
}
