import { expect, test } from '@playwright/test';
import { open, stored } from './page';
import { siteUrl } from './site';
import { buildVariant } from './variant';

test('favourites are a persisted list of tool names', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: '收藏：UUID 生成器' }).click();
  await page.getByRole('button', { name: '收藏：令牌生成器' }).click();
  expect(JSON.parse((await stored(page, 'favouriteTools')) ?? '')).toEqual(['uuid-generator', 'token-generator']);
});

test('collapsed categories are a persisted map of names to booleans', async ({ page }) => {
  await open(page);
  const summary = page.getByRole('complementary').locator('summary', { hasText: '加解密' });
  await summary.click();
  expect(JSON.parse((await stored(page, 'collapsedCategories')) ?? '')).toEqual({ crypto: true });
  await page.reload();
  await expect(page.getByRole('complementary').getByRole('link', { name: 'UUID 生成器' })).toBeHidden();
  await summary.click();
  await expect(page.getByRole('complementary').getByRole('link', { name: 'UUID 生成器' })).toBeVisible();
});

test('the locale is persisted, by default zh-cn', async ({ page }) => {
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(await stored(page, 'locale')).toBeNull();
  await page.getByRole('banner').getByRole('combobox', { name: '语言' }).selectOption('fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quel outil vous faut-il ?');
  expect(await stored(page, 'locale')).toBe('fr');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the language selector offers the languages that have words', async ({ page }) => {
  await open(page);
  const options = page.getByRole('banner').getByRole('combobox', { name: '语言' }).getByRole('option');
  await expect(options).toHaveText(['中文', 'English', 'Français']);
});

for (const [locale, title] of [
  ['zh-cn', '要找什么工具？'],
  ['en', 'Which tool do you need?'],
  ['fr', 'Quel outil vous faut-il ?'],
] as const) {
  test(`the interface speaks ${locale}`, async ({ page }) => {
    await open(page, '/', { locale });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('the French heading of the newest tools', async ({ page }) => {
  await page.clock.setFixedTime('2023-04-20T12:00:00Z');
  await open(page, '/', { locale: 'fr' });
  await expect(page.getByRole('heading', { name: 'Les nouveaux outils' })).toBeVisible();
});

for (const value of ['klingon', '', '"en"', 'zh-CN']) {
  test(`a locale stored as ${JSON.stringify(value)} reads as zh-cn`, async ({ page }) => {
    await open(page, '/', { locale: value });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('要找什么工具？');
  });
}

test('?lang=en sets the language of a shared link without changing the choice', async ({ page }) => {
  await open(page, '/about?lang=en', { locale: 'fr' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  expect(await stored(page, 'locale')).toBe('fr');
});

test('a first visitor who prefers another language is offered it once, in that language', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(siteUrl());
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByText('Ce site est disponible en français.')).toBeVisible();
  await page.getByRole('button', { name: 'Non merci' }).click();
  await page.reload();
  await expect(page.locator('html[data-started]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Ce site est disponible en français.')).toHaveCount(0);
  await context.close();
});

test('on a phone both answers to that offer stand beside each other, below it', async ({ browser }) => {
  for (const locale of ['en-GB', 'fr-FR']) {
    const context = await browser.newContext({
      locale,
      serviceWorkers: 'block',
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await page.goto(siteUrl());
    const offer = page.locator('section:has(> button[data-primary])');
    await expect(offer).toBeVisible();
    const boxes = await offer
      .locator('p, button')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    const [text, yes, no] = boxes;
    expect(text?.bottom).toBeLessThanOrEqual(yes?.top ?? 0);
    expect(no?.top).toBe(yes?.top);
    expect(no?.right).toBe(text?.right);
    await context.close();
  }
});

test('switching the language keeps page, input and favourites', async ({ page }) => {
  await open(page, '/text-statistics', { favouriteTools: '["uuid-generator"]' });
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('一二三 four');
  await page.getByRole('banner').getByRole('combobox', { name: '语言' }).selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text statistics');
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('一二三 four');
  expect(await stored(page, 'favouriteTools')).toBe('["uuid-generator"]');
});

for (const [key, value] of [
  ['favouriteTools', '{"not":"a list"}'],
  ['favouriteTools', '[1,2'],
  ['collapsedCategories', '[true]'],
  ['collapsedCategories', '{"crypto":"yes"}'],
  ['isMenuCollapsed', 'maybe'],
  ['theme', 'purple'],
  ['recentTools', 'null'],
  ['storageVersion', '"x"'],
] as const) {
  test(`a foreign ${key} (${value}) is ignored`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await open(page, '/', { [key]: value });
    await expect(page.getByRole('region', { name: '全部工具' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: '工具菜单' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('unknown favourites are kept and not shown', async ({ page }) => {
  await open(page, '/', { favouriteTools: '["tool-of-tomorrow","uuid-generator"]' });
  await expect(page.getByRole('region', { name: '收藏', exact: true }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: '收藏：令牌生成器' }).click();
  expect(JSON.parse((await stored(page, 'favouriteTools')) ?? '')).toEqual([
    'tool-of-tomorrow',
    'uuid-generator',
    'token-generator',
  ]);
});

test('two open tabs follow each other', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await page.getByRole('button', { name: '收藏：UUID 生成器' }).click();
  await expect(other.getByRole('region', { name: '收藏', exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: '切换到深色' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByRole('combobox', { name: '语言' }).selectOption('en');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Which tool do you need?');
});

test('the application configuration comes from build-time values', async ({ page }) => {
  test.setTimeout(600_000);
  const site = await buildVariant({
    VITE_APP_VERSION: '2023.11.02.01',
    VITE_APP_COMMIT_SHA: '0123456789abcdef',
    VITE_SITE_URL: 'https://tools.example/',
    VITE_LINK_SOURCE: 'https://git.example/tools',
    VITE_LINK_DONATION: 'https://donate.example/',
  });
  try {
    await page.goto(`${site.url}about`);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('2023.11.02.01');
    await expect(footer.getByRole('link', { name: '0123456' })).toHaveAttribute(
      'href',
      'https://git.example/tools/commit/0123456789abcdef',
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://tools.example/about');
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', 'https://tools.example/about');
    await expect(page.getByRole('banner').getByRole('link', { name: '支持我们' })).toHaveAttribute(
      'href',
      'https://donate.example/',
    );
  } finally {
    site.close();
  }
});
