import { toBase64 } from '../../lib/base64';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { decryptCbc, encryptCbc } from './aes';
import { join, readBase64, textOf, utf8, type Bytes } from './bytes';
import { DERIVATIONS, hasDerivations, type Derivation, type LegacyCipher } from './options';
import { derivePbkdf2 } from './pbkdf2';
import { padPkcs7, unpadPkcs7 } from './pkcs7';

/** What OpenSSL's salted format begins with; eight bytes of salt follow. */
const MAGIC = utf8('Salted__');
const SALT = 8;
const HEAD = MAGIC.length + SALT;

/** Bytes of the key, of the IV, and of a block; Rabbit and RC4 have no blocks to fill. */
const SIZES: Readonly<Record<LegacyCipher, { key: number; iv: number; block: number }>> = {
  aes: { key: 32, iv: 16, block: 16 },
  tripledes: { key: 24, iv: 8, block: 8 },
  rabbit: { key: 16, iv: 8, block: 1 },
  rc4: { key: 32, iv: 0, block: 1 },
};

/** How a legacy text was encrypted. */
export interface LegacyMethod {
  readonly cipher: LegacyCipher;
  readonly derivation: Derivation;
}

/** What is asked for when decrypting; `detect` tries what can be told right from wrong. */
export interface WantedMethod {
  readonly cipher: LegacyCipher | 'detect';
  readonly derivation: Derivation | 'detect';
}

export type LegacyFault =
  | { readonly code: 'not-base64'; readonly at: number }
  | { readonly code: 'no-header' }
  | { readonly code: 'incomplete' }
  /** Neither block cipher can have made so many bytes, and Rabbit and RC4 cannot be told apart. */
  | { readonly code: 'choose-cipher' }
  | { readonly code: 'wrong-passphrase' }
  /** From a cipher without any check: the bytes are as likely nonsense. */
  | { readonly code: 'not-text'; readonly bytes: Bytes };

export interface LegacyPlain {
  readonly bytes: Bytes;
  readonly method: LegacyMethod;
}

interface LegacySettings {
  readonly passphrase: string;
  /** Of PBKDF2, where that is the derivation. */
  readonly iterations: number;
  readonly job: Job;
  readonly subtle: SubtleCrypto | undefined;
}

/** Encrypts into Base64 of `Salted__`, salt and ciphertext. A stream cipher of an empty text leaves nothing to check. */
export async function encryptLegacy(
  plain: Bytes,
  { cipher, derivation }: LegacyMethod,
  settings: LegacySettings,
): Promise<Result<string, { readonly code: 'empty-text' }>> {
  const { block } = SIZES[cipher];
  if (block === 1 && plain.length === 0) return err({ code: 'empty-text' });
  const salt = new Uint8Array(settings.job.random(SALT));
  const keys = await deriveKeys({ cipher, derivation }, salt, settings);
  const padded = block === 1 ? plain : padPkcs7(plain, block);
  const encrypted = await runCipher(cipher, 'encrypt', padded, keys, settings.job);
  return ok(toBase64(join(MAGIC, salt, encrypted)));
}

/** Decrypts what OpenSSL or CryptoJS wrote; white space in the Base64 is ignored. */
export async function decryptLegacy(
  written: string,
  wanted: WantedMethod,
  settings: LegacySettings,
): Promise<Result<LegacyPlain, LegacyFault>> {
  const read = readBase64(written);
  if (!read.ok) return err({ code: 'not-base64', at: read.fault.at });
  const bytes = read.value;
  if (!MAGIC.every((byte, at) => bytes[at] === byte)) return err({ code: 'no-header' });
  const salt = bytes.slice(MAGIC.length, HEAD);
  const encrypted = bytes.slice(HEAD);
  if (salt.length < SALT || encrypted.length === 0) return err({ code: 'incomplete' });
  if (wanted.cipher === 'rabbit' || wanted.cipher === 'rc4') {
    return decryptStream(encrypted, wanted.cipher, salt, settings);
  }
  const ciphers = (wanted.cipher === 'detect' ? (['aes', 'tripledes'] as const) : [wanted.cipher]).filter(
    (cipher) => encrypted.length % SIZES[cipher].block === 0,
  );
  if (ciphers.length === 0) return err({ code: wanted.cipher === 'detect' ? 'choose-cipher' : 'incomplete' });
  const derivations = wanted.derivation === 'detect' ? DERIVATIONS : [wanted.derivation];
  const methods = ciphers.flatMap((cipher) => derivations.map((derivation) => ({ cipher, derivation })));
  return tryMethods(encrypted, methods, salt, settings);
}

