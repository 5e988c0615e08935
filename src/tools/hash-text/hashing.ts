import type { Job } from '../../operations/define';
import { err, ok, type Result } from '../../lib/result';
import { toHex } from '../../lib/hex';
import { ALGORITHMS, type AlgorithmId } from './algorithms';

/** Digests in lowercase hex, by algorithm. */
export type Digests = Readonly<Partial<Record<AlgorithmId, string>>>;

/** The file is gone, locked, a folder, or changed while it was read. */
export interface UnreadableFault {
  readonly code: 'unreadable';
}

/** Large enough that reading costs little beside hashing, small enough that several workers stay under 100 MB. */
export const BLOCK_BYTES = 8 * 1024 * 1024;

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
    digest: () => Object.fromEntries(hashers.map(({ id, hasher }) => [id, toHex(hasher.digest('binary'))])),
  };
}

/** The digests of bytes at hand. */
export async function hashBytes(bytes: Uint8Array, algorithms: readonly AlgorithmId[]): Promise<Digests> {
  const hashing = await startHashing(algorithms);
  hashing.update(bytes);
  return hashing.digest();
}

/**
 * The digests of a file of any size, read block by block. Reports bytes done; rejects with the signal's reason when
 * aborted. A file that cannot be read to its end is a fault.
 */
export async function hashFileBlocks(
  file: Blob,
  algorithms: readonly AlgorithmId[],
  job: Job,
  blockBytes = BLOCK_BYTES,
): Promise<Result<Digests, UnreadableFault>> {
  const hashing = await startHashing(algorithms);
  for (let from = 0; from < file.size; from += blockBytes) {
    job.signal.throwIfAborted();
    job.progress(from, file.size);
    const wanted = Math.min(blockBytes, file.size - from);
    const block = await readBlock(file, from, wanted);
    if (block?.byteLength !== wanted) return err({ code: 'unreadable' });
    hashing.update(new Uint8Array(block));
    release(block);
  }
  job.signal.throwIfAborted();
  job.progress(file.size, file.size);
  // An empty file is read too: a folder poses as one, and only reading tells.
  if (file.size === 0 && (await readBlock(file, 0, 0)) === undefined) return err({ code: 'unreadable' });
  return ok(hashing.digest());
}

async function readBlock(file: Blob, from: number, length: number): Promise<ArrayBuffer | undefined> {
  try {
    return await file.slice(from, from + length).arrayBuffer();
  } catch {
    return undefined;
  }
}

/**
 * Gives a block's memory back at once. The collector counts an `ArrayBuffer` as the few bytes of its wrapper, so blocks
 * of a fast file would pile up to gigabytes before it ran.
 */
function release(block: ArrayBuffer): void {
  if (!('transfer' in block) || typeof block.transfer !== 'function') return;
  block.transfer(0);
}
