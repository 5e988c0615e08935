// A file of 2 GiB hashed in the page: speed, memory, and whether the page still answers. Then hundreds of small ones.
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heapBytes, mainThread, watchMainThread, withPage } from './page.mjs';

const SIZE = 2 * 1024 ** 3;
/** Long enough for a steady speed; a slow machine need not hash all of it. */
const LONGEST_MS = 120_000;

/** Twice as many are to take twice as long. */
const COUNTS = [150, 300, 600];

/** A sparse file: it has its size, but takes no room. @param {string} path */
function writeSparse(path) {
  const file = openSync(path, 'w');
  ftruncateSync(file, SIZE);
  closeSync(file);
}

/** Prints speed, memory and answers. @param {string} root */
export async function benchHash(root) {
  const folder = mkdtempSync(join(tmpdir(), 'hash-'));
  const path = join(folder, 'two-gibibytes.bin');
  writeSparse(path);
  try {
    await withPage(root, 'hash-text?lang=en', async (page) => {
      await page.getByRole('tab', { name: 'Files' }).click();
      const before = await heapBytes(page);
      await watchMainThread(page);
      const startedAt = performance.now();
      await page.locator('#main input[type="file"]').first().setInputFiles(path);
      const bar = page.getByRole('progressbar').first();
      await bar.waitFor();
      let most = 0;
      let percent = 0;
      /** @type {Set<number>} */
      const steps = new Set();
      while (performance.now() - startedAt < LONGEST_MS && (await bar.count()) > 0) {
        const now = await bar.getAttribute('aria-valuenow', { timeout: 1000 }).catch(() => null);
        if (now !== null) percent = Number(now);
        steps.add(percent);
        most = Math.max(most, await heapBytes(page));
        // A click that changes the page, as a visitor would make it meanwhile.
        await page.getByRole('tab', { name: 'Files' }).click();
        await page.waitForTimeout(250);
      }
      const seconds = (performance.now() - startedAt) / 1000;
      const isDone = (await bar.count()) === 0;
      const done = isDone ? SIZE : (SIZE * percent) / 100;
      console.log('Hashing a file of 2 GiB in the page, with the algorithms chosen at first');
      console.log(
        `${isDone ? 'finished' : `${percent} %`} after ${seconds.toFixed(1)} s: ${(done / 1e6 / seconds).toFixed(0)} MB/s, ${steps.size} steps of progress seen`,
      );
      console.log(`JavaScript heap of the page: at most ${((most - before) / 1e6).toFixed(1)} MB more than before`);
      const { task, click } = await mainThread(page);
      console.log(
        `longest task ${task.toFixed(0)} ms, slowest click ${click.toFixed(0)} ms to the next picture (100 ms asked for)`,
      );

      // Afresh, since the list of files knows this one by now.
      await page.reload();
      await page.getByRole('tab', { name: 'Files' }).click();
      await page.locator('#main input[type="file"]').first().setInputFiles(path);
      await bar.waitFor();
      await page.waitForTimeout(1000);
      const cancelledAt = performance.now();
      await page.getByRole('button', { name: 'Cancel', exact: true }).first().click();
      await bar.waitFor({ state: 'detached' });
      console.log(`cancelled within ${(performance.now() - cancelledAt).toFixed(0)} ms\n`);
    });
    await benchSmallFiles(root, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints how long many files of a few kilobytes take. @param {string} root @param {string} folder */
async function benchSmallFiles(root, folder) {
  console.log('Hashing small files in the page, with the algorithms chosen at first');
  for (const count of COUNTS) {
    const paths = Array.from({ length: count }, (_, n) => join(folder, `small-${n}.bin`));
    for (const [n, path] of paths.entries()) writeFileSync(path, Buffer.alloc(4096, n));
    await withPage(root, 'hash-text?lang=en', async (page) => {
      await page.getByRole('tab', { name: 'Files' }).click();
      await page.locator('#main input[type="file"]').first().waitFor({ state: 'attached' });
      await watchMainThread(page);
      const startedAt = performance.now();
      await page.locator('#main input[type="file"]').first().setInputFiles(paths);
      await page.getByRole('button', { name: 'Remove all' }).waitFor({ timeout: LONGEST_MS });
      const seconds = (performance.now() - startedAt) / 1000;
      const { task } = await mainThread(page);
      console.log(`${count} files: ${seconds.toFixed(1)} s, longest task ${task.toFixed(0)} ms`);
    });
  }
  console.log('');
}
