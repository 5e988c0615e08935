import { expect, test, type Page } from '@playwright/test';
import { openPalette } from './page';
import { siteUrl } from './site';

const JSON_TEXT = '{"name": "handy",\n "size": 17478252242305210114}';
// {"user":"anna","roles":["admin","dev"],"exp":1700000000,"team":"core infrastructure and tools"}
const BASE64_TEXT =
  'eyJ1c2VyIjoiYW5uYSIsInJvbGVzIjpbImFkbWluIiwiZGV2Il0sImV4cCI6MTcwMDAwMDAwMCwidGVhbSI6ImNvcmUgaW5mcmFzdHJ1Y3R1cmUgYW5kIHRvb2xzIn0=';
const PROSE = 'Dear all,\nplease remember the meeting tomorrow.\nThanks';

const LANGUAGES = [
  { locale: 'zh-cn', path: '', fitting: '适合这段内容', taking: '其他可以打开它的工具', input: '输入' },
  { locale: 'en', path: 'en/', fitting: 'Fits this content', taking: 'Other tools that can open it', input: 'Input' },
] as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens a page that is ready for what is pasted and dropped. */
async function open(page: Page, path = ''): Promise<void> {
  await page.goto(siteUrl() + path);
  // It comes with what takes pasted and dropped things.
  await expect(page.locator('footer [aria-keyshortcuts="?"]')).toBeAttached();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** Drops a file in the middle of the page. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], fileName));
      return transfer;
    },
    [name, content] as const,
  );
  for (const type of ['dragover', 'drop']) await page.locator('h1').dispatchEvent(type, { dataTransfer: data });
}

const dialog = (page: Page) => page.getByRole('dialog');
const selected = (page: Page) => dialog(page).getByRole('option', { selected: true });

for (const { locale, path, fitting, taking, input } of LANGUAGES) {
  test.describe(`paste and it knows, in ${locale}`, () => {
    test('by keyboard: home, paste, preview, Enter; nothing of it is in the address', async ({ page }) => {
      await open(page, path);
      await paste(page, JSON_TEXT);
      await expect(dialog(page).getByRole('group', { name: fitting })).toBeVisible();
      await expect(selected(page)).toContainText('"size": 17478252242305210114');
      // Nothing is opened by itself.
      await expect(page).toHaveURL(siteUrl() + path);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${siteUrl()}${path}json-prettify`);
      await expect(page.getByRole('textbox', { name: input, exact: true })).toHaveValue(JSON_TEXT);
    });

    test('what is inside of it is found, and can be opened at once', async ({ page }) => {
      await open(page, path);
      await paste(page, BASE64_TEXT);
      const options = dialog(page).getByRole('option');
      await expect(options.first()).toContainText('Base64');
      await expect(options.nth(1)).toContainText('"user": "anna"');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${siteUrl()}${path}json-prettify`);
      await expect(page.getByRole('textbox', { name: input, exact: true })).toHaveValue(/^\{"user":"anna"/);
    });

    test('what nobody knows is given to the tool that is searched for', async ({ page }) => {
      await open(page, path);
      await paste(page, PROSE);
      await expect(dialog(page).getByRole('group', { name: taking })).toBeVisible();
      await expect(dialog(page).getByRole('group', { name: fitting })).toHaveCount(0);
      await page.keyboard.type('json-prettify');
      await expect(selected(page)).toContainText('JSON');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: input, exact: true })).toHaveValue(PROSE);
    });
  });
}

test('a short line that is pasted is searched for, too, and may be changed', async ({ page }) => {
  await open(page);
  await paste(page, '#ff8800');
  await expect(dialog(page).getByRole('combobox')).toHaveValue('#ff8800');
  await expect(selected(page)).toContainText('颜色转换器');
  await expect(selected(page)).toContainText('#ff8800 · oklch');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ff');
  await expect(selected(page)).toContainText('#ff88ff · oklch');
});

test('a short line that nobody knows can be given to any tool, and finds none by chance', async ({ page }) => {
  await open(page, 'en/');
  await paste(page, 'hello world');
  await expect(dialog(page)).toContainText('This content is not recognised.');
  await expect(dialog(page).getByRole('option')).toHaveText([/Choose a tool yourself/]);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('group', { name: 'What was given' })).toContainText('hello world');
  await page.keyboard.type('text statistics');
  await expect(selected(page)).toContainText('Text statistics');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/text-statistics$/);
  await expect(page.locator('#main textarea').first()).toHaveValue('hello world');
});

