import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ROOT = resolve(import.meta.dirname, '..');

/** The package as whoever installs it has it, far from this repository and what is installed here. */
export interface InstalledPackage {
  /** The package itself: `…/node_modules/handy-tools`. */
  readonly folder: string;
  /** The program that npm made of it. */
  readonly bin: string;
  /** The project that it is installed in. */
  readonly project: string;
  /** What would be published. */
  readonly tarball: string;
}

/** What npm tells scripts that it started is not for the one that works elsewhere. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || /^npm_config_cache$/i.test(name)),
  );
}

async function npm(args: readonly string[], cwd: string): Promise<string> {
  const path = process.env['npm_execpath'];
  const [program, before] = path?.endsWith('.js') ? [process.execPath, [path]] : ['npm', []];
  const { stdout } = await run(program, [...before, ...args], { cwd, env: plainEnvironment() });
  return stdout;
}

async function install(folder: string): Promise<InstalledPackage> {
  const [built, project] = [join(folder, 'built'), join(folder, 'project')];
  await mkdir(project, { recursive: true });
  await run(process.execPath, [join(ROOT, 'scripts/build-cli.mjs')], { env: { ...process.env, OUT_DIR: built } });
  const packed = await npm(['pack', '--ignore-scripts', '--pack-destination', folder], built);
  const tarball = join(folder, packed.trim().split('\n').at(-1) ?? '');
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  await npm(['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball], project);
  const modules = join(project, 'node_modules');
  return { folder: join(modules, 'handy-tools'), bin: join(modules, '.bin/handy'), project, tarball };
}

/** Builds, packs and installs the package in a folder, once for all that ask for it there. */
export async function installPackageIn(folder: string): Promise<InstalledPackage> {
  const [done, failed] = [join(folder, 'done.json'), join(folder, 'failed.txt')];
  try {
    await mkdir(join(folder, 'begun'));
  } catch {
    while (!existsSync(done) && !existsSync(failed)) {
      // oxlint-disable-next-line no-await-in-loop -- another test file is at it
      await wait(100);
    }
    if (existsSync(failed)) throw new Error(await readFile(failed, 'utf8'));
    // Written below.
    return JSON.parse(await readFile(done, 'utf8')) as InstalledPackage;
  }
  try {
    const installed = await install(folder);
    await writeFile(done, JSON.stringify(installed));
    return installed;
  } catch (error) {
    await writeFile(failed, String(error));
    throw error;
  }
}
