// How long the page takes from what a visitor does to the next picture, as the browser itself tells it (Event Timing).

/** Times slower than this machine the benches of moving run. */
export const SLOWER = 4;
/** What Event Timing calls the least: shorter ones are not told. */
export const LEAST = 16;

/**
 * A new page in a context of its own, 4x slower, that notes each event's duration from its very beginning.
 * @param {import('playwright').Browser} browser @param {string} locale
 */
export async function slowPage(browser, locale) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    /** @type {{ name: string, duration: number, interaction: number }[]} */
    const events = [];
    Object.assign(window, { events });
    const options = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0 } = /** @type {{ interactionId?: number }} */ (entry);
        events.push({ name: entry.name, duration: entry.duration, interaction: interactionId });
      }
    }).observe(options);
  });
  return { context, page, cdp };
}

/** What is an answer to a key that was pressed; the others follow the pointer, which moves by itself when the page does. */
const OF_KEYS = ['keydown', 'keypress', 'beforeinput', 'input', 'keyup'];

/**
 * The slowest event since the last time this was asked, in milliseconds; those too short to be told count as the least.
 * @param {import('playwright').Page} page @param {'keys' | 'interactions'} which
 */
export async function slowestEvent(page, which) {
  // The entry of an event comes after the picture that answers it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20)))),
  );
  const events = await page.evaluate(() => {
    const { events: seen } = /** @type {{ events: { name: string, duration: number, interaction: number }[] }} */ (
      /** @type {unknown} */ (window)
    );
    return seen.splice(0);
  });
  const counted = events.filter(({ name, interaction }) =>
    which === 'keys' ? OF_KEYS.includes(name) : interaction > 0,
  );
  return Math.max(LEAST, ...counted.map(({ duration }) => duration));
}

/**
 * Sends keys one behind the other without waiting for the answer to any, as a quick hand does.
 * @param {import('playwright').CDPSession} cdp @param {readonly { key: string, ctrl?: boolean }[]} keys
 */
export async function pressAtOnce(cdp, keys) {
  await Promise.all(
    keys.flatMap(({ key, ctrl = false }) => {
      const code = `Key${key.toUpperCase()}`;
      const shared = { key, code, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0), modifiers: ctrl ? 2 : 0 };
      const text = ctrl ? {} : { text: key, unmodifiedText: key };
      return [
        cdp.send('Input.dispatchKeyEvent', { type: ctrl ? 'rawKeyDown' : 'keyDown', ...shared, ...text }),
        cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...shared }),
      ];
    }),
  );
}
