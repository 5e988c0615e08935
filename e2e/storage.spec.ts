import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { DATA_LIMIT, readBuild } from '../scripts/service-worker.mjs';
import { Deployment } from './deployment';
import { afterStart, drawn } from './page';
import { SITE } from './site';
import { writeNextVersion } from './variant';

// What the offline copy does where storage does not do what it should, and where a deployment takes files from under an open page.
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default' });

const TEXT = '打了一半的文字, half-typed 🙂';
const MISSING = '页面的一部分无法加载，网站可能刚刚更新。';
/** SHA-256 of "abc" (FIPS 180-2, appendix B.1). */
const DIGEST = createHash('sha256').update('abc').digest('hex');

let deployment: Deployment;
test.beforeEach(async () => {
  deployment = await Deployment.start(SITE);
});
test.afterEach(() => deployment.stop());

const firstField = (page: Page) => page.getByRole('main').locator('textarea').first();

async function visit(page: Page, path = '') {
  await page.goto(deployment.url + path);
  await expect(page.locator('html[data-started]')).toBeAttached();
}

/** Waits until the worker has stored what a page needs to start. */
const installed = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** The paths of all that is stored, below the site's folder. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async (base) => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stores.flat().map(({ url }) => url.replace(base, '').replace(/\?.*/, ''));
  }, deployment.url);
}

const { facts, start } = readBuild(SITE);
const tools = [...facts.common, ...Object.values(facts.words).flat()];

/** Works with a tool, for which files come that the page did not have. */
async function expectWork(page: Page) {
  await visit(page, 'hash-text');
  await firstField(page).fill('abc');
  await expect(page.getByRole('main')).toContainText(DIGEST);
}

/** How much was fetched since then, once nothing more is: a slow machine may need seconds for the first file. */
async function answersUntilQuiet(before: number): Promise<number> {
  let quiet = 0;
  let last = deployment.answered;
  while (quiet < 20 && last - before < 20) {
    await new Promise((done) => setTimeout(done, 200));
    quiet = deployment.answered === last ? quiet + 1 : 0;
    last = deployment.answered;
  }
  return last - before;
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test('who saves data keeps what a page needs to start, and what was used', async ({ page }) => {
  const saves = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });';
  await page.addInitScript(saves);
  deployment.prefix(/\/sw\.js$/, saves);
  await visit(page);
  await installed(page);
  // What is kept for those who do not save would be on its way by now.
  await page.waitForTimeout(1500);
  const all = await kept(page);
  expect(start.filter((path) => !all.includes(path))).toEqual([]);
  expect(all.filter((path) => path.includes('hash-text'))).toEqual([]);
  expect(all.filter((path) => facts.warmed.includes(path))).toEqual([]);
  await expectWork(page);
});

/** What the worker meets from the moment that the page says so, or from its first line on. */
const BROKEN = {
  'storage is full': `
    const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    const spoil = () => { Cache.prototype.put = full; Cache.prototype.add = full; Cache.prototype.addAll = full; };`,
  'storage is refused': `
    const refused = () => Promise.reject(new DOMException('not here', 'SecurityError'));
    const spoil = () => { for (const name of ['open', 'match', 'has', 'keys', 'delete']) CacheStorage.prototype[name] = refused; };`,
};

for (const [name, script] of Object.entries(BROKEN)) {
  test(`${name} from the start: the site works from the network`, async ({ page }) => {
    const errors = watchErrors(page);
    deployment.prefix(/\/sw\.js$/, `${script}\nspoil();`);
    await visit(page);
    await expectWork(page);
    await visit(page, 'settings');
    expect(errors).toEqual([]);
  });

  test(`${name} later: the site works from the network, and nothing is fetched in vain`, async ({ page }) => {
    const errors = watchErrors(page);
    // Nothing but the start is stored: those who save data.
    const saves = 'Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });';
    deployment.prefix(
      /\/sw\.js$/,
      `${saves}${script}\nself.addEventListener('message', ({ data }) => { if (data === 'spoil') spoil(); });`,
    );
    await page.addInitScript(saves);
    await visit(page);
    await installed(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('spoil'));
    await expectWork(page);
    const before = deployment.answered;
    // As a page asks where nobody saves data.
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'KEEP', locale: 'zh-cn' }));
    expect(await answersUntilQuiet(before)).toBeLessThan(20);
    await expectWork(page);
    expect(errors).toEqual([]);
  });
}

