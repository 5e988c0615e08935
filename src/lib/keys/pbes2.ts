import { cbc } from '@noble/ciphers/aes.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha224, sha256, sha384, sha512, sha512_224, sha512_256 } from '@noble/hashes/sha2.js';
import type { RandomSource } from '../random';
import { err, ok, type Result } from '../result';
import { DerReader, TAG, writeInteger, writeNull, writeOctets, writeOid, writeSequence } from './der';
import { concat, fromBigInt } from './bytes';
import type { KeyFault } from './key';
import { unlessMalformed } from './malformed';

type Bytes = Uint8Array<ArrayBuffer>;

const PBES2 = '1.2.840.113549.1.5.13';
const PBKDF2 = '1.2.840.113549.1.5.12';
const SCRYPT = '1.3.6.1.4.1.11591.4.11';
const AES_256_CBC = '2.16.840.1.101.3.4.1.42';
const HMAC_SHA256 = '1.2.840.113549.2.9';

interface Cipher {
  readonly keyLength: number;
  /** As long as a block. */
  readonly ivLength: 8 | 16;
  /** Of RC2: how many bits of its key count. */
  readonly rc2Bits?: number;
}

const CIPHERS: Readonly<Record<string, Cipher>> = {
  '2.16.840.1.101.3.4.1.2': { keyLength: 16, ivLength: 16 },
  '2.16.840.1.101.3.4.1.22': { keyLength: 24, ivLength: 16 },
  [AES_256_CBC]: { keyLength: 32, ivLength: 16 },
  '1.2.840.113549.3.7': { keyLength: 24, ivLength: 8 },
  '1.3.14.3.2.7': { keyLength: 8, ivLength: 8 },
};
/** Schemes of before PBES2: what they derive key and IV by, and the length of the key, in bytes. */
const OLD_SCHEMES: Readonly<
  Record<string, { readonly hash: 'md5' | 'sha1' | 'pkcs12'; readonly keyLength: number; readonly rc2Bits?: number }>
> = {
  '1.2.840.113549.1.5.3': { hash: 'md5', keyLength: 8 },
  '1.2.840.113549.1.5.6': { hash: 'md5', keyLength: 8, rc2Bits: 64 },
  '1.2.840.113549.1.5.10': { hash: 'sha1', keyLength: 8 },
  '1.2.840.113549.1.5.11': { hash: 'sha1', keyLength: 8, rc2Bits: 64 },
  '1.2.840.113549.1.12.1.3': { hash: 'pkcs12', keyLength: 24 },
  '1.2.840.113549.1.12.1.4': { hash: 'pkcs12', keyLength: 16 },
  '1.2.840.113549.1.12.1.5': { hash: 'pkcs12', keyLength: 16, rc2Bits: 128 },
  '1.2.840.113549.1.12.1.6': { hash: 'pkcs12', keyLength: 5, rc2Bits: 40 },
};
const HASHES = {
  '1.2.840.113549.2.7': { name: 'SHA-1', code: sha1 },
  // No browser has PBKDF2 with the ones without a name.
  '1.2.840.113549.2.8': { name: undefined, code: sha224 },
  [HMAC_SHA256]: { name: 'SHA-256', code: sha256 },
  '1.2.840.113549.2.10': { name: 'SHA-384', code: sha384 },
  '1.2.840.113549.2.11': { name: 'SHA-512', code: sha512 },
  '1.2.840.113549.2.12': { name: undefined, code: sha512_224 },
  '1.2.840.113549.2.13': { name: undefined, code: sha512_256 },
} as const;
const OTHER_CIPHERS: Readonly<Record<string, string>> = {
  '1.2.840.113549.3.2': 'RC2-CBC',
  '1.2.840.113549.1.12.1.1': 'PBE (SHA-1, RC4)',
  '1.2.840.113549.1.12.1.2': 'PBE (SHA-1, RC4)',
};

type HashId = keyof typeof HASHES;
const isHashId = (oid: string): oid is HashId => Object.hasOwn(HASHES, oid);

/** Rounds that new keys get (OWASP's figure for PBKDF2 with HMAC-SHA256). */
export const PBKDF2_ROUNDS = 600_000;
/** More than this many rounds would keep the machine busy for minutes. */
const MOST_ROUNDS = 20_000_000;
const MOST_SCRYPT_BYTES = 1 << 30;

type Derivation =
  | { readonly kind: 'pbkdf2'; readonly salt: Bytes; readonly rounds: number; readonly hash: HashId }
  | { readonly kind: 'scrypt'; readonly salt: Bytes; readonly N: number; readonly r: number; readonly p: number };

