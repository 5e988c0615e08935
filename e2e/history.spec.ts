import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { open, stored } from './page';
import { siteUrl } from './site';

const ON = { isHistoryOn: 'true' };

const LANGUAGES = [
  {
    locale: 'zh-cn',
    path: '',
    input: '输入',
    menu: '输入历史',
    record: '记录输入历史',
    restored: '已恢复这次输入。',
    undo: '撤销',
    erase: '清除：',
    eraseAll: '清除此工具的历史',
    empty: '还没有记录。',
    ofTool: 'JSON 格式化的输入历史',
  },
  {
    locale: 'en',
    path: 'en/',
    input: 'Input',
    menu: 'Input history',
    record: 'Keep a history of inputs',
    restored: 'The input is back.',
    undo: 'Undo',
    erase: 'Erase: ',
    eraseAll: 'Erase the history of this tool',
    empty: 'Nothing yet.',
    ofTool: /^Input history of JSON/,
  },
] as const;

const input = (page: Page, name = '输入') => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name = '输入历史') => page.getByRole('button', { name, exact: true });

/** The lines of the entries, as they are stored. */
async function lines(page: Page, toolId: string): Promise<readonly string[]> {
  const entries = JSON.parse((await stored(page, `history.${toolId}`)) ?? '[]') as { inputs: { text: string } }[];
  return entries.map(({ inputs }) => inputs.text);
}

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name, { timeout: 50 });
  }).toPass();
}

for (const words of LANGUAGES) {
  test(`by keyboard, in ${words.locale}: on, typed, found again, undone, erased, off`, async ({ page }) => {
    await open(page, `/${words.path}settings`);
    const record = page.getByRole('switch', { name: words.record });
    await expect(record).not.toBeChecked();
    await record.press('Space');

    await page.goto(`${siteUrl()}${words.path}json-prettify`);
    await expect(button(page, words.menu)).toBeVisible();
    await input(page, words.input).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('[1]');
    // Something else in its place.
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('{"second": true}');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect.poll(() => lines(page, 'json-prettify')).toEqual(['{"second": true}', '[1]']);

    await page.keyboard.type('[3]');
    await button(page, words.menu).press('Enter');
    await tabTo(page, /\{"second": true\}$/);
    await page.keyboard.press('Enter');
    await expect(input(page, words.input)).toHaveValue('{"second": true}');
    await expect(page.getByText(words.restored)).toBeVisible();
    expect(await lines(page, 'json-prettify')).toEqual(['[3]', '{"second": true}', '[1]']);
    await page.getByRole('button', { name: words.undo }).press('Enter');
    await expect(input(page, words.input)).toHaveValue('[3]');

    await button(page, words.menu).press('Enter');
    await tabTo(page, `${words.erase}{"second": true}`);
    await page.keyboard.press('Enter');
    await expect.poll(() => lines(page, 'json-prettify')).toEqual(['[3]', '[1]']);
    await expect(page.locator(':focus')).toHaveAccessibleName(/\[1\]$/);
    await tabTo(page, words.eraseAll);
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.empty)).toBeVisible();
    expect(await stored(page, 'history.json-prettify')).toBeNull();

    await page.getByRole('switch', { name: words.record }).press('Space');
    expect(await stored(page, 'isHistoryOn')).toBe('false');
    await page.reload();
    await expect(page.locator('footer [aria-keyshortcuts="?"]')).toBeAttached();
    await expect(button(page, words.menu)).toHaveCount(0);
  });

  test(`is shown, exported, erased and imported on the settings page, in ${words.locale}`, async ({ page }) => {
    await open(page, `/${words.path}settings`, {
      ...ON,
      'history.json-prettify': '[{"at":1700000000000,"inputs":{"text":"[1]"}}]',
    });
    const row = page.getByRole('row', { name: words.ofTool });
    await expect(row).toContainText('134');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /导出设置|Export the settings/ }).press('Enter');
    const file = await (await saved).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      entries: { isHistoryOn: true, 'history.json-prettify': [{ inputs: { text: '[1]' } }] },
    });
    await row.getByRole('button').press('Enter');
    await expect(row).toHaveCount(0);
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(row).toBeVisible();
  });
}

test('is off at first: nothing is drawn, fetched or stored', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/json-prettify');
  await expect(page.locator('footer [aria-keyshortcuts="?"]')).toBeAttached();
  await input(page).fill('[1]');
  await page.locator('#menu a[href$="/uuid-generator"]').first().click();
  await expect(page).toHaveURL(/uuid-generator/);
  expect(await stored(page, 'history.json-prettify')).toBeNull();
  expect(asked.filter((url) => url.includes('tool-history'))).toEqual([]);
});

test('remembers when the tool is left and when the page is hidden, once for what is written on', async ({ page }) => {
  await open(page, '/json-prettify', ON);
  await expect(button(page)).toBeVisible();
  await input(page).fill('[1');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await lines(page, 'json-prettify')).toEqual(['[1']);
  await input(page).press('End');
  await page.keyboard.type(', 2]');
  await page.locator('#menu a[href$="/uuid-generator"]').first().click();
  await expect(page).toHaveURL(/uuid-generator/);
  await expect.poll(() => lines(page, 'json-prettify')).toEqual(['[1, 2]']);
});

