// Makes the test data of src/lib/json-schema from a checkout of https://github.com/json-schema-org/JSON-Schema-Test-Suite:
// node scripts/json-schema-suite.mjs FOLDER
// Each case stands on a line with the drafts that have it. Texts are cut and not read, so that 1.0 stays 1.0.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, ROOT, runScript, SetupError } from './setup.mjs';

const DRAFTS = [
  ['4', 'draft4'],
  ['6', 'draft6'],
  ['7', 'draft7'],
  ['2019-09', 'draft2019-09'],
  ['2020-12', 'draft2020-12'],
];

/** The text without white space between its parts. @param {string} text */
function compact(text) {
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}

/** The items of a compact list, as texts. @param {string} list */
function itemsOf(list) {
  const items = [];
  let depth = 0;
  let start = 1;
  for (const { 0: part, index } of list.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]/g)) {
    if (part === '[' || part === '{') depth++;
    else if (part === ']' || part === '}') depth--;
    if (depth === 1 && part === ',') {
      items.push(list.slice(start, index));
      start = index + 1;
    } else if (depth === 0) items.push(list.slice(start, index));
  }
  return items;
}

/** The `.json` files below a folder, by their names from there. @param {string} folder */
function jsonBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted();
}

/** @param {string} folder */
function suiteLines(folder) {
  /** @type {Map<string, string[]>} */
  const cases = new Map();
  for (const [draft = '', name = ''] of DRAFTS) {
    const tests = join(folder, 'tests', name);
    for (const file of jsonBelow(tests)) {
      const text = compact(readFileSync(join(tests, file), 'utf8'));
      // The draft is told beside the case, so that those that are alike become one.
      const own = `"$schema":"https://json-schema.org/draft/${draft}/schema",`;
      for (const item of itemsOf(text.replaceAll(own, ''))) {
        const key = `"file":${JSON.stringify(file.replace(/\.json$/, ''))},"case":${item}`;
        cases.set(key, [...(cases.get(key) ?? []), draft]);
      }
    }
  }
  return [...cases].map(([text, drafts]) => `{"drafts":${JSON.stringify(drafts)},${text}}`);
}

/** @param {string} folder */
function remoteLines(folder) {
  const remotes = join(folder, 'remotes');
  return jsonBelow(remotes)
    .filter((name) => !/^(?:draft3|v1)\//.test(name))
    .map((name) => `{"name":${JSON.stringify(name)},"schema":${compact(readFileSync(join(remotes, name), 'utf8'))}}`);
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const folder = process.argv[2] ?? '';
    if (!existsSync(join(folder, 'tests', 'draft7'))) throw new SetupError('Which folder holds the suite?');
    const target = join(ROOT, 'src/lib/json-schema/testdata');
    writeFileSync(join(target, 'suite.jsonl'), `${suiteLines(folder).join('\n')}\n`);
    writeFileSync(join(target, 'remotes.jsonl'), `${remoteLines(folder).join('\n')}\n`);
  });
}
