import { Base64Writer } from '../../lib/base64-stream';
import { openBlobSink } from '../../lib/blob-sink';
import { releaseBuffer } from '../../lib/release-buffer';
import { err, ok, type Result } from '../../lib/result';
import { detectEncoding } from '../../lib/text-source';
import type { Job } from '../../operations/define';
import { readDimensions, type Dimensions } from '../../lib/picture-dimensions';
import type { LineLength } from './forms';
import { HEAD_BYTES, SHOWN_CHARACTERS } from './limits';
import { chooseType, type ChosenType } from './media-type';
import { detectType, type FileType } from '../../lib/file-signatures';

/** The file is gone, locked, a folder, or changed while it was read; or there is no room for what comes out. */
export interface UnreadableFault {
  readonly code: 'unreadable';
}

/** Large enough that reading costs little, small enough that memory stays far under 200 MB. A multiple of 3. */
export const BLOCK_BYTES = 3 * 1024 * 1024;

export interface Encoded {
  /** The Base64 by itself. */
  readonly base64: Blob;
  /** Its first characters. */
  readonly start: string;
  readonly type: ChosenType;
  /** Of a text, where its bytes tell. */
  readonly charset?: string;
  readonly detected?: FileType;
  readonly dimensions?: Dimensions;
}

/** The type as a `data:` URI has it: of a text with its charset, without which it would be US-ASCII (RFC 2397). */
export function addressType({ type, charset }: Pick<Encoded, 'type' | 'charset'>): string {
  return charset === undefined ? type.mimeType : `${type.mimeType};charset=${charset}`;
}

export interface EncodeStyle {
  readonly urlSafe: boolean;
  readonly lineLength: LineLength;
}

/**
 * The Base64 of a file of any size, read block by block; what is written leaves memory as it grows. Reports bytes read;
 * rejects with the signal's reason when aborted. A file that cannot be read to its end is a fault.
 */
export async function encodeFile(
  file: Blob,
  style: EncodeStyle,
  job: Pick<Job, 'signal' | 'progress'>,
  blockBytes = BLOCK_BYTES,
): Promise<Result<Encoded, UnreadableFault>> {
  const writer = new Base64Writer(style);
  const sink = await openBlobSink((file.size / 3) * 4);
  let start = '';
  const keep = async (written: Uint8Array<ArrayBuffer>): Promise<boolean> => {
    if (start.length < SHOWN_CHARACTERS) {
      start += new TextDecoder().decode(written.subarray(0, SHOWN_CHARACTERS - start.length));
    }
    return sink.write(written);
  };
  let base64: Blob | undefined;
  const utf8 = new Utf8Check();
  try {
    const isRead = await eachBlock(file, blockBytes, job, (block) => {
      utf8.push(block);
      return keep(writer.push(block));
    });
    base64 = isRead && (await keep(writer.end())) ? await sink.finish() : undefined;
  } finally {
    if (!base64) await sink.discard();
  }
  if (!base64) return err({ code: 'unreadable' });

  const ends = await readEnds(file);
  if (!ends) return err({ code: 'unreadable' });
  const detected = detectType(ends.head, ends.tail);
  const type = chooseType(file.type, detected);
  const dimensions = readDimensions(ends.head, type.mimeType);
  const charset = type.mimeType.startsWith('text/') ? charsetOf(ends.head, utf8.isValid()) : undefined;
  return ok({
    base64,
    start,
    type,
    ...(charset !== undefined && { charset }),
    ...(detected && { detected }),
    ...(dimensions && { dimensions }),
  });
}

function charsetOf(head: Uint8Array, isUtf8: boolean): string | undefined {
  const marked = detectEncoding(head);
  return marked === 'utf-8' && !isUtf8 ? undefined : marked;
}

/** Whether bytes that come in pieces are UTF-8; after the first that is not nothing more is looked at. */
class Utf8Check {
  #decoder: TextDecoder | undefined = new TextDecoder('utf-8', { fatal: true });

  push(bytes: Uint8Array): void {
    this.#decode(bytes, true);
  }

  isValid(): boolean {
    this.#decode(new Uint8Array(), false);
    return this.#decoder !== undefined;
  }

  #decode(bytes: Uint8Array, goesOn: boolean): void {
    try {
      this.#decoder?.decode(bytes, { stream: goesOn });
    } catch {
      this.#decoder = undefined;
    }
  }
}

/**
 * Gives the blocks of a file one after the other; each is gone after its turn. False when the file cannot be read, or
 * when a turn says so.
 */
export async function eachBlock(
  file: Blob,
  blockBytes: number,
  job: Pick<Job, 'signal' | 'progress'>,
  take: (block: Uint8Array<ArrayBuffer>) => Promise<boolean>,
): Promise<boolean> {
  for (let from = 0; from < file.size; from += blockBytes) {
    job.signal.throwIfAborted();
    job.progress(from, file.size);
    const wanted = Math.min(blockBytes, file.size - from);
    const block = await readSlice(file, from, from + wanted);
    if (block?.byteLength !== wanted) return false;
    const goesOn = await take(new Uint8Array(block));
    releaseBuffer(block);
    if (!goesOn) return false;
  }
  job.signal.throwIfAborted();
  job.progress(file.size, file.size);
  // A folder poses as an empty file, and only reading tells.
  return file.size > 0 || (await readSlice(file, 0, 0)) !== undefined;
}

/** Beginning and end of a file; the same where it is short. */
export async function readEnds(file: Blob): Promise<{ head: Uint8Array; tail: Uint8Array } | undefined> {
  const head = await readSlice(file, 0, HEAD_BYTES);
  const tail = file.size <= HEAD_BYTES ? head : await readSlice(file, file.size - HEAD_BYTES, file.size);
  return head && tail && { head: new Uint8Array(head), tail: new Uint8Array(tail) };
}

async function readSlice(file: Blob, from: number, to: number): Promise<ArrayBuffer | undefined> {
  try {
    return await file.slice(from, to).arrayBuffer();
  } catch {
    return undefined;
  }
}
