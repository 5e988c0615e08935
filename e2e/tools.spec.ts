import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { isToolRoute } from '../scripts/tool-routes.mjs';
import { brokenValues, cutWords, emptyBoxes, findFlaws } from './look';
import { settled } from './page';
import type { Locale } from '../src/i18n/locale';
import { placeOf } from '../src/tools/testing-place';
import { plainUrl, routes, siteUrl } from './site';
import { instrument } from './use/instruments';
import { tryTool } from './use/try-tool';
import { LARGE_TEXT, watch } from './watch';

// Every page is opened once in Chinese; `npm run test:full` opens it in all languages and themes.
const IS_FULL = process.env['FULL'] === '1';
const LANGUAGES: readonly Locale[] = IS_FULL ? ['zh-cn', 'en', 'fr'] : ['zh-cn'];
const THEMES: readonly ('light' | 'dark')[] = IS_FULL ? ['light', 'dark'] : ['light'];
/** Every so many pages are also asked about in forced colours, and about all of the menu; the full run asks about all. */
const LOOKED_AT_WHOLE = 4;
const TAGS: Record<string, string> = { 'zh-cn': 'zh-CN', en: 'en', fr: 'fr' };

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rows of the menu that lead to other pages. They are the same on every page, and a third of what axe has to look at. */
const OTHER_ROWS = 'nav li:not(:has([aria-current]))';

/** What axe finds against WCAG 2.2 AA, as rule and element; `but` selects what it need not look at. */
async function findBarriers(page: Page, but?: string): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (left) => {
    interface Report {
      violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
    }
    type Run = (context: Document | { exclude: string[][] }, options: object) => Promise<Report>;
    // Put there by the line above.
    const { axe: runner } = window as unknown as { axe: { run: Run } };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const context = left === undefined ? document : { exclude: [[left]] };
    const { violations } = await runner.run(context, { runOnly: tags, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
  }, but);
}

/**
 * axe asks what letters are filled with. Chromium paints them in the forced colour and answers with ours, that of a dark theme on white; what
 * it says of `color` is what it paints. No style of ours fills letters in another colour than the text's.
 */
function askForForcedText(): void {
  const { prototype } = CSSStyleDeclaration;
  const ask = Object.getOwnPropertyDescriptor(prototype, 'getPropertyValue')?.value as (name: string) => string;
  prototype.getPropertyValue = function getPropertyValue(name) {
    return ask.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
}

/** The same in the colours that a visitor has set for all sites (`forced-colors`), which take the place of ours. */
async function barriersInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  await page.evaluate(askForForcedText);
  const found = await findBarriers(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** States of the shell that are no pages of their own, by what leads to them. */
const STATES: { name: string; path: string; reach: (page: Page) => Promise<void> }[] = [
  { name: 'an unknown address', path: 'no-such-page', reach: () => Promise.resolve() },
  {
    name: 'the palette',
    path: '',
    reach: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('json');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the drawer of a phone',
    path: '',
    reach: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator('[aria-controls="menu"]').click();
    },
  },
  {
    name: 'favourites being sorted',
    path: '',
    reach: async (page) => {
      await page.evaluate(() => localStorage.setItem('favouriteTools', '["uuid-generator","hash-text"]'));
      await page.reload();
      await page.locator('[aria-labelledby="favourites"] header button').click();
      await expect(page.locator('[aria-labelledby="favourites"] li').first()).toBeVisible();
    },
  },
];

for (const { name, path, reach } of STATES) {
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      test(`${name} in ${language}, ${theme}: no barrier`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript(
          ([chosenTheme, chosenLanguage]) => {
            localStorage.setItem('theme', chosenTheme);
            localStorage.setItem('locale', chosenLanguage);
          },
          [theme, language] as const,
        );
        await page.goto(siteUrl() + path);
        await expect(page.locator('html[data-started]')).toBeAttached();
        await reach(page);
        await expect.poll(() => findBarriers(page)).toEqual([]);
        await expect.poll(() => barriersInForcedColours(page)).toEqual([]);
      });
    }
  }
}

