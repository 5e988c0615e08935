// JSON of 4 to 50 MB prettified and scrolled, beside the engine's own reading in the same page.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mainThread, median, watchMainThread, withPage } from './page.mjs';

const SIZES = [4_000_000, 20_000_000, 50_000_000];
const RUNS = 3;

/** A list of small records, as exports of databases look. @param {number} size */
function records(size) {
  const parts = [];
  let length = 0;
  for (let id = 0; length < size; id++) {
    const record = JSON.stringify({
      id,
      name: `user ${id}`,
      tags: ['a', 'b', 'c'],
      at: '2026-11-20T12:00:00Z',
      ok: id % 2 === 0,
      n: id / 7,
    });
    parts.push(record);
    length += record.length + 1;
  }
  return `[${parts.join(',')}]`;
}

/** Prints how long it takes and how long the page is busy. @param {string} root */
export async function benchJson(root) {
  const folder = mkdtempSync(join(tmpdir(), 'json-'));
  try {
    console.log('JSON prettified and scrolled, beside JSON.parse of the same text');
    for (const size of SIZES) {
      const path = join(folder, `records-${size}.json`);
      const text = records(size);
      writeFileSync(path, text);
      /** @type {Awaited<ReturnType<typeof prettify>>[]} */
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await prettify(root, path, text));
      const of = (/** @type {'native' | 'shown' | 'working' | 'scrolling'} */ key) =>
        median(runs.map((run) => run[key]));
      console.log(
        `${(size / 1e6).toFixed(0)} MB: shown after ${of('shown').toFixed(0)} ms, ${(of('shown') / of('native')).toFixed(1)} times; longest task ${of('working').toFixed(0)} ms while it works, ${of('scrolling').toFixed(0)} ms while it scrolls`,
      );
    }
    console.log('');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One visit: the file is opened, its result awaited and scrolled. @param {string} root @param {string} path @param {string} text */
function prettify(root, path, text) {
  return withPage(root, 'json-prettify?lang=en', async (page) => {
    const native = await page.evaluate((json) => {
      const startedAt = performance.now();
      const value = JSON.parse(json);
      return value ? performance.now() - startedAt : 0;
    }, text);
    await watchMainThread(page);
    const startedAt = performance.now();
    await page.locator('#main input[type="file"]').first().setInputFiles(path);
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText('"tags"').first().waitFor({ timeout: 120_000 });
    const shown = performance.now() - startedAt;
    const { task: working } = await mainThread(page);
    await result.getByText('"tags"').first().hover();
    await watchMainThread(page);
    for (let step = 0; step < 60; step++) {
      await page.mouse.wheel(0, 20_000);
      await page.waitForTimeout(30);
    }
    const { task: scrolling } = await mainThread(page);
    return { native, shown, working, scrolling };
  });
}
