import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Locale } from '../../i18n/locale';
import { restoreDrafts } from '../../operations/tool-drafts';
import { expectNoAxeViolations } from '../../ui/testing';
import {
  choose,
  dropOn,
  openMoreOptions,
  openTool,
  printedIn,
  startAfresh,
  storedOptions,
  watchClipboard,
  watchSaved,
} from '../../ui/testing-visit';
import { words } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import { fileOfHex } from './samples';
import TableConverter from './view';

const ALL_WORDS: Readonly<Record<Locale, unknown>> = { en: words, fr, 'zh-cn': zhCn };
/** The worker starts once, and reads what it needs of each format when it is first asked. */
const SOON = { timeout: 20_000 };

interface Opening {
  readonly locale?: Locale;
  readonly options?: object;
}

async function open(text?: string, { locale = 'en', options }: Opening = {}) {
  const screen = await openTool(TableConverter, {
    words: ALL_WORDS[locale],
    locale,
    options,
    // The worker, where all is read, knows the tool by its real name.
    id: 'table-converter',
  });
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: words.input, exact: true });
const inputPane = () => page.getByRole('region', { name: words.input, exact: true });
const result = () => page.getByRole('region', { name: words.result, exact: true });
const notes = () => page.getByRole('region', { name: 'Notes' });
const grid = () => page.getByRole('table', { name: words.grid });
const header = (name: string) => grid().getByRole('columnheader', { name: new RegExp(`^${name} `) });
const columnRow = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) });
const printed = () => printedIn(result());

