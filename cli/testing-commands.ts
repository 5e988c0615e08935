import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { installPackageIn } from './testing-installation.ts';

/** The environment variable that tells where the package is built and installed in this run. */
export const PACKAGE_FOLDER = 'HANDY_TOOLS_PACKAGE_FOLDER';

/** What is asked of the program. Files are written into the folder that it is run in, each in a folder of its own. */
export interface Asked {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** By their paths, as Base64. */
  readonly files: Readonly<Record<string, string>>;
}

/** What the program gave, its output as Base64. */
export interface Gave {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function writeFiles(folder: string, files: Asked['files']): Promise<void> {
  const all = Object.entries(files).map(async ([path, base64]) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), Buffer.from(base64, 'base64'));
  });
  await Promise.all(all);
}

function run(bin: string, folder: string, { args, environment }: Asked): Promise<Gave> {
  return new Promise((resolve, reject) => {
    const env = { PATH: process.env['PATH'], TZ: process.env['TZ'], LANG: 'en', ...environment };
    const child = spawn(bin, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => err.push(part));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code, stdout: Buffer.concat(out).toString('base64'), stderr: Buffer.concat(err).toString('utf8') }),
    );
  });
}

/** Runs the installed program, for tests in a browser. */
export const handy: BrowserCommand<[asked: Asked]> = async (_context, asked): Promise<Gave> => {
  const { bin } = await installPackageIn(process.env[PACKAGE_FOLDER] ?? '');
  const folder = await mkdtemp(join(tmpdir(), 'handy-run-'));
  try {
    await writeFiles(folder, asked.files);
    return await run(bin, folder, asked);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
