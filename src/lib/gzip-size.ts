import { detectEncoding } from './text-source';

/** How often progress is told, in bytes. */
const PROGRESS_STEP = 1 << 20;

export interface GzipSizeSettings {
  readonly signal?: AbortSignal;
  /** Told how many bytes went in. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** How many bytes the text of a file has as UTF-8 without a byte order mark, compressed with gzip; read as a stream. */
export async function gzipSize(file: Blob, { signal, onProgress }: GzipSizeSettings = {}): Promise<number> {
  let done = 0;
  let told = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      done += chunk.length;
      if (done >= told + PROGRESS_STEP) onProgress?.((told = done), file.size);
      controller.enqueue(chunk);
    },
  });
  const compressed = (await utf8Stream(file)).pipeThrough(counted).pipeThrough(new CompressionStream('gzip'));
  const reader = compressed.getReader();
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    if (signal?.aborted) await reader.cancel();
    size += read.value.length;
  }
  return size;
}

async function utf8Stream(file: Blob): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  const encoding = detectEncoding(start);
  if (encoding === 'utf-8') {
    const hasMark = start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf;
    return (hasMark ? file.slice(3) : file).stream();
  }
  return file.stream().pipeThrough(new TextDecoderStream(encoding)).pipeThrough(new TextEncoderStream());
}
