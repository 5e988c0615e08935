import { open, stat, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';

// Node's own Blobs of files hold sizes modulo 4 GiB, so what comes from the disk is a Blob of our own, and so is what is made of such.

/** A part of a Blob: bytes of a file on the disk, or of a Blob in memory. */
type Piece =
  | { readonly path: string; readonly start: number; readonly end: number }
  | { readonly held: Blob; readonly start: number; readonly end: number };

/** Bytes that are read at once where nobody says how many. */
const CHUNK = 1024 * 1024;

const sizeOf = ({ start, end }: Piece) => end - start;

/** The pieces between two places of the whole. */
function cut(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    const first = Math.max(from - at, 0);
    const last = Math.min(to - at, sizeOf(piece));
    at += sizeOf(piece);
    return first < last ? [{ ...piece, start: piece.start + first, end: piece.start + last }] : [];
  });
}

/** Reads pieces one after the other; each file is open while it is read. */
class Reader {
  private place = 0;
  private at = 0;
  private file: FileHandle | undefined;

  constructor(private readonly pieces: readonly Piece[]) {}

  /** Fills the target as far as the present piece goes; 0 at the end of the last one. */
  async read(target: Uint8Array): Promise<number> {
    const piece = this.pieces[this.place];
    if (!piece) return 0;
    const left = sizeOf(piece) - this.at;
    if (left === 0) {
      await this.close();
      this.place += 1;
      this.at = 0;
      return this.read(target);
    }
    const length = Math.min(left, target.length);
    const done = await this.readFrom(piece, target.subarray(0, length));
    this.at += done;
    return done;
  }

  private async readFrom(piece: Piece, target: Uint8Array): Promise<number> {
    const start = piece.start + this.at;
    if ('held' in piece) {
      target.set(new Uint8Array(await piece.held.slice(start, start + target.length).arrayBuffer()));
      return target.length;
    }
    this.file ??= await open(piece.path);
    const { bytesRead } = await this.file.read(target, 0, target.length, start);
    if (bytesRead === 0) throw new DOMException('The file became shorter', 'NotReadableError');
    return bytesRead;
  }

  async close(): Promise<void> {
    await this.file?.close();
    this.file = undefined;
  }
}

async function readAll(pieces: readonly Piece[], size: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  const reader = new Reader(pieces);
  try {
    let done = 0;
    while (done < size) {
      // oxlint-disable-next-line no-await-in-loop -- where the next part begins follows from this one
      done += await reader.read(bytes.subarray(done));
    }
  } finally {
    await reader.close();
  }
  return bytes.buffer;
}

function streamOf(pieces: readonly Piece[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = new Reader(pieces);
  const source: UnderlyingByteSource = {
    type: 'bytes',
    autoAllocateChunkSize: CHUNK,
    async pull(controller) {
      const request = controller.byobRequest;
      const view = request?.view;
      if (!request || !view) return;
      const done = await reader.read(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
      if (done === 0) {
        await reader.close();
        controller.close();
      }
      request.respond(done);
    },
    cancel: () => reader.close(),
  };
  return new ReadableStream(source);
}

const piecesIn = new WeakMap<Blob, readonly Piece[]>();

/** Makes a Blob, empty to the engine, one of these pieces. */
function fill<B extends Blob>(blob: B, pieces: readonly Piece[]): B {
  const size = pieces.reduce((sum, piece) => sum + sizeOf(piece), 0);
  const clamp = (offset: number) => (offset < 0 ? Math.max(size + offset, 0) : Math.min(offset, size));
  piecesIn.set(blob, pieces);
  const its: Partial<Record<keyof Blob, unknown>> = {
    size,
    arrayBuffer: () => readAll(pieces, size),
    text: async () => new TextDecoder().decode(await readAll(pieces, size)),
    stream: () => streamOf(pieces),
    slice: (start = 0, end = size, type = '') =>
      fill(new NativeBlob([], { type }), cut(pieces, clamp(start), Math.max(clamp(start), clamp(end)))),
  };
  for (const [name, value] of Object.entries(its)) Object.defineProperty(blob, name, { value });
  return blob;
}

const NativeBlob = globalThis.Blob;
const NativeFile = globalThis.File;

function piecesOf(part: BlobPart): readonly Piece[] {
  const known = part instanceof NativeBlob ? piecesIn.get(part) : undefined;
  if (known) return known;
  const held = part instanceof NativeBlob ? part : new NativeBlob([part]);
  return [{ held, start: 0, end: held.size }];
}

const hasPieces = (parts: unknown): parts is readonly BlobPart[] =>
  Array.isArray(parts) && parts.some((part) => part instanceof NativeBlob && piecesIn.has(part));

/** A constructor that keeps what comes from the disk on the disk. */
function keeping<C extends typeof Blob | typeof File>(Native: C): C {
  // The engine's own constructors make Blobs.
  const make = (args: readonly unknown[]) => Reflect.construct(Native, args) as Blob;
  return new Proxy(Native, {
    construct: (_target, [parts, ...rest]: readonly unknown[]) =>
      hasPieces(parts) ? fill(make([[], ...rest]), parts.flatMap(piecesOf)) : make([parts, ...rest]),
  });
}

/** Opens a file of any size, of which only what is asked for is read. Rejects with the error of the file system. */
export async function openDiskFile(path: string, type: string): Promise<File> {
  const its = await stat(path);
  // As reading it would say.
  if (its.isDirectory()) throw Object.assign(new Error('It is a folder'), { code: 'EISDIR', syscall: 'read', path });
  if (globalThis.Blob === NativeBlob) {
    globalThis.Blob = keeping(NativeBlob);
    globalThis.File = keeping(NativeFile);
  }
  const file = new NativeFile([], basename(path), { type, lastModified: its.mtimeMs });
  return fill(file, [{ path, start: 0, end: its.size }]);
}
