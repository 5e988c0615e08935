import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { open } from './page';
import { siteUrl } from './site';

const LANGUAGES = [
  {
    locale: 'zh-cn',
    path: '',
    json: 'JSON 格式化',
    input: '输入',
    send: '发送到其他工具',
    fitting: '适合这段内容',
    way: '步骤',
    save: '保存为流程…',
    name: '名称',
    show: '打开',
    result: '结果',
    export: '导出',
    delete: '删除',
    import: '导入流程…',
  },
  {
    locale: 'en',
    path: 'en/',
    json: 'JSON prettify and format',
    input: 'Input',
    send: 'Send to another tool',
    fitting: 'Fits this content',
    way: 'Steps',
    save: 'Save as a chain…',
    name: 'Name',
    show: 'Open',
    result: 'Result',
    export: 'Export',
    delete: 'Delete',
    import: 'Import chains…',
  },
] as const;

const dialog = (page: Page) => page.getByRole('dialog');
const selected = (page: Page) => dialog(page).getByRole('option', { selected: true });

/** Sends the result of the tool that is open to another one, by keyboard. */
async function sendTo(page: Page, button: string, query: string): Promise<void> {
  const send = page.getByRole('region', { name: /结果|Result/ }).getByRole('button', { name: button });
  await expect(send).toBeEnabled();
  await send.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type(query);
  await expect(selected(page)).toContainText('Base64');
  await page.keyboard.press('Enter');
}

for (const words of LANGUAGES) {
  test(`send, go back, save and run again, by keyboard in ${words.locale}`, async ({ page }) => {
    await open(page, `/${words.path}json-prettify`);
    const input = page.getByRole('textbox', { name: words.input, exact: true });
    await input.fill('{"user":"anna"}');
    await sendTo(page, words.send, 'base64 string');
    await expect(page).toHaveURL(`${siteUrl()}${words.path}base64-string-converter`);
    const fields = page.locator('#main textarea');
    await expect(fields.first()).toHaveValue('{\n  "user": "anna"\n}');
    await expect(fields.nth(1)).toHaveValue('ewogICJ1c2VyIjogImFubmEiCn0=');

    // Back to the first step, and forward again: each as it was left.
    const way = page.getByRole('navigation', { name: words.way });
    await expect(way.getByRole('button', { name: /Base64/ })).toHaveAttribute('aria-current', 'step');
    await fields.first().fill('changed');
    await way.getByRole('button').first().press('Enter');
    await expect(page).toHaveURL(`${siteUrl()}${words.path}json-prettify`);
    await expect(input).toHaveValue('{"user":"anna"}');
    await way.getByRole('button', { name: /Base64/ }).press('Enter');
    await expect(fields.first()).toHaveValue('changed');

    // Saved, and run on something else as one.
    await way.getByRole('button', { name: words.save }).press('Enter');
    const name = dialog(page).getByRole('textbox', { name: words.name });
    await expect(name).toBeFocused();
    await page.keyboard.type('To Base64');
    await expect(name).toHaveValue('To Base64');
    await name.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: words.show, exact: true }).press('Enter');
    await expect(page).toHaveURL(`${siteUrl()}${words.path}chains`);
    await page.getByRole('textbox', { name: words.input, exact: true }).fill('[1]');
    const result = page.getByRole('region', { name: words.result, exact: true });
    await expect(result).toContainText('WwogIDEKXQ==');

    // Exported, deleted, imported.
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.export, exact: true }).press('Enter');
    const file = await (await saved).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'handy-tools-chains', version: 1 });
    await page.getByRole('button', { name: words.delete, exact: true }).press('Enter');
    await expect(result).toHaveCount(0);
    await page.locator('article input[type=file]').first().setInputFiles(file);
    await expect(page.getByRole('button', { name: /To Base64/ })).toHaveAttribute('aria-pressed', 'true');
  });
}

test('only tools that take it are offered, the likeliest first, and never the one that it comes from', async ({
  page,
}) => {
  await open(page, '/en/base64-string-converter');
  await page.locator('#main textarea').first().fill('{"a": 1}');
  await page.getByRole('button', { name: 'Send base64.txt to another tool' }).click();
  await expect(dialog(page).getByRole('group', { name: 'Fits this content' })).toBeVisible();
  await expect(selected(page)).toContainText('JSON');
  await expect(dialog(page).getByRole('option', { name: /Base64 encoder/ })).toHaveCount(0);
  // Who names a tool wants that one, not another that fits.
  await page.keyboard.type('url encoder');
  await expect(selected(page)).toContainText('URL encoder');
  await dialog(page).getByRole('combobox').fill('');
  // What does not take text is not found either.
  await page.keyboard.type('chronometer');
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
});

