import { expect, test } from '@playwright/test';
import { buildVariant } from './variant';

// Formats, unknown formats and the input rules are tested beside their code (config.test.ts, rules.test.ts).
test('an invalid configuration shows a page that lists each offending key and the received value', async ({ page }) => {
  test.setTimeout(600_000);
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

test('a wrong analytics address is an error with the name of its key', async ({ page }) => {
  test.setTimeout(600_000);
  const site = await buildVariant({ VITE_PLAUSIBLE_ENABLED: 'true', VITE_PLAUSIBLE_API_HOST: 'stats.example' });
  const problem = 'plausible.apiHost: received "stats.example", expected an address such as https://host.example';
  try {
    expect(site.output).toContain(problem);
    await page.goto(site.url);
    await expect(page.getByRole('alert').getByText('站点配置有误')).toBeVisible();
    await expect(page.getByText(problem)).toBeVisible();
  } finally {
    site.close();
  }
});