/** One method is taken at its word; among several, only one that gives text is believed. */
async function tryMethods(
  encrypted: Bytes,
  methods: readonly LegacyMethod[],
  salt: Bytes,
  settings: LegacySettings,
): Promise<Result<LegacyPlain, LegacyFault>> {
  for (const method of methods) {
    const keys = await deriveKeys(method, salt, settings);
    const padded = await runCipher(method.cipher, 'decrypt', encrypted, keys, settings.job);
    const bytes = unpadPkcs7(padded, SIZES[method.cipher].block);
    if (bytes && (methods.length === 1 || textOf(bytes) !== undefined)) return ok({ bytes, method });
  }
  return err({ code: 'wrong-passphrase' });
}

async function decryptStream(
  encrypted: Bytes,
  cipher: 'rabbit' | 'rc4',
  salt: Bytes,
  settings: LegacySettings,
): Promise<Result<LegacyPlain, LegacyFault>> {
  const method = { cipher, derivation: 'md5' } as const;
  const bytes = await runCipher(cipher, 'decrypt', encrypted, await deriveKeys(method, salt, settings), settings.job);
  return textOf(bytes) === undefined ? err({ code: 'not-text', bytes }) : ok({ bytes, method });
}

interface Keys {
  readonly key: Bytes;
  readonly iv: Bytes;
}

async function runCipher(
  cipher: LegacyCipher,
  direction: 'encrypt' | 'decrypt',
  bytes: Bytes,
  keys: Keys,
  job: Job,
): Promise<Bytes> {
  if (cipher === 'aes') return (direction === 'encrypt' ? encryptCbc : decryptCbc)(bytes, keys.key, keys.iv);
  const { runOldCipher } = await import('./legacy-ciphers');
  return runOldCipher(cipher, direction, bytes, keys, job);
}

/** Key and IV of a passphrase as typed. */
async function deriveKeys(
  { cipher, derivation }: LegacyMethod,
  salt: Bytes,
  { passphrase, iterations, job, subtle }: LegacySettings,
): Promise<Keys> {
  const { key, iv } = SIZES[cipher];
  const secret = utf8(passphrase);
  const derived =
    derivation === 'pbkdf2' && hasDerivations(cipher)
      ? await derivePbkdf2({ passphrase: secret, salt, iterations, length: key + iv }, job, subtle)
      : await bytesToKey(hasDerivations(cipher) && derivation === 'sha256' ? 'sha256' : 'md5', secret, salt, key + iv);
  return { key: derived.slice(0, key), iv: derived.slice(key, key + iv) };
}

/** OpenSSL's `EVP_BytesToKey` with one round: each digest is of the one before, the passphrase and the salt. */
async function bytesToKey(name: 'md5' | 'sha256', secret: Bytes, salt: Bytes, length: number): Promise<Bytes> {
  const hash =
    name === 'md5' ? (await import('@noble/hashes/legacy.js')).md5 : (await import('@noble/hashes/sha2.js')).sha256;
  const derived = new Uint8Array(Math.ceil(length / hash.outputLen) * hash.outputLen);
  let last = new Uint8Array(0);
  for (let at = 0; at < length; at += hash.outputLen) {
    last = new Uint8Array(hash(join(last, secret, salt)));
    derived.set(last, at);
  }
  return derived.slice(0, length);
}
