// What is measured of one piece of work in the page: time, main thread, memory, and how soon it can be given up.
import { readFileSync } from 'node:fs';
import { mainThread, median, watchMainThread, withPage } from '../page.mjs';
import { watchThread } from '../thread-time.mjs';

const RUNS = 3;
/** What takes longer is measured once. */
const LONG_MS = 10_000;
const PATIENCE_MS = 300_000;

/**
 * One piece of work: what the visitor does, what then stands in the tool, and the same done without a browser.
 * @typedef {object} Case
 * @property {string} name
 * @property {string} tool
 * @property {(page: import('playwright').Page) => Promise<unknown>} [setUp] what comes before the clock
 * @property {readonly string[]} [files] one for each input of the page
 * @property {boolean} [isOneInput] all files go to the first input
 * @property {(page: import('playwright').Page) => Promise<unknown>} [act] instead of giving files
 * @property {string} [begins] what is to be read when the first lines are there
 * @property {string} shows what is to be read when all is done, as a regular expression
 * @property {boolean} [isNew] what was read before does not count, though it has the same form
 * @property {string} [nativeName]
 * @property {() => number | Promise<number>} [native] milliseconds of the same work without a browser, where there is such
 */

/** @typedef {{ first: number, done: number, task: number, thread: number, heap: number, process: number }} Run `thread`: the longest task in processor time */

/** What can be read in the tool and matches. @param {import('playwright').Page} page @param {string} pattern */
function read(page, pattern) {
  return page.evaluate(
    (source) => new RegExp(source).exec(document.querySelector('#main')?.textContent ?? '')?.[0],
    pattern,
  );
}

/** Waits until something matches that is not what was there before. @param {import('playwright').Page} page @param {string} pattern @param {string} [former] */
async function appears(page, pattern, former) {
  await page.waitForFunction(
    ([source, last]) => {
      const found = new RegExp(source).exec(document.querySelector('#main')?.textContent ?? '')?.[0];
      return found !== undefined && found !== last;
    },
    /** @type {[string, string | undefined]} */ ([pattern, former]),
    { timeout: PATIENCE_MS, polling: 20 },
  );
}

/** @param {import('playwright').Page} page @param {Case} work */
async function begin(page, { act, files = [], isOneInput = false }) {
  if (act) return act(page);
  const inputs = page.locator('#main input[type="file"]');
  if (isOneInput) return inputs.first().setInputFiles([...files]);
  for (const [index, file] of files.entries()) await inputs.nth(index).setInputFiles(file);
  return undefined;
}

/** Begins to note how much the heap of the page holds at most. @param {import('playwright').Page} page */
function watchHeap(page) {
  return page.evaluate(() => {
    const memory = /** @type {{ memory?: { usedJSHeapSize: number } }} */ (performance).memory;
    const peak = { bytes: 0 };
    Object.assign(window, { peak });
    setInterval(() => (peak.bytes = Math.max(peak.bytes, memory?.usedJSHeapSize ?? 0)), 50);
  });
}

/** The most that the page's process, which runs its workers too, ever held. @param {import('playwright').Browser} browser */
async function processPeak(browser) {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024);
  return Math.max(0, ...peaks);
}

/** One visit. @param {string} root @param {Case} work @returns {Promise<Run>} */
function visit(root, work) {
  return withPage(root, `${work.tool}?lang=en`, async (page, browser) => {
    await work.setUp?.(page);
    const former = work.isNew ? await read(page, work.shows) : undefined;
    await watchHeap(page);
    await watchMainThread(page);
    const threadTime = await watchThread(await page.context().newCDPSession(page));
    const startedAt = performance.now();
    await begin(page, work);
    if (work.begins !== undefined) await appears(page, work.begins);
    const first = performance.now() - startedAt;
    await appears(page, work.shows, former);
    await page.locator('#main [aria-busy="true"]').first().waitFor({ state: 'detached', timeout: PATIENCE_MS });
    const done = performance.now() - startedAt;
    // Long enough for the last tasks to be reported.
    await page.waitForTimeout(200);
    const { task } = await mainThread(page);
    const { longest: thread } = await threadTime();
    const heap = await page.evaluate(
      () => /** @type {{ peak: { bytes: number } }} */ (/** @type {unknown} */ (window)).peak.bytes,
    );
    return {
      first: work.begins === undefined ? done : first,
      done,
      task,
      thread,
      heap,
      process: await processPeak(browser),
    };
  });
}

/**
 * Milliseconds from the click on "Cancel" until nothing is busy, or nothing when it was done before it could be clicked.
 * @param {string} root @param {Case} work @returns {Promise<number | undefined>}
 */
function cancel(root, work) {
  return withPage(root, `${work.tool}?lang=en`, async (page) => {
    await work.setUp?.(page);
    await page.evaluate(() => {
      const timer = setInterval(() => {
        const button = [...document.querySelectorAll('#main button')].find(
          ({ textContent }) => textContent === 'Cancel',
        );
        if (!(button instanceof HTMLElement)) return;
        clearInterval(timer);
        const clickedAt = performance.now();
        button.click();
        const look = () => {
          if (document.querySelector('#main [role="progressbar"]')) requestAnimationFrame(look);
          else Object.assign(window, { cancelledAfter: performance.now() - clickedAt });
        };
        requestAnimationFrame(look);
      }, 10);
    });
    await begin(page, work);
    const cancelled = page.waitForFunction(
      () => /** @type {{ cancelledAfter?: number }} */ (/** @type {unknown} */ (window)).cancelledAfter,
      undefined,
      { timeout: PATIENCE_MS, polling: 20 },
    );
    const finished = appears(page, work.shows, work.isNew ? await read(page, work.shows) : undefined);
    const found = await Promise.race([cancelled, finished]);
    // Whichever comes second ends with the page.
    cancelled.catch(() => undefined);
    finished.catch(() => undefined);
    const after = await found?.jsonValue();
    return typeof after === 'number' ? after : undefined;
  });
}

/** All figures of a piece of work. @param {string} root @param {Case} work */
export async function measure(root, work) {
  /** @type {Run[]} */
  const runs = [];
  /** @type {number[]} */
  const natives = [];
  do {
    if (work.native) natives.push(await work.native());
    runs.push(await visit(root, work));
  } while (runs.length < RUNS && (runs[0]?.done ?? 0) < LONG_MS);
  const middle = (/** @type {keyof Run} */ key) => median(runs.map((run) => run[key]));
  const cancelled = work.isNew ? undefined : await cancel(root, work);
  return {
    first: middle('first'),
    done: middle('done'),
    task: middle('task'),
    thread: middle('thread'),
    heap: middle('heap'),
    process: middle('process'),
    cancelled,
    native: work.native && median(natives),
  };
}