test('what was copied in a row can be sent from the search, and lands whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/en/hash-text');
  await page.getByRole('textbox').first().fill('a');
  await page
    .getByRole('button', { name: /^Copy (?!link)/ })
    .first()
    .click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('send copied');
  await expect(selected(page)).toContainText('Send what was copied to…');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('group', { name: 'What was given' })).toContainText('From Text and file hash');
  // What was typed to find the action is done with.
  await expect(dialog(page).getByRole('combobox')).toHaveValue('');
  await page.keyboard.type('case converter');
  await expect(selected(page)).toContainText('Case converter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/case-converter/);
  await expect(page.locator('#main textarea').first()).toHaveValue(/^[0-9a-f]{32,}$/);
});

/** Tools whose results stand in rows, cards or tables, each with what is filled in first and the name of a row. */
const ROWS: readonly {
  readonly tool: string;
  readonly row: string;
  readonly prepare?: (page: Page) => Promise<void>;
}[] = [
  { tool: 'hash-text', row: 'SHA256', prepare: (page) => page.locator('#main textarea').first().fill('a') },
  { tool: 'hmac-generator', row: 'SHA256' },
  { tool: 'case-converter', row: 'camelCase', prepare: (page) => page.locator('#main textarea').first().fill('a b') },
  { tool: 'color-converter', row: 'HSL' },
  { tool: 'date-converter', row: 'ISO 8601' },
  { tool: 'base-converter', row: 'Hexadecimal' },
  { tool: 'url-parser', row: 'Origin' },
  { tool: 'basic-auth-generator', row: 'curl, header' },
  { tool: 'user-agent-parser', row: 'Browser – Name' },
  { tool: 'ipv4-subnet-calculator', row: 'Netmask' },
  { tool: 'ipv4-address-converter', row: 'Hexadecimal' },
  { tool: 'ipv4-range-expander', row: 'CIDR' },
  { tool: 'ipv6-ula-generator', row: 'First subnet' },
  { tool: 'mac-address-lookup', row: 'Organisation' },
  { tool: 'mac-address-generator', row: 'Individual / group bit (I/G)' },
  { tool: 'crontab-generator', row: 'crontab' },
  { tool: 'chmod-calculator', row: 'Octal' },
  { tool: 'math-evaluator', row: 'result of line 1' },
  { tool: 'numeronym-generator', row: '' },
  { tool: 'percentage-calculator', row: 'Change in percent — Result' },
  { tool: 'temperature-converter', row: 'Fahrenheit' },
  { tool: 'mime-types', row: 'Header' },
  {
    tool: 'iban-validator-and-parser',
    row: 'Electronic format',
    prepare: (page) => page.getByRole('textbox', { name: 'IBAN or BIC' }).fill('GB82 WEST 1234 5698 7654 32'),
  },
  { tool: 'otp-generator', row: 'Hex' },
  { tool: 'qrcode-generator', row: 'Text for a terminal' },
  { tool: 'jwt-parser', row: 'sub' },
];

