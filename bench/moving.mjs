// How quickly the site answers who moves through it, on a machine 4x slower: the palette, from home or a tool to a tool; and a tour of all tools.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM } from '../scripts/chromium.mjs';
import { createSiteServer } from '../scripts/serve.mjs';
import { isToolRoute } from '../scripts/tool-routes.mjs';
import { benchOpening } from './opening.mjs';
import { RUNS, withServer } from './page.mjs';
import { benchPalette, fieldTime } from './palette.mjs';
import { benchTour } from './tour.mjs';

/**
 * @param {string} root
 * @param {(browser: import('playwright').Browser, url: string, floor: number) => Promise<void>} work is given the slowest key of a bare field, too
 */
async function inBrowser(root, work) {
  const browser = await chromium.launch(CHROMIUM);
  try {
    await withServer(createSiteServer({ root }), async (url) => work(browser, url, await fieldTime(browser, RUNS)));
  } finally {
    await browser.close();
  }
}

/** Prints the palette's times and those of ways to a tool. @param {string} root */
export function benchMoving(root) {
  return inBrowser(root, async (browser, url, floor) => {
    await benchPalette(browser, url, RUNS, floor);
    await benchOpening(browser, url, RUNS, floor);
  });
}

/** Prints the slowest answers of a tour of all tools. @param {string} root */
export function benchAllTools(root) {
  /** @type {string[]} */
  const routes = JSON.parse(readFileSync(join(root, 'routes.json'), 'utf8'));
  return inBrowser(root, (browser, url, floor) =>
    benchTour(browser, url, routes.filter(isToolRoute), { runs: RUNS, floor }),
  );
}
