import { fstatSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { OperationFailure } from '../src/lib/failure';
import { LONGEST_STRING } from '../src/lib/text-source';
import { openFile, temporaryFolder } from './files';

/** Whether something is fed in, by a pipe or from a file: no terminal, and not closed. */
export function isFed(): boolean {
  if (process.stdin.isTTY) return false;
  try {
    const its = fstatSync(0);
    return its.isFIFO() || its.isFile() || its.isSocket() || its.isCharacterDevice();
  } catch {
    return false;
  }
}

async function* chunks(): AsyncGenerator<Buffer> {
  for await (const chunk of process.stdin) {
    // Without an encoding a stream gives buffers.
    yield chunk as Buffer;
  }
}

/** All that is fed in, for what is read as a whole. Rejects with an `OperationFailure` where it is longer than any text can be. */
export async function readStandardInput(input: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of chunks()) {
    bytes += part.length;
    if (bytes > LONGEST_STRING) {
      throw new OperationFailure({ code: 'too-large', input, bytes, limit: LONGEST_STRING });
    }
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** What is fed in as a file of any size: it is kept on the disk until the program ends, since operations read files from any place. */
export async function keepStandardInput(): Promise<File> {
  const path = join(temporaryFolder(), 'input');
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const part of chunks()) await file.appendFile(part);
  } finally {
    await file.close();
  }
  return openFile(path);
}
