import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');

/** Builds the script of the threads in a folder of its own, which whoever asked removes. */
export async function buildThread(): Promise<{ readonly folder: string; readonly script: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'handy-hostile-'));
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', 'cli/hostile/vite.config.ts', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { ...process.env, OUT_DIR: folder } });
  return { folder, script: join(folder, 'thread.js') };
}
