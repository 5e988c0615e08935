// A crontab of 3,000 lines in the crontab generator: from its being pasted to its table being there.
import { mainThread, watchMainThread, withPage } from './page.mjs';

const LINES = 3000;

/** @type {Record<string, (index: number) => string>} */
const KINDS = {
  'every schedule another': (i) => `${i % 60} ${Math.floor(i / 60) % 24} * * ${i % 7} run ${i}`,
  'dates once a year': (i) => `${i % 60} ${i % 24} ${1 + (i % 28)} ${1 + (i % 12)} * run ${i}`,
  'days that never come': (i) => `${i % 60} ${Math.floor(i / 60) % 24} 31 2 * run ${i}`,
};

/**
 * Puts a text into the first field at once, as the clipboard does. What `fill` uses instead takes Chromium a minute for
 * as many lines.
 * @param {import('playwright').Page} page @param {string} text
 */
async function paste(page, text) {
  const field = page.locator('textarea').first();
  await field.evaluate((element, value) => {
    const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
    own?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

/** Prints how long whole crontabs take. @param {string} root */
export async function benchCrontab(root) {
  console.log(`A crontab of ${LINES} lines, until its table is there`);
  for (const [kind, line] of Object.entries(KINDS)) {
    const text = Array.from({ length: LINES }, (_, index) => line(index)).join('\n');
    await withPage(root, 'crontab-generator?lang=en', async (page) => {
      await watchMainThread(page);
      const startedAt = Date.now();
      await paste(page, text);
      await page.locator('table[aria-rowcount]').waitFor({ timeout: 120_000 });
      const took = Date.now() - startedAt;
      const { task } = await mainThread(page);
      console.log(`${kind}: ${took} ms; longest task ${task.toFixed(0)} ms`);
    });
  }
  console.log('');
}
