import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { readBuild } from '../scripts/service-worker.mjs';
import { placeOf } from '../src/tools/testing-place';
import { Deployment } from './deployment';
import { afterStart, drawn } from './page';
import { routes, SITE, toolIds } from './site';
import { writeNextVersion } from './variant';

const IS_FULL = process.env['FULL'] === '1';
const TEXT = '打了一半的文字, half-typed 🙂';
const READY = '新版本已就绪';
const RELOAD = { name: '重新加载', exact: true };
const DATA = readBuild(SITE).facts.warmed;
const MISSING = '页面的一部分无法加载，网站可能刚刚更新。';

test.use({ serviceWorkers: 'allow' });
// One worker for all, so that the next version is written once.
test.describe.configure({ mode: 'default' });

let next = '';
let deployment: Deployment;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  next = mkdtempSync(join(tmpdir(), 'next-version-'));
  await writeNextVersion(next);
  expect(mainScript(next)).not.toBe(mainScript(SITE));
});

test.afterAll(() => rmSync(next, { recursive: true, force: true }));

test.beforeEach(async () => {
  deployment = await Deployment.start(SITE);
});

test.afterEach(() => deployment.stop());

/** The name of a build's first script, which differs between versions. */
function mainScript(root: string): string {
  return /assets\/main-[\w-]+\.js/.exec(readFileSync(join(root, 'shell.html'), 'utf8'))?.[0] ?? '';
}

/** Opens a page and waits until the service worker has stored what it stores. */
async function visit(page: Page, path = '') {
  await page.goto(deployment.url + path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect(page.locator('html[data-started]')).toBeAttached();
}

/** The same, and until large data are stored, which come last. */
async function visitUntilAllIsStored(page: Page) {
  await visit(page);
  await expect
    .poll(
      () =>
        page.evaluate(
          async (paths) => (await Promise.all(paths.map((path) => caches.match(path)))).every(Boolean),
          DATA,
        ),
      {
        timeout: 200_000,
      },
    )
    .toBe(true);
}

/** Counts how often a page is loaded from now on. */
function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('load', () => loads.count++);
  return loads;
}

const runningScript = (page: Page) => page.locator('script[type="module"][src]').first().getAttribute('src');
const firstField = (page: Page) => page.getByRole('main').locator('textarea').first();
const askForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));

/** Notes which files of the build are asked for in vain from now on. */
function lostFiles(context: BrowserContext): string[] {
  const lost: string[] = [];
  context.on('requestfailed', (request) => {
    const name = /\/assets\/(.+)$/.exec(request.url())?.[1];
    if (name && request.failure()?.errorText !== 'net::ERR_ABORTED') lost.push(name);
  });
  return lost;
}

/**
 * Goes to a page. Chromium gave such a navigation up by itself once in some ten runs of a hundred pages; that the page before it did not load
 * anew in between, which would do the same, is told by what it notes when it does.
 */
async function openPage(page: Page, path: string) {
  const address = deployment.url + path;
  try {
    await page.goto(address);
  } catch (error) {
    if (!String(error).includes('net::ERR_ABORTED')) throw error;
    await page.goto(address);
  }
  expect(await page.evaluate(() => sessionStorage.getItem('reloadedFrom')), path).toBeNull();
}

/** @param said what the page has said of itself, for the report */
async function expectToolWorks(page: Page, id: string, said: readonly string[] = []) {
  // The first one: a document that is edited on the page may have its own.
  await expect(page.getByRole('heading', { level: 1 }).first(), id).toBeVisible();
  await drawn(page, id);
  // As texts, so that a failure says what the page said.
  await expect(page.getByRole('alert'), [id, ...said].join('\n')).toHaveText([]);
}

