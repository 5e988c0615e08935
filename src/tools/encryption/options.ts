import * as v from 'valibot';

export const LEGACY_CIPHERS = ['aes', 'tripledes', 'rabbit', 'rc4'] as const;
/** A cipher behind OpenSSL's `Salted__`. */
export type LegacyCipher = (typeof LEGACY_CIPHERS)[number];

export const DERIVATIONS = ['md5', 'sha256', 'pbkdf2'] as const;
/** How AES and TripleDES come from a passphrase to a key: by `EVP_BytesToKey` over a hash, or by PBKDF2-HMAC-SHA256. */
export type Derivation = (typeof DERIVATIONS)[number];

export const RAW_MODES = ['gcm', 'cbc', 'ctr'] as const;
/** A mode of AES whose key and IV are given. */
export type RawMode = (typeof RAW_MODES)[number];

export const PASSPHRASE_ALGORITHMS = ['aes-gcm', ...LEGACY_CIPHERS] as const;
export type PassphraseAlgorithm = (typeof PASSPHRASE_ALGORITHMS)[number];

export const ALGORITHMS = [...PASSPHRASE_ALGORITHMS, 'raw-gcm', 'raw-cbc', 'raw-ctr'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

export const PADDINGS = ['pkcs7', 'none'] as const;
export type Padding = (typeof PADDINGS)[number];

export const BYTE_TEXTS = ['base64', 'hex'] as const;
/** How bytes are written as text. */
export type ByteText = (typeof BYTE_TEXTS)[number];

export const WRITINGS = ['text', 'hex', 'base64'] as const;
/** What the characters of a field stand for: themselves in UTF-8, or bytes. */
export type Writing = (typeof WRITINGS)[number];

export const MIN_ITERATIONS = 100_000;
export const MAX_ITERATIONS = 5_000_000;
const MIN_LEGACY_ITERATIONS = 1;

const count = (min: number, fallback: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(MAX_ITERATIONS)), fallback);

/** PBKDF2's iterations of the modern format. */
export const iterations = count(MIN_ITERATIONS, 600_000);
/** PBKDF2's iterations as `openssl enc -pbkdf2 -iter` has them. */
export const legacyIterations = count(MIN_LEGACY_ITERATIONS, 10_000);
export const derivation = v.optional(v.picklist(DERIVATIONS), 'md5');
/** `detect` tries all of them. */
export const wantedDerivation = v.optional(v.picklist(['detect', ...DERIVATIONS]), 'detect');

/** How key, IV and texts of the raw modes are written. */
export const rawFields = {
  keyWriting: v.optional(v.picklist(WRITINGS), 'hex'),
  padding: v.optional(v.picklist(PADDINGS), 'pkcs7'),
  byteText: v.optional(v.picklist(BYTE_TEXTS), 'base64'),
};
/** What the text to encrypt stands for in the raw modes. */
export const plainWriting = v.optional(v.picklist(WRITINGS), 'text');

/** Everything that is remembered of this tool. */
export const encryptionOptions = v.object({
  algorithm: v.optional(v.picklist(ALGORITHMS), 'aes-gcm'),
  decryptAlgorithm: v.optional(v.picklist(['detect', ...ALGORITHMS]), 'detect'),
  iterations,
  derivation,
  decryptDerivation: wantedDerivation,
  legacyIterations,
  ...rawFields,
  plainWriting,
});
export type EncryptionOptions = v.InferOutput<typeof encryptionOptions>;

/** The mode of a raw algorithm; undefined where a passphrase is used. */
export function rawModeOf(algorithm: Algorithm | 'detect'): RawMode | undefined {
  return RAW_MODES.find((mode) => algorithm === `raw-${mode}`);
}

/** Whether it is one of the ciphers behind `Salted__`. */
export function isLegacy(algorithm: Algorithm | 'detect'): algorithm is LegacyCipher {
  return LEGACY_CIPHERS.some((cipher) => cipher === algorithm);
}

/** Whether the cipher has a choice of key derivation; Rabbit and RC4 have MD5 only, as CryptoJS does it. */
export function hasDerivations(cipher: LegacyCipher): cipher is 'aes' | 'tripledes' {
  return cipher === 'aes' || cipher === 'tripledes';
}