test('what nobody knows is opened with nothing by itself, and bytes only with tools for files', async ({ page }) => {
  await open(page, 'en/');
  await drop(page, 'data.bin', '\u0000\u0001\u0002\u0003');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await expect(dialog(page).getByRole('option', { name: 'Bcrypt' })).toHaveCount(0);
  await page.keyboard.type('bcrypt');
  await expect(dialog(page)).toContainText('Nothing matches');
  await page.keyboard.press('Escape');

  await drop(page, 'none.txt', '');
  await expect(dialog(page)).toContainText('The file is empty.');
  await expect(selected(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl()}en/`);
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveCount(1);
});

test('a file of Western Europe is read as what it seems to be, which is said, with what kind of file it is', async ({
  page,
}) => {
  await open(page, 'en/');
  const latin1 = (text: string) => [...text].map((character) => character.charCodeAt(0));
  const data = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(bytes)], 'orte.ics'));
    return transfer;
  }, latin1('Größe und Straße\r\nKölner Straße\r\n'));
  await page.locator('h1').dispatchEvent('drop', { dataTransfer: data });
  await expect(dialog(page)).toContainText('This is a file of text/calendar.');
  await expect(dialog(page)).toContainText('It seems to be in Windows-1252');
  await page.keyboard.type('text statistics');
  await expect(selected(page)).toContainText('Text statistics');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main textarea').first()).toHaveValue('Größe und Straße\nKölner Straße\n');
});

test('of two files that are dropped the other one can be looked at, too', async ({ page }) => {
  await open(page, 'en/');
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{"a":1}'], 'a.json'));
    transfer.items.add(new File(['x: 1\ny: [2]\n'], 'x.yaml'));
    return transfer;
  });
  await page.locator('h1').dispatchEvent('drop', { dataTransfer: data });
  const given = dialog(page).getByRole('group', { name: 'What was given' });
  await expect(given).toContainText('a.json');
  await given.getByRole('button', { name: '1 of 2' }).click();
  await expect(given).toContainText('x.yaml');
  await expect(given).toContainText('2 of 2');
  await expect(selected(page)).toContainText('YAML');
});

test('an empty clipboard is told', async ({ page }) => {
  await open(page, 'en/');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await (await openPalette(page)).fill('paste and detect');
  await expect(selected(page)).toContainText('Paste and detect');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText('There is no text in the clipboard.');
});

for (const [text, tool] of [
  ['10.0.0.0/22', 'ipv4-subnet-calculator'],
  ['{"a":1}\n', 'json-prettify'],
] as const) {
  test(`Enter waits until it is known what fits: ${JSON.stringify(text)}`, async ({ page }) => {
    await open(page);
    await paste(page, text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${tool}$`));
  });
}

test('words alone are looked at where they were pasted', async ({ page }) => {
  await open(page, 'en/');
  await paste(page, 'MCMXCIV');
  await expect(selected(page)).toContainText('1994');
});

test('a second paste takes the place of what was given', async ({ page }) => {
  await open(page);
  await paste(page, JSON_TEXT);
  await expect(selected(page)).toContainText('JSON 格式化');
  await paste(page, '#ff5733');
  await expect(dialog(page).getByRole('group', { name: '给定的内容' })).toHaveCount(0);
  await expect(selected(page)).toContainText('#ff5733 · oklch');
  await paste(page, '#00ff00');
  await expect(dialog(page).getByRole('combobox')).toHaveValue('#00ff00');
  await paste(page, JSON_TEXT);
  await expect(dialog(page).getByRole('combobox')).toHaveValue('');
  await expect(dialog(page).getByRole('group', { name: '给定的内容' })).toContainText('"name": "handy"');
});

test('what is typed into the palette is looked at, too: it stays where it is when it fits after all', async ({
  page,
}) => {
  await open(page);
  const field = await openPalette(page);
  await field.pressSequentially('192.168.0.1/24');
  await expect(selected(page)).toContainText('192.168.0.0');
  await field.fill('uuid');
  await expect(selected(page)).toContainText('UUID 生成器');
});

test('several lines pasted into the palette are not broken by its field, and can be taken out again', async ({
  page,
}) => {
  await open(page, 'uuid-generator');
  await openPalette(page);
  await paste(page, JSON_TEXT);
  await expect(dialog(page).getByRole('combobox')).toHaveValue('');
  await expect(dialog(page).getByRole('group', { name: '给定的内容' })).toContainText('"name": "handy"');
  await expect(selected(page)).toContainText('JSON 格式化');
  await page.keyboard.press('Backspace');
  await expect(dialog(page).getByRole('group', { name: '给定的内容' })).toHaveCount(0);
  await expect(dialog(page).getByRole('group', { name: '工具', exact: true })).toBeVisible();
});

test('a file that is dropped anywhere does not take the place of the page, and what was typed there stays', async ({
  page,
}) => {
  await open(page, 'json-prettify');
  const input = page.getByRole('textbox', { name: '输入', exact: true });
  await input.fill('[1]');
  await drop(page, 'notes.toml', 'title = "TOML"\n[owner]\nname = "Tom"\n');
  await expect(dialog(page).getByRole('group', { name: '给定的内容' })).toContainText('notes.toml');
  await expect(selected(page)).toContainText('TOML');
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue('[1]');
  await drop(page, 'notes.toml', 'title = "TOML"\n[owner]\nname = "Tom"\n');
  await expect(selected(page)).toContainText('TOML');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/toml-to-/);
  // A short text is there to be edited.
  await expect(page.locator('#main textarea').first()).toHaveValue(/^title = "TOML"/);
});

