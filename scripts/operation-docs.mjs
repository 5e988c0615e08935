// Reads from their sources which operations the tools have, and the sentence above each: without running any of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A comment for documentation right above a constant. */
const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?const (\w+) = /g;
/** An operation of the file itself. */
const OWN = /^export const (\w+) = defineOperation\(/gm;
/** Operations of another file: `export { listZones } from '…'`. */
const PASSED_ON = /^export \{([\w\s,]+)\} from '(\.[^']+)';/gm;
/** Operations that a function makes, whose file has one `defineName` for each: `export const { encode, draw } = codeOperations(…)`. */
const MADE = /^export const \{([\w\s,]+)\} = (\w+)\(/gm;

/** A comment as running text. @param {string} comment */
function textOf(comment) {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim();
}

/** @param {string} source @returns {ReadonlyMap<string, string>} by the names of constants */
function commentsIn(source) {
  return new Map([...source.matchAll(DOCUMENTED)].map(([, comment = '', name = '']) => [name, textOf(comment)]));
}

/** @param {string} list */
const namesIn = (list) => list.split(',').flatMap((name) => name.trim() || []);

/** @param {string} name */
const makerOf = (name) => `define${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/**
 * The operations that a file exports, each with the sentence above it, '' where there is none.
 * @param {string} source @param {(path: string) => string} read gives the text of a file by its path from here
 * @returns {Record<string, string>}
 */
export function docsOf(source, read) {
  const own = commentsIn(source);
  const found = [...source.matchAll(OWN)].map(([, name = '']) => [name, own.get(name) ?? '']);
  const passedOn = [...source.matchAll(PASSED_ON)].flatMap(([, list = '', path = '']) => {
    const theirs = commentsIn(read(path));
    return namesIn(list).map((name) => [name, theirs.get(name) ?? '']);
  });
  const made = [...source.matchAll(MADE)].flatMap(([, list = '', maker = '']) => {
    const path = new RegExp(`import \\{[^}]*\\b${maker}\\b[^}]*\\} from '([^']+)'`).exec(source)?.[1];
    const theirs = path === undefined ? new Map() : commentsIn(read(path));
    return namesIn(list).map((name) => [name, theirs.get(makerOf(name)) ?? '']);
  });
  return Object.fromEntries(
    [...found, ...passedOn, ...made].toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );
}

/**
 * The operations of every tool that has some, with the sentences above them.
 * @param {string} root @returns {Record<string, Record<string, string>>} by tool and operation
 */
export function readOperationDocs(root) {
  const folder = resolve(root, 'src/tools');
  const files = readdirSync(folder)
    .toSorted()
    .map((toolId) => ({ toolId, file: join(folder, toolId, 'operations.ts') }))
    .filter(({ file }) => existsSync(file));
  return Object.fromEntries(
    files.map(({ toolId, file }) => [
      toolId,
      docsOf(readFileSync(file, 'utf8'), (path) => readFileSync(`${resolve(dirname(file), path)}.ts`, 'utf8')),
    ]),
  );
}