test('an input whose result was copied, saved or sent stays, however much alike what follows is', async ({ page }) => {
  await open(page, '/en/json-prettify', ON);
  await expect(button(page, 'Input history')).toBeVisible();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  const typed = (digit: number) => `{"user": "anna", "age": ${digit}}`;
  await input(page, 'Input').fill(typed(1));
  await expect(result).toContainText('"age": 1');
  await result.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => lines(page, 'json-prettify')).toEqual([typed(1)]);
  await input(page, 'Input').fill(typed(2));
  await expect(result).toContainText('"age": 2');
  const saved = page.waitForEvent('download');
  await result.getByRole('button', { name: /^Download/ }).click();
  await saved;
  await input(page, 'Input').fill(typed(3));
  await expect(result).toContainText('"age": 3');
  await result.getByRole('button', { name: 'Send to another tool' }).click();
  await page.keyboard.press('Escape');
  await input(page, 'Input').fill(typed(4));
  await page.locator('#menu a[href$="/uuid-generator"]').first().click();
  await expect.poll(() => lines(page, 'json-prettify')).toEqual([4, 3, 2, 1].map(typed));
});

test('the clock is not remembered as if it were typed', async ({ page }) => {
  await open(page, '/en/ulid-generator', ON);
  await expect(button(page, 'Input history')).toBeVisible();
  await page.locator('#main').getByRole('radio').nth(1).check({ force: true });
  await page.goto(`${siteUrl()}en/crontab-generator`);
  await page.getByRole('textbox', { name: 'Cron expression' }).fill('5 4 * * *');
  await page.getByRole('radio', { name: 'Given' }).check({ force: true });
  await expect(page.getByRole('textbox', { name: 'Count from this instant' })).toHaveValue(/^20/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Count from this instant' })).toHaveValue(/^20/);
  await page.locator('#menu a[href$="/uuid-generator"]').first().click();
  const inputs = async () =>
    (JSON.parse((await stored(page, 'history.crontab-generator')) ?? '[]') as { inputs: unknown }[]).map(
      (entry) => entry.inputs,
    );
  await expect.poll(inputs).toEqual([{ text: '5 4 * * *' }]);
  expect(await stored(page, 'history.ulid-generator')).toBeNull();
});

test('never holds a secret, a file or the example', async ({ page }) => {
  await open(page, '/en/hmac-generator', ON);
  await expect(button(page, 'Input history')).toBeVisible();
  await page.getByLabel('Key', { exact: true }).first().fill('hunter2');
  await page.goto(`${siteUrl()}en/json-prettify`);
  await page.getByRole('button', { name: 'Example' }).first().click();
  await page
    .locator('#main input[type=file]')
    .first()
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(`["${'x'.repeat(600_000)}"]`) });
  await page.goto(`${siteUrl()}en/settings`);
  const all = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(all).not.toContain('hunter2');
  expect(all).not.toContain('history.json-prettify');
});

test('says so where there is no room, and the tool goes on', async ({ page }) => {
  await open(page, '/json-prettify', ON);
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await input(page).fill('[12345]');
  await input(page).fill('');
  await expect(page.getByText('输入历史没有记下')).toBeVisible();
  await input(page).fill('[1]');
  await expect(input(page)).toHaveValue('[1]');
});

test('hostile imports do no harm', async ({ page }) => {
  await open(page, '/en/settings', ON);
  const entry = (inputs: string) => `[{"at":1,"inputs":${inputs}}]`;
  const entries = [
    `"history.json-prettify":${entry('{"text":"<img src=x onerror=alert(1)>","__proto__":{"text":"x"}}')}`,
    `"history.hash-text":${entry(`{"text":"${'x'.repeat(30_000)}"}`)}`,
    `"history.url-parser":"text"`,
    `"history.temperature-converter":${entry('{"source":{"a":"hostile"}}')}`,
  ].join(',');
  await page.locator('input[type=file]').setInputFiles({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(`{"format":"handy-tools-settings","version":1,"entries":{${entries}}}`),
  });
  await expect(page.getByText('2 entries imported. Entries that are not understood were left out:')).toBeVisible();
  await page.goto(`${siteUrl()}en/json-prettify`);
  await button(page, 'Input history').press('Enter');
  await page
    .getByRole('button', { name: /<img src=x/ })
    .first()
    .press('Enter');
  await expect(input(page, 'Input')).toHaveValue('<img src=x onerror=alert(1)>');

  // What a tool cannot stand goes with the second try.
  await page.goto(`${siteUrl()}en/temperature-converter`);
  await button(page, 'Input history').press('Enter');
  await page
    .getByRole('button', { name: /hostile/ })
    .first()
    .press('Enter');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.press('Enter');
    await expect(retry).toHaveCount(0, { timeout: 200 });
  }).toPass();
  await expect(page.locator('#main').getByRole('textbox').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