/** The browser's own PBKDF2 where there is one; it lacks on pages served over plain http. */
export type Subtle = SubtleCrypto | undefined;

async function derive(passphrase: string, derivation: Derivation, length: number, subtle: Subtle): Promise<Bytes> {
  const password = new TextEncoder().encode(passphrase);
  if (derivation.kind === 'scrypt') {
    const { salt, N, r, p } = derivation;
    return new Uint8Array(await scryptAsync(password, salt, { N, r, p, dkLen: length, maxmem: 2 * MOST_SCRYPT_BYTES }));
  }
  const { salt, rounds, hash } = derivation;
  const { name, code } = HASHES[hash];
  if (!subtle || name === undefined)
    return new Uint8Array(await pbkdf2Async(code, password, salt, { c: rounds, dkLen: length }));
  const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: name, salt, iterations: rounds };
  return new Uint8Array(await subtle.deriveBits(parameters, key, length * 8));
}

/** Encrypts the DER of a private key as an EncryptedPrivateKeyInfo: PBES2 (RFC 8018) of PBKDF2, HMAC-SHA256, AES-256-CBC. */
export async function encryptPkcs8(
  pkcs8: Uint8Array,
  passphrase: string,
  random: RandomSource,
  subtle: Subtle,
): Promise<Bytes> {
  const salt = new Uint8Array(random(16));
  const iv = new Uint8Array(random(16));
  const key = await derive(passphrase, { kind: 'pbkdf2', salt, rounds: PBKDF2_ROUNDS, hash: HMAC_SHA256 }, 32, subtle);
  const derivation = writeSequence(
    writeOid(PBKDF2),
    writeSequence(
      writeOctets(salt),
      writeInteger(fromBigInt(BigInt(PBKDF2_ROUNDS))),
      writeSequence(writeOid(HMAC_SHA256), writeNull()),
    ),
  );
  const cipher = writeSequence(writeOid(AES_256_CBC), writeOctets(iv));
  return writeSequence(
    writeSequence(writeOid(PBES2), writeSequence(derivation, cipher)),
    writeOctets(cbc(key, iv).encrypt(pkcs8)),
  );
}

interface Encrypted {
  readonly cipher: Cipher;
  readonly content: Bytes;
  /** The IV where the file has it; else it is derived with the key. */
  readonly iv: Bytes | undefined;
  readonly deriveKeyAndIv: (passphrase: Passphrase, subtle: Subtle) => Promise<{ key: Bytes; iv: Bytes }>;
}

interface Passphrase {
  readonly text: string;
  /** PKCS#12 ends it with a zero; some write an empty one as nothing at all. */
  readonly isBare: boolean;
}

function readEncrypted(bytes: Uint8Array): Encrypted | { unsupported: string } {
  const outer = new DerReader(bytes);
  const reader = outer.enter();
  outer.end();
  const algorithm = reader.enter();
  const content = reader.octets();
  reader.end();
  const scheme = algorithm.oid();
  if (scheme !== PBES2) return readOldScheme(scheme, algorithm, content);
  const parameters = algorithm.enter();
  const derivation = readDerivation(parameters.enter());
  if ('unsupported' in derivation) return derivation;
  const written = parameters.enter();
  const cipherId = written.oid();
  const cipher = CIPHERS[cipherId];
  if (cipher === undefined) return { unsupported: OTHER_CIPHERS[cipherId] ?? cipherId };
  const iv = written.octets();
  return {
    cipher,
    content,
    iv,
    deriveKeyAndIv: async ({ text }, subtle) => ({
      key: await derive(text, derivation, cipher.keyLength, subtle),
      iv,
    }),
  };
}

