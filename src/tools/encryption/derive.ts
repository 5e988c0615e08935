import { hmac } from '@noble/hashes/hmac.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concat } from '../../lib/keys/bytes';
import type { Job } from '../../operations/define';
import type { Derivation } from './algorithms';

type Bytes = Uint8Array<ArrayBuffer>;

/** The browser's own cryptography; pages that come over plain http have none. */
export type Subtle = SubtleCrypto | undefined;

/** So many rounds pass between two looks at the job. */
const STRETCH = 10_000;

/** PBKDF2 (RFC 8018) with HMAC-SHA256, round by round; progress in rounds. */
function pbkdf2ByHand(password: Bytes, salt: Bytes, rounds: number, length: number, job: DeriveJob): Bytes {
  const blocks = Math.ceil(length / sha256.outputLen);
  const derived = new Uint8Array(blocks * sha256.outputLen);
  const keyed = hmac.create(sha256, password);
  const work = keyed.clone();
  for (let block = 0; block < blocks; block++) {
    const last = new Uint8Array(sha256.outputLen);
    keyed
      ._cloneInto(work)
      .update(salt)
      .update(Uint8Array.of(0, 0, 0, block + 1))
      .digestInto(last);
    const sum = derived.subarray(block * last.length, (block + 1) * last.length);
    sum.set(last);
    for (let round = 1; round < rounds; round++) {
      keyed._cloneInto(work).update(last).digestInto(last);
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) ^ (last[at] ?? 0);
      if (round % STRETCH === 0) {
        job.signal.throwIfAborted();
        job.progress(block * rounds + round, blocks * rounds);
      }
    }
  }
  return derived.slice(0, length);
}

type DeriveJob = Pick<Job, 'signal' | 'progress'>;

/**
 * PBKDF2 (RFC 8018) with HMAC-SHA256. Without the browser's own, which is the same twenty times as fast, it is worked out
 * here.
 */
export async function pbkdf2(
  password: Bytes,
  salt: Bytes,
  rounds: number,
  length: number,
  subtle: Subtle,
  job: DeriveJob,
): Promise<Bytes> {
  if (!subtle) return pbkdf2ByHand(password, salt, rounds, length, job);
  const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return new Uint8Array(await subtle.deriveBits(parameters, key, length * 8));
}

/** OpenSSL's EVP_BytesToKey with one round: each hash takes in the one before it. */
function evpBytesToKey(hash: typeof md5 | typeof sha256, password: Bytes, salt: Bytes, length: number): Bytes {
  let derived: Bytes = new Uint8Array(0);
  let last: Uint8Array = derived;
  while (derived.length < length) {
    last = hash(concat(last, password, salt));
    derived = concat(derived, last);
  }
  return derived.slice(0, length);
}

export interface LegacyDerivation {
  readonly derivation: Derivation;
  /** Of PBKDF2. */
  readonly iterations: number;
}

/** Key and IV of a `Salted__` text, one after the other, as OpenSSL and CryptoJS derive them. */
export async function deriveLegacy(
  { derivation, iterations }: LegacyDerivation,
  password: Bytes,
  salt: Bytes,
  length: number,
  subtle: Subtle,
  job: DeriveJob,
): Promise<Bytes> {
  if (derivation === 'pbkdf2') return pbkdf2(password, salt, iterations, length, subtle, job);
  return evpBytesToKey(derivation === 'md5' ? md5 : sha256, password, salt, length);
}
