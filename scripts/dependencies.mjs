// Reads `docs/dependencies.md`, the one place that says why a package is here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

export const KINDS = ['site', 'heavy', 'package', 'build', 'test'];
export const LICENCES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', 'Unlicense'];

/** @typedef {{ name: string, licence: string, reason: string, kind: string, released: string }} Declared */

/** The rows of the table of packages. @returns {Declared[]} */
export function declaredDependencies() {
  const text = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
  // The last columns tell this table from that of the data.
  const rows = new RegExp(
    `^\\| \`([^\`]+)\` \\| ([^|]+) \\| ([^|]+) \\| (${KINDS.join('|')}) \\| (\\d{4}-\\d\\d-\\d\\d) \\|$`,
    'gm',
  );
  return [...text.matchAll(rows)].map(([, name = '', licence = '', reason = '', kind = '', released = '']) => ({
    name,
    licence: licence.trim(),
    reason: reason.trim(),
    kind,
    released,
  }));
}

/** The day on which the last releases were asked for, and the packages that have a plan. @returns {{ asked: string, plans: string[] }} */
export function releasePlans() {
  const text = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
  const section = /^## Plans\n([^]*?)^## /m.exec(text)?.[1] ?? '';
  return {
    asked: /asked on (\d{4}-\d\d-\d\d)/.exec(text)?.[1] ?? '',
    plans: [...section.matchAll(/^\| `([^`]+)` \| [^|]{20,} \|$/gm)].map((match) => match[1] ?? ''),
  };
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
