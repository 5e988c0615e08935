import { expect, test } from '@playwright/test';
import { buildVariant } from './variant';

// Formats, unknown formats and the input rules are tested beside their code (config.test.ts, rules.test.ts).
test('an invalid configuration shows a page that lists each offending key and the received value', async ({ page }) => {
  test.setTimeout(180_000);
  const site = await buildVariant({ VITE_SHOW_BANNER: 'perhaps', VITE_APP_ENV: 'moon' });
  try {
    expect(site.output).toContain('Invalid configuration');
    await page.goto(site.url);
    await expect(page.getByRole('alert').getByText('站点配置有误')).toBeVisible();
    await expect(page.getByText('showBanner: received "perhaps", expected boolean')).toBeVisible();
    await expect(
      page.getByText('app.env: received "moon", expected one of production, development, preview, test'),
    ).toBeVisible();
  } finally {
    site.close();
  }
});
