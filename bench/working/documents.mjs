// Structured texts: formatted, converted and compared.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { timed } from './native.mjs';

/** @typedef {{ id: number, name: string, tags: string[], at: string, ok: boolean, n: number }} Item */

/** Records as exports of databases hold them, until the text written of them is long enough. @param {(item: Item) => string} write @param {number} megabytes */
function records(write, megabytes) {
  /** @type {Item[]} */
  const items = [];
  const parts = [];
  for (let id = 0, written = 0; written < megabytes * 1e6; id++) {
    const at = '2026-11-20T12:00:00Z';
    const item = { id, name: `用户 ${id}`, tags: ['a', 'b', 'c'], at, ok: id % 2 === 0, n: id / 8 };
    const part = write(item);
    items.push(item);
    parts.push(part);
    written += Buffer.byteLength(part) + 1;
  }
  return { parts, json: JSON.stringify({ items }) };
}

/** @param {number} megabytes */
function jsonText(megabytes) {
  const { json } = records((item) => JSON.stringify(item), megabytes);
  return { text: json, json };
}

/** @param {number} megabytes */
function yamlText(megabytes) {
  const { parts, json } = records(
    ({ id, name, tags, at, ok, n }) =>
      `  - id: ${id}\n    name: ${name}\n    tags: [${tags.join(', ')}]\n    at: "${at}"\n    ok: ${ok}\n    n: ${n}`,
    megabytes,
  );
  return { text: `items:\n${parts.join('\n')}\n`, json };
}

/** @param {number} megabytes */
function tomlText(megabytes) {
  const { parts, json } = records(
    ({ id, name, tags, at, ok, n }) =>
      `[[items]]\nid = ${id}\nname = "${name}"\ntags = ["${tags.join('", "')}"]\nat = ${at}\nok = ${ok}\nn = ${n}\n`,
    megabytes,
  );
  return { text: parts.join('\n'), json };
}

/** @param {number} megabytes */
function xmlText(megabytes) {
  const { parts, json } = records(
    ({ id, name, at, ok }) => `<item id="${id}" ok="${ok}"><name>${name}</name><at>${at}</at></item>`,
    megabytes,
  );
  return { text: `<items>${parts.join('')}</items>`, json };
}

const TEXTS = { json: jsonText, yaml: yamlText, toml: tomlText, xml: xmlText };

/** The result says how many lines it has once all of them are there; the tool's example has fewer. */
const LINES = String.raw`[\d,]{6,} lines`;
/** @type {Readonly<Record<string, string>>} */
const shows = { 'json-minify': String.raw`Copy[^]*\d MB` };

const readJson = (/** @type {string} */ json) => timed(() => JSON.parse(json));
const readAndPrint = (/** @type {string} */ json) => timed(() => JSON.stringify(JSON.parse(json), null, 2));

/** @param {string} folder @returns {import('./measure.mjs').Case[]} */
export function documentCases(folder) {
  /**
   * @param {string} name @param {string} tool @param {keyof typeof TEXTS} format @param {number} megabytes
   * @param {string | undefined} begins what the input does not hold @param {'JSON.parse' | 'JSON.parse and stringify' | 'yaml'} nativeName
   */
  function convert(name, tool, format, megabytes, begins, nativeName) {
    const { text, json } = TEXTS[format](megabytes);
    const path = join(folder, `${megabytes}.${format}`);
    writeFileSync(path, text);
    const natives = {
      'JSON.parse': () => readJson(json),
      'JSON.parse and stringify': () => readAndPrint(json),
      yaml: () => timed(() => parse(text)),
    };
    return {
      name,
      tool,
      files: [path],
      ...(begins === undefined ? {} : { begins }),
      shows: shows[tool] ?? LINES,
      nativeName,
      native: natives[nativeName],
    };
  }
  const left = join(folder, '10.json');
  const right = join(folder, 'right.json');
  const cases = [
    ...[4, 20, 50].map((size) =>
      convert(`JSON of ${size} MB formatted`, 'json-prettify', 'json', size, '"tags": \\[', 'JSON.parse'),
    ),
    convert('JSON of 10 MB minified', 'json-minify', 'json', 10, undefined, 'JSON.parse and stringify'),
    convert('JSON of 2 MB to YAML', 'json-to-yaml-converter', 'json', 2, 'tags:', 'JSON.parse and stringify'),
    convert('JSON of 10 MB to TOML', 'json-to-toml', 'json', 10, '\\[\\[items', 'JSON.parse and stringify'),
    convert('YAML of 2 MB to JSON', 'yaml-to-json-converter', 'yaml', 2, '"tags": \\[', 'yaml'),
    convert('YAML of 2 MB to TOML', 'yaml-to-toml', 'yaml', 2, 'tags = \\[', 'yaml'),
    convert('TOML of 2 MB to YAML', 'toml-to-yaml', 'toml', 2, '- id:', 'JSON.parse and stringify'),
    convert('TOML of 2 MB to JSON', 'toml-to-json', 'toml', 2, '"tags": \\[', 'JSON.parse and stringify'),
    convert('XML of 20 MB formatted', 'xml-formatter', 'xml', 20, undefined, 'JSON.parse and stringify'),
  ];
  writeFileSync(right, readFileSync(left, 'utf8').replaceAll('"ok":true,"n":1', '"ok":false,"n":1'));
  return [
    ...cases,
    {
      name: 'two JSON of 10 MB compared',
      tool: 'json-diff',
      files: [left, right],
      shows: '\\d,\\d{3} changed',
      nativeName: 'JSON.parse and stringify',
      native: () => readAndPrint(readFileSync(left, 'utf8')),
    },
  ];
}
