import { expect, test } from '@playwright/test';
import { LOCALES } from '../src/i18n/locale';
import { findBarriersOfUse } from './everyone/barriers';
import { routes, siteUrl } from './site';
import { atRest, instrument } from './use/instruments';

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

for (const route of routes()) {
  for (const locale of LOCALES) {
    if (!IS_FULL && !(locale === 'en' && SAMPLE.includes(route))) continue;
    test(`${route} in ${locale} is used by keyboard, with large text, on a narrow screen, with less motion`, async ({
      page,
      context,
    }) => {
      await instrument(page, context);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${siteUrl()}${locale === 'zh-cn' ? '' : `${locale}/`}${route.slice(1)}`);
      await expect(page.locator('html[data-started]')).toBeAttached();
      await atRest(page);
      expect(await findBarriersOfUse(page)).toEqual([]);
    });
  }
}
