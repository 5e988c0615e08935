// 20 MB of JSON prettified and scrolled, beside the engine's own reading and writing in the same page.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mainThread, watchMainThread, withPage } from './page.mjs';

const LENGTH = 20_000_000;

/** A list of small records, as exports of databases look. */
function records() {
  const parts = [];
  let length = 0;
  for (let id = 0; length < LENGTH; id++) {
    const record = JSON.stringify({
      id,
      name: `用户 ${id}`,
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
  const path = join(folder, 'records.json');
  const text = records();
  writeFileSync(path, text);
  try {
    await withPage(root, 'json-prettify?lang=en', async (page) => {
      const native = await page.evaluate((json) => {
        const startedAt = performance.now();
        const length = JSON.stringify(JSON.parse(json), null, 2).length;
        return length > 0 ? performance.now() - startedAt : 0;
      }, text);

      await watchMainThread(page);
      const startedAt = performance.now();
      await page.locator('#main input[type="file"]').first().setInputFiles(path);
      const result = page.getByRole('region', { name: 'Result' });
      await result.getByText('"id"').first().waitFor({ timeout: 120_000 });
      const prettified = performance.now() - startedAt;
      const whileRunning = await mainThread(page);

      await result.getByText('"id"').first().hover();
      await watchMainThread(page);
      for (let step = 0; step < 60; step++) {
        await page.mouse.wheel(0, 20_000);
        await page.waitForTimeout(30);
      }
      const whileScrolling = await mainThread(page);
      console.log(`JSON of ${(LENGTH / 1e6).toFixed(0)} MB prettified and scrolled`);
      console.log(
        `shown after ${prettified.toFixed(0)} ms; JSON.parse and JSON.stringify alone take ${native.toFixed(0)} ms: ${(prettified / native).toFixed(1)} times`,
      );
      console.log(
        `longest task ${whileRunning.task.toFixed(0)} ms while it works, ${whileScrolling.task.toFixed(0)} ms while it scrolls\n`,
      );
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
