import { cbc, ctr, gcm } from '@noble/ciphers/aes.js';
import { toBase64 } from '../base64';
import { fromBase64 } from '../base64-reader';
import type { RandomSource } from '../random';
import { err, ok, type Result } from '../result';
import { bcryptPbkdf } from './bcrypt-pbkdf';
import { concat, fromBigInt, padStart, sameBytes, toBigInt, withoutLeadingZeros } from './bytes';
import { pointOfScalar, uncompressed } from './check-key';
import { CURVES, type CurveName, type Key, type KeyFault, type PublicKey, publicPart } from './key';
import { MalformedError, unlessMalformed } from './malformed';
import { writePem } from './pem';
import { UnsupportedKeyError } from './pkcs';
import { completeRsa } from './rsa-numbers';

type Bytes = Uint8Array<ArrayBuffer>;

export const OPENSSH_LABEL = 'OPENSSH PRIVATE KEY';
const MAGIC = 'openssh-key-v1\0';
const LINE_LENGTH = 70;
/** What ssh-keygen of OpenSSH 9.4 and later takes. */
const ROUNDS = 24;
const MOST_ROUNDS = 4096;

const encoder = new TextEncoder();

function uint32(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** A string of RFC 4251: its length, then its bytes. */
function writeString(content: Uint8Array | string): Bytes {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content;
  return concat(uint32(bytes.length), bytes);
}

/** A multiple precision integer of RFC 4251, 0 or above. */
function writeMpint(unsigned: Uint8Array): Bytes {
  const digits = withoutLeadingZeros(unsigned);
  return writeString((digits[0] ?? 0) >= 0x80 ? concat(Uint8Array.of(0), digits) : digits);
}

class SshReader {
  #bytes: Uint8Array;
  #at = 0;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }
  raw(length: number): Bytes {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new MalformedError();
    const part = this.#bytes.slice(this.#at, end);
    this.#at = end;
    return part;
  }
  uint32(): number {
    return new DataView(this.raw(4).buffer).getUint32(0);
  }
  string(): Bytes {
    return this.raw(this.uint32());
  }
  text(): string {
    return new TextDecoder().decode(this.string());
  }
  mpint(): Bytes {
    const digits = this.string();
    if ((digits[0] ?? 0) >= 0x80) throw new MalformedError();
    return withoutLeadingZeros(digits);
  }
  rest(): Bytes {
    return this.raw(this.#bytes.length - this.#at);
  }
  end(): void {
    if (this.#at !== this.#bytes.length) throw new MalformedError();
  }
}

/** What SSH calls the kind of the key. */
export function sshType(key: PublicKey): string {
  if (key.type === 'rsa') return 'ssh-rsa';
  return key.type === 'ed25519' ? 'ssh-ed25519' : `ecdsa-sha2-${CURVES[key.curve].ssh}`;
}

/** The public key in SSH's own form (RFC 4253, 5656, 8709): what stands in Base64 on its line, and what is fingerprinted. */
export function writeSshBlob(key: PublicKey): Bytes {
  const type = writeString(sshType(key));
  switch (key.type) {
    case 'rsa':
      return concat(type, writeMpint(key.e), writeMpint(key.n));
    case 'ec':
      return concat(type, writeString(CURVES[key.curve].ssh), writeString(key.point));
    case 'ed25519':
      return concat(type, writeString(key.point));
  }
}

function curveOf(type: string): CurveName | undefined {
  return (['P-256', 'P-384', 'P-521'] as const).find((curve) => type === `ecdsa-sha2-${CURVES[curve].ssh}`);
}

function readPublicFields(reader: SshReader): PublicKey {
  const type = reader.text();
  if (type === 'ssh-rsa') {
    const e = reader.mpint();
    return { type: 'rsa', n: reader.mpint(), e };
  }
  if (type === 'ssh-ed25519') {
    const point = reader.string();
    if (point.length !== 32) throw new MalformedError();
    return { type: 'ed25519', point };
  }
  const curve = curveOf(type);
  if (!curve) throw new UnsupportedKeyError(type);
  return readCurvePoint(reader, curve);
}

function readCurvePoint(reader: SshReader, curve: CurveName): PublicKey & { type: 'ec' } {
  if (reader.text() !== CURVES[curve].ssh) throw new MalformedError();
  const point = uncompressed(curve, reader.string());
  if (!point) throw new MalformedError();
  return { type: 'ec', curve, point };
}

/** The line of a `.pub` or `authorized_keys` file, ended by LF. A comment must be free of control characters. */
export function writeSshLine(key: PublicKey, comment: string): string {
  return `${sshType(key)} ${toBase64(writeSshBlob(key))}${comment === '' ? '' : ` ${comment}`}\n`;
}

const LINE =
  /(?:^|[ \t])(ssh-(?:rsa|dss|ed25519|ed448)|ecdsa-sha2-nistp\d+|sk-[a-z0-9@.-]+)[ \t]+([A-Za-z0-9+/]+={0,2})(?:[ \t]+([^\r\n]*))?[ \t\r]*$/m;

/** Whether a line of the text begins as an SSH public key does. */
export function looksLikeSshLine(text: string): boolean {
  return LINE.test(text);
}

/** The first public key line of a text, options before the key allowed. Throws `MalformedError`, `UnsupportedKeyError`. */
export function readSshLine(text: string): { key: PublicKey; comment: string } {
  const [, type = '', body = '', comment = ''] = LINE.exec(text) ?? [];
  const decoded = fromBase64(body);
  if (!decoded.ok || decoded.value.notes.length > 0) throw new MalformedError();
  const reader = new SshReader(decoded.value.bytes);
  const key = readPublicFields(reader);
  reader.end();
  if (sshType(key) !== type) throw new MalformedError();
  return { key, comment: comment.trim() };
}

const SSH2 = /^---- BEGIN SSH2 PUBLIC KEY ----[ \t]*$/m;
const SSH2_END = '---- END SSH2 PUBLIC KEY ----';

/** Whether a public key of RFC 4716 begins in the text. */
export function looksLikeSsh2(text: string): boolean {
  return text.includes('---- BEGIN SSH2') && SSH2.test(text.replace(/\r\n?/g, '\n'));
}

/** The first public key of RFC 4716 in a text, with the comment of its headers. Throws as `readSshLine`. */
export function readSsh2(text: string): { key: PublicKey; comment: string } {
  const lines = text.replace(/\r\n?/g, '\n');
  const begin = SSH2.exec(lines);
  const from = begin ? begin.index + begin[0].length : 0;
  const end = lines.indexOf(SSH2_END, from);
  if (end < 0) throw new MalformedError();
  // A backslash at the end of a line goes on with its header.
  const content = lines.slice(from, end).replaceAll('\\\n', '').split('\n');
  const isHeader = (line: string) => line.includes(':');
  const body = content.filter((line) => !isHeader(line)).join('');
  const comment = content.find((line) => /^comment:/i.test(line))?.slice('comment:'.length) ?? '';
  const decoded = fromBase64(body);
  if (!decoded.ok || decoded.value.notes.length > 0) throw new MalformedError();
  const reader = new SshReader(decoded.value.bytes);
  const key = readPublicFields(reader);
  reader.end();
  return { key, comment: comment.trim().replace(/^"(.*)"$/, '$1') };
}

/** The part of an OpenSSH private key that a passphrase hides, padded with 1, 2, 3 … to whole blocks. */
function writePrivatePart(key: Key, check: Uint8Array, comment: string, blockSize: number): Bytes | undefined {
  const fields = privateFields(key);
  if (!fields) return undefined;
  const part = concat(check, check, writeString(sshType(key)), fields, writeString(comment));
  const padding = (blockSize - (part.length % blockSize)) % blockSize;
  return concat(
    part,
    Uint8Array.from({ length: padding }, (_, at) => at + 1),
  );
}

function privateFields(key: Key): Bytes | undefined {
  if (!key.secret) return undefined;
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
 * bcrypt_pbkdf. Undefined for a public key.
 */
export function writeOpenSsh(key: Key, comment: string, passphrase: string, random: RandomSource): string | undefined {
  const isEncrypted = passphrase !== '';
  const part = writePrivatePart(key, random(4), comment, isEncrypted ? 16 : 8);
  if (!part) return undefined;
  const salt = isEncrypted ? random(16) : new Uint8Array(0);
  const options = isEncrypted ? concat(writeString(salt), uint32(ROUNDS)) : salt;
  const bytes = concat(
    encoder.encode(MAGIC),
    writeString(isEncrypted ? 'aes256-ctr' : 'none'),
    writeString(isEncrypted ? 'bcrypt' : 'none'),
    writeString(options),
    uint32(1),
    writeString(writeSshBlob(publicPart(key))),
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
  readonly publicKey: PublicKey;
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
  if (!sameBytes(writeSshBlob(publicPart(read.key)), writeSshBlob(envelope.publicKey))) {
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

function readPrivatePart(part: Uint8Array): { key: Key; comment: string } {
  const reader = new SshReader(part);
  const key = readPrivateKey(reader);
  const comment = reader.text();
  const padding = reader.rest();
  if (padding.length > 255 || padding.some((byte, at) => byte !== at + 1)) throw new MalformedError();
  return { key, comment };
}

function readPrivateKey(reader: SshReader): Key {
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
