// The grid of the emoji picker while it is scrolled from its beginning to its end, frame by frame: what each frame took,
// beside an empty page that only counts its frames, and the longest task.
import { mainThread, median, watchMainThread, withPage } from './page.mjs';

/** Pixels by frame: a fast flick of a wheel or finger. */
const STEP = 120;
const FRAMES = 240;
/** What a frame may take for 60 of them in a second, with some play for the clock, in milliseconds. */
const IN_TIME = 1000 / 60 + 2;

/**
 * Scrolls an element by a step with each frame and tells how far apart the frames were, in milliseconds.
 * @param {import('playwright').Page} page @param {string | undefined} selector nothing is scrolled without it
 */
function frameTimes(page, selector) {
  return page.evaluate(
    ([place, step, count]) =>
      new Promise((/** @type {(times: number[]) => void} */ resolve) => {
        const element = place === undefined ? undefined : document.querySelector(place)?.parentElement;
        /** @type {number[]} */
        const times = [];
        let last = 0;
        const next = (/** @type {number} */ now) => {
          if (last > 0) times.push(now - last);
          last = now;
          if (element) element.scrollTop += step;
          if (times.length === count) resolve(times);
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    /** @type {const} */ ([selector, STEP, FRAMES]),
  );
}

/**
 * Begins to count the time that the main thread itself works, whatever else the machine does; what is given back tells
 * it in milliseconds.
 * @param {import('playwright').Page} page
 */
async function watchWork(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await worked();
  return async () => (await worked()) - before;
}

/** @param {readonly number[]} times */
function describe(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const late = times.filter((time) => time > IN_TIME).length;
  const at = (/** @type {number} */ share) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `median ${median(times).toFixed(1)} ms, 95 % within ${at(0.95)} ms, slowest ${at(0.999)} ms; ${late} of ${times.length} late`;
}

/** Prints how the frames follow each other while all emojis are scrolled through. @param {string} root */
export async function benchEmoji(root) {
  console.log('Scrolling the emoji picker, beside the same page at rest');
  await withPage(root, 'emoji-picker?lang=en', async (page) => {
    await page.getByRole('gridcell').first().waitFor();
    console.log(`at rest: ${describe(await frameTimes(page, undefined))}`);
    await watchMainThread(page);
    const watch = await watchWork(page);
    const times = await frameTimes(page, '[role="grid"]');
    const { task } = await mainThread(page);
    console.log(`scrolling: ${describe(times)}; longest task ${task.toFixed(0)} ms`);
    console.log(`work of the main thread: ${((await watch()) / times.length).toFixed(1)} ms a frame`);
  });
  console.log('');
}