test('the page works where the browser refuses it workers and stores', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    const refused = () => Promise.reject(new DOMException('not here', 'SecurityError'));
    for (const name of ['open', 'match', 'has', 'keys', 'delete'] as const) CacheStorage.prototype[name] = refused;
    ServiceWorkerContainer.prototype.register = refused;
    ServiceWorkerContainer.prototype.getRegistration = refused;
  });
  await expectWork(page);
  await visit(page, 'settings');
  await expect(
    page.getByText('尚未保存').or(page.locator('[aria-labelledby="offline"] [role="status"]')).first(),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test('a file is kept under its address, whichever part of it a page asks for', async ({ page }) => {
  await visit(page);
  await installed(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const sprite = facts.common.find((path) => path.includes('kit-sprite-')) ?? '';
  // As an icon does that is drawn out of a sprite which the browser has thrown away.
  const names = await page.evaluate(async (path) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
    await (await fetch(`${path}#copy`)).text();
    const keys: string[] = [];
    while (keys.length === 0) {
      await new Promise((done) => setTimeout(done, 20));
      for (const name of await caches.keys()) {
        keys.push(
          ...(await (await caches.open(name)).keys()).map(({ url }) => url).filter((url) => url.includes(path)),
        );
      }
    }
    return keys;
  }, sprite);
  expect(names).toEqual([deployment.url + sprite]);
});

test('tools and then large data are kept, within the limit; what the browser throws away of it is fetched again; all serves without a network', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const errors = watchErrors(page);
  const wanted = [...start, ...tools, ...facts.warmed];
  const missing = async () => {
    const all = new Set(await kept(page));
    return wanted.filter((path) => !all.has(path));
  };
  expect(facts.warmed.length).toBeGreaterThan(0);
  await visit(page);
  await expect.poll(missing, { timeout: 200_000 }).toEqual([]);
  const bytes = await page.evaluate(async (paths) => {
    const answers = await Promise.all(paths.map((path) => caches.match(path)));
    const sizes = await Promise.all(answers.map(async (answer) => (await answer?.blob())?.size ?? 0));
    return sizes.reduce((sum, size) => sum + size, 0);
  }, facts.warmed);
  expect(bytes).toBeLessThanOrEqual(DATA_LIMIT);

  // Every third file of each store, those that pages start with among them.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const [index, request] of (await store.keys()).entries()) if (index % 3 === 0) await store.delete(request);
    }
  });
  expect((await missing()).length).toBeGreaterThan(200);
  // A file that does not come this time is asked for again with the next page.
  await expect(async () => {
    await expectWork(page);
    await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
  }).toPass({ timeout: 200_000 });

  await deployment.goOffline(context);
  await expectWork(page);
  await visit(page, 'mac-address-lookup');
  await drawn(page);
  await expect(page.getByRole('alert')).toHaveText([]);
  expect(errors).toEqual([]);
});

test.describe('a deployment under an open page', () => {
  test.use({ serviceWorkers: 'block' });
  let next = '';
  let nextScript = '';
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    next = mkdtempSync(join(tmpdir(), 'next-version-'));
    await writeNextVersion(next);
    nextScript = /assets\/main-[\w-]+\.js/.exec(readFileSync(join(next, 'shell.html'), 'utf8'))?.[0] ?? 'none';
  });
  test.afterAll(() => rmSync(next, { recursive: true, force: true }));

  /** Waits until what comes after the start is there, with the watch for files that are gone. */
  async function begun(page: Page, path: string) {
    await visit(page, path);
    await afterStart(page);
  }

  test('that took its files away: the next tool opens in the new version, and what was typed is kept', async ({
    page,
  }) => {
    await begun(page, 'text-statistics');
    await firstField(page).fill(TEXT);
    deployment.deploy(next);
    await page.locator('#menu a[href$="roman-numeral-converter"]').first().click();
    await expect(page.locator(`script[src$="${nextScript}"]`)).toBeAttached();
    await expect(page).toHaveURL(`${deployment.url}roman-numeral-converter`);
    await expect(firstField(page)).toBeVisible();
    await page.locator('#menu a[href$="text-statistics"]').first().click();
    await expect(firstField(page)).toHaveValue(TEXT);
  });

  test('that took its files away: where a secret would be lost the page says so, and keeps it', async ({ page }) => {
    await begun(page, 'hmac-generator');
    const key = page.getByRole('main').locator('input[type="password"]').first();
    await key.fill('a secret of mine');
    let loads = 0;
    page.on('load', () => loads++);
    deployment.deploy(next);
    // A part of this page that was not needed until now.
    await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
    await expect(page.getByText(MISSING)).toBeVisible();
    await expect(key).toHaveValue('a secret of mine');
    expect(loads).toBe(0);
  });
});
