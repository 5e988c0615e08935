// npm run new-tool NAME KIND: copies one of the small working tools in src/templates, under the new name.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { isMain, ROOT, runScript, SetupError } from './setup.mjs';

const TEMPLATES = join(ROOT, 'src/templates');
const RESERVED = ['about', 'settings', 'c-lib', 'assets', 'index', 'shell', '404', 'paste', 'share', 'chain', 'chains'];

/** What there is a template for. */
export const KINDS = /** @type {const} */ (['converter', 'form', 'generator', 'tabs']);
/** @typedef {typeof KINDS[number]} Kind */

/** `roman-numeral` is `RomanNumeral`. @param {string} id */
const pascal = (id) => id.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => String(letter).toUpperCase());
/** `roman-numeral` is `Roman numeral`. @param {string} id */
export const title = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** What is wrong with a new tool's name; undefined when it is good. @param {string} id @param {readonly string[]} taken */
export function nameProblem(id, taken) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return 'The name is the path of the tool: lower-case letters, digits and single hyphens, as in roman-numeral-converter.';
  }
  if (RESERVED.includes(id)) return `"${id}" is a path of the site itself.`;
  if (taken.includes(id)) return `"${id}" is taken by a tool or a former path.`;
  return undefined;
}

/**
 * The kind that a command line asks for: as a word (`form`), as an option (`--form`), or as the option that npm took for its own and
 * tells in the environment. Undefined where there is none, or more than one, or something else beside it.
 * @param {readonly string[]} words what stands behind the name @param {NodeJS.ProcessEnv} environment @returns {Kind | undefined}
 */
export function kindOf(words, environment) {
  const takenByNpm = KINDS.filter((kind) => environment[`npm_config_${kind}`] === 'true');
  const asked = new Set([...words.map((word) => word.replace(/^--/, '')), ...takenByNpm]);
  return asked.size === 1 ? KINDS.find((kind) => asked.has(kind)) : undefined;
}

/** A template's text as that of a new tool, which lies one folder deeper in another place. @param {string} text @param {string} id @param {string} today an ISO date */
function renamed(text, id, today) {
  return text
    .replaceAll("'../../tools/types'", "'../types'")
    .replaceAll("'../../../tools/types'", "'../../types'")
    .replace("createdAt: '2026-01-01'", `createdAt: '${today}'`)
    .replaceAll('sample-tool', id)
    .replaceAll('SampleTool', pascal(id))
    .replaceAll('Sample tool', title(id));
}

/**
 * The files of a new tool, by their path within its folder.
 * @param {string} id @param {Kind} kind @param {string} today an ISO date @returns {Promise<Record<string, string>>}
 */
export async function toolFiles(id, kind, today) {
  const folder = join(TEMPLATES, kind);
  const settings = await resolveConfig(join(ROOT, 'package.json'));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const made = files.map(async ({ parentPath, name }) => {
    const path = relative(folder, join(parentPath, name));
    const text = renamed(readFileSync(join(folder, path), 'utf8'), id, today);
    // A longer name breaks other lines.
    const formatted = await format(text, { ...settings, filepath: path });
    return /** @type {const} */ ([path.replace('sample-tool', id), formatted]);
  });
  return Object.fromEntries(await Promise.all(made));
}

/** Ids and former paths of the tools that are there. */
function takenPaths() {
  const folders = readdirSync(join(ROOT, 'src/tools'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => {
    const file = join(ROOT, 'src/tools', name, 'tool.ts');
    const former = existsSync(file) ? /redirectFrom: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
    return [name, ...[...(former ?? '').matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')];
  });
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const given = process.argv.slice(2);
    const [id = ''] = given.filter((argument) => !argument.startsWith('-'));
    const kind = kindOf(
      given.filter((argument) => argument !== id),
      process.env,
    );
    const problem = nameProblem(id, takenPaths()) ?? (kind ? undefined : 'Say which kind of tool it is.');
    if (problem || !kind) throw new SetupError(`${problem}\nUsage: npm run new-tool NAME ${KINDS.join('|')}`);
    for (const [name, content] of Object.entries(await toolFiles(id, kind, new Date().toISOString().slice(0, 10)))) {
      const path = join(ROOT, 'src/tools', id, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
    console.log(
      `src/tools/${id} is there, a small ${kind} that works: see it with npm run dev, check it with npm run check ${id}.\n` +
        'Now make it yours, beginning with icon, name, description and search words; CONTRIBUTING.md says how.',
    );
  });
}