/** Fills every field of a tool with a long text, so that what works in the worker works there. */
async function giveWork(page: Page) {
  const fields = page.getByRole('main').locator('textarea:visible:enabled:not([readonly])');
  const count = await fields.count();
  for (let index = 0; index < count; index++) {
    // A generator that fills its field again takes only what it can use; a field may go when another is wrong.
    if (index < (await fields.count())) await paste(fields.nth(index), LARGE_TEXT).catch(() => undefined);
  }
  if (count > 0) await settled(page);
}

/** Takes away what a tool begins with, where it can be seen. */
async function emptyFields(page: Page) {
  const fields = page
    .getByRole('main')
    .locator('textarea:visible:enabled:not([readonly]), input[type="text"]:visible:enabled:not([readonly])');
  for (const field of (await fields.all()).slice(0, 4)) {
    // A field that is empty may take others along.
    if ((await field.count()) > 0) await field.fill('', { timeout: 5000 }).catch(() => undefined);
  }
}

/** Puts a text in the place of a field's content in one go; typed by the browser, a long one takes four seconds of the processor. */
async function paste(field: Locator, text: string): Promise<void> {
  // Waits as a visitor does: until the field can be seen and takes text.
  await field.fill('', { timeout: 5000 });
  await field.evaluate(
    (element, value) => {
      // React overrides the element's own setter, and would take the text for one that it had written itself.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, value);
      element.dispatchEvent(new InputEvent('input', { bubbles: true, data: value, inputType: 'insertFromPaste' }));
    },
    text,
    { timeout: 5000 },
  );
}

/** What these need browsers withhold over plain http, so that they are always used there. */
const ON_PLAIN_HTTP: readonly string[] = [
  '/bcrypt',
  '/encryption',
  '/hash-text',
  '/hmac-generator',
  '/jwt-generator',
  '/jwt-parser',
  '/rsa-key-pair-generator',
  '/uuid-generator',
];

for (const route of routes()) {
  const place = placeOf(route);
  for (const [chapter, language] of LANGUAGES.entries()) {
    for (const theme of THEMES) {
      // Half of the pages at the root, the others below a folder; the full run sees each of them at both.
      const kind = (place + chapter + THEMES.indexOf(theme)) % 2 === 0 ? 'root' : 'mounted';
      const isPlain = Math.floor(place / 2) % 2 === 0 || ON_PLAIN_HTTP.includes(route);
      const origin = isPlain ? 'plain http' : 'a secure page';
      test(`${route} in ${language}, ${theme}, ${kind}, ${origin}: title, no error, no barrier, look, used, room on a small phone, work`, async ({
        page,
        context,
      }) => {
        const base = (isPlain ? plainUrl : siteUrl)(kind);
        const { problems } = await watch(page, context, new URL(base).origin);
        await instrument(page, context);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await page.goto(`${base}${route.slice(1)}?lang=${language}`);
        await expect(page.locator('html[data-started]')).toBeAttached();
        await expect(page.locator('html')).toHaveAttribute('lang', TAGS[language] ?? '');
        // The first one: a document that is edited on the page may have its own.
        const heading = page.getByRole('heading', { level: 1 }).first();
        await expect(heading).toBeVisible();
        const isTool = isToolRoute(route);
        if (isTool) expect((await page.title()).startsWith(await heading.innerText())).toBe(true);
        await page.waitForLoadState('networkidle');
        const isWhole = IS_FULL || place % LOOKED_AT_WHOLE === 0;
        await expect.poll(() => findBarriers(page, isWhole ? undefined : OTHER_ROWS)).toEqual([]);
        if (isWhole) await expect.poll(() => barriersInForcedColours(page)).toEqual([]);
        await expect.poll(() => findFlaws(page)).toEqual([]);
        await expect.poll(() => cutWords(page)).toEqual([]);
        const wide = page.viewportSize() ?? { width: 1280, height: 800 };
        await page.setViewportSize({ width: 390, height: 844 });
        await expect.poll(() => brokenValues(page)).toEqual([]);
        await expect.poll(() => cutWords(page)).toEqual([]);
        await page.setViewportSize(wide);
        const id = route.slice(1);
        if (isTool) problems.push(...(await tryTool(page, id, { locale: language, isFull: false })).problems);
        await page.setViewportSize({ width: 320, height: 700 });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        if (isTool) {
          await emptyFields(page);
          await expect.poll(() => emptyBoxes(page)).toEqual([]);
          await giveWork(page);
        }
        expect(problems).toEqual([]);
      });
    }
  }
}
