// Structured texts of the sizes that the tools promise, from the file being given to the result being there, beside the
// engine's own reading and writing of the same document in the same page.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mainThread, watchMainThread, withPage } from './page.mjs';

/** @typedef {{ id: number, name: string, tags: string[], at: string, ok: boolean, n: number }} Item */

/** Records as exports of databases hold them, until the text written of them is long enough. @param {(item: Item) => string} write @param {number} length */
function records(write, length) {
  /** @type {Item[]} */
  const items = [];
  const parts = [];
  for (let id = 0, written = 0; written < length; id++) {
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
  const { json } = records((item) => JSON.stringify(item), megabytes * 1e6);
  return { text: json, json };
}

/** @param {number} megabytes */
function yamlText(megabytes) {
  const { parts, json } = records(
    ({ id, name, tags, at, ok, n }) =>
      `  - id: ${id}\n    name: ${name}\n    tags: [${tags.join(', ')}]\n    at: "${at}"\n    ok: ${ok}\n    n: ${n}`,
    megabytes * 1e6,
  );
  return { text: `items:\n${parts.join('\n')}\n`, json };
}

/** @param {number} megabytes */
function tomlText(megabytes) {
  const { parts, json } = records(
    ({ id, name, tags, at, ok, n }) =>
      `[[items]]\nid = ${id}\nname = "${name}"\ntags = ["${tags.join('", "')}"]\nat = ${at}\nok = ${ok}\nn = ${n}\n`,
    megabytes * 1e6,
  );
  return { text: parts.join('\n'), json };
}

/** @param {number} megabytes */
function xmlText(megabytes) {
  const { parts, json } = records(
    ({ id, name, at, ok }) => `<item id="${id}" ok="${ok}"><name>${name}</name><at>${at}</at></item>`,
    megabytes * 1e6,
  );
  return { text: `<items>${parts.join('')}</items>`, json };
}

/** Lines of which one in ten differs on the other side. @param {number} megabytes */
function twoTexts(megabytes) {
  const lines = Array.from(
    { length: (megabytes * 1e6) / 40 },
    (_, i) => `line ${i}: ${'lorem ipsum '.repeat(2)}${i % 97}`,
  );
  const right = lines.map((line, i) => (i % 10 === 3 ? `${line} changed` : line));
  return [`${lines.join('\n')}\n`, `${right.join('\n')}\n`];
}

/** The engine's own reading and writing, in milliseconds. @param {import('playwright').Page} page @param {string} json */
function native(page, json) {
  return page.evaluate((text) => {
    const startedAt = performance.now();
    const length = JSON.stringify(JSON.parse(text), null, 2).length;
    return length > 0 ? performance.now() - startedAt : 0;
  }, json);
}

/**
 * Gives files to a tool and waits until its result is there.
 * @param {import('playwright').Page} page @param {readonly string[]} files one for each input of the page
 * @param {string} [shows] what is then to be read, where the page does not say that it is busy
 */
async function run(page, files, shows) {
  // Longer than any pause the tool makes before it begins.
  const settled = async () => {
    await page.waitForTimeout(400);
    await page.locator('#main [aria-busy="true"]').first().waitFor({ state: 'detached', timeout: 300_000 });
  };
  await settled();
  await watchMainThread(page);
  const startedAt = Date.now();
  for (const [index, file] of files.entries()) {
    await page.locator('#main input[type="file"]').nth(index).setInputFiles(file);
  }
  if (shows === undefined) await settled();
  else await page.getByText(shows).first().waitFor({ timeout: 300_000 });
  const took = Date.now() - startedAt - (shows === undefined ? 400 : 0);
  return { took, ...(await mainThread(page)) };
}

/** Prints how long each takes, as a multiple of the engine's own reading and writing. @param {string} root */
export async function benchFormats(root) {
  const folder = mkdtempSync(join(tmpdir(), 'formats-'));
  try {
    console.log('Structured texts, beside JSON.parse and JSON.stringify of the same document');
    for (const { tool, name, size, make } of [
      { tool: 'json-prettify', name: 'a.json', size: 10, make: jsonText },
      { tool: 'json-minify', name: 'a.json', size: 10, make: jsonText },
      { tool: 'json-to-yaml-converter', name: 'a.json', size: 10, make: jsonText },
      { tool: 'json-to-toml', name: 'a.json', size: 10, make: jsonText },
      { tool: 'json-to-csv', name: 'a.json', size: 10, make: jsonText },
      { tool: 'yaml-to-json-converter', name: 'a.yaml', size: 2, make: yamlText },
      { tool: 'yaml-to-toml', name: 'a.yaml', size: 2, make: yamlText },
      { tool: 'toml-to-json', name: 'a.toml', size: 2, make: tomlText },
      { tool: 'toml-to-yaml', name: 'a.toml', size: 2, make: tomlText },
      { tool: 'xml-formatter', name: 'a.xml', size: 20, make: xmlText },
    ]) {
      const { text, json } = make(size);
      const path = join(folder, name);
      writeFileSync(path, text);
      await withPage(root, `${tool}?lang=en`, async (page) => {
        const own = await native(page, json);
        const { took, task } = await run(page, [path]);
        console.log(
          `${tool}, ${size} MB: ${took} ms, ${(took / own).toFixed(1)} times; longest task ${task.toFixed(0)} ms`,
        );
      });
    }
    const [left = '', right = ''] = twoTexts(5);
    writeFileSync(join(folder, 'left.txt'), left);
    writeFileSync(join(folder, 'right.txt'), right);
    const { text, json } = jsonText(10);
    writeFileSync(join(folder, 'left.json'), text);
    writeFileSync(join(folder, 'right.json'), text.replaceAll('"ok":true,"n":1', '"ok":false,"n":1'));
    for (const { tool, size, kind, shows } of [
      // One line in ten of 125,000.
      { tool: 'text-diff', size: 5, kind: 'txt', shows: '12,500' },
      { tool: 'json-diff', size: 10, kind: 'json', shows: undefined },
    ]) {
      await withPage(root, `${tool}?lang=en`, async (page) => {
        const own = await native(page, json);
        const { took, task } = await run(page, [join(folder, `left.${kind}`), join(folder, `right.${kind}`)], shows);
        console.log(
          `${tool}, ${size} MB each side: ${took} ms, ${(took / own).toFixed(1)} times that of 10 MB JSON; longest task ${task.toFixed(0)} ms`,
        );
      });
    }
    console.log('');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
