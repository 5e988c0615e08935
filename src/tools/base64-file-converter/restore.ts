import type { Base64Fault } from '../../lib/base64-fault';
import { type BlobSink, openBlobSink } from '../../lib/blob-sink';
import { releaseBuffer } from '../../lib/release-buffer';
import { err, ok, type Result } from '../../lib/result';
import { type Sha256, startSha256 } from '../../lib/sha256';
import { detectEncoding } from '../../lib/text-source';
import type { Job } from '../../operations/define';
import { readDimensions, type Dimensions } from '../../lib/picture-dimensions';
import { BLOCK_BYTES, eachBlock, readEnds, type UnreadableFault } from './encode';
import { HEAD_BYTES } from './limits';
import { chooseType, essenceOf, type ChosenType } from './media-type';
import { previewKind } from './preview-kind';
import { type SourceNote, SourceReader } from './read-source';
import { detectType, textOf, type FileType } from '../../lib/file-signatures';

/** Bytes that the hex view shows. */
const HEX_BYTES = 256;

/** A file that came out of Base64 or a data URI. */
export interface Restored {
  readonly file: Blob;
  readonly type: ChosenType;
  readonly detected?: FileType;
  /** The type as the data URI says it, with parameters. */
  readonly declared?: string;
  /** The charset as the data URI names it, where the file is of the type that it says. */
  readonly charset?: string;
  readonly dimensions?: Dimensions;
  /** 64 hex digits. */
  readonly sha256: string;
  /** The first 256 bytes. */
  readonly head: Uint8Array<ArrayBuffer>;
  /** The text that it holds, cut after 64 KB, where it is text. */
  readonly text?: string;
  readonly notes: readonly SourceNote[];
}

/** Why there is no file. `isHardlyBase64` tells other text from Base64 with a slip in it. */
export type RestoreFault =
  | Exclude<Base64Fault, { readonly code: 'bad-character' }>
  | (Extract<Base64Fault, { readonly code: 'bad-character' }> & { readonly isHardlyBase64: boolean })
  | UnreadableFault;

type Progress = Pick<Job, 'signal' | 'progress'>;

/** What Base64 or a data URI in a text holds. Text that cannot be read is a fault with its place. */
export async function restoreText(text: string, job: Progress): Promise<Result<Restored, RestoreFault>> {
  const restoring = await Restoring.start((text.length / 4) * 3);
  return orDiscard(restoring, async () => {
    // Piece by piece, so that a long text needs no second copy of itself.
    for (let from = 0; from < text.length; from += BLOCK_BYTES) {
      job.signal.throwIfAborted();
      job.progress(from, text.length);
      const fault = await restoring.push(text.slice(from, from + BLOCK_BYTES));
      if (fault) return err(fault);
    }
    return restoring.end();
  });
}

/** As `restoreText`, from a text file of any size (UTF-8, or UTF-16 with a mark); progress in its bytes. */
export async function restoreFile(
  source: Blob,
  job: Progress,
  blockBytes = BLOCK_BYTES,
): Promise<Result<Restored, RestoreFault>> {
  const restoring = await Restoring.start((source.size / 4) * 3);
  return orDiscard(restoring, async () => {
    let decoder: TextDecoder | undefined;
    let fault: RestoreFault | undefined;
    const isRead = await eachBlock(source, blockBytes, job, async (block) => {
      decoder ??= new TextDecoder(detectEncoding(block));
      fault = await restoring.push(decoder.decode(block, { stream: true }));
      return fault === undefined;
    });
    fault ??= isRead ? await restoring.push(decoder?.decode() ?? '') : { code: 'unreadable' };
    return fault ? err(fault) : restoring.end();
  });
}

/** Leaves nothing behind when the work is aborted or ends in a fault. */
async function orDiscard(
  restoring: Restoring,
  work: () => Promise<Result<Restored, RestoreFault>>,
): Promise<Result<Restored, RestoreFault>> {
  let isDone = false;
  try {
    const result = await work();
    isDone = result.ok;
    return result;
  } finally {
    if (!isDone) await restoring.discard();
  }
}

/** Takes text piece by piece and keeps the bytes in it outside the heap. */
class Restoring {
  readonly #reader = new SourceReader();
  readonly #hash: Sha256;
  readonly #sink: BlobSink;

  private constructor(hash: Sha256, sink: BlobSink) {
    this.#hash = hash;
    this.#sink = sink;
  }

  static async start(expectedBytes: number): Promise<Restoring> {
    return new Restoring(await startSha256(), await openBlobSink(expectedBytes));
  }

  /** Gives up; to be called whenever `end` gave no file. */
  discard(): Promise<void> {
    return this.#sink.discard();
  }

  async push(text: string): Promise<RestoreFault | undefined> {
    const read = this.#reader.push(text);
    if (!read.ok) return explained(read.fault);
    for (const bytes of read.value) if (!(await this.#keep(bytes))) return { code: 'unreadable' };
    return undefined;
  }

  async end(): Promise<Result<Restored, RestoreFault>> {
    const end = this.#reader.end();
    if (!end.ok) return err(explained(end.fault));
    const { bytes, notes, mimeType: declared, charset: named } = end.value;
    if (!(await this.#keep(bytes))) return err({ code: 'unreadable' });
    const file = await this.#sink.finish();
    const ends = file && (await readEnds(file));
    if (!ends) return err({ code: 'unreadable' });
    const detected = detectType(ends.head, ends.tail);
    const type = chooseType(declared, detected);
    const charset = declared !== undefined && essenceOf(declared) === type.mimeType ? named : undefined;
    const dimensions = readDimensions(ends.head, type.mimeType);
    const isText = previewKind(type.mimeType) === undefined;
    const text = isText && file.size > 0 ? textOf(ends.head, file.size <= HEAD_BYTES, charset) : undefined;
    return ok({
      file: file.slice(0, file.size, type.mimeType),
      type,
      ...(detected && { detected }),
      ...(declared !== undefined && { declared }),
      ...(charset !== undefined && { charset }),
      ...(dimensions && { dimensions }),
      sha256: this.#hash.digest(),
      head: new Uint8Array(ends.head.slice(0, HEX_BYTES)),
      ...(text !== undefined && { text }),
      notes,
    });
  }

  async #keep(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
    this.#hash.update(bytes);
    const isKept = await this.#sink.write(bytes);
    releaseBuffer(bytes.buffer);
    return isKept;
  }
}

/** Base64 so long is no accident: a wrong character after that is a slip in Base64 and not some other text. */
const SURELY_BASE64 = 64;

function explained(fault: Base64Fault): RestoreFault {
  return fault.code === 'bad-character' ? { ...fault, isHardlyBase64: fault.at < SURELY_BASE64 } : fault;
}