test('the first visit loads its page once, with the worker in charge', async ({ page }) => {
  const loads = countLoads(page);
  await visit(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForTimeout(500);
  expect(loads.count).toBe(1);
  await expect(page.getByText(READY)).toHaveCount(0);
});

test('after one visit every page opens without a network', async ({ page, context }) => {
  test.setTimeout(600_000);
  await visitUntilAllIsStored(page);
  await deployment.goOffline(context);
  const errors: string[] = [];
  const lost = lostFiles(context);
  page.on('pageerror', (error) => errors.push(error.message));
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });

  for (const route of routes()) {
    await openPage(page, route.slice(1));
    if (toolIds().includes(route.slice(1))) await expectToolWorks(page, route, said);
    else await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
  }
  expect(lost).toEqual([]);
  for (const address of [`${routes().at(-1)?.slice(1)}/`, `${routes().at(-1)?.slice(1)}.html`]) {
    await page.goto(deployment.url + address);
    await expect(page).toHaveURL(deployment.url + (routes().at(-1)?.slice(1) ?? ''));
  }
  // Home begins the languages' words too, so that pages that are named in one open as well.
  for (const [address, named] of [
    ['fr', 'fr/'],
    ['en/about.html', 'en/about'],
  ] as const) {
    await page.goto(deployment.url + address);
    await expect(page).toHaveURL(deployment.url + named);
    await expect(page.locator('html')).toHaveAttribute('lang', named.slice(0, 2));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${deployment.url}not-a-page`);
  await expect(page.getByText('404').first()).toBeVisible();
  await page.goto(`${deployment.url}fr/not-a-page`);
  await expect(page.getByText('404').first()).toBeVisible();
  await page.goto(`${deployment.url}deep/er/not-a-page`);
  await expect(page.getByText('404').first()).toBeVisible();
  await page.goto(`${deployment.url}?lang=zh-cn`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test('former paths lead on without a network, with query and fragment', async ({ page, context }) => {
  test.setTimeout(600_000);
  // Written by the prerender.
  const redirects = JSON.parse(readFileSync(join(SITE, 'redirects.json'), 'utf8')) as Record<string, string>;
  await visitUntilAllIsStored(page);
  await deployment.goOffline(context);
  for (const [old, current] of Object.entries(redirects)) {
    await page.goto(`${deployment.url}${old.slice(1)}?lang=zh-cn#main`);
    await expect(page).toHaveURL(`${deployment.url}${current.slice(1)}?lang=zh-cn#main`);
    await expectToolWorks(page, current);
  }
});

test('tools work without a network, in the worker too', async ({ page, context }) => {
  await visit(page);
  await deployment.goOffline(context);
  await page.goto(`${deployment.url}hash-text`);
  await firstField(page).fill('abc');
  // SHA-256 of "abc" (FIPS 180-2, appendix B.1).
  const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  await expect(page.getByRole('main')).toContainText(digest);
  const worker = page.waitForEvent('worker');
  await firstField(page).fill('a'.repeat(1_000_000));
  await worker;
  // SHA-256 of a million times "a" (FIPS 180-2, appendix B.3).
  const large = 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0';
  await expect(page.getByRole('main')).toContainText(large);
});

test('another language is kept once it was used', async ({ page, context }) => {
  test.setTimeout(600_000);
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await visitUntilAllIsStored(page);
  // All of the language's files: of most tools one, of the shell and some libraries others.
  const wanted = readdirSync(join(SITE, 'assets')).filter((name) => /^en-.*\.js$/.test(name));
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((key) => key.startsWith('assets-')) ?? '';
        const kept = await (await caches.open(name)).keys();
        return kept.flatMap((request) => /\/(en-[^/]*\.js)$/.exec(request.url)?.[1] ?? []).sort();
      }),
    )
    .toEqual(wanted.sort());
  await deployment.goOffline(context);
  const lost = lostFiles(context);
  // All their words are kept, as counted above; that they are found again shows in some.
  for (const id of toolIds().filter((id) => IS_FULL || placeOf(id) % 6 === 0)) {
    await openPage(page, id);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectToolWorks(page, id);
  }
  expect(lost).toEqual([]);
});

for (const words of [
  { path: '', size: /^已保存 [\d.,]+ MB。$/, erase: '清除离线副本', off: '离线副本已清除', store: '重新保存离线副本' },
  {
    path: 'en/',
    size: /^[\d.,]+ MB are stored\.$/,
    erase: 'Erase the offline copy',
    off: 'The offline copy is erased',
    store: 'Store the offline copy again',
  },
]) {
  test(`the copy is listed with its size, erased, not stored by itself, and stored again, at /${words.path}`, async ({
    page,
  }) => {
    const countFiles = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
        return counts.reduce((sum, count) => sum + count, 0);
      });
    await visit(page, `${words.path}settings`);
    await expect.poll(countFiles, { timeout: 60_000 }).toBeGreaterThan(300);
    await page.evaluate(async () => {
      await (await caches.open('of another site')).put('x', new Response('x'));
    });
    await page.reload();
    await expect(page.getByText(words.size)).toBeVisible({ timeout: 60_000 });
    const loads = countLoads(page);
    await page.getByRole('button', { name: words.erase }).press('Enter');
    await expect.poll(() => loads.count).toBe(1);
    await expect(page.getByText(words.off)).toBeVisible();
    await expect.poll(countFiles).toBe(1);

    // All works as ever, and nothing is stored by and by.
    await page.goto(`${deployment.url}${words.path}json-prettify`);
    await firstField(page).fill('[1]');
    await expect(page.getByRole('main')).toContainText('1');
    await afterStart(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await countFiles()).toBe(1);

    await page.goto(`${deployment.url}${words.path}settings`);
    await page.getByRole('button', { name: words.store }).press('Enter');
    await expect.poll(countFiles, { timeout: 60_000 }).toBeGreaterThan(300);
  });
}

