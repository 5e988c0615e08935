import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Writes what operations declare into a file of its own, which whoever asked removes with its folder. */
export async function collectExamples(): Promise<{ readonly file: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'handy-examples-'));
  const file = join(folder, 'examples.json');
  const run = promisify(execFile);
  const args = ['build', '--config', 'e2e/examples/vite.config.ts', '--logLevel', 'error'];
  await run(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: ROOT,
    env: { ...process.env, OUT_DIR: join(folder, 'script') },
  });
  await run(process.execPath, [join(folder, 'script/examples.js'), file], { cwd: ROOT });
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}
