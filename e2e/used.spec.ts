import { expect, test } from '@playwright/test';
import { LOCALES } from '../src/i18n/locale';
import { plainUrl, siteUrl, toolIds } from './site';
import { instrument } from './use/instruments';
import { tryTool } from './use/try-tool';
import { watch } from './watch';

// `tools.spec.ts` uses every tool once, half of them over plain http. Here all examples are typed, in all languages, over both.
const IS_FULL = process.env['FULL'] === '1';

const ORIGINS = { 'a secure page': siteUrl, 'plain http': plainUrl } as const;

for (const [origin, urlOf] of Object.entries(ORIGINS)) {
  for (const locale of IS_FULL ? LOCALES : []) {
    for (const id of toolIds()) {
      test(`${id} in ${locale} on ${origin}: all that it has is used`, async ({ page, context }) => {
        test.setTimeout(900_000);
        const { problems } = await watch(page, context, new URL(urlOf()).origin);
        await instrument(page, context);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`${urlOf()}${locale === 'zh-cn' ? '' : `${locale}/`}${id}`);
        await expect(page.locator('html[data-started]')).toBeAttached();
        const used = await tryTool(page, id, { locale, isFull: true });
        expect([...problems, ...used.problems]).toEqual([]);
      });
    }
  }
}
