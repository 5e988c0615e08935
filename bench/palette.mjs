// The palette: from Ctrl+K to a typed letter in its field, to what is found for it, and the slowest key while one types.
import { pressAtOnce, slowestEvent, slowPage } from './events.mjs';
import { median } from './page.mjs';

/** What is typed letter by letter, in each language: names, pinyin, mistakes, several words, and what leads nowhere. */
const QUERIES = {
  'zh-cn': ['uuid shengcheng', 'json', 'base64', 'shijianchuo', 'jmi', 'erweima', 'yamll', 'qr code'],
  en: ['uuid', 'json to yaml', 'base64 decode', 'timestmap', 'qr code', 'password genrator', 'regexp', 'zzzzzz'],
};
/** Typed right behind Ctrl+K: one letter alone finds nothing. */
const FIRST = 'js';
const LANGUAGES = { 'zh-cn': 'zh-CN', en: 'en' };

/** @typedef {keyof typeof QUERIES} Locale */
/** @typedef {{ letter: number, results: number, open: number, slowest: number }} PaletteTimes milliseconds */

/**
 * Notes when the letter stands in the field of the palette, and when what is found for it stands below, both once they are drawn, from the
 * key that opened it.
 * @param {import('playwright').Page} page @param {string} letter
 */
function watchPalette(page, letter) {
  return page.evaluate((typed) => {
    const times = { letter: 0, results: 0 };
    Object.assign(window, { times });
    let begun = 0;
    const note = (/** @type {'letter' | 'results'} */ which, /** @type {() => boolean} */ isThere) => {
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look);
        // A task of its own comes after the picture.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => (times[which] = performance.now() - begun), { once: true });
        port1.start();
        return port2.postMessage('');
      };
      requestAnimationFrame(look);
    };
    addEventListener(
      'keydown',
      (event) => {
        if (begun > 0) return;
        begun = event.timeStamp;
        const field = () => document.querySelector('dialog[open] [role="combobox"]');
        note('letter', () => /** @type {HTMLInputElement | null} */ (field())?.value.startsWith(typed) ?? false);
        note('results', () => document.querySelector('dialog[open] [role="option"] mark') !== null);
      },
      { capture: true },
    );
  }, letter);
}

/** @param {import('playwright').Page} page @returns {Promise<{ letter: number, results: number }>} */
async function timesOf(page) {
  const read = () =>
    /** @type {{ times: { letter: number, results: number } }} */ (/** @type {unknown} */ (window)).times;
  await page.waitForFunction(
    () => /** @type {{ times: { results: number } }} */ (/** @type {unknown} */ (window)).times.results > 0,
  );
  return page.evaluate(read);
}

/** @param {import('playwright').Page} page */
async function emptyField(page) {
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
}

/**
 * One visit: the palette is opened by Ctrl+K with a letter right behind it, then queries are typed.
 * @param {import('playwright').Browser} browser @param {string} url @param {Locale} locale @param {boolean} isIdle after a moment in which nothing is done; else as soon as the page has started
 * @returns {Promise<PaletteTimes>}
 */
async function visit(browser, url, locale, isIdle) {
  const { context, page, cdp } = await slowPage(browser, LANGUAGES[locale]);
  try {
    await page.goto(`${url}?lang=${locale}`, { waitUntil: 'commit' });
    await page.locator('html[data-started]').waitFor();
    if (isIdle) {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(2_000);
    }
    await watchPalette(page, FIRST.charAt(0));
    await slowestEvent(page, 'keys');
    await pressAtOnce(cdp, [{ key: 'k', ctrl: true }, ...[...FIRST].map((key) => ({ key }))]);
    const times = await timesOf(page);
    const open = await slowestEvent(page, 'keys');
    let slowest = 0;
    await emptyField(page);
    for (const query of QUERIES[locale]) {
      for (const key of query) {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        slowest = Math.max(slowest, await slowestEvent(page, 'keys'));
      }
      await emptyField(page);
      slowest = Math.max(slowest, await slowestEvent(page, 'keys'));
    }
    return { ...times, open, slowest };
  } finally {
    await context.close();
  }
}

/**
 * The medians over some visits.
 * @param {import('playwright').Browser} browser @param {string} url @param {{ locale: Locale, isIdle: boolean, runs: number }} how
 * @returns {Promise<PaletteTimes>}
 */
export async function paletteTimes(browser, url, { locale, isIdle, runs }) {
  /** @type {PaletteTimes[]} */
  const visits = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, url, locale, isIdle));
  const middle = (/** @type {keyof PaletteTimes} */ key) => median(visits.map((one) => one[key]));
  return { letter: middle('letter'), results: middle('results'), open: middle('open'), slowest: middle('slowest') };
}

/**
 * The same of a page that has nothing but a field: what the machine and the browser take by themselves.
 * @param {import('playwright').Browser} browser @param {number} runs
 */
export async function fieldTime(browser, runs) {
  const seen = [];
  for (let run = 0; run < runs; run++) {
    const { context, page } = await slowPage(browser, 'en');
    await page.goto('data:text/html,<textarea autofocus></textarea>');
    await page.locator('textarea').focus();
    let slowest = 0;
    for (const key of 'json to yaml') {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      slowest = Math.max(slowest, await slowestEvent(page, 'keys'));
    }
    seen.push(slowest);
    await context.close();
  }
  return median(seen);
}

/** Prints the medians. @param {import('playwright').Browser} browser @param {string} url @param {number} runs @param {number} floor of the same run */
export async function benchPalette(browser, url, runs, floor) {
  console.log(`The palette, ms (times the slowest key of a bare field: ${floor} ms); median of ${runs}`);
  for (const locale of /** @type {Locale[]} */ (Object.keys(QUERIES))) {
    for (const isIdle of [false, true]) {
      const times = await paletteTimes(browser, url, { locale, isIdle, runs });
      const shown = (/** @type {number} */ time) => `${time.toFixed(0)} (${(time / floor).toFixed(1)})`;
      console.log(
        `${locale.padEnd(6)}${isIdle ? 'idle' : 'cold'}  letter ${shown(times.letter)}  results ${shown(times.results)}  Ctrl+K itself ${shown(times.open)}  slowest key ${shown(times.slowest)}`,
      );
    }
  }
  console.log('');
}
