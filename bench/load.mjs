// A cold load on a slow phone, beside a bare React page of the same build tool and the same run.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { CHROMIUM } from '../scripts/chromium.mjs';
import { brotli } from '../scripts/compress.mjs';
import { createSiteServer } from '../scripts/serve.mjs';
import { ROOT } from '../scripts/setup.mjs';
import { median, RUNS, withServer } from './page.mjs';
import { watchThread } from './thread-time.mjs';

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** @typedef {{ bytes: number, requests: number, fcp: number, lcp: number, blocked: number, thread: number, shift: number }} Load `thread`: blocked in processor time */

/** @typedef {Readonly<Record<string, string>>} Remembered what a returning visitor has stored */

const FAVOURITES = { favouriteTools: '["hash-text","uuid-generator","crontab-generator"]', theme: 'dark' };
/** @type {Record<string, { path: string, remembered?: Remembered }>} */
const PAGES = {
  '/': { path: '' },
  '/en/': { path: 'en/' },
  '/ favourites': { path: '', remembered: FAVOURITES },
  '/ English': { path: '', remembered: { locale: 'en' } },
  '/ English, fav.': { path: '', remembered: { locale: 'en', ...FAVOURITES } },
  '/json-prettify': { path: 'json-prettify' },
  'JSON, Engl., fav.': { path: 'json-prettify', remembered: { locale: 'en', ...FAVOURITES } },
};

/**
 * One load in a context of its own.
 * @param {import('playwright').Browser} browser @param {string} url @param {Remembered} [remembered] @returns {Promise<Load>}
 */
export async function load(browser, url, remembered = {}) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'zh-CN',
    viewport: { width: 412, height: 823 },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  let requests = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const seen = { lcp: 0, blocked: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => (seen.lcp = list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += /** @type {{ value?: number }} */ (entry).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  }, remembered);
  const threadTime = await watchThread(cdp);
  await page.goto(url, { waitUntil: 'load' });
  const atLoad = { bytes, requests };
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => {
    const { seen: found } = /** @type {{ seen: { lcp: number, blocked: number, shift: number } }} */ (
      /** @type {unknown} */ (window)
    );
    return { ...found, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 };
  });
  const { blocked: thread } = await threadTime();
  await context.close();
  return { ...atLoad, ...seen, thread };
}

/** The median of each figure over five loads. @param {import('playwright').Browser} browser @param {string} url @param {Remembered} [remembered] */
async function medianLoad(browser, url, remembered = {}) {
  // One load that does not count: the first of a browser also starts its processes.
  await load(browser, url, remembered);
  /** @type {Load[]} */
  const loads = [];
  for (let run = 0; run < RUNS; run++) loads.push(await load(browser, url, remembered));
  const middle = (/** @type {keyof Load} */ key) => median(loads.map((one) => one[key]));
  return {
    bytes: middle('bytes'),
    requests: middle('requests'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    blocked: middle('blocked'),
    thread: middle('thread'),
    shift: middle('shift'),
  };
}

/** Serves a folder with brotli and nothing else. @param {string} root */
function plainServer(root) {
  const types = { html: 'text/html;charset=utf-8', js: 'text/javascript' };
  return createServer((request, response) => {
    const path = join(root, request.url === '/' ? 'index.html' : (request.url ?? ''));
    if (!path.startsWith(root) || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.endsWith('.js') ? 'js' : 'html'];
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(brotli(readFileSync(path)));
  });
}

/** Prints the figures of home and of a tool, and how they compare with a page that does nothing. @param {string} root */
export async function benchLoad(root) {
  const bare = mkdtempSync(join(tmpdir(), 'bare-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(ROOT, 'bench/bare'),
    build: { outDir: bare, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const browser = await chromium.launch(CHROMIUM);
  try {
    const floor = await withServer(plainServer(bare), (url) => medianLoad(browser, url));
    /** @type {Record<string, Load>} */
    const site = {};
    await withServer(createSiteServer({ root }), async (url) => {
      for (const [name, { path, remembered }] of Object.entries(PAGES))
        site[name] = await medianLoad(browser, url + path, remembered);
    });
    console.log(`Cold load, 4x slower processor, 1.6 Mbit/s, 150 ms; median of ${RUNS}`);
    console.log('page                 kB  requests  FCP ms  LCP ms  blocked ms  of the processor    CLS');
    for (const [name, { bytes, requests, fcp, lcp, blocked, thread, shift }] of Object.entries({
      'bare React': floor,
      ...site,
    })) {
      const figures = [
        (bytes / 1000).toFixed(1).padStart(6),
        String(requests).padStart(8),
        fcp.toFixed(0).padStart(6),
        lcp.toFixed(0).padStart(6),
        blocked.toFixed(0).padStart(10),
        thread.toFixed(0).padStart(16),
        shift.toFixed(3).padStart(5),
      ];
      console.log(`${name.padEnd(17)}${figures.join('  ')}`);
    }
    console.log('');
  } finally {
    await browser.close();
    rmSync(bare, { recursive: true });
  }
}
