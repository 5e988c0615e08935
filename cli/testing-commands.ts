import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { installPackageIn } from './testing-installation.ts';
import { Programs } from './testing-programs.ts';

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

let programs: Promise<Programs> | undefined;

/** In the zone that the browser is in, too. */
async function startPrograms(): Promise<Programs> {
  const { TZ } = process.env;
  const { bin } = await installPackageIn(process.env[PACKAGE_FOLDER] ?? '');
  return new Programs(bin, TZ === undefined ? {} : { TZ });
}

/** Runs the installed program, for tests in a browser. */
export const handy: BrowserCommand<[asked: Asked]> = async (_context, asked): Promise<Gave> => {
  programs ??= startPrograms();
  const cwd = await mkdtemp(join(tmpdir(), 'handy-run-'));
  try {
    await writeFiles(cwd, asked.files);
    const { code, out, stderr } = await (await programs).run(asked.args, { cwd, environment: asked.environment });
    return { code, stdout: out.toString('base64'), stderr };
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
};

/** Ends the processes that `handy` has begun. */
export const endHandy: BrowserCommand<[]> = async (): Promise<void> => {
  const all = programs;
  programs = undefined;
  (await all)?.end();
};
