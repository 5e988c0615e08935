// Fetches the newest registries that tools rest on, and notes their days, which the pages show.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

if (isMain(import.meta.url)) {
  await runScript(() => {
    npm('install', '--save-exact', ...REGISTRIES.map(({ name, wanted }) => `${name}@${wanted}`));
    for (const { name, tool } of REGISTRIES) {
      const version = installedVersion(name);
      /** @type {Record<string, string>} */
      const published = JSON.parse(npm('view', name, 'time', '--json'));
      writeFileSync(noteOf(tool), noteRegistry(readFileSync(noteOf(tool), 'utf8'), version, published[version] ?? ''));
      console.log(`${name} ${version} of ${published[version]}`);
    }
  });
}
