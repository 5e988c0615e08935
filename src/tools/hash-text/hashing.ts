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
  const hashers = await Promise.all(
    algorithms.map(async (id) => ({ id, hasher: (await ALGORITHMS[id].create()).init() })),
  );
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
