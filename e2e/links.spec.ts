import { deflateRawSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { open, stored } from './page';
import { siteUrl } from './site';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const LANGUAGES = [
  {
    locale: 'zh-cn',
    path: '',
    link: '复制链接',
    include: '包含输入的内容',
    copy: '复制',
    input: '输入',
    indent: '缩进',
    strict: '严格模式',
    result: '结果',
  },
  {
    locale: 'en',
    path: 'en/',
    link: 'Copy link',
    include: 'Include the input',
    copy: 'Copy',
    input: 'Input',
    indent: 'Indent',
    strict: 'Strict mode',
    result: 'Result',
  },
] as const;

const packed = (drafts: string) => `#in=1.${deflateRawSync(`{"drafts":${drafts}}`).toString('base64url')}`;
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const words of LANGUAGES) {
  test(`a link carries options and input, by keyboard in ${words.locale}`, async ({ page, context }) => {
    await open(page, `/${words.path}json-prettify`);
    const input = page.getByRole('textbox', { name: words.input, exact: true });
    await input.fill('{"a":[1,"é 你好"]}');
    const strict = page.getByRole('checkbox', { name: words.strict });
    await strict.press('Space');
    await expect(strict).toBeChecked();

    await page.getByRole('button', { name: words.link, exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    const address = dialog.getByRole('textbox');
    await expect(address).toHaveValue(/json-prettify\?strict=true$/);
    await dialog.getByRole('checkbox', { name: words.include }).press('Space');
    await expect(address).toHaveValue(/\?strict=true#in=1\.[\w-]+$/);
    await dialog.getByRole('button', { name: words.copy, exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
    const link = await clipboard(page);
    // The page's own address stays clean.
    await expect(page).toHaveURL(`${siteUrl()}${words.path}json-prettify`);

    const other = await context.browser()?.newContext();
    if (!other) throw new Error('No browser');
    const visitor = await other.newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('textbox', { name: words.input, exact: true })).toHaveValue('{"a":[1,"é 你好"]}');
    await expect(visitor.getByRole('checkbox', { name: words.strict })).toBeChecked();
    await expect(visitor).toHaveURL(`${siteUrl()}${words.path}json-prettify`);
    // What is remembered is the visitor's own.
    expect(await stored(visitor, 'options.json-prettify')).toBeNull();
    await other.close();
  });
}

test('options of a link that are no good are named, the others count, and what was remembered stays', async ({
  page,
}) => {
  await open(
    page,
    '/en/json-prettify?strict=true&sortKeys=sideways&indent=700&arrayColumns=80&utm_source=x&__proto__=1&colour=red',
    {
      'options.json-prettify': '{"keepComments":true}',
    },
  );
  await expect(page.getByRole('checkbox', { name: 'Strict mode' })).toBeChecked();
  await expect(
    page.getByText(/These options of the link are not valid, so the defaults are used: Sort keys, Indent$/),
  ).toBeVisible();
  // What the tool does not have is named, too, but for the marks of campaigns; nothing of it stays in the address.
  await expect(
    page.getByText(/The tool has no such options, so these parts of the link were not used: __proto__, colour$/),
  ).toBeVisible();
  await expect(page).toHaveURL(/json-prettify$/);
  expect(await stored(page, 'options.json-prettify')).toBe('{"keepComments":true}');
  // What is chosen now is remembered, and only that.
  await page.getByRole('checkbox', { name: 'Strict mode' }).uncheck();
  expect(await stored(page, 'options.json-prettify')).toBe('{"keepComments":true}');
});

for (const [path, shown] of [
  ['http-status-codes?code=404', 'http-status-codes?code=404'],
  ['git-memo?section=tags', 'git-memo?section=tags'],
  ['mime-types?q=docx', 'mime-types'],
] as const) {
  test(`the way into a tool by its address is no option that it lacks: ${path}`, async ({ page }) => {
    await open(page, `/en/${path}&colour=red`);
    // Told once the address was read: what the tool reads itself is not named.
    await expect(page.getByText(/parts of the link were not used: colour$/)).toBeVisible();
    await expect(page).toHaveURL(`${siteUrl()}en/${shown}`);
    if (shown === 'mime-types') await expect(page.locator('#main input').first()).toHaveValue('docx');
    await page.getByRole('button', { name: 'Copy link', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(`${siteUrl()}en/${shown}`);
  });
}

const HOSTILE: readonly (readonly [what: string, fragment: string, message: RegExp | undefined])[] = [
  ['markup', packed('{"text":"<img src=x onerror=alert(1)>"}'), undefined],
  ['prototype keys', packed('{"__proto__":{"polluted":1},"constructor":"x","text":"[1]"}'), undefined],
  ['other kinds', packed('{"text":{"a":1}}'), undefined],
  ['nothing for any tool', `#in=1.${deflateRawSync('{"other":1}').toString('base64url')}`, /damaged/],
  ['a bomb', packed(`{"text":"${'0'.repeat(20_000_000)}"}`), /too large and was not loaded/],
  ['a later version', '#in=9.AAAA', /newer version/],
  ['noise', '#in=%00%ff<script>', /damaged/],
];

for (const [what, fragment, message] of HOSTILE) {
  test(`an input in a link does no harm: ${what}`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await open(page, `/en/json-prettify${fragment}`);
    await expect(page.getByRole('textbox', { name: 'Input', exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${siteUrl()}en/json-prettify`);
    await expect(page.getByRole('alert').filter({ hasText: message ?? 'never' })).toHaveCount(message ? 1 : 0);
    expect(await page.evaluate(() => Object.hasOwn(Object.prototype, 'polluted'))).toBe(false);
    expect(dialogs).toEqual([]);
  });
}

test('a fragment that no link has is told and taken away', async ({ page }) => {
  await open(page, '/en/json-prettify#input=abc');
  await expect(page.getByText(/parts of the link were not used: #input$/)).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}en/json-prettify`);
});

test('an input of another kind than its field, or for a secret one, is told', async ({ page }) => {
  const notice = page.getByText('Part of the input in the link does not fit the fields here and was not loaded.');
  await open(page, `/en/json-prettify${packed('{"text":{"a":1}}')}`);
  await expect(notice).toBeVisible();
  await open(page, `/en/hmac-generator${packed('{"key":"planted"}')}`);
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Key', { exact: true }).first()).not.toHaveValue('planted');
});

test('an option of a part that is not open yet waits for it, and one that it refuses is told at once', async ({
  page,
}) => {
  await open(page, '/en/rsa-key-pair-generator?format=openssh&bits=9');
  await expect(page.getByText(/^These options of the link are not valid, so the defaults are used: /)).toBeVisible();
  await expect(page).toHaveURL(/rsa-key-pair-generator$/);
  await expect(page.getByText(/The tool has no such options/)).toHaveCount(0);
});

test('secrets are never in a link, and it says so', async ({ page }) => {
  await open(page, '/en/bcrypt');
  await page.getByLabel('Password', { exact: true }).first().fill('my secret password');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('never go into a link');
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await clipboard(page)).toBe(`${siteUrl()}en/bcrypt`);
});

test('a text of the visitor’s in an option is input: it is nowhere before it is ticked', async ({ page }) => {
  await open(page, '/en/git-memo');
  const branch = page.getByRole('textbox').first();
  await branch.fill('secret-project');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue(`${siteUrl()}en/git-memo`);
  await expect(dialog).toContainText('texts go into the link only with the input');
  await dialog.getByRole('checkbox').check();
  await expect(dialog.getByRole('textbox')).toHaveValue(/#in=/);
  const link = await dialog.getByRole('textbox').inputValue();
  expect(link).not.toContain('secret-project');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(branch).toHaveValue('secret-project');
});

test('a parameter of a calculation stands in the link for all to read, and comes back', async ({ page, context }) => {
  await open(page, '/en/crontab-generator');
  await page.getByRole('textbox').first().fill('*/7 3 * * 2');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveValue(/\?expression=/);
  await expect(dialog).toContainText('The link holds 1 option that you changed.');
  const link = await dialog.getByRole('textbox').inputValue();
  const other = await context.browser()?.newContext();
  if (!other) throw new Error('No browser');
  const visitor = await other.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('textbox').first()).toHaveValue('*/7 3 * * 2');
  await other.close();
});

test('what a link cannot hold is refused with its size', async ({ page }) => {
  await open(page, '/en/json-prettify');
  const noise = await page.evaluate(() => {
    const bytes = crypto.getRandomValues(new Uint8Array(20_000));
    return `"${Array.from(bytes, (byte) => byte.toString(16)).join('')}"`;
  });
  await page.getByRole('textbox', { name: 'Input', exact: true }).fill(noise);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await expect(dialog.getByRole('alert')).toContainText(/The input is too large: .*kB/);
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await dialog.getByRole('checkbox').uncheck();
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled();
});

for (const [path, waits] of [
  ['bcrypt?cost=16', /so it waits for the button/],
  ['rsa-key-pair-generator?bits=8192', /Generate/],
] as const) {
  test(`what may take minutes waits for the visitor: ${path}`, async ({ page }) => {
    await open(page, `/en/${path}`);
    await expect(page.getByText(waits).first()).toBeVisible();
    await expect(page).not.toHaveURL(/\?/);
    await expect(page.getByText(/BEGIN PUBLIC KEY|\$2b\$16/)).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
}

test('a link that is opened on its own page is read as well', async ({ page }) => {
  await open(page, '/en/json-prettify');
  const input = page.getByRole('textbox', { name: 'Input', exact: true });
  await expect(input).toBeVisible();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, packed('{"text":"[42]"}'));
  await expect(input).toHaveValue('[42]');
  await expect(page).toHaveURL(`${siteUrl()}en/json-prettify`);
});