/** PBES1 (RFC 8018, 6.1) with DES, and the schemes of PKCS#12 with TripleDES of two or three keys (RFC 7292, appendix C). */
function readOldScheme(scheme: string, algorithm: DerReader, content: Bytes): Encrypted | { unsupported: string } {
  const known = OLD_SCHEMES[scheme];
  if (!known) return { unsupported: OTHER_CIPHERS[scheme] ?? scheme };
  const parameters = algorithm.enter();
  const salt = parameters.octets();
  const rounds = parameters.smallInteger();
  if (rounds < 1 || rounds > MOST_ROUNDS) return { unsupported: `PBE (${rounds})` };
  const { hash, keyLength } = known;
  return {
    cipher: { ...known, ivLength: 8 },
    content,
    iv: undefined,
    deriveKeyAndIv: async ({ text, isBare }) => {
      const { bmpString, OLD_HASHES, pbkdf1, pkcs12Derive } = await import('./old-derivations');
      if (hash !== 'pkcs12') {
        const derived = pbkdf1(OLD_HASHES[hash], text, salt, rounds);
        return { key: derived.slice(0, 8), iv: derived.slice(8, 16) };
      }
      const password = isBare ? new Uint8Array(0) : bmpString(text);
      const key = pkcs12Derive(password, salt, rounds, { purpose: 1, length: keyLength });
      const iv = pkcs12Derive(password, salt, rounds, { purpose: 2, length: 8 });
      // Of two keys of TripleDES the first is also the third.
      return { key: keyLength === 16 && known.rc2Bits === undefined ? concat(key, key.slice(0, 8)) : key, iv };
    },
  };
}

function readDerivation(reader: DerReader): Derivation | { unsupported: string } {
  const kind = reader.oid();
  const parameters = reader.enter();
  if (kind === SCRYPT) {
    const salt = parameters.octets();
    const [N, r, p] = [parameters.smallInteger(), parameters.smallInteger(), parameters.smallInteger()];
    const isPower = N > 1 && Number.isInteger(Math.log2(N));
    const isSmall = 128 * N * r <= MOST_SCRYPT_BYTES && r > 0 && p > 0 && p <= 64;
    return isPower && isSmall ? { kind: 'scrypt', salt, N, r, p } : { unsupported: `scrypt (${N}, ${r}, ${p})` };
  }
  if (kind !== PBKDF2) return { unsupported: kind };
  const salt = parameters.octets();
  const rounds = parameters.smallInteger();
  if (parameters.isNext(TAG.integer)) parameters.integer();
  const hash = parameters.isAtEnd ? '1.2.840.113549.2.7' : parameters.enter().oid();
  if (!isHashId(hash)) return { unsupported: `PBKDF2 (${hash})` };
  if (rounds < 1 || rounds > MOST_ROUNDS) return { unsupported: `PBKDF2 (${rounds})` };
  return { kind: 'pbkdf2', salt, rounds, hash };
}

/**
 * The DER inside an EncryptedPrivateKeyInfo: PBES2 of PBKDF2 or scrypt with AES or TripleDES, or an older scheme with TripleDES, DES or
 * RC2. `isBare` is for an empty passphrase that PKCS#12 was given as no bytes at all.
 */
export async function decryptPkcs8(
  bytes: Uint8Array,
  passphrase: string | undefined,
  subtle: Subtle,
  isBare = false,
): Promise<Result<Bytes, KeyFault>> {
  const encrypted = unlessMalformed(() => readEncrypted(bytes));
  if (!encrypted) return err({ code: 'damaged' });
  if ('unsupported' in encrypted) return err({ code: 'unsupported-encryption', found: encrypted.unsupported });
  const { cipher, content } = encrypted;
  const hasIv = encrypted.iv === undefined || encrypted.iv.length === cipher.ivLength;
  if (!hasIv || content.length === 0 || content.length % cipher.ivLength !== 0) return err({ code: 'damaged' });
  if (passphrase === undefined) return err({ code: 'needs-passphrase' });
  const { key, iv } = await encrypted.deriveKeyAndIv({ text: passphrase, isBare }, subtle);
  if (cipher.rc2Bits !== undefined) {
    const { openRc2 } = await import('./rc2');
    const opened = openRc2(key, iv, content, cipher.rc2Bits);
    return opened ? ok(opened) : err({ code: 'wrong-passphrase' });
  }
  return cipher.ivLength === 8 ? openDesCbc(key, iv, content) : openCbc(key, iv, content);
}

/** Decrypts DES or TripleDES in CBC mode, as `openCbc` does AES. */
export async function openDesCbc(
  key: Uint8Array,
  iv: Uint8Array,
  content: Uint8Array,
): Promise<Result<Bytes, KeyFault>> {
  const { openTripleDes } = await import('./triple-des');
  const opened = openTripleDes(key, iv, content);
  return opened ? ok(opened) : err({ code: 'wrong-passphrase' });
}

/** Decrypts AES-CBC with PKCS#7 padding; a padding that is none tells of another key. */
export function openCbc(key: Uint8Array, iv: Uint8Array, content: Uint8Array): Result<Bytes, KeyFault> {
  try {
    return ok(new Uint8Array(cbc(key, iv).decrypt(content)));
  } catch {
    return err({ code: 'wrong-passphrase' });
  }
}
