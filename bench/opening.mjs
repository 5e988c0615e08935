// From the click on a link to a tool that can be used: its first field is drawn and takes what is typed.
import { slowPage } from './events.mjs';
import { median } from './page.mjs';

/** A tool with much code, one with little, one that opens with results. */
const TOOLS = ['json-prettify', 'base64-string-converter', 'uuid-generator'];
/** What one has done before the click. */
const WAYS = /** @type {const} */ (['cold', 'idle', 'hovered', 'focused']);
/** @typedef {typeof WAYS[number]} Way */

/** Begins to wait for the next click and the usable tool behind it. @param {import('playwright').Page} page */
function watchOpening(page) {
  return page.evaluate(() => {
    Object.assign(window, { opened: 0 });
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const former = document.querySelector('#main [aria-busy]');
        const look = () => {
          const body = document.querySelector('#main [aria-busy="false"]');
          if (body === null || body === former || !body.querySelector('textarea, input, select, button'))
            return requestAnimationFrame(look);
          // A task of its own comes after the picture.
          return setTimeout(() => Object.assign(window, { opened: performance.now() - timeStamp }));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/**
 * One click, in a context of its own.
 * @param {import('playwright').Browser} browser @param {string} url @param {{ from: string, link: string, way: Way }} click
 */
async function openOnce(browser, url, { from, link, way }) {
  const { context, page } = await slowPage(browser, 'zh-CN');
  try {
    await page.goto(url + from, { waitUntil: 'commit' });
    await page.locator('html[data-started]').waitFor();
    if (way !== 'cold') {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1_500);
    }
    const target = page.locator(link).first();
    if (way === 'hovered') await target.hover();
    if (way === 'focused') await target.focus();
    if (way === 'hovered' || way === 'focused') await page.waitForTimeout(1_000);
    await watchOpening(page);
    // By the element itself: Playwright's own click first waits for what may lie over it.
    if (way === 'hovered') await page.mouse.down().then(() => page.mouse.up());
    else if (way === 'focused') await page.keyboard.press('Enter');
    else await target.evaluate((element) => /** @type {HTMLElement} */ (element).click());
    await page.waitForFunction(() => /** @type {{ opened?: number }} */ (/** @type {unknown} */ (window)).opened);
    return await page.evaluate(() => /** @type {{ opened: number }} */ (/** @type {unknown} */ (window)).opened);
  } finally {
    await context.close();
  }
}

/** Prints the medians. @param {import('playwright').Browser} browser @param {string} url @param {number} runs @param {number} floor of the same run */
export async function benchOpening(browser, url, runs, floor) {
  console.log(`From the click to the usable tool, ms (times the key of a bare field: ${floor} ms)`);
  for (const way of WAYS) {
    const home = [];
    const menu = [];
    for (const tool of TOOLS) {
      for (let run = 0; run < runs; run++) {
        home.push(await openOnce(browser, url, { from: '', link: `#main a[href$="${tool}"]`, way }));
        menu.push(await openOnce(browser, url, { from: 'hash-text', link: `#menu a[href$="${tool}"]`, way }));
      }
    }
    const shown = (/** @type {number[]} */ times) =>
      `${median(times).toFixed(0)} (${(median(times) / floor).toFixed(1)}), slowest ${Math.max(...times).toFixed(0)}`;
    console.log(`${way.padEnd(8)} from home ${shown(home)}; from a tool ${shown(menu)}`);
  }
  console.log('');
}
