import { md5 } from '@noble/hashes/legacy.js';
import { fromHex } from '../hex';
import { err, ok, type Result } from '../result';
import { concat } from './bytes';
import { isConsistent } from './check-key';
import { canBeRead, fromJwk, keysOfSet, looksLikeJwk } from './jwk';
import type { Key, KeyFault } from './key';
import { MalformedError, unlessMalformed } from './malformed';
import { looksLikeSsh2, looksLikeSshLine, readSsh2, readSshLine } from './ssh-public';
import { OPENSSH_LABEL, readOpenSsh } from './openssh';
import { decryptPkcs8, openCbc, openDesCbc, type Subtle } from './pbes2';
import { looksLikePem, type PemBlock, readPem, withoutEscapes } from './pem';
import { readEcPrivate, readPkcs8, readRsaPrivate, readRsaPublic, readSpki, UnsupportedKeyError } from './pkcs';
import { writtenDer } from './written-der';

/** The form a key was written in. */
export type KeySource = 'spki' | 'pkcs8' | 'pkcs1' | 'sec1' | 'openssh' | 'ssh-line' | 'ssh2' | 'jwk';

/** Characters that are looked at: a chain of certificates with its key has fewer. */
const MOST_CHARACTERS = 1_000_000;
/** Characters of a name that is told. */
const MOST_NAME = 80;

export interface ReadKey {
  readonly key: Key;
  readonly source: KeySource;
  /** DER without PEM around it, given in Base64 or hex. */
  readonly isDer: boolean;
  readonly wasEncrypted: boolean;
  /** Of an SSH key. */
  readonly comment?: string;
  /** Keys in the set that it is of; the first one that can be read was. */
  readonly setSize?: number;
}

type Found = Omit<ReadKey, 'isDer'>;

export interface ReadSettings {
  /** Opens an encrypted key. Empty counts as none. */
  readonly passphrase?: string | undefined;
  readonly subtle?: Subtle;
}

/**
 * Reads a public or private key in PEM (SPKI, PKCS#8, PKCS#1, SEC 1, OpenSSH; encrypted or not, also inside a string of JSON or of an
 * environment file), as an SSH public key line or file (RFC 4716), as JWK or a set of them, or as DER in Base64 or hex. The key's numbers are checked against each other.
 */
export async function readKey(text: string, settings: ReadSettings = {}): Promise<Result<ReadKey, KeyFault>> {
  const passphrase = settings.passphrase === '' ? undefined : settings.passphrase;
  try {
    const found = await find(
      text
        .slice(0, MOST_CHARACTERS)
        .replace(/^\uFEFF/, '')
        .trim(),
      passphrase,
      settings.subtle,
    );
    if (!found.ok) return found;
    return isConsistent(found.value.key) ? found : err({ code: 'inconsistent' });
  } catch (error) {
    if (error instanceof UnsupportedKeyError) return err({ code: 'unsupported-key', found: error.found });
    if (error instanceof MalformedError) return err({ code: 'damaged' });
    throw error;
  }
}

async function find(text: string, passphrase: string | undefined, subtle: Subtle): Promise<Result<ReadKey, KeyFault>> {
  if (looksLikePem(text)) {
    const found = await readPemKey(withoutEscapes(text), passphrase, subtle);
    return found.ok ? ok({ ...found.value, isDer: false }) : found;
  }
  if (looksLikeSsh2(text)) return ok({ ...readSsh2(text), source: 'ssh2', isDer: false, wasEncrypted: false });
  if (/^[{[]/.test(text)) return readJwkText(text);
  if (looksLikeSshLine(text)) {
    return ok({ ...readSshLine(text), source: 'ssh-line', isDer: false, wasEncrypted: false });
  }
  return readWrittenDer(text, passphrase, subtle);
}

function readJwkText(text: string): Result<ReadKey, KeyFault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: 'not-a-key' });
  }
  const found = { source: 'jwk', isDer: false, wasEncrypted: false } as const;
  if (looksLikeJwk(value)) return ok({ ...found, key: fromJwk(value) });
  const keys = keysOfSet(value);
  if (!keys) return err({ code: 'not-a-key' });
  // A set may hold keys of kinds that are not read here; only if all are, it is told of the first.
  const readable = keys.find((one) => canBeRead(one)) ?? keys[0];
  return readable ? ok({ ...found, key: fromJwk(readable), setSize: keys.length }) : err({ code: 'not-a-key' });
}

const plain = (source: KeySource, key: Key): Result<Found, KeyFault> => ok({ key, source, wasEncrypted: false });

const READERS: Readonly<
  Record<
    string,
    (
      block: PemBlock,
      passphrase: string | undefined,
      subtle: Subtle,
    ) => Result<Found, KeyFault> | Promise<Result<Found, KeyFault>>
  >
> = {
  'PUBLIC KEY': ({ bytes }) => plain('spki', readSpki(bytes)),
  'RSA PUBLIC KEY': ({ bytes }) => plain('pkcs1', readRsaPublic(bytes)),
  'PRIVATE KEY': ({ bytes }) => plain('pkcs8', readPkcs8(bytes)),
  'ENCRYPTED PRIVATE KEY': ({ bytes }, passphrase, subtle) => readEncrypted(bytes, passphrase, subtle),
  'RSA PRIVATE KEY': (block, passphrase) => readOldPrivate(block, passphrase, 'pkcs1', readRsaPrivate),
  'EC PRIVATE KEY': (block, passphrase) => readOldPrivate(block, passphrase, 'sec1', (bytes) => readEcPrivate(bytes)),
  [OPENSSH_LABEL]: ({ bytes }, passphrase) => {
    const read = readOpenSsh(bytes, passphrase);
    return read.ok ? ok({ ...read.value, source: 'openssh' }) : read;
  },
};

