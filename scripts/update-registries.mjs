// Fetches the newest registries that tools rest on, and notes their days, which the pages show. Those that are no packages are compared:
// `--iban FILE` with the text that SWIFT hands out. The zones are compared with the system's tzdata.zi by scripts/registries/registries.test.ts.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ibanDifferences, readIbanRegistry, readOwnTable } from './registries/iban.mjs';
import { PACKAGES } from './registries/packages.mjs';
import { isMain, ROOT, runScript, SetupError } from './setup.mjs';

/** Packages that are registries, what may be taken of them, and the tool that notes which one the site holds. */
export const REGISTRIES = [
  { name: 'oui-data', wanted: 'latest', tool: 'mac-address-lookup' },
  { name: 'libphonenumber-js', wanted: 'latest', tool: 'phone-parser-and-formatter' },
  // From version 2 on it is under the AGPL.
  { name: 'ua-parser-js', wanted: '1', tool: 'user-agent-parser' },
];

/** Where a tool notes its registry. @param {string} tool */
export function noteOf(tool) {
  return join(ROOT, 'src/tools', tool, 'registry-version.ts');
}

/**
 * The source that notes which registry the site holds, with another version and day in it.
 * @param {string} source @param {string} version @param {string} published ISO date, with or without a time
 */
export function noteRegistry(source, version, published) {
  const date = /^\d{4}-\d\d-\d\d/.exec(published)?.[0];
  if (date === undefined) throw new SetupError(`The package registry gives no day for ${version}.`);
  return source
    .replace(/(REGISTRY_VERSION = )'[^']*'/, `$1'${version}'`)
    .replace(/(REGISTRY_DATE = )'[^']*'/, `$1'${date}'`);
}

/** Where the about page reads what registries the site holds. */
export const ABOUT = join(ROOT, 'src/pages/about/registries.ts');

/** The source for the about page with another version and day of a package in it. @param {string} source @param {string} name @param {string} version @param {string} published */
export function noteOnAbout(source, name, version, published) {
  const row = new RegExp(`source: '${name} [^']*', date: '[^']*'`);
  if (!row.test(source)) throw new SetupError(`The about page has no row for ${name}.`);
  return source.replace(row, `source: '${name} ${version}', date: '${published.slice(0, 10)}'`);
}

/** The version of a package that is installed. @param {string} name */
export function installedVersion(name) {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'));
  return version;
}

/** @param {...string} options */
function npm(...options) {
  return execFileSync('npm', options, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** @param {string} file */
function compareIbans(file) {
  const own = readOwnTable(readFileSync(join(ROOT, 'src/lib/iban/registry.ts'), 'utf8'));
  const differences = ibanDifferences(own, readIbanRegistry(readFileSync(file, 'utf8')));
  console.log(differences.length === 0 ? `All ${own.size} countries are as in ${file}.` : differences.join('\n'));
}

function updatePackages() {
  npm('install', '--save-exact', ...PACKAGES.map(({ name, wanted }) => `${name}@${wanted}`));
  for (const { name } of PACKAGES) {
    const version = installedVersion(name);
    /** @type {Record<string, string>} */
    const days = JSON.parse(npm('view', name, 'time', '--json'));
    const published = days[version] ?? '';
    const tool = REGISTRIES.find((registry) => registry.name === name)?.tool;
    if (tool) writeFileSync(noteOf(tool), noteRegistry(readFileSync(noteOf(tool), 'utf8'), version, published));
    writeFileSync(ABOUT, noteOnAbout(readFileSync(ABOUT, 'utf8'), name, version, published));
    console.log(`${name} ${version} of ${published}`);
  }
}

if (isMain(import.meta.url)) {
  await runScript(() => {
    const at = process.argv.indexOf('--iban');
    const file = process.argv[at + 1];
    if (at > 0 && file) compareIbans(file);
    else updatePackages();
  });
}
