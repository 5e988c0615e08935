import type { IHasher } from 'hash-wasm';
import { ALGORITHMS, type AlgorithmId } from './algorithms';

/** Digests in lowercase hex, by algorithm. */
export type Digests = Readonly<Partial<Record<AlgorithmId, string>>>;

/** One pass over a message that comes in pieces; every algorithm sees every piece. */
export interface Hashing {
  readonly update: (bytes: Uint8Array) => void;
  /** Ends the pass. */
  readonly digest: () => Digests;
}

/** Begins a pass; loads what the algorithms need. */
export async function startHashing(algorithms: readonly AlgorithmId[]): Promise<Hashing> {
  return passThrough(
    await Promise.all(algorithms.map(async (id) => ({ id, hasher: (await ALGORITHMS[id].create()).init() }))),
  );
}

/** Begins a pass that gives the HMAC (RFC 2104) with each of the hash functions, for a key of any length. */
export async function startHmac(algorithms: readonly AlgorithmId[], key: Uint8Array): Promise<Hashing> {
  const { createHMAC } = (await import('hash-wasm/dist/hmac.umd.min.js')).default;
  return passThrough(
    await Promise.all(
      algorithms.map(async (id) => ({ id, hasher: (await createHMAC(ALGORITHMS[id].create(), key)).init() })),
    ),
  );
}

function passThrough(hashers: readonly { readonly id: AlgorithmId; readonly hasher: IHasher }[]): Hashing {
  return {
    update: (bytes) => {
      for (const { hasher } of hashers) hasher.update(bytes);
    },
    digest: () => Object.fromEntries(hashers.map(({ id, hasher }) => [id, hasher.digest('hex')])),
  };
}

/** The digests of bytes at hand. */
export async function hashBytes(bytes: Uint8Array, algorithms: readonly AlgorithmId[]): Promise<Digests> {
  const hashing = await startHashing(algorithms);
  hashing.update(bytes);
  return hashing.digest();
}
