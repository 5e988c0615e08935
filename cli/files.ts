import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { openDiskFile } from './disk-file';
import { EXTENSION_TYPES } from './extension-types';

/** What the file system says that is worth telling, such as `ENOENT`; undefined for anything else, which is our own mistake. */
export function fileErrorOf(error: unknown): string | undefined {
  const isSystem = error instanceof Error && 'code' in error && 'syscall' in error;
  return isSystem && typeof error.code === 'string' ? error.code : undefined;
}

/** The file that an error of the file system is about, where it tells. */
export function pathOfError(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;
}

/** A file of any size, with the type that its name tells. Rejects with the error of the file system. */
export function openFile(path: string): Promise<File> {
  const extension = extname(path).slice(1).toLowerCase();
  return openDiskFile(path, Object.hasOwn(EXTENSION_TYPES, extension) ? (EXTENSION_TYPES[extension] ?? '') : '');
}

/** Exit codes of a program that a signal ended (128 and its number). */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** What is removed when the program ends, however it does. */
const unneeded = new Set<string>();
let isWatching = false;

/** What is made after this can be removed however the program ends. */
function watchForEnd(): void {
  if (isWatching) return;
  isWatching = true;
  process.on('exit', () => {
    for (const left of unneeded) rmSync(left, { recursive: true, force: true });
  });
  // Without a listener a signal ends the program before its `exit`.
  for (const [signal, code] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(code));
}

function removeAtEnd(path: string): void {
  watchForEnd();
  unneeded.add(path);
}

let temporary: string | undefined;

/** A folder for what is too large for memory; it is removed when the program ends. */
export function temporaryFolder(): string {
  if (temporary === undefined) {
    // Before the folder is there, and in one go: a signal in between would leave it behind.
    watchForEnd();
    temporary = mkdtempSync(join(tmpdir(), 'handy-'));
    removeAtEnd(temporary);
  }
  return temporary;
}

let written = 0;

/** What is written, in pieces. */
export type Parts = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

async function writeTo(path: string, flags: string, parts: Parts): Promise<void> {
  const file = await open(path, flags, 0o666);
  try {
    for await (const part of parts) await file.appendFile(part);
  } finally {
    await file.close();
  }
}

/**
 * Writes a file that is either whole or not there: its parts go to a file beside it, which takes its place at the end. A file that was
 * there keeps its permissions, a link stays one. Rejects with the error of the file system.
 */
export async function writeWhole(given: string, parts: Parts): Promise<void> {
  const path = await realpath(given).catch(() => given);
  const before = await stat(path).catch(() => undefined);
  // A device or a pipe, such as /dev/null: there is nothing to take the place of.
  if (before && !before.isFile() && !before.isDirectory()) return writeTo(path, 'w', parts);
  written += 1;
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}-${written}.tmp`);
  removeAtEnd(beside);
  try {
    await writeTo(beside, 'wx', parts);
    if (before) await chmod(beside, before.mode & 0o7777);
    await rename(beside, path);
  } finally {
    await rm(beside, { force: true });
    unneeded.delete(beside);
  }
}
