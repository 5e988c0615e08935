// What the benches share: a Chromium, a server, and a way to know how long the main thread was busy.
import { chromium } from 'playwright';
import { CHROMIUM } from '../scripts/chromium.mjs';
import { createSiteServer, listen } from '../scripts/serve.mjs';

/** How often a figure is measured that may differ from time to time; `BENCH_RUNS` asks for fewer, where there is little time. */
export const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);

/** The middle of an odd number of values. @param {readonly number[]} values */
export function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Gives a server's address to the work and stops the server afterwards.
 * @template T
 * @param {import('node:http').Server} server @param {(url: string) => Promise<T>} work @returns {Promise<T>}
 */
export async function withServer(server, work) {
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  try {
    return await work(`http://127.0.0.1:${port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/**
 * Opens a page of the built site, started and without a service worker.
 * @template T
 * @param {string} root @param {string} path
 * @param {(page: import('playwright').Page, browser: import('playwright').Browser) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPage(root, path, work) {
  return withServer(createSiteServer({ root }), async (url) => {
    const browser = await chromium.launch({
      ...CHROMIUM,
      args: [...(CHROMIUM.args ?? []), '--enable-precise-memory-info'],
    });
    try {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        locale: 'en',
        viewport: { width: 1280, height: 800 },
      });
      const page = await context.newPage();
      await page.goto(url + path);
      await page.locator('html[data-started]').waitFor();
      await page.locator('#main [aria-busy="false"]').first().waitFor();
      return await work(page, browser);
    } finally {
      await browser.close();
    }
  });
}

/** Begins to record tasks of more than 50 ms and how long clicks take to the next picture. @param {import('playwright').Page} page */
export async function watchMainThread(page) {
  await page.evaluate(() => {
    const seen = { tasks: [0], clicks: [0] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') seen.clicks.push(entry.duration);
    }).observe(events);
  });
}

/** The longest task and the slowest click since then, in milliseconds; 0 is less than can be measured. @param {import('playwright').Page} page */
export function mainThread(page) {
  return page.evaluate(() => {
    const { seen } = /** @type {{ seen: { tasks: number[], clicks: number[] } }} */ (/** @type {unknown} */ (window));
    return { task: Math.max(...seen.tasks), click: Math.max(...seen.clicks) };
  });
}

/** Bytes of JavaScript heap of the page; what its workers hold cannot be asked for from there. @param {import('playwright').Page} page */
export function heapBytes(page) {
  return page.evaluate(
    () => /** @type {{ memory?: { usedJSHeapSize: number } }} */ (performance).memory?.usedJSHeapSize ?? 0,
  );
}
