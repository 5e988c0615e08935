// Texts of 5 MB counted: prose, short lines and lines of one letter, beside the engine's own reading of all words.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mainThread, watchMainThread, withPage } from './page.mjs';

const LENGTH = 5_000_000;

const TEXTS = {
  prose: 'The quick brown fox jumps over the lazy dog. It is 3.5 m long, e.g. in Fig. 2, isn’t it?\n',
  'short lines': 'a line of it\n',
  'one letter and a blank line': 'a\n\n',
  Chinese: '敏捷的棕色狐狸跳过懒狗。今天天气很好，我们去公园吧！\n',
};

/** Prints how long each takes and how long the page is busy. @param {string} root */
export async function benchStatistics(root) {
  const folder = mkdtempSync(join(tmpdir(), 'statistics-'));
  try {
    console.log(`Texts of ${LENGTH / 1e6} million characters counted, beside the words alone as the engine finds them`);
    for (const [name, line] of Object.entries(TEXTS)) {
      const text = line.repeat(Math.ceil(LENGTH / line.length));
      const path = join(folder, 'text.txt');
      writeFileSync(path, text);
      await withPage(root, 'text-statistics?lang=en', async (page) => {
        const own = await page.evaluate((given) => {
          const startedAt = performance.now();
          const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
          let words = 0;
          for (const part of given.split('\n'))
            for (const { isWordLike } of segmenter.segment(part)) if (isWordLike) words++;
          return words > 0 ? performance.now() - startedAt : 0;
        }, text);
        await watchMainThread(page);
        const startedAt = Date.now();
        await page.locator('#main input[type="file"]').first().setInputFiles(path);
        const units = text.length.toLocaleString('en');
        await page.getByText(units).first().waitFor({ timeout: 300_000 });
        const took = Date.now() - startedAt;
        const { task } = await mainThread(page);
        console.log(`${name}: ${took} ms, ${(took / own).toFixed(1)} times; longest task ${task.toFixed(0)} ms`);
      });
    }
    console.log('');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
