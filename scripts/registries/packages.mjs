// The registries that come as packages, and how many entries each has at the least, read as the site reads it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} folder @param {string} name @returns {unknown} */
const readJson = (folder, name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** @param {unknown} value */
const sizeOf = (value) => (typeof value === 'object' && value !== null ? Object.keys(value).length : 0);

/**
 * @typedef {object} RegistryPackage
 * @property {string} id as the about page calls it
 * @property {string} name
 * @property {string} wanted what may be taken of it
 * @property {number} least entries
 * @property {(folder: string) => number} count the entries of a package that lies in a folder
 */

/** @type {readonly RegistryPackage[]} */
export const PACKAGES = [
  {
    id: 'mac',
    name: 'oui-data',
    wanted: 'latest',
    least: 35_000,
    count: (folder) => sizeOf(readJson(folder, 'index.json')),
  },
  {
    id: 'phone',
    name: 'libphonenumber-js',
    wanted: 'latest',
    least: 240,
    count(folder) {
      const { countries } = /** @type {{ countries: unknown }} */ (readJson(folder, 'metadata.max.json'));
      return sizeOf(countries);
    },
  },
  {
    id: 'agent',
    name: 'ua-parser-js',
    // From version 2 on it is under the AGPL.
    wanted: '1',
    least: 100,
    count: (folder) =>
      readFileSync(join(folder, 'src/ua-parser.js'), 'utf8')
        .split('\n')
        .filter((line) => /^\s*\/.*\/i?,?/.test(line)).length,
  },
  {
    id: 'agent',
    name: 'uap-core',
    wanted: 'latest',
    least: 1_000,
    count: (folder) => readFileSync(join(folder, 'regexes.yaml'), 'utf8').match(/^ +- regex: /gm)?.length ?? 0,
  },
  {
    id: 'mime',
    name: 'mime-db',
    wanted: 'latest',
    least: 2_000,
    count: (folder) => sizeOf(readJson(folder, 'db.json')),
  },
  {
    id: 'emoji',
    name: 'emojibase-data',
    wanted: 'latest',
    least: 1_900,
    count: (folder) => sizeOf(readJson(folder, 'en/data.json')),
  },
];