test('a new version is offered, taken when agreed, and keeps what was typed', async ({ page }) => {
  await visit(page, 'text-statistics');
  await firstField(page).fill(TEXT);
  deployment.deploy(next);
  await askForUpdate(page);
  // All of the new version is fetched before it is offered.
  await expect(page.getByText(READY)).toBeVisible({ timeout: 90_000 });
  expect(await runningScript(page)).toContain(mainScript(SITE));
  // Nothing happens by itself.
  const loads = countLoads(page);
  await page.waitForTimeout(500);
  expect(loads.count).toBe(0);

  await page.getByRole('button', RELOAD).click();
  await expect(page.locator(`script[src$="${mainScript(next)}"]`)).toBeAttached();
  await expect(page.locator('html[data-started]')).toBeAttached();
  await expect(firstField(page)).toHaveValue(TEXT);
  await expect(page.getByText(READY)).toHaveCount(0);
  await page.waitForTimeout(500);
  expect(loads.count).toBe(1);
});

test('a new version can wait, also over a reload by hand', async ({ page }) => {
  await visit(page);
  deployment.deploy(next);
  await askForUpdate(page);
  await page.getByRole('button', { name: '稍后' }).click();
  await expect(page.getByText(READY)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(READY)).toBeVisible();
  expect(await runningScript(page)).toContain(mainScript(SITE));
});

test('a version taken in another tab reloads this one with what was typed', async ({ page, context }) => {
  await visit(page, 'text-statistics');
  await firstField(page).fill(TEXT);
  const other = await context.newPage();
  await visit(other);
  const loads = countLoads(page);
  deployment.deploy(next);
  await askForUpdate(other);
  await other.getByRole('button', RELOAD).click();
  await expect(page.locator(`script[src$="${mainScript(next)}"]`)).toBeAttached();
  await expect(firstField(page)).toHaveValue(TEXT);
  await expect(other.locator(`script[src$="${mainScript(next)}"]`)).toBeAttached();
  await page.waitForTimeout(500);
  expect(loads.count).toBe(1);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a file that is gone reloads the page once, then says so', async ({ page }) => {
    await page.goto(deployment.url);
    await expect(page.locator('html[data-started]')).toBeAttached();
    const loads = countLoads(page);
    deployment.lose(/\/assets\/view-/);
    await page.locator('a[href$="text-statistics"]').first().click();
    await expect(page.getByText(MISSING)).toBeVisible();
    expect(loads.count).toBe(1);
    await page.waitForTimeout(1000);
    expect(loads.count).toBe(1);
    await expect(page).toHaveURL(`${deployment.url}text-statistics`);
  });

  test('what comes after the start is gone, and the page with what was typed stays', async ({ page }) => {
    deployment.lose(/\/assets\/after-start-/);
    const gone = page.waitForResponse((response) => response.url().includes('/assets/after-start-'));
    await page.goto(`${deployment.url}text-statistics`);
    expect((await gone).status()).toBe(404);
    await firstField(page).fill(TEXT);
    await page.waitForTimeout(500);
    await expect(firstField(page)).toHaveValue(TEXT);
  });

  test('without a network it says that the part is not there, and does not reload', async ({ page, context }) => {
    await page.goto(deployment.url);
    await expect(page.locator('html[data-started]')).toBeAttached();
    // What says so is among it.
    await afterStart(page);
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    await context.setOffline(true);
    await page.locator('a[href$="text-statistics"]').first().click();
    await expect(page.getByText('需要联网才能打开')).toBeVisible();
    expect(loads.count).toBe(0);
  });
});
