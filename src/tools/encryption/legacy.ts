import { toBase64 } from '../../lib/base64';
import { concat } from '../../lib/keys/bytes';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { decryptAes, encryptAes } from './aes';
import { type Derivation, DERIVATIONS, hasDerivations, LEGACY, type LegacyCipher } from './algorithms';
import { deriveLegacy, type LegacyDerivation, type Subtle } from './derive';
import { EVIDENCE, evidenceOf } from './evidence';
import type { DecryptFault } from './faults';
import { addPadding, removePadding } from './padding';
import { readBase64 } from './written-bytes';

type Bytes = Uint8Array<ArrayBuffer>;
type CipherJob = Pick<Job, 'signal' | 'progress'>;

const MAGIC = new TextEncoder().encode('Salted__');
export const LEGACY_SALT_BYTES = 8;

/** Bytes of key and IV; `block` is 0 for a stream cipher. */
const SIZES: Readonly<Record<LegacyCipher, { readonly key: number; readonly iv: number; readonly block: number }>> = {
  aes: { key: 32, iv: 16, block: 16 },
  tripledes: { key: 24, iv: 8, block: 8 },
  rabbit: { key: 16, iv: 8, block: 0 },
  rc4: { key: 32, iv: 0, block: 0 },
};

interface LegacySetting extends LegacyDerivation {
  readonly cipher: LegacyCipher;
}

async function keysOf(
  { cipher, ...setting }: LegacySetting,
  passphrase: string,
  salt: Bytes,
  subtle: Subtle,
  job: CipherJob,
): Promise<{ readonly key: Bytes; readonly iv: Bytes }> {
  const { key, iv } = SIZES[cipher];
  // Rabbit and RC4 exist in CryptoJS only, which knows no derivation but MD5.
  const derivation = hasDerivations(cipher) ? setting.derivation : 'md5';
  const password = new TextEncoder().encode(passphrase);
  const derived = await deriveLegacy({ ...setting, derivation }, password, salt, key + iv, subtle, job);
  return { key: derived.slice(0, key), iv: derived.slice(key) };
}

/** Writes the base64 of `Salted__`, the salt of 8 bytes and the ciphertext, as `openssl enc -a -A` and CryptoJS do. */
export async function sealLegacy(
  text: Bytes,
  passphrase: string,
  setting: LegacySetting & { readonly salt: Bytes },
  subtle: Subtle,
  job: CipherJob,
): Promise<string> {
  const keys = await keysOf(setting, passphrase, setting.salt, subtle, job);
  const { cipher, salt } = setting;
  if (cipher === 'aes') {
    return toBase64(concat(MAGIC, salt, await encryptAes({ algorithm: 'raw-cbc', ...keys }, text, subtle)));
  }
  const { block } = SIZES[cipher];
  const { runWordCipher } = await import('./word-ciphers');
  return toBase64(
    concat(MAGIC, salt, runWordCipher(cipher, 'encrypt', keys, block > 0 ? addPadding(text, block) : text, job)),
  );
}

/** What came out of a `Salted__` text, and how. */
export interface Opened {
  readonly bytes: Bytes;
  readonly cipher: LegacyCipher;
  /** Of AES and TripleDES. */
  readonly derivation?: Derivation;
  /** No text, but found among all ciphers with something that chance does not give. */
  readonly isVouchedFor?: boolean;
}

interface Salted {
  readonly salt: Bytes;
  readonly ciphertext: Bytes;
}

function readSalted(source: string): Result<Salted, DecryptFault> {
  const read = readBase64(source, 'text');
  if (!read.ok) {
    if (read.fault.code !== 'cut-base64') return read;
    return err({ code: beginsSalted(source) ? 'cut-off' : 'no-header' });
  }
  const bytes = read.value;
  if (!MAGIC.every((byte, at) => byte === bytes[at])) return err({ code: 'no-header' });
  const start = MAGIC.length + LEGACY_SALT_BYTES;
  // Of a stream cipher this would be an empty text, whatever the passphrase: nothing tells it from one that was cut.
  if (bytes.length <= start || isPaddingMissing(source)) return err({ code: 'cut-off' });
  return ok({ salt: bytes.slice(MAGIC.length, start), ciphertext: bytes.slice(start) });
}

