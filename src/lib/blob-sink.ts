/** Takes bytes piece by piece and gives them back as one Blob, outside the heap of scripts. */
export interface BlobSink {
  /** The buffer may be used again afterwards. False when there is no room for it. */
  write(bytes: Uint8Array<ArrayBuffer>): Promise<boolean>;
  /** All that was written; undefined when the browser lost it. */
  finish(): Promise<Blob | undefined>;
  /** Gives the room back, instead of `finish`. */
  discard(): Promise<void>;
}

/** Folder of the private file system, and the lock that says that some page still needs what is in it. */
const FOLDER = 'large-results';

/** From so many bytes on, a result is a file: browsers hold only so much in Blobs, private windows the least. */
const FILE_FROM = 64 * 1024 * 1024;

/** What a worker may do with a file of the private file system, and a page may not. */
interface SyncHandle {
  write(bytes: Uint8Array, options: { at: number }): number;
  flush(): void;
  close(): void;
}

interface WritableFile extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<SyncHandle>;
}

function isWritable(handle: FileSystemFileHandle): handle is WritableFile {
  return 'createSyncAccessHandle' in handle;
}

/** Opens a sink outside of memory; undefined where there is none. */
export type OpenFileSink = () => Promise<BlobSink | undefined>;

let openFileSink: OpenFileSink = openPrivateFile;

/** Where large results are kept from now on, in place of the browser's private file system. */
export function keepLargeIn(open: OpenFileSink): void {
  openFileSink = open;
}

/** Opens a sink for about so many bytes: a private file where many are expected and there is one, else Blob parts. */
export async function openBlobSink(expectedBytes: number): Promise<BlobSink> {
  const file = expectedBytes >= FILE_FROM ? await openFileSink() : undefined;
  return file ?? partsSink();
}

function partsSink(): BlobSink {
  const parts: Blob[] = [];
  return {
    async write(bytes) {
      if (bytes.length === 0) return true;
      const part = new Blob([bytes]);
      parts.push(part);
      // Waits until it has been taken over, so that only one piece is under way, and tells at once when it was not.
      return isReadable(part);
    },
    finish: () => Promise.resolve(new Blob(parts)),
    async discard() {
      parts.length = 0;
    },
  };
}

async function isReadable(blob: Blob): Promise<boolean> {
  try {
    await blob.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

async function openPrivateFile(): Promise<BlobSink | undefined> {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    const name = crypto.randomUUID();
    const file = await folder.getFileHandle(name, { create: true });
    if (!isWritable(file)) return undefined;
    return fileSink(folder, file, await file.createSyncAccessHandle());
  } catch {
    // Plain http, or the browser keeps no files here.
    return undefined;
  }
}

function fileSink(folder: FileSystemDirectoryHandle, file: FileSystemFileHandle, handle: SyncHandle): BlobSink {
  let at = 0;
  return {
    write(bytes) {
      try {
        const written = handle.write(bytes, { at });
        at += written;
        return Promise.resolve(written === bytes.length);
      } catch {
        return Promise.resolve(false);
      }
    },
    async finish() {
      handle.flush();
      handle.close();
      return file.getFile().catch(() => undefined);
    },
    async discard() {
      handle.close();
      await folder.removeEntry(file.name).catch(() => {});
    },
  };
}

/** A Blob that lies in the private file system. */
export interface KeptFile {
  readonly file: Blob;
  /** Gives the room back. */
  readonly remove: () => Promise<void>;
}

/**
 * Moves a Blob into the private file system, from a page as from a worker, while `keepLargeResults` holds. Undefined when
 * there is no room or no such file system.
 */
export async function keepAsFile(blob: Blob): Promise<KeptFile | undefined> {
  const name = crypto.randomUUID();
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    const remove = () => folder.removeEntry(name).catch(() => {});
    try {
      const handle = await folder.getFileHandle(name, { create: true });
      const writable = await handle.createWritable();
      await blob.stream().pipeTo(writable);
      return { file: await handle.getFile(), remove };
    } catch {
      await remove();
      return undefined;
    }
  } catch {
    // Plain http, or the browser keeps no files here.
    return undefined;
  }
}

/**
 * Says that this page needs its large results; the returned function says that it does not any more. Files that no page
 * needs are removed at both moments, so that nothing stays on the disk behind a visit longer than until the next one.
 */
export function keepLargeResults(): () => void {
  let end = () => {};
  const needed = new Promise<void>((resolve) => {
    end = resolve;
  });
  const held = removeUnneeded().then(() => navigator.locks?.request(FOLDER, { mode: 'shared' }, () => needed));
  return () => {
    end();
    void held.then(removeUnneeded);
  };
}

async function removeUnneeded(): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory();
    await navigator.locks.request(FOLDER, { ifAvailable: true }, async (lock) => {
      if (lock) await root.removeEntry(FOLDER, { recursive: true });
    });
  } catch {
    // There is no such file system, or nothing in it.
  }
}
