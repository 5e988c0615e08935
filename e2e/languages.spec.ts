import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './site';
import { buildVariant } from './variant';

const TITLES = { en: 'Which tool do you need?', fr: 'Quel outil vous faut-il ?', 'zh-cn': '要找什么工具？' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const started = (page: Page) => expect(page.locator('html[data-started]')).toBeAttached();
const language = (page: Page) => page.getByRole('banner').locator('select');

/** Collects what browsers complain about. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

/** Lets the page be shown as it was written: its script never comes. */
async function withoutMainScript(page: Page): Promise<void> {
  await page.route(/assets\/main-[\w-]+\.js$/, () => undefined);
}

async function remember(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, tag, title, name] of [
    ['hash-text', 'zh-CN', '文本与文件哈希 - 趁手工具箱', '文本与文件哈希'],
    ['en/hash-text', 'en', 'Text and file hash - Handy Tools', 'Text and file hash'],
    ['fr/hash-text', 'fr', 'Hachage texte et fichier - Handy Tools', 'Hachage texte et fichier'],
    ['fr/about', 'fr', 'À propos - Handy Tools', 'À propos'],
  ] as const) {
    test(`/${path} is there in its language, and names the others`, async ({ page }) => {
      for (const site of [siteUrl(), siteUrl('mounted')]) {
        await page.goto(site + path);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page).toHaveTitle(title);
        await expect(heading(page)).toHaveText(name);
        const id = path.replace(/.*\//, '');
        const others = await page
          .locator('link[hreflang]')
          .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), (link as HTMLLinkElement).href]));
        expect(Object.fromEntries(others)).toEqual({
          'zh-CN': site + id,
          en: `${site}en/${id}`,
          fr: `${site}fr/${id}`,
          'x-default': site + id,
        });
      }
    });
  }
});

test('an address that names a language keeps it from page to page, whatever was chosen', async ({ page }) => {
  const found = complaints(page);
  await remember(page, { locale: 'zh-cn' });
  await page.goto(`${siteUrl('mounted')}fr`);
  await started(page);
  await expect(page).toHaveURL(`${siteUrl('mounted')}fr/`);
  await expect(heading(page)).toHaveText(TITLES.fr);
  await page.getByRole('main').getByRole('link', { name: 'Hachage texte et fichier' }).first().click();
  await expect(page).toHaveURL(`${siteUrl('mounted')}fr/hash-text`);
  await expect(heading(page)).toHaveText('Hachage texte et fichier');
  await page.goBack();
  await expect(heading(page)).toHaveText(TITLES.fr);
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('zh-cn');
  expect(found).toEqual([]);
});

test('choosing a language changes what the address names and keeps what was typed', async ({ page }) => {
  const found = complaints(page);
  const lost: string[] = [];
  page.on('response', (response) => response.status() >= 400 && lost.push(response.url()));
  await page.goto(`${siteUrl('mounted')}fr/hash-text?lang=en`);
  await started(page);
  await expect(heading(page)).toHaveText('Text and file hash');
  await page.getByRole('main').locator('textarea').first().fill('abc');
  for (const [locale, path, name] of [
    ['en', 'en/hash-text', 'Text and file hash'],
    ['zh-cn', 'hash-text', '文本与文件哈希'],
  ] as const) {
    await language(page).selectOption(locale);
    await expect(heading(page)).toHaveText(name);
    await expect(page).toHaveURL(siteUrl('mounted') + path);
    await expect(page.getByRole('main').locator('textarea').first()).toHaveValue('abc');
  }
  // A plain address names none, so it stays.
  await language(page).selectOption('fr');
  await expect(heading(page)).toHaveText('Hachage texte et fichier');
  await expect(page).toHaveURL(`${siteUrl('mounted')}hash-text`);
  // Every icon is still found.
  const empty = await page
    .locator('svg:visible > use')
    .evaluateAll((icons) => icons.filter((icon) => icon.getBoundingClientRect().width === 0).length);
  expect({ empty, lost, found }).toEqual({ empty: 0, lost: [], found: [] });
});

test('Back leads to the language that an address names', async ({ page }) => {
  await page.goto(`${siteUrl()}fr/`);
  await started(page);
  await page.getByRole('main').getByRole('link', { name: 'Hachage texte et fichier' }).first().click();
  await expect(page).toHaveURL(`${siteUrl()}fr/hash-text`);
  await language(page).selectOption('en');
  await expect(heading(page)).toHaveText('Text and file hash');
  await page.goBack();
  await expect(heading(page)).toHaveText(TITLES.fr);
});

