import { expect, test } from '@playwright/test';
import { open } from './page';

test('what was typed survives a reload, and what a secret field holds does not', async ({ page }) => {
  await open(page, '/json-prettify');
  const input = page.getByRole('textbox', { name: '输入', exact: true });
  await input.fill('{"typed":1}');
  await page.reload();
  await expect(input).toHaveValue('{"typed":1}');
  // Once more, with another page of the site in between.
  await page.goto(page.url().replace('json-prettify', 'en/hmac-generator'));
  await page.getByLabel('Key', { exact: true }).first().fill('hunter2');
  await page.goto(page.url().replace('en/hmac-generator', 'json-prettify'));
  await expect(input).toHaveValue('{"typed":1}');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).toContain('typed');
  expect(kept).not.toContain('hunter2');
});

test('no sample stands in the place of a secret that was typed, and no result is made with one', async ({ page }) => {
  await open(page, '/en/hmac-generator');
  const key = page.getByLabel('Key', { exact: true }).first();
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await message.fill('pay 100 EUR');
  await key.fill('MyRealKey');
  const digest = page.locator('#main').getByText(/^[0-9a-f]{64}$/);
  await expect(digest.first()).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue('pay 100 EUR');
  await expect(key).toHaveValue('');
  await expect(page.getByText('Secrets are never kept: type it again.').first()).toBeVisible();
  await expect(digest).toHaveCount(0);
  await key.fill('MyRealKey');
  await expect(digest.first()).toBeVisible();
  // All that was typed here is secret.
  await open(page, '/en/bcrypt');
  const password = page.getByLabel('Password', { exact: true }).first();
  await password.fill('hunter2');
  await page.reload();
  await expect(password).toHaveValue('');
  await expect(page.getByText('Secrets are never kept: type it again.').first()).toBeVisible();
});

test('a file does not, and the page says so, once', async ({ page }) => {
  await open(page, '/en/json-prettify');
  await page
    .locator('#main input[type=file]')
    .first()
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(`["${'x'.repeat(600_000)}"]`) });
  await expect(page.getByText('a.json').first()).toBeVisible();
  await page.reload();
  const notice = page.getByText('Not kept over the reload:');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(page.locator('footer [aria-keyshortcuts="?"]')).toBeAttached();
  await expect(notice).toHaveCount(0);
});

test('where nothing can be stored, the tool works as ever', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await open(page, '/json-prettify');
  const input = page.getByRole('textbox', { name: '输入', exact: true });
  await input.fill('[1]');
  await page.reload();
  await expect(input).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
