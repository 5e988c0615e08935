import { err, ok, type Result } from '../result';
import type { Digests, Hashing } from './hashing';

/** The file is gone, locked, a folder, or changed while it was read. */
export interface UnreadableFault {
  readonly code: 'unreadable';
}

/** Large enough that reading costs little beside hashing, small enough that several workers stay under 100 MB. */
const BLOCK_BYTES = 8 * 1024 * 1024;
/** Browsers give at most 2 MiB at once. */
const BUFFER_BYTES = 2 * 1024 * 1024;

/** What the pass needs of the job that it is part of. */
interface FilePass {
  readonly signal: AbortSignal;
  readonly progress: (done: number, total?: number) => void;
}

/**
 * Takes a file of any size through a hashing that has begun, block by block. Reports bytes done; rejects with the signal's reason when
 * aborted. A file that cannot be read to its end is a fault.
 */
export async function hashFileBlocks(
  file: Blob,
  hashing: Hashing,
  job: FilePass,
  blocks: AsyncIterable<Block> = blocksOf(file),
): Promise<Result<Digests, UnreadableFault>> {
  let done = 0;
  for await (const block of blocks) {
    job.signal.throwIfAborted();
    if (block === 'unreadable') return err({ code: 'unreadable' });
    hashing.update(block);
    done += block.length;
    job.progress(done, file.size);
  }
  job.signal.throwIfAborted();
  return done === file.size ? ok(hashing.digest()) : err({ code: 'unreadable' });
}

/** A piece of a file, valid until the next one is asked for. */
type Block = Uint8Array | 'unreadable';

/** The pieces of a file, one after the other, in the way that takes the least memory. */
function blocksOf(file: Blob): AsyncIterable<Block> {
  // A buffer of its own for each of hundreds of small files would be most of the work; and Chromium, when it collects those,
  // now and then leaves a read of such a stream unanswered for good.
  if (file.size <= BUFFER_BYTES) return readSlices(file);
  try {
    return readIntoOneBuffer(file.stream().getReader({ mode: 'byob' }));
  } catch {
    // Not every browser fills buffers that one brings along.
    return readSlices(file);
  }
}

/** Fills the same buffer again and again, so that nothing piles up for the collector however fast the disk is. */
export async function* readIntoOneBuffer(
  reader: ReadableStreamBYOBReader,
  bufferBytes = BUFFER_BYTES,
): AsyncGenerator<Block, void> {
  try {
    let buffer = new Uint8Array(bufferBytes);
    for (;;) {
      const read = await reader.read(buffer).catch(() => undefined);
      if (read === undefined) {
        yield 'unreadable';
        return;
      }
      if (read.done) return;
      yield read.value;
      buffer = new Uint8Array(read.value.buffer);
    }
  } finally {
    // Reading on would be a waste when the pass was given up.
    await reader.cancel().catch(() => {});
  }
}

/** Takes one slice after the other. An empty file is read too: a folder poses as one, and only reading tells. */
export async function* readSlices(file: Blob, blockBytes = BLOCK_BYTES): AsyncGenerator<Block, void> {
  let from = 0;
  do {
    const slice = file.slice(from, from + blockBytes);
    const block = await slice.arrayBuffer().catch(() => undefined);
    if (block === undefined) {
      yield 'unreadable';
      return;
    }
    yield new Uint8Array(block);
    from += blockBytes;
  } while (from < file.size);
}
