import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_WITH_CAMERA } from '../scripts/chromium.mjs';
import { LOCALES } from '../src/i18n/locale';
import { placeOf } from '../src/tools/testing-place';
import { listen } from './everyone/announced';
import { findBarriersOfUse } from './everyone/barriers';
import { whatDoesNotFitIn } from './everyone/fits';
import { hearTool } from './everyone/hear';
import { operateByKeyboard } from './everyone/operate';
import { smallTargets } from './everyone/targets';
import { routes, siteUrl, toolIds } from './site';
import { atRest, instrument } from './use/instruments';
import { eachPart, lookAtParts } from './use/try-tool';

// Otherwise the browser would ask which screen is meant, and wait for ever.
test.use({ launchOptions: CHROMIUM_WITH_CAMERA });

// The full run looks at every page in every language, `npm test` at pages of each kind.
const IS_FULL = process.env['FULL'] === '1';
const SAMPLE: readonly string[] = [
  '/base-converter',
  '/chmod-calculator',
  '/color-converter',
  '/date-converter',
  '/encryption',
  '/json-prettify',
  '/percentage-calculator',
  '/qrcode-generator',
  '/text-diff',
  '/token-generator',
];

async function visit(page: Page, context: BrowserContext, path: string): Promise<void> {
  await instrument(page, context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(siteUrl() + path);
  await expect(page.locator('html[data-started]')).toBeAttached();
  await atRest(page);
}

for (const route of routes()) {
  for (const locale of LOCALES) {
    if (!IS_FULL && !(locale === 'en' && SAMPLE.includes(route))) continue;
    test(`${route} in ${locale} is used by keyboard, with large text, on a narrow screen, with less motion`, async ({
      page,
      context,
    }) => {
      await visit(page, context, `${locale === 'zh-cn' ? '' : `${locale}/`}${route.slice(1)}`);
      expect(await findBarriersOfUse(page)).toEqual([]);
    });
  }
}

for (const id of toolIds()) {
  if (!IS_FULL && placeOf(id) % 10 !== 5) continue;
  test(`${id}: every kind of control is operated by its keys`, async ({ page, context }) => {
    test.setTimeout(300_000);
    await visit(page, context, `en/${id}`);
    expect(await operateByKeyboard(page, IS_FULL ? 6 : 1)).toEqual([]);
  });
}

for (const id of toolIds()) {
  if (!IS_FULL && placeOf(id) % 10 !== 0) continue;
  test(`${id}: what is wrong and what came out is said to who does not see`, async ({ page, context }) => {
    test.setTimeout(300_000);
    await listen(page);
    await visit(page, context, `en/${id}`);
    expect(await hearTool(page, id)).toEqual([]);
  });
}

test.describe('on a screen of 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  for (const locale of LOCALES) {
    for (const id of toolIds()) {
      if (!IS_FULL && !(locale === 'fr' && placeOf(id) % 20 === 5)) continue;
      test(`${id} in ${locale}: results and faults of all its examples fit`, async ({ page, context }) => {
        test.setTimeout(300_000);
        await visit(page, context, `${locale === 'zh-cn' ? '' : `${locale}/`}${id}`);
        expect(await eachPart(page, id, locale, (part) => whatDoesNotFitIn(part, page))).toEqual([]);
      });
    }
  }
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const route of routes()) {
    if (!IS_FULL && !SAMPLE.includes(route)) continue;
    test(`${route}: every control takes a finger within 44 px`, async ({ page, context }) => {
      test.setTimeout(300_000);
      await visit(page, context, route.slice(1));
      const id = route.slice(1);
      const isTool = toolIds().includes(id);
      const seen = isTool ? await lookAtParts(page, id, 'zh-cn', () => smallTargets(page)) : await smallTargets(page);
      expect([...new Set(seen)]).toEqual([]);
    });
  }
});
