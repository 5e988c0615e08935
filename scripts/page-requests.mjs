// What a page asks the server for, until nothing more comes.

/** Asked for by the browser or when it is idle, not by the page to show itself. */
const LEFT_OUT = /\/(favicon\.svg|icon-[\w-]+\.png|manifest\.webmanifest|sw\.js)$/;
/** What every page asks for last. */
const AFTER_START = /^\/assets\/after-start-[\w-]+\.js$/;
/** Nothing more is asked for when this long nothing was, in milliseconds. */
const QUIET_MS = 700;
/** Pages that are measured side by side: they spend their time waiting. */
const AT_ONCE = 3;

/**
 * What a cold load asks the server for.
 * @param {import('playwright').Browser} browser @param {string} url
 * @returns {Promise<{ atLoad: string[], inAll: string[] }>} paths: until the load event, and until nothing more comes
 */
export async function requestsOf(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'zh-CN' });
  const page = await context.newPage();
  /** @type {Set<string>} */
  const paths = new Set();
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !LEFT_OUT.test(pathname)) paths.add(pathname);
  });
  await page.goto(url, { waitUntil: 'load' });
  const atLoad = [...paths];
  // A busy machine comes late to what follows the load; the pages are compared with home, so it must be over on both.
  for (let known = 0; known < paths.size || ![...paths].some((path) => AFTER_START.test(path));) {
    known = paths.size;
    await page.waitForTimeout(QUIET_MS);
  }
  const inAll = [...paths];
  await context.close();
  return { atLoad, inAll };
}

/**
 * Works on all items, some side by side, and gives each with its result in the items' order.
 * @template Item, Result
 * @param {readonly Item[]} items @param {(item: Item) => Promise<Result>} work @param {number} [atOnce]
 * @returns {Promise<[Item, Result][]>}
 */
export async function sideBySide(items, work, atOnce = AT_ONCE) {
  /** @type {[Item, Result][]} */
  const results = [];
  const rest = items.entries();
  // Each takes the next item as soon as it is done with one: none waits for the slowest of a group.
  const takeNext = async () => {
    for (const [place, item] of rest) results[place] = [item, await work(item)];
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
  return results;
}
