import { isZlib } from '../../lib/shapes/hex-shape';
import type { Job } from '../../operations/define';
import { err, ok, type Result } from '../../lib/result';

export type DecompressFault =
  { readonly code: 'damaged-gzip' } | { readonly code: 'decompressed-too-large'; readonly limit: number };

/** A few kilobytes can be made to hold gigabytes. */
export const DECOMPRESSED_LIMIT = 64 * 1024 * 1024;

const FEED_BYTES = 65_536;

/** What a gzip stream (RFC 1952), or one of zlib (RFC 1950), holds, up to a limit in bytes. Reports the compressed bytes done. */
export async function decompressGzip(
  bytes: Uint8Array<ArrayBuffer>,
  job: Job,
  limit = DECOMPRESSED_LIMIT,
): Promise<Result<Uint8Array<ArrayBuffer>, DecompressFault>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = feed(bytes, job)
    .pipeThrough(new DecompressionStream(isZlib(bytes) ? 'deflate' : 'gzip'))
    .getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      job.signal.throwIfAborted();
      length += read.value.length;
      if (length > limit) {
        await reader.cancel();
        return err({ code: 'decompressed-too-large', limit });
      }
      parts.push(read.value);
    }
  } catch {
    job.signal.throwIfAborted();
    return err({ code: 'damaged-gzip' });
  }
  return ok(new Uint8Array(await new Blob(parts).arrayBuffer()));
}

/** The bytes in small pieces, so that there is something to count. */
function feed(bytes: Uint8Array<ArrayBuffer>, job: Job): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      job.progress(at, bytes.length);
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + FEED_BYTES));
      at += FEED_BYTES;
    },
  });
}