async function readPemKey(
  text: string,
  passphrase: string | undefined,
  subtle: Subtle,
): Promise<Result<Found, KeyFault>> {
  const blocks = readPem(text);
  const readable = blocks.filter(({ label }) => Object.hasOwn(READERS, label));
  // Where both halves of a pair stand there, the private one tells all that the other does.
  const block = readable.find(({ label }) => label.endsWith('PRIVATE KEY')) ?? readable[0];
  const read = block && READERS[block.label];
  if (read) return read(block, passphrase, subtle);
  const [other] = blocks;
  if (other) return err({ code: 'unsupported-key', found: other.label });
  return err({ code: /-----BEGIN [A-Z0-9 ]*KEY-----/.test(text) ? 'damaged' : 'not-a-key' });
}

/** Opens an EncryptedPrivateKeyInfo. What decrypts to no key was opened with another passphrase. */
async function readEncrypted(
  bytes: Uint8Array,
  passphrase: string | undefined,
  subtle: Subtle,
): Promise<Result<Found, KeyFault>> {
  const opened = await decryptPkcs8(bytes, passphrase, subtle);
  if (!opened.ok) return opened;
  const key = unlessMalformed(() => readPkcs8(opened.value));
  return key ? ok({ key, source: 'pkcs8', wasEncrypted: true }) : err({ code: 'wrong-passphrase' });
}

/** Lengths of the key and of the IV, in bytes. */
const OLD_CIPHERS: Readonly<Record<string, readonly [key: number, iv: number]>> = {
  'AES-128-CBC': [16, 16],
  'AES-192-CBC': [24, 16],
  'AES-256-CBC': [32, 16],
  'DES-EDE3-CBC': [24, 8],
  'DES-CBC': [8, 8],
};

/** PKCS#1 and SEC 1, which OpenSSL once encrypted by headers of RFC 1421 and one round of MD5. */
async function readOldPrivate(
  { headers, bytes }: PemBlock,
  passphrase: string | undefined,
  source: KeySource,
  read: (bytes: Uint8Array) => Key,
): Promise<Result<Found, KeyFault>> {
  if (!headers.get('proc-type')?.includes('ENCRYPTED')) return plain(source, read(bytes));
  const [cipher = '', written = ''] = headers.get('dek-info')?.split(',') ?? [];
  const name = cipher.trim().toUpperCase();
  const lengths = Object.hasOwn(OLD_CIPHERS, name) ? OLD_CIPHERS[name] : undefined;
  if (lengths === undefined) return err({ code: 'unsupported-encryption', found: cipher.slice(0, MOST_NAME) });
  const [keyLength, ivLength] = lengths;
  const iv = fromHex(written);
  if (!iv.ok || iv.value.length !== ivLength || bytes.length === 0 || bytes.length % ivLength !== 0)
    return err({ code: 'damaged' });
  if (passphrase === undefined) return err({ code: 'needs-passphrase' });
  const oldest = oldKey(passphrase, iv.value.slice(0, 8), keyLength);
  const opened = await (ivLength === 8 ? openDesCbc : openCbc)(oldest, iv.value, bytes);
  if (!opened.ok) return opened;
  const key = unlessMalformed(() => read(opened.value));
  return key ? ok({ key, source, wasEncrypted: true }) : err({ code: 'wrong-passphrase' });
}

/** OpenSSL's EVP_BytesToKey with MD5 and one round. */
function oldKey(passphrase: string, salt: Uint8Array, length: number): Uint8Array {
  const password = new TextEncoder().encode(passphrase);
  let digest: Uint8Array = new Uint8Array(0);
  let key: Uint8Array = new Uint8Array(0);
  while (key.length < length) {
    digest = md5(concat(digest, password, salt));
    key = concat(key, digest);
  }
  return key.slice(0, length);
}

/** DER written as Base64 or hex: any of the forms that PEM would name. */
async function readWrittenDer(
  text: string,
  passphrase: string | undefined,
  subtle: Subtle,
): Promise<Result<ReadKey, KeyFault>> {
  const bytes = writtenDer(text);
  if (!bytes) return err({ code: 'not-a-key' });
  const encrypted = await readEncrypted(bytes, passphrase, subtle);
  if (encrypted.ok) return ok({ ...encrypted.value, isDer: true });
  if (encrypted.fault.code !== 'damaged') return encrypted;
  const forms: readonly (readonly [KeySource, (bytes: Uint8Array) => Key])[] = [
    ['spki', readSpki],
    ['pkcs8', readPkcs8],
    ['pkcs1', readRsaPrivate],
    ['pkcs1', readRsaPublic],
    ['sec1', (content) => readEcPrivate(content)],
  ];
  for (const [source, read] of forms) {
    const key = unlessMalformed(() => read(bytes));
    if (key) return ok({ key, source, isDer: true, wasEncrypted: false });
  }
  return err({ code: 'not-a-key' });
}
