import { expect, test, type Page } from '@playwright/test';
import { Deployment } from './deployment';
import { afterStart } from './page';
import { SITE } from './site';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = '页面的这一部分尚未保存到本机，需要联网才能打开。';

let deployment: Deployment;
test.beforeEach(async () => {
  deployment = await Deployment.start(SITE);
});
test.afterEach(() => deployment.stop());

const language = (page: Page) => page.getByRole('banner').locator('select');
const storedLocale = (page: Page) => page.evaluate(() => localStorage.getItem('locale'));
const started = (page: Page) => expect(page.locator('html[data-started]')).toBeAttached();

/** Waits until a file whose name begins so is stored. */
function isStored(page: Page, name: string): Promise<boolean> {
  return page.evaluate(async (start) => {
    for (const key of await caches.keys()) {
      const kept = await (await caches.open(key)).keys();
      if (kept.some(({ url }) => url.includes(`/assets/${start}`))) return true;
    }
    return false;
  }, name);
}

test('the three languages are stored first: each can be chosen without a network, and each starts', async ({
  page,
  context,
}) => {
  await page.goto(deployment.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await started(page);
  await deployment.goOffline(context);
  for (const [locale, title] of [
    ['fr', 'Quel outil vous faut-il ?'],
    ['en', 'Which tool do you need?'],
  ] as const) {
    await language(page).selectOption(locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('the words of the other languages are stored last, and serve on the page of a tool', async ({ page, context }) => {
  test.setTimeout(600_000);
  await page.goto(`${deployment.url}text-statistics`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await started(page);
  await expect.poll(() => isStored(page, 'fr-xml-formatter'), { timeout: 200_000 }).toBe(true);
  await deployment.goOffline(context);
  await language(page).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('alert')).toHaveText([]);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  for (const path of ['', 'text-statistics'] as const) {
    test(`a language that is not stored is not chosen, and /${path} says so`, async ({ page, context }) => {
      await page.goto(deployment.url + path);
      await started(page);
      await afterStart(page);
      await page.waitForLoadState('networkidle');
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await deployment.goOffline(context);
      await language(page).selectOption('en');
      await expect(page.getByText(OFFLINE)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await expect(language(page)).toHaveValue('zh-cn');
      expect(await storedLocale(page)).toBeNull();
    });
  }

  test('the page starts in another language where the file of the chosen one is not to be had', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'fr'));
    deployment.lose(/\/assets\/fr-/);
    await page.goto(deployment.url);
    await started(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('要找什么工具？');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    // A file that is gone loads the page anew, once, which may be in this very moment.
    await expect(async () => expect(await storedLocale(page)).toBe('fr')).toPass();
  });
});
