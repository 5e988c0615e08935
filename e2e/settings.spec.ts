import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { afterStart, open, openPalette, stored } from './page';
import { siteUrl } from './site';

const STORED = {
  favouriteTools: '["hash-text","uuid-generator"]',
  theme: 'dark',
  'options.json-prettify': '{"indent":"tab"}',
  'another site': 'of the same origin',
};

test('everything stored is shown with its size, and a part can be erased and brought back', async ({ page }) => {
  await open(page, '/settings', STORED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('设置');
  await expect(page).toHaveTitle('设置 - 趁手工具箱');
  const row = page.getByRole('row', { name: /JSON 格式化的选项/ });
  // 21 characters of the name and 16 of the value, two bytes each.
  await expect(row).toContainText('74 字节');
  await expect(page.getByRole('table')).not.toContainText('another site');
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('row').getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
  expect(await stored(page, 'options.json-prettify')).toBeNull();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row).toBeVisible();
  expect(await stored(page, 'options.json-prettify')).toBe('{"indent":"tab"}');
});

test('the page says what is kept of what is typed', async ({ page }) => {
  await open(page, '/en/settings');
  await expect(page.getByText('numbers and expressions that count as options')).toBeVisible();
  await expect(page.getByText('the document of the HTML editor')).toBeVisible();
});

test('all is erased but what belongs to others, and the page follows at once', async ({ page }) => {
  await open(page, '/settings', STORED);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: '全部清除' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '导出设置' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await stored(page, 'favouriteTools')).not.toBeNull();
  await page.getByRole('button', { name: '全部清除' }).click();
  await dialog.getByRole('button', { name: '全部清除' }).click();
  await expect(page.locator('#stored')).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(page.locator('#menu').getByText('收藏', { exact: true })).toHaveCount(0);
  expect(await stored(page, 'favouriteTools')).toBeNull();
  expect(await stored(page, 'another site')).toBe('of the same origin');
});

for (const [path, names] of [
  ['settings', { export: '导出设置', erase: '全部清除' }],
  ['en/settings', { export: 'Export the settings', erase: 'Erase everything' }],
] as const) {
  test(`by keyboard alone: export, erase, import, at /${path}`, async ({ page }) => {
    await open(page, `/${path}`, STORED);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: names.export }).press('Enter');
    const file = await (await saved).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 'handy-tools-settings',
      version: 1,
      entries: { favouriteTools: ['hash-text', 'uuid-generator'], theme: 'dark' },
    });
    await page.getByRole('button', { name: names.erase }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: names.erase }).press('Enter');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'favouriteTools')).toBe('["hash-text","uuid-generator"]');
  });
}

test('files that are none, or hostile, do no harm and are told', async ({ page }) => {
  await open(page, '/en/settings', STORED);
  const give = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const file = (entries: string, version = 1) =>
    `{"format":"handy-tools-settings","version":${version},"entries":${entries}}`;
  await give('<html>');
  await expect(page.getByText('This file is not JSON.')).toBeVisible();
  await give(file('{}', 99));
  await expect(page.getByText('This file was exported by a newer version.')).toBeVisible();
  await give(
    file('{"__proto__":{"theme":"dark"},"<img src=x onerror=alert(1)>":1,"favouriteTools":["<b>x</b>"],"theme":7}'),
  );
  await expect(page.getByText('1 entry imported. Entries that are not understood were left out:')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page, 'favouriteTools')).toBe('["hash-text","uuid-generator","<b>x</b>"]');
  await expect(page.getByText('left out: Theme, 2 unknown entries')).toBeVisible();
  await give(file('{"locale":"fr"}'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
});

test('where the browser stores nothing, the page says so and works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await open(page, '/settings');
  await expect(page.getByRole('note').filter({ hasText: '不允许本站保存' })).toBeVisible();
  await page.getByRole('radio', { name: '深色' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const way of ['full', 'forbidden'] as const) {
  test(`where storage is ${way}, a favourite says so, once in a visit`, async ({ page }) => {
    await page.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException(how, 'QuotaExceededError');
      };
      if (how === 'full') Storage.prototype.setItem = refuse;
      else Object.defineProperty(window, 'localStorage', { get: refuse });
    }, way);
    await open(page, '/en/json-prettify');
    await afterStart(page);
    const notice = page.getByText('The browser’s storage is full or forbidden');
    await expect(notice).toHaveCount(0);
    const heart = page
      .locator('#main')
      .getByRole('button', { name: /favourite/i })
      .first();
    await heart.click();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(notice).toHaveCount(0);
    await heart.click();
    await heart.click();
    await expect(notice).toHaveCount(0);
  });
}

test('is found by its name, and has room on a small phone', async ({ page }) => {
  await open(page, '/', STORED);
  await (await openPalette(page)).fill('设置');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('设置');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl()}settings`);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('of an imported file nothing is stored that its tools do not take or never keep, and that is said', async ({
  page,
}) => {
  await open(page, '/en/settings');
  const step = { operation: 'encrypt', options: {}, input: 'text', secrets: [], output: [] };
  const entries = {
    'options.json-prettify': { indent: 700, strict: true, colour: 'red' },
    'history.hmac-generator': [{ at: 1, inputs: { message: 'pay', key: 'hunter2' } }],
    'history.bcrypt': [{ at: 1, inputs: { password: 'hunter2' } }],
    chains: [{ name: 'x', steps: [{ ...step, toolId: 'encryption', others: { passphrase: 'hunter2' } }] }],
  };
  const text = JSON.stringify({ format: 'handy-tools-settings', version: 1, entries });
  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(
    page.getByText(/2 entries imported\. Parts that their tools do not take or never keep were left out: /),
  ).toBeVisible();
  expect(await stored(page, 'options.json-prettify')).toBe('{"strict":true}');
  expect(await stored(page, 'history.hmac-generator')).toBe('[{"at":1,"inputs":{"message":"pay"}}]');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('hunter2');
});
