// Reads `docs/dependencies.md`, the one place that says why a package is here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

export const KINDS = ['site', 'heavy', 'package', 'build', 'test'];
export const LICENCES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', 'Unlicense'];

/** @typedef {{ name: string, licence: string, reason: string, kind: string }} Declared */

/** The rows of the table of packages. @returns {Declared[]} */
export function declaredDependencies() {
  const text = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
  // The last column tells this table from that of the data.
  const rows = new RegExp(`^\\| \`([^\`]+)\` \\| ([^|]+) \\| ([^|]+) \\| (${KINDS.join('|')}) \\|$`, 'gm');
  return [...text.matchAll(rows)].map(([, name = '', licence = '', reason = '', kind = '']) => ({
    name,
    licence: licence.trim(),
    reason: reason.trim(),
    kind,
  }));
}

/**
 * What is declared heavy, as parts of module paths: packages of that kind, and every file of our own data.
 * @returns {string[]}
 */
export function heavyModules() {
  const text = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
  const files = [...text.matchAll(/^\| `((?:src|node_modules)\/[^`]+)` \|/gm)].map((match) => match[1] ?? '');
  const packages = declaredDependencies().filter(({ kind }) => kind === 'heavy');
  return [...packages.map(({ name }) => `node_modules/${name}/`), ...files];
}
