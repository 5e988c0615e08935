// How quickly the site answers who moves through it, on a machine 4x slower: the palette, from home or a tool to a tool, and a tour of all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM } from '../scripts/chromium.mjs';
import { createSiteServer } from '../scripts/serve.mjs';
import { isToolRoute } from '../scripts/tool-routes.mjs';
import { benchOpening } from './opening.mjs';
import { withServer } from './page.mjs';
import { benchPalette, fieldTime } from './palette.mjs';
import { benchTour } from './tour.mjs';

/** `BENCH_RUNS` asks for fewer, where the machine has other things to do. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);

/** Prints all three. @param {string} root */
export async function benchMoving(root) {
  /** @type {string[]} */
  const routes = JSON.parse(readFileSync(join(root, 'routes.json'), 'utf8'));
  const tools = routes.filter(isToolRoute);
  const browser = await chromium.launch(CHROMIUM);
  try {
    await withServer(createSiteServer({ root }), async (url) => {
      const floor = await fieldTime(browser, RUNS);
      await benchPalette(browser, url, RUNS, floor);
      await benchOpening(browser, url, RUNS, floor);
      await benchTour(browser, url, tools, { runs: RUNS, floor });
    });
  } finally {
    await browser.close();
  }
}
