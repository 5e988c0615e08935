// Every page as a slow phone opens it: which of them are blocked for longer than the goal. `BENCH_PAGES=hash-text,bcrypt` measures those alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM } from '../scripts/chromium.mjs';
import { createSiteServer } from '../scripts/serve.mjs';
import { load } from './load.mjs';
import { median, withServer } from './page.mjs';

/** Milliseconds that a page may be blocked for. */
const GOAL = 150;
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);

/**
 * Prints the pages that are blocked for longer, the worst first, and the middle of all: of each the median, the least (which tells most of a busy machine) and the
 * median in processor time.
 * @param {string} root
 */
export async function benchPages(root) {
  /** @type {string[]} */
  const routes = JSON.parse(readFileSync(join(root, 'routes.json'), 'utf8'));
  const asked = process.env['BENCH_PAGES']?.split(',');
  const pages = asked ?? routes.map((route) => route.slice(1));
  const browser = await chromium.launch(CHROMIUM);
  try {
    await withServer(createSiteServer({ root }), async (url) => {
      /** @type {{ page: string, blocked: number, least: number, thread: number }[]} */
      const seen = [];
      // One that does not count: the first of a browser also starts its processes.
      await load(browser, url);
      for (const page of pages) {
        /** @type {import('./load.mjs').Load[]} */
        const loads = [];
        for (let run = 0; run < RUNS; run++) loads.push(await load(browser, url + page));
        const middle = (/** @type {'blocked' | 'thread'} */ key) => median(loads.map((one) => one[key]));
        const least = Math.min(...loads.map((one) => one.blocked));
        seen.push({ page: page || 'home', blocked: middle('blocked'), least, thread: middle('thread') });
      }
      const shown = (/** @type {number} */ time) => time.toFixed(0).padStart(5);
      const middleOf = (/** @type {'blocked' | 'least' | 'thread'} */ key) => median(seen.map((one) => one[key]));
      const line = (/** @type {string} */ name, /** @type {number[]} */ times) =>
        console.log(`${times.map(shown).join('  ')}  ${name}`);
      console.log(`Blocked while ${seen.length} pages open, ms: median of ${RUNS}, least, of the processor`);
      line('the middle of all', [middleOf('blocked'), middleOf('least'), middleOf('thread')]);
      const late = seen.filter(({ least }) => asked !== undefined || least > GOAL);
      for (const { page, blocked, least, thread } of late.toSorted((one, other) => other.least - one.least))
        line(page, [blocked, least, thread]);
      console.log('');
    });
  } finally {
    await browser.close();
  }
}
