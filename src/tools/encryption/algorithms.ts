/** Made with PBKDF2 and AES-GCM: what is written is the tool's own `aesgcm1.` line. */
const MODERN = ['gcm'] as const;
/** What OpenSSL's `enc` and CryptoJS write behind `Salted__`. */
export const LEGACY = ['aes', 'tripledes', 'rabbit', 'rc4'] as const;
/** AES with a key and an IV that are given, and nothing around it. */
export const RAW = ['raw-gcm', 'raw-cbc', 'raw-ctr'] as const;

export const PASSPHRASE_ALGORITHMS = [...MODERN, ...LEGACY] as const;
export const ALGORITHMS = [...PASSPHRASE_ALGORITHMS, ...RAW] as const;

export type LegacyCipher = (typeof LEGACY)[number];
export type RawAlgorithm = (typeof RAW)[number];
export type Algorithm = (typeof ALGORITHMS)[number];

/** How AES and TripleDES get their key: EVP_BytesToKey of one round with a hash function, or PBKDF2 with HMAC-SHA256. */
export const DERIVATIONS = ['md5', 'sha256', 'pbkdf2'] as const;
export type Derivation = (typeof DERIVATIONS)[number];

/** What the characters of a key, an IV or a text stand for; text is UTF-8. */
export const FORMS = ['text', 'hex', 'base64'] as const;
export type Form = (typeof FORMS)[number];

export const MIN_ITERATIONS = 100_000;
export const MAX_ITERATIONS = 5_000_000;
export const DEFAULT_ITERATIONS = 600_000;
/** What `openssl enc -pbkdf2` takes unless told otherwise. */
export const OPENSSL_ITERATIONS = 10_000;

export function isRaw(algorithm: string): algorithm is RawAlgorithm {
  return RAW.some((raw) => raw === algorithm);
}

export function isLegacy(algorithm: string): algorithm is LegacyCipher {
  return LEGACY.some((legacy) => legacy === algorithm);
}

/** AES and TripleDES work in blocks and let their key derivation be chosen; Rabbit and RC4 are CryptoJS's own affair. */
export function hasDerivations(algorithm: string): algorithm is 'aes' | 'tripledes' {
  return algorithm === 'aes' || algorithm === 'tripledes';
}

/** Bytes that an IV has; GCM takes others too (SP 800-38D, 5.2.1.1), but 12 is what it is made for. */
export function ivSize(algorithm: RawAlgorithm): 12 | 16 {
  return algorithm === 'raw-gcm' ? 12 : 16;
}
