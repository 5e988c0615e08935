// Makes a fresh checkout ready. Runs before any dependency exists, so it uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../..');
const CHROMIUM = '/usr/bin/chromium';
const APT_PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];

/** What stops the setup, in words for the person at the terminal; no stack is shown for it. */
export class SetupError extends Error {}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked
 * @typedef {{ packages?: Record<string, Locked> }} Lockfile
 */

/**
 * Tells whether what is installed is what the lockfile asks for. npm writes its own account of `node_modules` as the
 * last act of an installation, so an interrupted one leaves none.
 * @param {Lockfile} wanted
 * @param {Lockfile | undefined} installed
 */
export function isInstalled(wanted, installed) {
  const there = installed?.packages;
  if (!there) return false;
  return Object.entries(wanted.packages ?? {}).every(([path, locked]) => {
    if (path === '') return true;
    const found = there[path];
    // Packages for other platforms are locked, but rightly absent here.
    if (!found) return locked.optional === true || locked.devOptional === true;
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

/** @param {string} path @returns {Lockfile | undefined} */
function readLockfile(path) {
  if (!existsSync(path)) return undefined;
  try {
    /** @type {Lockfile} */
    const lockfile = JSON.parse(readFileSync(path, 'utf8'));
    return lockfile;
  } catch {
    return undefined;
  }
}

/** npm keeps its cache at home; where there is no home that can be written, it stays inside the checkout. */
function npmEnvironment() {
  const home = homedir();
  try {
    if (home === '') throw new Error('no home');
    accessSync(home, constants.W_OK);
    return process.env;
  } catch {
    return { ...process.env, npm_config_cache: process.env['npm_config_cache'] ?? join(ROOT, '.cache/npm') };
  }
}

/**
 * Runs a program in the checkout with its output shown; false when it failed or is not there.
 * @param {string} program @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env]
 */
function run(program, args, env = process.env) {
  return spawnSync(program, args, { cwd: ROOT, env, stdio: 'inherit' }).status === 0;
}

/**
 * Runs npm, the one that started this script if there is one, with its output shown.
 * @param {readonly string[]} args @param {NodeJS.ProcessEnv} [extra] variables to add to the environment
 */
export function runNpm(args, extra = {}) {
  const npm = process.env['npm_execpath'];
  const env = { ...npmEnvironment(), ...extra };
  return npm?.endsWith('.js') ? run(process.execPath, [npm, ...args], env) : run('npm', args, env);
}

function installDependencies() {
  const wanted = readLockfile(join(ROOT, 'package-lock.json'));
  if (!wanted) throw new SetupError('package-lock.json is missing or damaged: the checkout is not complete.');
  if (isInstalled(wanted, readLockfile(join(ROOT, 'node_modules/.package-lock.json')))) return;
  console.log('Installing the dependencies (npm ci)…');
  // `include` because NODE_ENV=production would leave out what builds the site.
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!runNpm(args)) {
    throw new SetupError('npm ci failed. It needs npm 10 or newer and a way to the package registry; see above.');
  }
}

function installChromium() {
  if (existsSync(CHROMIUM)) return;
  const packages = APT_PACKAGES.join(' ');
  const byHand = `Install it yourself, for example: sudo apt-get install -y --no-install-recommends ${packages}`;
  const missing = `The tests need Chromium as ${CHROMIUM}, which is missing.`;
  const isThere = (/** @type {string} */ program) =>
    spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isThere('apt-get')) throw new SetupError(`${missing} There is no apt-get here. ${byHand}`);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) {
    throw new SetupError(`${missing} Only root may install it, and sudo asks for a password. ${byHand}`);
  }
  console.log(`Installing ${packages} (apt-get)…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {readonly string[]} */ ...args) =>
    isRoot ? run('apt-get', args, env) : run('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args], env);
  // An update that fails may still leave lists that are good enough, so the installation decides.
  apt('update');
  if (!apt('install', '-y', '--no-install-recommends', ...APT_PACKAGES) || !existsSync(CHROMIUM)) {
    throw new SetupError(`${missing} apt-get could not install it. ${byHand}`);
  }
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new SetupError(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  }
}

/**
 * Installs what is missing and nothing else; a second call does nothing.
 * @param {{ forTests?: boolean }} [settings] `forTests` asks for Chromium too
 */
export function setup({ forTests = false } = {}) {
  checkNode();
  installDependencies();
  if (forTests) installChromium();
}

/** The folder of the built site (`OUT_DIR` names another than `dist`), which is built where there is none. */
export function builtSite() {
  const root = process.env['OUT_DIR'] || join(ROOT, 'dist');
  if (!existsSync(join(root, 'index.html')) && !runNpm(['run', 'build'])) throw new SetupError('The build failed.');
  return root;
}

/**
 * Runs a script's main function; a `SetupError` ends it with its message alone.
 * @param {() => void | Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Tells whether a script was started by itself rather than imported. @param {string} moduleUrl */
export function isMain(moduleUrl) {
  return process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(moduleUrl);
}

if (isMain(import.meta.url)) {
  const forTests = process.argv.includes('--for') && process.argv.at(process.argv.indexOf('--for') + 1) === 'tests';
  await runScript(() => setup({ forTests }));
}
