import { openBlobSink } from '../../lib/blob-sink';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { ROW_BYTES, subnetLines, type ListFormat, type Split } from './split';

/** The browser had no room for the list. */
export type ListFault = { readonly code: 'no-room' };

/** Rows written at a time, in milliseconds of work that no cancel has to wait for. */
const BLOCK_ROWS = 16_384;

/** The whole list as a file, row by row, so that 2²⁴ of them never stand in memory. Reports rows. */
export async function listSubnets(
  split: Split,
  format: ListFormat,
  { signal, progress }: Pick<Job, 'signal' | 'progress'>,
): Promise<Result<Blob, ListFault>> {
  const sink = await openBlobSink(split.count * ROW_BYTES[format]);
  const encoder = new TextEncoder();
  let blob: Blob | undefined;
  try {
    let hasRoom = true;
    for (let from = 0; from < split.count && hasRoom; from += BLOCK_ROWS) {
      signal.throwIfAborted();
      const to = Math.min(split.count, from + BLOCK_ROWS);
      hasRoom = await sink.write(encoder.encode(subnetLines(split, format, from, to)));
      progress(to, split.count);
    }
    blob = hasRoom ? await sink.finish() : undefined;
  } finally {
    if (!blob) await sink.discard();
  }
  return blob ? ok(blob) : err({ code: 'no-room' });
}
