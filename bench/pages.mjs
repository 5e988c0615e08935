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

/** Prints the pages that are blocked for longer, the worst first, and the middle of all. @param {string} root */
export async function benchPages(root) {
  /** @type {string[]} */
  const routes = JSON.parse(readFileSync(join(root, 'routes.json'), 'utf8'));
  const asked = process.env['BENCH_PAGES']?.split(',');
  const pages = asked ?? routes.map((route) => route.slice(1));
  const browser = await chromium.launch(CHROMIUM);
  try {
    await withServer(createSiteServer({ root }), async (url) => {
      /** @type {{ page: string, blocked: number, thread: number }[]} */
      const seen = [];
      // One that does not count: the first of a browser also starts its processes.
      await load(browser, url);
      for (const page of pages) {
        /** @type {import('./load.mjs').Load[]} */
        const loads = [];
        for (let run = 0; run < RUNS; run++) loads.push(await load(browser, url + page));
        const middle = (/** @type {'blocked' | 'thread'} */ key) => median(loads.map((one) => one[key]));
        seen.push({ page: page || 'home', blocked: middle('blocked'), thread: middle('thread') });
      }
      const shown = (/** @type {number} */ time) => time.toFixed(0).padStart(5);
      const middleOf = (/** @type {'blocked' | 'thread'} */ key) => shown(median(seen.map((one) => one[key])));
      console.log(`Blocked while ${seen.length} pages open, ms (of the processor); median of ${RUNS}`);
      console.log(`${middleOf('blocked')} (${middleOf('thread').trim()})  the middle of all`);
      const late = seen.filter(({ blocked }) => asked !== undefined || blocked > GOAL);
      for (const { page, blocked, thread } of late.toSorted((one, other) => other.blocked - one.blocked))
        console.log(`${shown(blocked)} (${shown(thread).trim()})  ${page}`);
      console.log('');
    });
  } finally {
    await browser.close();
  }
}
