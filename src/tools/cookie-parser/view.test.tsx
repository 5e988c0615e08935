import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import {
  caretIn,
  choose,
  openTool,
  rowValue,
  startAfresh,
  storedOptions,
  watchClipboard,
} from '../../ui/testing-visit';
import { words as kit } from '../../i18n/kit/en';
import { words } from './locales/en';
import { words as zhCn } from './locales/zh-cn';
import { EXAMPLE } from './operations';
import CookieParser from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(CookieParser, { words, id: 'cookie-parser' });
  // Other tests of this visit leave their texts and their page behind.
  await screen.getByRole('tab', { name: words.tabs.parse }).click();
  await screen.getByRole('textbox', { name: words.text }).fill(EXAMPLE);
  await screen.getByRole('textbox', { name: words.page }).fill('');
  return {
    screen,
    input: screen.getByRole('textbox', { name: words.text }),
    table: screen.getByRole('table', { name: words.table }),
  };
}

it('opens with three cookies, says what becomes of each, and hides their values', async () => {
  const { screen, table } = await open();
  await expect.element(screen.getByRole('heading', { name: words.found(3) })).toBeVisible();
  await expect.element(table).toHaveTextContent(words.refusal({ code: 'none-insecure' }));
  await expect.element(table).toHaveTextContent('••••••');
  await expect.element(table).not.toHaveTextContent('dark');
  await screen.getByRole('button', { name: words.showValues }).click();
  await expect.element(table).toHaveTextContent('{"dark":true}');
  await screen.getByRole('switch', { name: words.options.decode.label }).click();
  await expect.element(table).toHaveTextContent('%7B%22dark%22%3Atrue%7D');
  expect(storedOptions()).toContain('"decode":false');
  expect(storedOptions()).not.toContain('dark');
  await expect.element(screen.getByRole('link', { name: words.openJwt })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('tells where and when one of them is sent', async () => {
  const { screen, input } = await open();
  await input.fill('Set-Cookie: a=1; Max-Age=60');
  const details = screen.getByRole('list', { name: words.details('a') });
  await expect.element(details).toHaveTextContent(words.ownHost);
  await expect.element(details).toHaveTextContent(words.seconds(60));
  await expect.element(screen.getByRole('cell', { name: words.answers.grace })).toBeVisible();
  await screen.getByRole('textbox', { name: words.page }).fill('https://app.example.com/dir/page');
  await expect.element(details).toHaveTextContent(words.defaultPathAndBelow('/dir'));
  await screen.getByRole('textbox', { name: words.page }).fill('http://');
  await expect.element(screen.getByText(words.fault({ code: 'bad-page' }))).toBeVisible();
  await expect.element(details).not.toBeInTheDocument();
});

it('marks a line without a cookie in its place, and leads to it', async () => {
  const { screen, input, table } = await open();
  await input.fill('a=1\nhello\nb=2');
  await expect.element(screen.getByRole('heading', { name: words.found(2) })).toBeVisible();
  await expect.element(table.getByRole('row').nth(2)).toHaveTextContent(words.states.unread);
  const notes = screen.getByRole('region', { name: 'Notes' });
  await expect.element(notes).toHaveTextContent(words.lineFault({ code: 'no-pair', line: 2, at: 4 }));
  await notes.getByRole('button', { name: words.place(2) }).click();
  await expect.poll(() => caretIn(input)).toBe(4);
});

it('shows the facts of the one that is chosen, by its name or in the list', async () => {
  const { screen, table } = await open();
  await table.getByRole('button', { name: 'ads' }).click();
  await expect.element(screen.getByRole('list', { name: words.details('ads') })).toBeVisible();
  await choose(words.choose, '2. theme');
  const details = screen.getByRole('list', { name: words.details('theme') });
  await expect.element(details).toHaveTextContent('Set-Cookie: theme=; Path=/; Max-Age=0; SameSite=Lax');
  await expect.element(details).not.toHaveTextContent('dark');
});

it('says what is no JSON, and where', async () => {
  const { screen, input } = await open();
  await input.fill('[{"name":"a","value":"1",}]');
  await expect.element(screen.getByText(words.fault({ code: 'bad-json', at: 24, line: 1, column: 25 }))).toBeVisible();
});

it('asks before it takes a line apart', async () => {
  const { screen, input } = await open();
  await input.fill('Set-Cookie: a=1, b=2');
  await expect.element(screen.getByText(words.maybeFolded(2))).toBeVisible();
  await screen.getByRole('button', { name: words.readFolded }).click();
  await expect.element(screen.getByRole('heading', { name: words.found(2) })).toBeVisible();
});

it('says what is wrong, and rests', async () => {
  const { screen, input, table } = await open();
  await input.fill('Date: today');
  await expect.element(screen.getByText(words.fault({ code: 'none' }))).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
  await input.fill('');
  await expect.element(screen.getByText(words.fault({ code: 'none' }))).not.toBeInTheDocument();
});

it('is quiet while the name of a header is typed, and says so where a time is wanted', async () => {
  const { screen, input, table } = await open();
  for (const typed of ['S', 'set-coo', 'Set-Cookie: ']) {
    await input.fill(typed);
    await expect.element(table).not.toBeInTheDocument();
    await expect.element(screen.getByText(words.fault({ code: 'none' }))).not.toBeInTheDocument();
  }
  await input.fill('Set-Cookie: a=1');
  await expect.element(table).toBeVisible();
  await screen.getByRole('radio', { name: words.given }).click();
  await screen.getByRole('textbox', { name: words.instant }).fill('');
  await expect.element(table).not.toBeInTheDocument();
  await expect.element(screen.getByText(kit.fixInput)).toBeVisible();
  await screen.getByRole('radio', { name: words.now }).click();
  await expect.element(table).toBeVisible();
});

it('says what a file of cookies leaves out', async () => {
  const { screen } = await open();
  await choose(words.options.form.label, words.options.form.values['cookies-txt']);
  await expect.element(screen.getByText(words.lessInFile)).toBeVisible();
  await choose(words.options.form.label, words.options.form.values.json);
  await expect.element(screen.getByText(words.lessInFile)).not.toBeInTheDocument();
});

it('copies them in another form', async () => {
  const copied = watchClipboard();
  const { screen, input } = await open();
  await input.fill('Cookie: a=1; b=2');
  await screen.getByRole('button', { name: words.copyAs('JSON'), exact: true }).click();
  await expect.poll(() => copied[0]).toContain('"name": "b"');
});

it('builds a cookie, and says what a browser does with it', async () => {
  const { screen } = await open();
  await screen.getByRole('tab', { name: words.tabs.build }).click();
  await screen.getByRole('textbox', { name: words.value, exact: true }).fill('a b;c');
  await expect
    .poll(() => rowValue(words.built))
    .toBe('Set-Cookie: sid=a%20b%3Bc; Path=/; Max-Age=3600; Secure; HttpOnly; SameSite=Lax');
  // What is never stored need not be deleted.
  await screen.getByRole('textbox', { name: words.name, exact: true }).fill('__Host-sid');
  await expect.element(screen.getByText(words.deletion)).toBeVisible();
  await screen.getByRole('switch', { name: 'Secure' }).click();
  await expect.element(screen.getByText(words.deletion)).not.toBeInTheDocument();
  await screen.getByRole('switch', { name: 'Secure' }).click();
  await screen.getByRole('textbox', { name: words.name, exact: true }).fill('a=b');
  await expect
    .element(screen.getByText(words.buildFault({ code: 'bad-character', field: 'name', at: 1, found: '=' })))
    .toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('gives a cookie one of the usual lifetimes, or a date of a calendar', async () => {
  const { screen } = await open();
  await screen.getByRole('tab', { name: words.tabs.build }).click();
  await screen.getByRole('textbox', { name: words.name, exact: true }).fill('sid');
  await screen.getByRole('group', { name: words.presets }).getByRole('button', { name: '7 days' }).click();
  await expect.poll(() => rowValue(words.built)).toContain('; Max-Age=604800;');
  await screen.getByRole('radio', { name: 'Expires' }).click();
  await expect.poll(() => rowValue(words.built)).toMatch(/; Expires=\w{3}, \d\d \w{3} 20\d\d \d\d:\d\d:\d\d GMT;/);
  const picker = screen.getByLabelText(words.pickDate);
  await picker.fill('2040-02-29T12:30:15');
  await expect
    .poll(() => rowValue(words.built))
    .toContain(`Expires=${new Date(2040, 1, 29, 12, 30, 15).toUTCString()}`);
  await screen.getByRole('textbox', { name: 'Expires' }).fill('1500000000');
  await expect.element(screen.getByText(words.states.deletes)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Expires' }).fill('Sun, 06 Dec 2026 08:49:37 GMT');
  await expect.poll(() => rowValue(words.built)).toContain('Expires=Sun, 06 Dec 2026 08:49:37 GMT');
  await screen.getByRole('textbox', { name: 'Expires' }).fill('soon');
  await expect.element(screen.getByText(words.buildFault({ code: 'bad-expires' }))).toBeVisible();
  await expect.element(screen.getByText(words.states.deletes)).not.toBeInTheDocument();
});

it('speaks Chinese', async () => {
  const screen = await openTool(CookieParser, { words: zhCn, locale: 'zh-cn', id: 'cookie-parser' });
  await screen.getByRole('tab', { name: zhCn.tabs.parse }).click();
  await screen.getByRole('textbox', { name: zhCn.text }).fill(EXAMPLE);
  await expect.element(screen.getByRole('heading', { name: zhCn.found(3) })).toBeVisible();
});
