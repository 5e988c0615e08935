import { cbc, ctr, gcm } from '@noble/ciphers/aes.js';
import type { RandomSource } from '../random';
import { err, ok, type Result } from '../result';
import { bcryptPbkdf } from './bcrypt-pbkdf';
import { concat, fromBigInt, padStart, sameBytes, toBigInt } from './bytes';
import { pointOfScalar } from './check-key';
import { CURVES, type Key, type KeyFault, type RsaPrivate } from './key';
import { MalformedError, unlessMalformed } from './malformed';
import { writePem } from './pem';
import { UnsupportedKeyError } from './pkcs';
import { completeRsa } from './rsa-numbers';
import { curveOf, isSshKey, readCurvePoint, readPublicFields, type SshKey, sshType, writeSshBlob } from './ssh-public';
import { SshReader, uint32, writeMpint, writeString } from './ssh-wire';

type Bytes = Uint8Array<ArrayBuffer>;

export const OPENSSH_LABEL = 'OPENSSH PRIVATE KEY';
const MAGIC = 'openssh-key-v1\0';
const LINE_LENGTH = 70;
/** What ssh-keygen of OpenSSH 9.4 and later takes. */
const ROUNDS = 24;
const MOST_ROUNDS = 4096;

const encoder = new TextEncoder();

/** The part of an OpenSSH private key that a passphrase hides, padded with 1, 2, 3 … to whole blocks. */
function writePrivatePart(key: SshPrivateKey, check: Uint8Array, comment: string, blockSize: number): Bytes {
  const fields = privateFields(key);
  const part = concat(check, check, writeString(sshType(key)), fields, writeString(comment));
  const padding = (blockSize - (part.length % blockSize)) % blockSize;
  return concat(
    part,
    Uint8Array.from({ length: padding }, (_, at) => at + 1),
  );
}

/** A private key of a kind that OpenSSH knows. */
type SshPrivateKey = SshKey & Key & { readonly secret: Bytes | RsaPrivate };

function isSshPrivate(key: Key): key is SshPrivateKey {
  return key.secret !== undefined && isSshKey(key);
}

function privateFields(key: SshPrivateKey): Bytes {
  switch (key.type) {
    case 'rsa': {
      const { d, p, q, qi } = key.secret;
      return concat(...[key.n, key.e, d, qi, p, q].map(writeMpint));
    }
    case 'ec':
      return concat(writeString(CURVES[key.curve].ssh), writeString(key.point), writeMpint(key.secret));
    case 'ed25519':
      return concat(writeString(key.point), writeString(concat(key.secret, key.point)));
  }
}

/**
 * The private key as ssh-keygen writes it (OpenSSH's PROTOCOL.key); with a passphrase encrypted by aes256-ctr under
 * bcrypt_pbkdf. Undefined for a public key, and for one of a kind that OpenSSH does not know.
 */
export function writeOpenSsh(key: Key, comment: string, passphrase: string, random: RandomSource): string | undefined {
  const isEncrypted = passphrase !== '';
  if (!isSshPrivate(key)) return undefined;
  const part = writePrivatePart(key, random(4), comment, isEncrypted ? 16 : 8);
  const salt = isEncrypted ? random(16) : new Uint8Array(0);
  const options = isEncrypted ? concat(writeString(salt), uint32(ROUNDS)) : salt;
  const bytes = concat(
    encoder.encode(MAGIC),
    writeString(isEncrypted ? 'aes256-ctr' : 'none'),
    writeString(isEncrypted ? 'bcrypt' : 'none'),
    writeString(options),
    uint32(1),
    writeString(writeSshBlob(key)),
    writeString(isEncrypted ? encryptCtr(part, passphrase, salt) : part),
  );
  return writePem(OPENSSH_LABEL, bytes, LINE_LENGTH);
}

function encryptCtr(part: Uint8Array, passphrase: string, salt: Uint8Array): Uint8Array {
  const derived = bcryptPbkdf(encoder.encode(passphrase), salt, ROUNDS, 48);
  return ctr(derived.slice(0, 32), derived.slice(32)).encrypt(part);
}

type Open = (key: Uint8Array, iv: Uint8Array, content: Uint8Array) => Uint8Array;

const openCtr: Open = (key, iv, content) => ctr(key, iv).decrypt(content);
const openCbc: Open = (key, iv, content) => cbc(key, iv, { disablePadding: true }).decrypt(content);
const openGcm: Open = (key, iv, content) => gcm(key, iv).decrypt(content);

const CIPHERS: Readonly<Record<string, { key: number; iv: number; tag: number; open: Open }>> = {
  'aes128-ctr': { key: 16, iv: 16, tag: 0, open: openCtr },
  'aes192-ctr': { key: 24, iv: 16, tag: 0, open: openCtr },
  'aes256-ctr': { key: 32, iv: 16, tag: 0, open: openCtr },
  'aes128-cbc': { key: 16, iv: 16, tag: 0, open: openCbc },
  'aes192-cbc': { key: 24, iv: 16, tag: 0, open: openCbc },
  'aes256-cbc': { key: 32, iv: 16, tag: 0, open: openCbc },
  'aes128-gcm@openssh.com': { key: 16, iv: 12, tag: 16, open: openGcm },
  'aes256-gcm@openssh.com': { key: 32, iv: 12, tag: 16, open: openGcm },
};