test('a long text is looked at in part and handed over whole', async ({ page }) => {
  await open(page);
  const text = JSON.stringify(Array.from({ length: 200_000 }, (_, index) => ({ index })));
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
  await expect(selected(page)).toContainText('JSON 格式化');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '结果' })).toContainText('400,001');
});

test('the clipboard is read when it is asked for, and a refusal is said', async ({ page, context }) => {
  await open(page);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), JSON_TEXT);
  const field = await openPalette(page);
  await field.fill('粘贴');
  await expect(selected(page)).toContainText('粘贴并识别');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('group', { name: '给定的内容' })).toContainText('"name": "handy"');
  await page.keyboard.press('Escape');

  await context.clearPermissions();
  await (await openPalette(page)).fill('粘贴');
  await expect(selected(page)).toContainText('粘贴并识别');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('没有允许');
});

test('on the page of a tool a paste beside its fields shows the tools for it, and one in a field is the field’s', async ({
  page,
}) => {
  await open(page, 'json-prettify');
  await page.locator('h1').click();
  await paste(page, '#ff5733');
  await expect(selected(page)).toContainText('#ff5733 · oklch');
  await page.keyboard.press('Escape');
  const input = page.getByRole('textbox', { name: '输入', exact: true });
  await input.fill('');
  await paste(page, '[1]');
  await expect(input).toHaveValue('[1]');
  await expect(dialog(page)).toHaveCount(0);
});

test('where keys are the content a paste opens nothing', async ({ page }) => {
  await open(page, 'keycode-info');
  await page.locator('h1').click();
  await paste(page, JSON_TEXT);
  await page.keyboard.press('?');
  // The sheet of the shortcuts is the first dialog that opens.
  await expect(dialog(page)).toContainText('键盘快捷键');
});

/** Keeps files back until it is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('a paste on a page that is not ready yet is not lost', async ({ page }) => {
  const letGo = await holdBack(page, /assets\/.*\.js$/);
  await page.goto(siteUrl(), { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor();
  await paste(page, JSON_TEXT);
  letGo();
  await expect(selected(page)).toContainText('"size": 17478252242305210114');
});

test.describe('a tool that is not ready yet', () => {
  const input = (page: Page) => page.getByRole('textbox', { name: '输入', exact: true });

  test('gets what is typed before its page has started, in the place of its example', async ({ page }) => {
    const letGo = await holdBack(page, /assets\/.*\.js$/);
    await page.goto(`${siteUrl()}json-prettify`, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    await page.keyboard.type(' ?[1,22');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.keyboard.type(', 3]');
    letGo();
    await expect(input(page)).toHaveValue('[1,2\n, 3]');
    await page.keyboard.type(' ');
    await expect(input(page)).toHaveValue('[1,2\n, 3] ');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(input(page)).toHaveValue(/hello/);
  });

  test('gets what is pasted before its page has started', async ({ page }) => {
    const letGo = await holdBack(page, /assets\/.*\.js$/);
    await page.goto(`${siteUrl()}json-prettify`, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    await paste(page, JSON_TEXT);
    letGo();
    await expect(input(page)).toHaveValue(JSON_TEXT);
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const [what, give] of [
    ['typed', (page: Page) => page.keyboard.type('[7]')],
    ['pasted', (page: Page) => paste(page, '[7]')],
  ] as const)
    test(`gets what is ${what} on the way from home`, async ({ page }) => {
      const letGo = await holdBack(page, /json-prettify-[^/]*\.js$/);
      await open(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^JSON 格式化/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'JSON 格式化' })).toBeVisible();
      await expect(page.locator('#main')).toBeFocused();
      await give(page);
      letGo();
      await expect(input(page)).toHaveValue('[7]');
      // The next tool is given nothing of it.
      await openPalette(page);
      await page.keyboard.type('sql');
      await expect(selected(page)).toContainText('SQL');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: /SQL/ })).toBeVisible();
      await expect(page.locator('#main textarea').first()).toHaveValue(/select/i);
    });

  test('has the search opened over it, which gets what follows', async ({ page }) => {
    const letGo = await holdBack(page, /assets\/.*\.js$/);
    await page.goto(`${siteUrl()}json-prettify`, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('uuid');
    letGo();
    await expect(dialog(page).getByRole('combobox')).toHaveValue('uuid');
    await page.keyboard.press('Escape');
    await expect(input(page)).toHaveValue(/hello/);
  });

  test('that has no field for it leaves what is pasted to the page', async ({ page }) => {
    const letGo = await holdBack(page, /assets\/.*\.js$/);
    await page.goto(`${siteUrl()}uuid-generator`, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    await page.keyboard.type('abc');
    await paste(page, JSON_TEXT);
    letGo();
    await expect(selected(page)).toContainText('"size": 17478252242305210114');
  });
});