/** `Salted__` in base64, but for its last digit, which the salt has a part in. */
const MAGIC_DIGITS = 'U2FsdGVkX1';

function beginsSalted(source: string): boolean {
  return source.slice(0, 1000).replaceAll(/\s+/g, '').startsWith(MAGIC_DIGITS);
}

/** Every program writes this format in whole groups of four. */
function isPaddingMissing(source: string): boolean {
  return source.replaceAll(/\s+/g, '').length % 4 !== 0;
}

async function openWith(
  setting: LegacySetting,
  passphrase: string,
  { salt, ciphertext }: Salted,
  subtle: Subtle,
  job: CipherJob,
): Promise<Bytes | undefined> {
  const keys = await keysOf(setting, passphrase, salt, subtle, job);
  const { cipher } = setting;
  if (cipher === 'aes') return decryptAes({ algorithm: 'raw-cbc', ...keys }, ciphertext, subtle);
  const { runWordCipher } = await import('./word-ciphers');
  const opened = runWordCipher(cipher, 'decrypt', keys, ciphertext, job);
  const { block } = SIZES[cipher];
  return block > 0 ? removePadding(opened, block) : opened;
}

export interface LegacyWish {
  readonly cipher: LegacyCipher | 'detect';
  readonly derivation: Derivation | 'any';
  readonly iterations: number;
  /** While nobody knows the rounds of PBKDF2. */
  readonly withoutPbkdf2?: boolean;
}

/** A stream cipher gives something for every passphrase; less than this many bytes of text prove nothing. */
const MIN_STREAM_PROOF = 16;

/** The ciphers whose blocks such a length fits. */
function possibleCiphers(length: number): LegacyCipher[] {
  return LEGACY.filter((cipher) => {
    const { block } = SIZES[cipher];
    return block > 0 ? length % block === 0 : length >= MIN_STREAM_PROOF;
  });
}

function candidatesFor(wish: LegacyWish, length: number): LegacySetting[] {
  const { iterations } = wish;
  const ciphers = wish.cipher === 'detect' ? possibleCiphers(length) : [wish.cipher];
  const known = DERIVATIONS.filter((derivation) => derivation !== 'pbkdf2' || wish.withoutPbkdf2 !== true);
  const derivations = wish.derivation === 'any' ? known : [wish.derivation];
  return ciphers.flatMap((cipher) =>
    (hasDerivations(cipher) ? derivations : (['md5'] as const)).map((derivation) => ({
      cipher,
      derivation,
      iterations,
    })),
  );
}

/**
 * Opens a `Salted__` text. Where cipher or derivation are to be found, the first that gives text counts, and else what speaks for
 * itself most: a fitting padding alone comes about by chance once in 256 times.
 */
export async function openLegacy(
  source: string,
  passphrase: string,
  wish: LegacyWish,
  subtle: Subtle,
  job: CipherJob,
): Promise<Result<Opened, DecryptFault>> {
  const salted = readSalted(source);
  if (!salted.ok) return salted;
  const { length } = salted.value.ciphertext;
  if (wish.cipher !== 'detect' && length % (SIZES[wish.cipher].block || 1) !== 0) return err({ code: 'cut-off' });
  let best: { readonly opened: Opened; readonly evidence: number } | undefined;
  for (const setting of candidatesFor(wish, length)) {
    job.signal.throwIfAborted();
    const bytes = await openWith(setting, passphrase, salted.value, subtle, job);
    if (!bytes) continue;
    const { cipher, derivation } = setting;
    const opened = { bytes, cipher, ...(hasDerivations(cipher) && { derivation }) };
    const evidence = evidenceOf(bytes, length);
    if (evidence === EVIDENCE.text) return ok(opened);
    // Of a stream cipher no padding speaks, so without a cipher that was named only the bytes themselves count.
    const counts = wish.cipher !== 'detect' || SIZES[cipher].block > 0 || evidence === EVIDENCE.file;
    if (counts && (best === undefined || evidence > best.evidence)) best = { opened, evidence };
  }
  if (best && wish.cipher !== 'detect') return ok(best.opened);
  if (best) return ok({ ...best.opened, isVouchedFor: best.evidence > EVIDENCE.chance });
  return err({ code: length % 8 === 0 ? 'wrong-passphrase' : 'cut-off-or-stream' });
}
