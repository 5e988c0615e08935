import { expect, test, type Page } from '@playwright/test';
import { open } from './page';
import { siteUrl } from './site';

/** What is told of a copy, in turn: each is there for a moment only, and a busy machine looks late. */
async function watchCopied(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const note = () => {
      const toast = document.body.innerText.includes('Copied to the clipboard') ? 'toast ' : '';
      const buttons = [...document.querySelectorAll('main button[data-copied]')].map(() => 'button ');
      const now = `${toast}${buttons.join('')}`.trim();
      if (now !== told.at(-1)) told.push(now);
    };
    note();
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

test.describe('copy to clipboard', () => {
  test('says so for 1500 ms, and the clipboard holds the value', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/chmod-calculator', { locale: 'en' });
    const copy = page
      .getByRole('main')
      .getByRole('button', { name: /^Copy(?! link)/ })
      .first();
    const told = await watchCopied(page);
    await copy.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    const isOver = (all: readonly string[]) => all.length > 2 && all.at(-1) === '';
    await expect.poll(async () => isOver(await told())).toBe(true);
    const all = await told();
    expect(all).toContainEqual(expect.stringContaining('toast'));
    expect(all.filter((each) => each.includes('button')).every((each) => !each.includes('button button'))).toBe(true);
    expect(all).toContainEqual(expect.stringContaining('button'));
  });

  test('works without the clipboard API, as on plain http', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }));
    await open(page, '/chmod-calculator', { locale: 'en' });
    const copy = page
      .getByRole('main')
      .getByRole('button', { name: /^Copy(?! link)/ })
      .first();
    const told = await watchCopied(page);
    await copy.click();
    await expect.poll(told).toContainEqual(expect.stringContaining('toast'));
  });
});

test('a script that cannot start leaves a notice, not a blank page', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.goto(siteUrl());
  await expect(page.getByRole('alert').getByText('页面的脚本未能启动', { exact: false })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a script that comes late draws the page in the chosen language, and nothing says that it failed', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/main-*.js', async (route) => {
    await released;
    await route.continue();
  });
  // Else its content would be there before the script.
  await page.route('**/en/token-generator', (route) => route.abort());
  await page.clock.install();
  await page.goto(`${siteUrl()}token-generator?lang=en`, { waitUntil: 'commit' });
  // By its element: queries by role leave out what is hidden.
  const heading = page.locator('h1');
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
  // The Chinese page, as it was prerendered, is better than none.
  await page.clock.fastForward(6000);
  await expect(heading).toHaveText('令牌生成器');
  await expect(heading).toBeVisible();
  release();
  await page.clock.resume();
  await expect(page.locator('html[data-started]')).toBeAttached();
  await expect(heading).toHaveText('Token generator');
  await expect(page.locator('.page-notice[data-kind="failed"]')).toBeHidden();
  expect(errors).toEqual([]);
});

test('without scripts the page says that it needs them', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl());
  // By its element: queries by text leave out what stands in a <noscript>.
  await expect(page.locator('.page-notice[data-kind="noscript"]')).toBeVisible();
  await expect(page.locator('.page-notice[data-kind="noscript"]')).toContainText('Handy Tools runs in your browser');
  await context.close();
});

test('a view that cannot be loaded says so and does not take the page with it', async ({ page }) => {
  await open(page);
  await page.route('**/assets/zh-cn-uuid-generator-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('main').getByRole('link', { name: /UUID/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UUID 生成器');
  await expect(
    page.getByRole('heading', { name: '这个工具出错了' }).or(page.getByText('UUID 生成器')).first(),
  ).toBeVisible();
});
