import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staticImports } from './static-imports.mjs';

/**
 * Chunks that import each other: whether they run depends on which one a page asks for first.
 * @param {ReadonlyMap<string, readonly string[]>} imports names of chunks that each one imports statically
 * @returns {Set<string>} each circle once, beginning with the first name of the alphabet
 */
export function circlesOf(imports) {
  /** @type {Set<string>} */
  const circles = new Set();
  /** @type {Set<string>} */
  const done = new Set();
  const visit = (/** @type {string} */ name, /** @type {string[]} */ path) => {
    const start = path.indexOf(name);
    if (start !== -1) {
      const circle = path.slice(start);
      const first = circle.indexOf(circle.toSorted()[0] ?? '');
      circles.add([...circle.slice(first), ...circle.slice(0, first)].join(' → '));
    }
    if (start !== -1 || done.has(name)) return;
    for (const other of imports.get(name) ?? []) visit(other, [...path, name]);
    done.add(name);
  };
  for (const name of imports.keys()) visit(name, []);
  return circles;
}

/** What each chunk of a built site imports statically. @param {string} root */
export function readImports(root) {
  const scripts = readdirSync(join(root, 'assets')).filter((name) => name.endsWith('.js'));
  return new Map(scripts.map((name) => [name, staticImports(readFileSync(join(root, 'assets', name), 'utf8'))]));
}