/** Pastes as from a spreadsheet: the same as HTML and as plain text. */
function pasteTable(html: string, plain: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  input()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

beforeEach(async () => {
  restoreDrafts('table-converter', new Map());
  await startAfresh(1280, 1000);
});

it('begins with a sample, converted, and says what it was read as', async () => {
  const screen = await open();
  await expect
    .poll(() => printed().replaceAll('\n', ''), SOON)
    .toBe('[{"id":"1","name":"Zoë, \\"Z\\"","note":""},{"id":"2","name":"张三","note":"007"}]');
  await expect.element(inputPane()).toHaveTextContent('CSV ,');
  await expect.element(grid().getByRole('cell', { name: 'Zoë, "Z"' })).toBeVisible();
  await expect.element(grid().getByRole('cell', { name: 'empty' })).toHaveAttribute('data-mark', 'empty');
  await expect.element(page.getByText('2 rows', { exact: true })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('writes other formats, with the options that have an effect there, and remembers them', async () => {
  await open();
  await choose('Types', /^Detect numbers/);
  await expect.poll(printed, SOON).toMatch(/^\[\{"id":1,/);
  await choose('To', 'TSV');
  await expect
    .poll(printed, SOON)
    .toBe('id\tname\tnote\n1\tZoë, "Z"\t\n2\t张三\t007'.replace('Zoë, "Z"', '"Zoë, ""Z"""'));
  await expect.element(page.getByRole('combobox', { name: 'Types' })).not.toBeInTheDocument();
  await choose('To', 'CSV');
  await page.getByRole('button', { name: 'Excel preset' }).click();
  await openMoreOptions();
  await expect.element(page.getByRole('checkbox', { name: 'UTF-8 BOM in the download' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Guard formulas' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Align columns' })).not.toBeInTheDocument();
  expect(JSON.parse(storedOptions() ?? '')).toEqual({
    to: 'csv',
    types: 'detected',
    lineEnd: 'crlf',
    bom: true,
    guard: true,
  });
});

it('takes the delimiter of the language for Excel, in words of that language', async () => {
  await open(undefined, { locale: 'fr', options: { to: 'csv' } });
  await page.getByRole('button', { name: fr.excel }).click();
  await expect.poll(() => printedIn(page.getByRole('region', { name: fr.result })), SOON).toMatch(/^id;name;note/);
});

it('speaks Chinese', async () => {
  await open(undefined, { locale: 'zh-cn' });
  await expect.element(page.getByRole('table', { name: '表格预览' })).toBeVisible();
  await expect.element(page.getByText('2 行', { exact: true })).toBeVisible();
});

it('leads from a note to its line', async () => {
  await open('a,b\n1,2,3\n4', { options: { to: 'csv' } });
  await expect.element(notes(), SOON).toHaveTextContent('Line 2 has 3 cells, the header 2.');
  await expect.element(grid().getByRole('cell', { name: 'absent' }).first()).toHaveAttribute('data-mark', 'absent');
  await notes().getByRole('button', { name: 'Line 2', exact: true }).click();
  await expect.element(input()).toHaveFocus();
});

describe('the grid', () => {
  it('sorts up, down and not at all', async () => {
    await open('n,c\n10,x\n9,y\n100,z', { options: { to: 'csv' } });
    const sort = () => header('n').getByRole('button').first();
    await sort().click();
    await expect.poll(printed, SOON).toBe('n,c\n9,y\n10,x\n100,z');
    await expect.element(header('n')).toHaveAttribute('aria-sort', 'ascending');
    await sort().click();
    await expect.poll(printed, SOON).toBe('n,c\n100,z\n10,x\n9,y');
    await expect.element(header('n')).toHaveAttribute('aria-sort', 'descending');
    await sort().click();
    await expect.poll(printed, SOON).toBe('n,c\n10,x\n9,y\n100,z');
  });

  it('filters by a column, and says how many rows are left', async () => {
    await open('n,c\n10,x\n9,y\n100,z', { options: { to: 'csv' } });
    await header('n').getByRole('button', { name: 'Filter n' }).click();
    const text = page.getByRole('textbox', { name: words.filterText });
    await expect.element(text).toHaveFocus();
    await text.fill('10');
    await expect.poll(printed, SOON).toBe('n,c\n10,x\n100,z');
    await expect.element(page.getByText('2 of 3 rows')).toBeVisible();
    await choose('Condition', 'differs from');
    await expect.poll(printed, SOON).toBe('n,c\n9,y\n100,z');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(printed, SOON).toBe('n,c\n10,x\n9,y\n100,z');
    expect(storedOptions()).toBe('{"to":"csv"}');
  });

  it('hides and renames columns', async () => {
    await open('a,b\n1,2', { options: { to: 'csv' } });
    await page.getByRole('button', { name: 'Columns (2)' }).click();
    await columnRow('a').getByRole('checkbox').click();
    await expect.poll(printed, SOON).toBe('b\n2');
    await columnRow('b').getByRole('textbox').fill('B');
    await expect.poll(printed, SOON).toBe('B\n2');
    await expect.element(header('B')).toBeVisible();
  });
});

it('tells a fault beside its field, and shows no former result with it', async () => {
  await open('{"a":[{"x":1}],"b":2}', { options: { to: 'csv' } });
  const path = page.getByRole('textbox', { name: words.path });
  await path.fill('c');
  await expect.element(path, SOON).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('There is no “c” here.')).toBeVisible();
  await expect.element(result()).toHaveTextContent('No result yet');
  await expect.element(grid()).not.toBeInTheDocument();
  await path.fill('a');
  await expect.poll(printed, SOON).toBe('x\n1');
  await path.fill('');
  await input().fill('{"a":');
  await expect.element(page.getByText(/Line 1, column 6: expected a value/), SOON).toBeVisible();
});

it('takes a table pasted from a spreadsheet as HTML, or as plain text', async () => {
  await open(undefined, { options: { to: 'csv' } });
  pasteTable(
    '<html><body><!--StartFragment--><table><tr><td>a</td></tr></table><!--EndFragment--></body></html>',
    'p\tq\r\n1\t2',
  );
  await expect.element(input()).toHaveValue('<table><tr><td>a</td></tr></table>');
  await expect.element(notes(), SOON).toHaveTextContent(words.pasted);
  await notes().getByRole('button', { name: words.usePlain }).click();
  await expect.element(input()).toHaveValue('p\tq\n1\t2');
  await expect.poll(printed, SOON).toBe('p,q\n1,2');
  pasteTable('<p>no table</p>', 'x');
  await expect.element(input()).not.toHaveValue('<p>no table</p>');
});

describe('files', () => {
  it('are read in their encoding, and in another one where that is chosen', async () => {
    await open(undefined, { options: { to: 'csv' } });
    dropOn(inputPane(), fileOfHex('d0d5c3fb2cb3c7cad00ad5c5c8fd2cb1b1bea90a'));
    await expect.poll(printed, { timeout: 20_000 }).toBe('姓名,城市\n张三,北京');
    await expect.element(inputPane()).toHaveTextContent('GB18030');
    await openMoreOptions();
    await choose('Encoding', 'UTF-8');
    await expect.element(page.getByText(/not valid UTF-8 text/), SOON).toBeVisible();
    await page.getByRole('button', { name: 'Read as GB18030' }).click();
    await expect.poll(printed, SOON).toBe('姓名,城市\n张三,北京');
  });

  it('are saved as workbooks, and opened from such', async () => {
    const saved = watchSaved();
    await open(undefined, { options: { to: 'xlsx' } });
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await input().fill('a,b\n007,2');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await expect.poll(() => saved.length, SOON).toBe(1);
    const blob = saved[0]?.blob ?? new Blob();
    dropOn(inputPane(), new File([blob], 'book.xlsx'));
    await choose('To', 'CSV');
    await expect.poll(printed, { timeout: 20_000 }).toBe('a,b\n007,2');
    await expect.element(inputPane()).toHaveTextContent('book.xlsx');
    const range = page.getByRole('textbox', { name: words.range });
    await range.fill('?');
    await expect.element(page.getByText('Not a range. Write it like B2:D10 or B:D.'), SOON).toBeVisible();
    await range.fill('B:B');
    await expect.poll(printed, SOON).toBe('b\n2');
  });
});

it('is copied for a spreadsheet', async () => {
  const copied = watchClipboard();
  const commanded: string[] = [];
  document.addEventListener('copy', (event) => commanded.push(event.clipboardData?.getData('text/html') ?? ''));
  await open(undefined, { options: { to: 'csv' } });
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await input().fill('a,b\n1,2');
  await expect.poll(printed, SOON).toBe('a,b\n1,2');
  await page.getByRole('button', { name: words.copyTable }).click();
  await expect.poll(() => commanded.length + copied.length, SOON).toBeGreaterThan(0);
});

it('fits a phone', async () => {
  await page.viewport(390, 800);
  await open('a;b;c\n1,5;2;3\n4,5;5;6', { options: { to: 'csv' } });
  await page.getByRole('button', { name: 'Columns (3)' }).click();
  await header('a').getByRole('button', { name: 'Filter a' }).click();
  await expect.element(page.getByRole('textbox', { name: words.filterText })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
