import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:operation-docs';

/** The sentences above each operation, by tool and operation. */
export type OperationDocs = Record<string, Record<string, string>>;

/** A comment for documentation right above a constant, of which the first group is the text and the second the name. */
const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?const (\w+) = /g;
/** An operation of the file itself. */
const OWN = /export const (\w+) = defineOperation\(/g;
/** Operations that another file defines: `export { listZones } from '…'`. */
const PASSED_ON = /export \{([\w\s,]+)\} from '(\.[^']+)';/g;
/** Operations that a function makes, whose file has one `defineName` for each: `export const { encode, draw } = codeOperations(…)`. */
const MADE = /export const \{([\w\s,]+)\} = (\w+)\(/g;

/** A comment as running text. */
function textOf(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim();
}

function docsIn(source: string): ReadonlyMap<string, string> {
  return new Map([...source.matchAll(DOCUMENTED)].map(([, comment = '', name = '']) => [name, textOf(comment)]));
}

const namesIn = (list: string) => list.split(',').flatMap((name) => name.trim() || []);

function makerOf(name: string): string {
  return `define${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The sentences above the operations that a file exports; an operation without one is left out. `read` gives the text of a file by its path from here. */
export function docsOf(source: string, read: (path: string) => string): Record<string, string> {
  const own = docsIn(source);
  const found = [...source.matchAll(OWN)].map(([, name = '']) => [name, own.get(name)] as const);
  const passedOn = [...source.matchAll(PASSED_ON)].flatMap(([, list = '', path = '']) => {
    const theirs = docsIn(read(path));
    return namesIn(list).map((name) => [name, theirs.get(name)] as const);
  });
  const made = [...source.matchAll(MADE)].flatMap(([, list = '', maker = '']) => {
    const path = new RegExp(`import \\{[^}]*\\b${maker}\\b[^}]*\\} from '([^']+)'`).exec(source)?.[1];
    const theirs = path === undefined ? new Map<string, string>() : docsIn(read(path));
    return namesIn(list).map((name) => [name, theirs.get(makerOf(name))] as const);
  });
  return Object.fromEntries([...found, ...passedOn, ...made].flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

/** Reads the sentences above the operations of every tool. */
export function readOperationDocs(root: string): OperationDocs {
  const folder = resolve(root, 'src/tools');
  const files = readdirSync(folder)
    .toSorted()
    .map((toolId) => [toolId, join(folder, toolId, 'operations.ts')] as const)
    .filter(([, file]) => existsSync(file));
  return Object.fromEntries(
    files.map(([toolId, file]) => [
      toolId,
      docsOf(readFileSync(file, 'utf8'), (path) => readFileSync(`${resolve(dirname(file), path)}.ts`, 'utf8')),
    ]),
  );
}

/** A module with the sentence above each operation in its source (`virtual:operation-docs`): what it does, for whoever reads no code. */
export function operationDocs(): Plugin {
  let root = process.cwd();
  return {
    name: 'operation-docs',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(readOperationDocs(root))};` : undefined),
  };
}