test('what stands in a row, a card or a table can be sent from there, from every tool, and one can go back', async ({
  page,
}) => {
  test.slow();
  for (const { tool, row, prepare } of ROWS) {
    await test.step(tool, async () => {
      await open(page, `/en/${tool}`);
      await prepare?.(page);
      const name = row === '' ? 'Send to another tool' : `Send ${row} to another tool`;
      const send = page.locator('#main').getByRole('button', { name, exact: true }).first();
      await expect(send).toBeEnabled();
      await send.press('Enter');
      await expect(dialog(page).getByRole('group', { name: 'What was given' })).toContainText('From ');
      await page.keyboard.type('text statistics');
      await expect(selected(page)).toContainText('Text statistics');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${siteUrl()}en/text-statistics`);
      await expect(page.locator('#main textarea').first()).toHaveValue(/\S/);
      await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').first().press('Enter');
      await expect(page).toHaveURL(`${siteUrl()}en/${tool}`);
    });
  }
});

test('a secret that a tool made by itself is not stored either, and a masked one is not sent', async ({ page }) => {
  await open(page, '/en/otp-generator');
  await page.getByRole('button', { name: 'Send Hex to another tool' }).press('Enter');
  await expect(dialog(page).getByRole('group', { name: 'What was given' })).toBeVisible();
  await page.keyboard.type('case converter');
  await expect(selected(page)).toContainText('Case converter');
  await page.keyboard.press('Enter');
  const field = page.locator('#main textarea').first();
  await expect(field).toHaveValue(/^[0-9a-f]{32,}$/i);
  const sent = await field.inputValue();
  await page.reload();
  await expect(field).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(sent);
  await open(page, '/en/url-parser');
  await expect(page.getByRole('button', { name: 'Send Origin to another tool' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy Password' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Password to another tool' })).toHaveCount(0);
});

test('who types the beginning of a name gets that tool, whatever the content fits', async ({ page }) => {
  await open(page, '/en/percentage-calculator');
  await page
    .getByRole('button', { name: /Increased to another tool$/ })
    .first()
    .press('Enter');
  await expect(dialog(page).getByRole('group', { name: 'What was given' })).toBeVisible();
  await page.keyboard.type('text stat');
  await expect(selected(page)).toContainText('Text statistics');
});

test('a password that was sent from a row is not stored anywhere', async ({ page }) => {
  await open(page, '/en/basic-auth-generator', { isHistoryOn: 'true' });
  // Aladdin:open sesame42
  await page
    .getByRole('textbox', { name: /Authorization|header/i })
    .first()
    .fill('QWxhZGRpbjpvcGVuIHNlc2FtZTQy');
  await page.getByRole('button', { name: 'Send Password to another tool' }).press('Enter');
  await expect(dialog(page).getByRole('group', { name: 'What was given' })).toBeVisible();
  await page.keyboard.type('case converter');
  await expect(selected(page)).toContainText('Case converter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl()}en/case-converter`);
  await expect(page.locator('#main textarea').first()).toHaveValue('open sesame42');
  await page.reload();
  // Neither the password nor a sample in its place, which would look like it.
  await expect(page.locator('#main textarea').first()).toHaveValue('');
  await expect(page.getByText(/what comes of a secret/)).toBeVisible();
  const all = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(all).not.toContain('sesame42');
});

test('a hostile file of chains does no harm and is told; steps that do not exist are told when they run', async ({
  page,
}) => {
  await open(page, '/en/chains');
  const give = (text: string) =>
    page
      .locator('article input[type=file]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const file = (chains: unknown, version = 1) => JSON.stringify({ format: 'handy-tools-chains', version, chains });
  await give('<html>');
  await expect(page.getByText('This file is not JSON.')).toBeVisible();
  await give(file([{ name: 'x', steps: [] }], 7));
  await expect(page.getByText('This file was exported by a newer version.')).toBeVisible();
  await give(file([{ name: 'x', steps: 'no' }, 7, null]));
  await expect(page.getByText('This file holds no chains.')).toBeVisible();
  const step = { toolId: 'no-tool', operation: 'x', options: {}, input: 'text', others: {}, secrets: [], output: [] };
  await give(file([{ name: '<img src=x onerror=alert(1)>', steps: [step] }, { name: '' }]));
  await expect(page.getByText('1 chain was not understood and left out.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Input', exact: true }).fill('a');
  await expect(page.locator('#main').getByRole('alert')).toContainText('What step 1 (no-tool) did no longer exists.');
});

const MINIFY = {
  toolId: 'json-minify',
  operation: 'minify',
  options: {},
  input: 'text',
  others: {},
  secrets: [],
  output: ['text'],
};

/** Gives a file of chains to the page of chains. */
async function importChains(page: Page, chains: unknown): Promise<void> {
  const text = JSON.stringify({ format: 'handy-tools-chains', version: 1, chains });
  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('article input[type=file]').first().setInputFiles(file);
}

test('an import replaces no chain, and a file plants no question for a password', async ({ page }) => {
  await open(page, '/en/chains');
  await importChains(page, [{ name: 'Mine', steps: [MINIFY] }]);
  await expect(page.getByRole('button', { name: /^Mine/ })).toHaveCount(1);
  await importChains(page, [{ name: 'Mine', steps: [MINIFY, MINIFY] }]);
  await expect(page.getByText('1 chain got another name')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mine \(2\)/ })).toHaveAttribute('aria-pressed', 'true');
  await importChains(page, [
    { name: 'Hostile', steps: [{ ...MINIFY, secrets: ['password'], others: { password: 'hunter2' } }] },
  ]);
  await expect(page.getByText('1 chain was refused: a step (JSON minifier)')).toBeVisible();
  await expect(page.getByRole('button', { name: /Hostile/ })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('hunter2');
});

test('an import names the tools that are not here', async ({ page }) => {
  await open(page, '/en/chains');
  await importChains(page, [{ name: 'Later', steps: [MINIFY, { ...MINIFY, toolId: 'tool-of-tomorrow' }] }]);
  await expect(page.getByText('Some steps use tools that are not here: tool-of-tomorrow.')).toBeVisible();
});

test('a chain that stops says why in the words of the tool', async ({ page }) => {
  await open(page, '/fr/chains');
  await importChains(page, [{ name: 'Mine', steps: [MINIFY] }]);
  await page.getByRole('textbox', { name: 'Entrée', exact: true }).fill('{"a":tru}');
  const alert = page.locator('#main').getByRole('alert');
  await expect(alert).toContainText('L’étape 1');
  await expect(alert).toContainText(/ligne 1/i);
  await expect(alert).not.toContainText('unknown-word');
  await expect(page.locator('#main')).toContainText('La raison figure ci-dessus.');
  // Without a name it keeps the one that it has.
  const name = page.getByRole('textbox', { name: 'Nom', exact: true });
  await name.fill('');
  await name.blur();
  await expect(name).toHaveValue('Mine');
});

test('what is typed before the list of tools is there is looked for', async ({ page }) => {
  await open(page, '/en/json-minify');
  await page.getByRole('textbox', { name: 'Input', exact: true }).fill('[1, 2]');
  const send = page.getByRole('button', { name: 'Send to another tool' }).first();
  await expect(send).toBeEnabled();
  // In one go, so that nothing of the page comes between.
  await send.evaluate((button: HTMLButtonElement) => {
    button.click();
    for (const key of 'diff') button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await expect(dialog(page).getByRole('combobox')).toHaveValue('diff');
  await expect(selected(page)).toContainText(/diff/i);
});

test('a second text is kept only where one agrees', async ({ page }) => {
  await open(page, '/en/text-diff');
  const sides = page.locator('#main textarea');
  await sides.nth(1).fill('PRIVATE right side');
  await open(page, '/en/json-minify');
  await page.getByRole('textbox', { name: 'Input', exact: true }).fill('[1, 2]');
  const send = page.getByRole('button', { name: 'Send to another tool' }).first();
  await expect(send).toBeEnabled();
  await send.press('Enter');
  await page.keyboard.type('text diff');
  await expect(selected(page)).toContainText(/diff/i);
  await page.keyboard.press('Enter');
  await expect(sides.first()).toHaveValue('[1,2]');
  await page.getByRole('button', { name: 'Save as a chain…' }).press('Enter');
  const kept = dialog(page).getByRole('checkbox');
  await expect(kept).toBeChecked();
  await expect(dialog(page)).toContainText('PRIVATE right side');
  await kept.uncheck();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  const stored = await page.evaluate(() => localStorage.getItem('chains'));
  expect(stored).toContain('right');
  expect(stored).not.toContain('PRIVATE');
});

for (const words of [
  {
    path: '',
    input: '输入',
    send: '发送到其他工具',
    way: '步骤',
    after: '这一步已改动，后面的步骤还是旧结果。',
    mark: '不是最新',
    again: '把新结果传到下一步',
  },
  {
    path: 'en/',
    input: 'Input',
    send: 'Send to another tool',
    way: 'Steps',
    after: 'This step has changed: the steps after it still show the former result.',
    mark: 'out of date',
    again: 'Send the new result on',
  },
] as const) {
  test(`the way survives a reload, and what an earlier step has made out of date is marked, at /${words.path}`, async ({
    page,
  }) => {
    await open(page, `/${words.path}json-minify`);
    const input = page.getByRole('textbox', { name: words.input, exact: true });
    await input.fill('[1, 2]');
    await sendTo(page, words.send, 'base64 string');
    const fields = page.locator('#main textarea');
    await expect(fields.first()).toHaveValue('[1,2]');
    const way = page.getByRole('navigation', { name: words.way });
    await expect(way.getByRole('button', { name: /Base64/ })).toHaveAttribute('aria-current', 'step');

    await page.reload();
    await expect(fields.first()).toHaveValue('[1,2]');
    await expect(way.getByRole('button', { name: /Base64/ })).toHaveAttribute('aria-current', 'step');
    await expect(page.getByText(words.after)).toHaveCount(0);
    await way.getByRole('button').first().press('Enter');
    await expect(input).toHaveValue('[1, 2]');

    await input.fill('[1, 2, 3]');
    await expect(page.getByText(words.after)).toBeVisible();
    await expect(way.getByRole('button', { name: /Base64/ })).toContainText(words.mark);
    // By the browser's own way, too.
    await page.goBack();
    await expect(page).toHaveURL(/base64-string-converter/);
    await expect(way.getByRole('button', { name: /Base64/ })).toContainText(words.mark);
    await page.goForward();
    await input.fill('[1, 2]');
    await expect(page.getByText(words.after)).toHaveCount(0);
    await input.fill('[1, 2, 3]');
    await expect(page.getByRole('region', { name: /^(结果|Result)$/ })).toContainText('[1,2,3]');
    await page.getByRole('button', { name: words.again }).press('Enter');
    await expect(page).toHaveURL(`${siteUrl()}${words.path}base64-string-converter`);
    await expect(fields.first()).toHaveValue('[1,2,3]');
    await expect(way.getByRole('button', { name: /Base64/ })).not.toContainText(words.mark);
  });
}

const DECODE_FILE = { ...MINIFY, toolId: 'base64-file-converter', operation: 'decode', output: [] };
const ENCRYPT = { ...MINIFY, toolId: 'encryption', operation: 'encrypt', secrets: ['passphrase'], output: [] };

test('what is typed for a chain survives a reload, but for secrets, and so does which chain it was', async ({
  page,
}) => {
  await open(page, '/en/chains');
  await importChains(page, [
    { name: 'First', steps: [MINIFY] },
    { name: 'Second', steps: [MINIFY, ENCRYPT] },
    { name: 'Hidden', steps: [ENCRYPT] },
  ]);
  const input = page.getByRole('textbox', { name: 'Input', exact: true });
  await page.getByRole('button', { name: /^Second/ }).click();
  await input.fill('[1, 2]');
  await page.locator('input[type=password]').fill('hunter2');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Second/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(input).toHaveValue('[1, 2]');
  await expect(page.locator('input[type=password]')).toHaveValue('');
  await page.getByRole('button', { name: /^Hidden/ }).click();
  await expect(input).toHaveValue('');
  await input.fill('a secret message');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).toContain('[1, 2]');
  expect(kept).not.toContain('hunter2');
  expect(kept).not.toContain('a secret message');
});

test('a chain that comes to a file shows its beginning, to copy and to save', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/en/chains');
  await importChains(page, [{ name: 'File', steps: [DECODE_FILE] }]);
  const text = 'line 1,你好\n'.repeat(12_000);
  await expect(page.getByRole('textbox', { name: 'Input', exact: true })).toBeVisible();
  await page
    .locator('#main input[type=file]')
    .last()
    .setInputFiles({
      name: 'a.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(Buffer.from(text).toString('base64')),
    });
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result).toContainText('line 1,你好');
  await expect(result).toContainText('Only the beginning is shown. Copy and download take all of it.');
  await result.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const saved = page.waitForEvent('download');
  await result.getByRole('button', { name: /^Download/ }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toBe(text);
  // Bytes that are no text.
  await page.reload();
  await page.getByRole('textbox', { name: 'Input', exact: true }).fill('AP8QAAECAwQ=');
  await expect(result).toContainText('00 ff 10');
  await expect(result.getByRole('button', { name: /^Download/ })).toBeEnabled();
});

test('a secret that an earlier version left in a saved chain goes, and is asked for', async ({ page }) => {
  const held = { ...ENCRYPT, secrets: [], others: { passphrase: 'hunter2' } };
  await open(page, '/en/chains', { chains: JSON.stringify([{ name: 'Old', steps: [held] }]) });
  await expect(page.locator('input[type=password]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('chains'))).not.toContain('hunter2');
});
