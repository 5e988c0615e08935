// What moves on a page while it loads: every page, width and language, on a slow processor and a slow line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM } from '../scripts/chromium.mjs';
import { sideBySide } from '../scripts/page-requests.mjs';
import { createSiteServer } from '../scripts/serve.mjs';
import { withServer } from './page.mjs';

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const WIDTHS = /** @type {const} */ ({ 390: 844, 800: 1000, 1280: 900 });
const LANGUAGES = ['zh-cn', 'en', 'fr'];
/** A page is done when nothing has moved, and nothing was asked for, for this long, in milliseconds. */
const QUIET_MS = 1_500;
/** Pages that are opened side by side: they wait for their slow lines. */
const AT_ONCE = 7;

/** @typedef {{ path: string, width: number, language: string }} Visit */
/** @typedef {{ value: number, moved: string[] }} Shift */

/** Notes what moves, and what it is, from the beginning of a page. @param {import('playwright').Page} page */
async function watchShifts(page) {
  await page.addInitScript(() => {
    /** @type {Shift[]} */
    const shifts = [];
    Object.assign(window, { shifts });
    /** @param {Node | null} node */
    const named = (node) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'gone';
      return `${element.localName}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 24)}"`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } =
          /** @type {{ value: number, sources: { node: Node | null, previousRect: DOMRect, currentRect: DOMRect }[] }} */ (
            /** @type {unknown} */ (entry)
          );
        const shown = (/** @type {DOMRect} */ { x, y, width, height }) =>
          [x, y, width, height].map(Math.round).join(' ');
        const moved = sources.map(
          (one) => `${named(one.node)} ${shown(one.previousRect)} -> ${shown(one.currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @param {import('playwright').Browser} browser @param {string} url @param {Visit} visit @returns {Promise<Shift[]>} */
async function shiftsOf(browser, url, { path, width, language }) {
  const height = WIDTHS[/** @type {keyof typeof WIDTHS} */ (width)];
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'zh-CN', viewport: { width, height } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await watchShifts(page);
    await page.goto(`${url}${language === 'zh-cn' ? '' : `${language}/`}${path}`, { waitUntil: 'load' });
    await page.locator('html[data-started]').waitFor();
    await page.locator('#main [aria-busy="true"]').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate(() => /** @type {{ shifts: Shift[] }} */ (/** @type {unknown} */ (window)).shifts);
  } finally {
    await context.close();
  }
}

/** @param {string} name @param {readonly string[]} all */
const chosen = (name, all) => process.env[name]?.split(',') ?? all;

/** Prints each page that moves, with what moved; SHIFTS_PAGES, SHIFTS_WIDTHS and SHIFTS_LANGUAGES choose, FULL=1 takes all. @param {string} root */
export async function benchShifts(root) {
  /** @type {string[]} */
  const routes = JSON.parse(readFileSync(join(root, 'routes.json'), 'utf8'));
  const pages = chosen('SHIFTS_PAGES', [...routes.map((route) => route.slice(1)), 'no-such-page']);
  const isWhole = process.env['FULL'] === '1' || Object.keys(process.env).some((name) => name.startsWith('SHIFTS_'));
  const widths = chosen('SHIFTS_WIDTHS', Object.keys(WIDTHS)).map(Number);
  const languages = chosen('SHIFTS_LANGUAGES', LANGUAGES);
  const visits = pages.flatMap((path, place) => {
    const ways = widths.flatMap((width) => languages.map((language) => ({ path, width, language })));
    // One way for each page, in turn, unless all are asked for.
    return isWhole ? ways : ways.slice(place % ways.length).slice(0, 1);
  });
  const browser = await chromium.launch(CHROMIUM);
  try {
    await withServer(createSiteServer({ root }), async (url) => {
      const found = await sideBySide(visits, (visit) => shiftsOf(browser, url, visit), AT_ONCE);
      const sum = (/** @type {Shift[]} */ shifts) => shifts.reduce((total, { value }) => total + value, 0);
      const moving = found
        .filter(([, shifts]) => sum(shifts) > 0)
        .toSorted((one, other) => sum(other[1]) - sum(one[1]));
      console.log(
        `${moving.length} of ${visits.length} pages move while they load (4x slower processor, 1.6 Mbit/s, 150 ms)`,
      );
      for (const [{ path, width, language }, shifts] of moving) {
        console.log(`${sum(shifts).toFixed(4)} ${width} ${language} /${path}`);
        for (const { value, moved } of shifts) console.log(`    ${value.toFixed(4)} ${moved.join('\n           ')}`);
      }
    });
  } finally {
    await browser.close();
  }
}