test('a plain address shows the chosen language and the favourites before the script is there', async ({ page }) => {
  await remember(page, { locale: 'en', favouriteTools: '["hash-text","no-such-tool","chmod-calculator"]' });
  await withoutMainScript(page);
  await page.goto(`${siteUrl('mounted')}?x=1`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(TITLES.en);
  await expect(heading(page)).toBeVisible();
  const favourites = page.getByRole('region', { name: 'Favourite tools' });
  await expect(favourites.locator('li a')).toHaveText([/^Text and file hash/, /^Chmod calculator/]);
  await expect(page.locator('#menu details').first().locator('li')).toHaveCount(2);
});

test('home has its menu and hearts before the script as they are after it', async ({ page, browser }) => {
  const found = complaints(page);
  for (const [path, locale] of [
    ['', 'zh-cn'],
    ['', 'fr'],
    ['en/', 'en'],
  ] as const) {
    // What shows favourites before the script has no part in what comes after it.
    const parts = (one: Page) =>
      one
        .locator('#menu details:not([class]) > ul > li, main li > button')
        .evaluateAll((all) => all.map((part) => new XMLSerializer().serializeToString(part)));
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const early = await context.newPage();
    await remember(early, { locale });
    await withoutMainScript(early);
    await early.goto(siteUrl() + path, { waitUntil: 'commit' });
    await expect(early.locator('[data-brief]')).toHaveCount(0);
    await expect(early.getByRole('main').getByRole('listitem').last()).toBeVisible();
    const before = await parts(early);
    await context.close();

    await remember(page, { locale });
    await page.goto(siteUrl() + path);
    await started(page);
    expect(await parts(page), `${path} in ${locale}`).toEqual(before);
    const [entries, cards] = await Promise.all([
      page.locator('#menu li').count(),
      page.locator('main section[data-cat] li').count(),
    ]);
    expect(entries).toBe(cards);
    expect(before.length).toBeGreaterThanOrEqual(2 * entries);
  }
  expect(found).toEqual([]);
});

test('favourites that were shown before the script are the same after it', async ({ page }) => {
  const found = complaints(page);
  await remember(page, { favouriteTools: '["hash-text","chmod-calculator"]' });
  await page.goto(siteUrl());
  await started(page);
  const favourites = page.getByRole('region', { name: '收藏' });
  await expect(favourites.locator('li')).toHaveCount(2);
  await favourites.getByRole('button', { pressed: true }).first().click();
  await expect(favourites.locator('li')).toHaveCount(1);
  expect(found).toEqual([]);
});

test('where the page of the chosen language cannot be had the script draws it', async ({ page }) => {
  await remember(page, { locale: 'fr' });
  await page.route(/\/fr\/hash-text$/, (route) => route.abort());
  await page.goto(`${siteUrl()}hash-text`);
  await started(page);
  await expect(heading(page)).toHaveText('Hachage texte et fichier');
});

test('former paths lead on in their language', async ({ page }) => {
  await page.goto(`${siteUrl('mounted')}fr/cypher?x=1#main`);
  await expect(page).toHaveURL(`${siteUrl('mounted')}fr/encryption#main`);
  // The query came along: what of it is no option is named, and taken out of the address.
  await expect(page.getByText(/car l’outil n’a pas ces options\s: x$/)).toBeVisible();
});

test('an unknown address below a language answers in it', async ({ page }) => {
  await page.goto(`${siteUrl('mounted')}fr/no-such-page`);
  await started(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(`${siteUrl('mounted')}fr/`);
  await expect(heading(page)).toHaveText(TITLES.fr);
});

test('a site may speak another language of its own', async ({ page }) => {
  const site = await buildVariant({ VITE_DEFAULT_LOCALE: 'fr', VITE_SITE_URL: 'https://example.org/tools' });
  try {
    const found = complaints(page);
    await page.goto(site.url);
    await started(page);
    await expect(heading(page)).toHaveText(TITLES.fr);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', 'https://example.org/tools/');
    await expect(page.locator('link[hreflang="zh-CN"]')).toHaveAttribute('href', 'https://example.org/tools/zh-cn/');
    await language(page).selectOption('zh-cn');
    await expect(heading(page)).toHaveText(TITLES['zh-cn']);
    await page.goto(`${site.url}zh-cn/about`);
    await started(page);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://example.org/tools/zh-cn/about',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await language(page).selectOption('fr');
    await expect(page).toHaveURL(`${site.url}about`);
    expect(found).toEqual([]);
  } finally {
    site.close();
  }
});
