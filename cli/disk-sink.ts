import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobSink } from '../src/lib/blob-sink';
import { openFile, temporaryFolder } from './files';

let opened = 0;

/** Opens a sink on the disk for a result that is too large for memory; its file goes when the program ends. */
export async function openDiskSink(): Promise<BlobSink> {
  opened += 1;
  const path = join(temporaryFolder(), `result-${opened}`);
  const file = await open(path, 'wx', 0o600);
  return {
    async write(bytes) {
      try {
        await file.appendFile(bytes);
        return true;
      } catch {
        // The disk is full.
        return false;
      }
    },
    async finish() {
      await file.close();
      return openFile(path);
    },
    discard: () => file.close(),
  };
}
