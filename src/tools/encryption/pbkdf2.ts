import type { Job } from '../../operations/define';

export interface Pbkdf2Settings {
  readonly passphrase: Uint8Array<ArrayBuffer>;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
  /** Bytes of the key. */
  readonly length: number;
}

/** Iterations between two looks at the signal. */
const BLOCK = 20_000;
const HASH_LENGTH = 32;

/**
 * A key by PBKDF2-HMAC-SHA256 (RFC 8018, 5.2): by the browser where `subtle` is there, else by a library, which also
 * tells its progress in iterations. Rejects with the signal's reason when aborted.
 */
export async function derivePbkdf2(
  settings: Pbkdf2Settings,
  job: Job,
  subtle: SubtleCrypto | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  job.signal.throwIfAborted();
  const key = subtle ? await deriveBySubtle(settings, subtle) : await deriveByLibrary(settings, job);
  job.signal.throwIfAborted();
  return key;
}

async function deriveBySubtle(
  { passphrase, salt, iterations, length }: Pbkdf2Settings,
  subtle: SubtleCrypto,
): Promise<Uint8Array<ArrayBuffer>> {
  const base = await subtle.importKey('raw', passphrase, 'PBKDF2', false, ['deriveBits']);
  const bits = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, base, length * 8);
  return new Uint8Array(bits);
}

/** The library's own function tells no progress, so the rounds over its HMAC are counted here. */
async function deriveByLibrary(
  { passphrase, salt, iterations, length }: Pbkdf2Settings,
  job: Job,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ hmac }, { sha256 }] = await Promise.all([import('@noble/hashes/hmac.js'), import('@noble/hashes/sha2.js')]);
  const keyed = hmac.create(sha256, passphrase);
  const work = keyed.clone();
  const round = new Uint8Array(HASH_LENGTH);
  const parts = Math.ceil(length / HASH_LENGTH);
  const derived = new Uint8Array(parts * HASH_LENGTH);
  for (let part = 0; part < parts; part++) {
    const sum = derived.subarray(part * HASH_LENGTH, (part + 1) * HASH_LENGTH);
    keyed
      ._cloneInto(work)
      .update(salt)
      .update(Uint8Array.of(0, 0, 0, part + 1))
      .digestInto(round);
    sum.set(round);
    for (let done = 1; done < iterations; done++) {
      if (done % BLOCK === 0) {
        job.progress(part * iterations + done, parts * iterations);
        await breathe();
        job.signal.throwIfAborted();
      }
      keyed._cloneInto(work).update(round).digestInto(round);
      for (let at = 0; at < HASH_LENGTH; at++) sum[at] = (sum[at] ?? 0) ^ (round[at] ?? 0);
    }
  }
  keyed.destroy();
  work.destroy();
  return derived.slice(0, length);
}

/** Lets the message in that says to stop. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