interface Envelope {
  readonly cipher: string;
  readonly derivation: string;
  readonly options: Bytes;
  readonly publicKey: SshKey;
  readonly content: Bytes;
  /** What an authenticating cipher puts behind all. */
  readonly tag: Bytes;
}

function readEnvelope(bytes: Uint8Array): Envelope {
  const reader = new SshReader(bytes);
  if (!sameBytes(reader.raw(MAGIC.length), encoder.encode(MAGIC))) throw new MalformedError();
  const [cipher, derivation, options] = [reader.text(), reader.text(), reader.string()];
  if (reader.uint32() !== 1) throw new MalformedError();
  const blob = new SshReader(reader.string());
  const publicKey = readPublicFields(blob);
  blob.end();
  return { cipher, derivation, options, publicKey, content: reader.string(), tag: reader.rest() };
}

/** An OpenSSH private key from inside its PEM block. Throws `UnsupportedKeyError`. */
export function readOpenSsh(
  bytes: Uint8Array,
  passphrase: string | undefined,
): Result<{ key: Key; comment: string; wasEncrypted: boolean }, KeyFault> {
  const envelope = unlessMalformed(() => readEnvelope(bytes));
  if (!envelope) return err({ code: 'damaged' });
  const wasEncrypted = envelope.cipher !== 'none';
  const part = wasEncrypted ? decrypt(envelope, passphrase) : ok(envelope.content);
  if (!part.ok) return part;
  if (!wasEncrypted && (envelope.derivation !== 'none' || envelope.tag.length > 0)) return err({ code: 'damaged' });
  const checks = part.value.slice(0, 8);
  if (checks.length < 8 || !sameBytes(checks.slice(0, 4), checks.slice(4))) {
    return err({ code: wasEncrypted ? 'wrong-passphrase' : 'damaged' });
  }
  const read = unlessMalformed(() => readPrivatePart(part.value.slice(8)));
  if (!read) return err({ code: 'damaged' });
  if (!sameBytes(writeSshBlob(read.key), writeSshBlob(envelope.publicKey))) {
    return err({ code: 'inconsistent' });
  }
  return ok({ ...read, wasEncrypted });
}

function decrypt(
  { cipher, derivation, options, content, tag }: Envelope,
  passphrase: string | undefined,
): Result<Uint8Array, KeyFault> {
  const code = Object.hasOwn(CIPHERS, cipher) ? CIPHERS[cipher] : undefined;
  if (!code) return err({ code: 'unsupported-encryption', found: cipher });
  if (derivation !== 'bcrypt') return err({ code: 'unsupported-encryption', found: derivation });
  const parameters = unlessMalformed(() => {
    const reader = new SshReader(options);
    return { salt: reader.string(), rounds: reader.uint32() };
  });
  if (!parameters || tag.length !== code.tag || content.length % 16 !== 0) return err({ code: 'damaged' });
  const { salt, rounds } = parameters;
  if (salt.length === 0 || rounds === 0) return err({ code: 'damaged' });
  if (rounds > MOST_ROUNDS) return err({ code: 'unsupported-encryption', found: `bcrypt (${rounds})` });
  if (passphrase === undefined) return err({ code: 'needs-passphrase' });
  const derived = bcryptPbkdf(encoder.encode(passphrase), salt, rounds, code.key + code.iv);
  try {
    return ok(code.open(derived.slice(0, code.key), derived.slice(code.key), concat(content, tag)));
  } catch {
    return err({ code: 'wrong-passphrase' });
  }
}

function readPrivatePart(part: Uint8Array): { key: SshPrivateKey; comment: string } {
  const reader = new SshReader(part);
  const key = readPrivateKey(reader);
  const comment = reader.text();
  const padding = reader.rest();
  if (padding.length > 255 || padding.some((byte, at) => byte !== at + 1)) throw new MalformedError();
  return { key, comment };
}

function readPrivateKey(reader: SshReader): SshPrivateKey {
  const type = reader.text();
  if (type === 'ssh-rsa') {
    const [n, e, d, qi, p, q] = Array.from({ length: 6 }, () => reader.mpint());
    if (!n || !e || !d || !qi || !p || !q) throw new MalformedError();
    const secret = completeRsa(d, p, q);
    if (!secret || !sameBytes(secret.qi, qi)) throw new MalformedError();
    return { type: 'rsa', n, e, secret };
  }
  if (type === 'ssh-ed25519') {
    const point = reader.string();
    const both = reader.string();
    if (both.length !== 64 || !sameBytes(both.slice(32), point)) throw new MalformedError();
    return { type: 'ed25519', point, secret: both.slice(0, 32) };
  }
  const curve = curveOf(type);
  if (!curve) throw new UnsupportedKeyError(type);
  const { point } = readCurvePoint(reader, curve);
  const secret = padStart(fromBigInt(toBigInt(reader.mpint())), CURVES[curve].size);
  if (!pointOfScalar(curve, secret)) throw new MalformedError();
  return { type: 'ec', curve, point, secret };
}
