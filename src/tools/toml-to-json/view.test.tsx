import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { caretIn, choose, dropOn, openTool, printedIn, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import TomlToJson from './view';

async function open(text?: string, id?: string) {
  const screen = await openTool(TomlToJson, { words, id, height: 900 });
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'TOML', exact: true });
const result = () => page.getByRole('region', { name: 'JSON' });
const notes = () => page.getByRole('region', { name: 'Notes' });

const printed = () => printedIn(result());

const more = () => page.getByRole('button', { name: 'More options' }).click();

beforeEach(() => startAfresh(1280, 1000));

it('begins with an example and converts what is typed', async () => {
  const screen = await open();
  await expect
    .poll(printed)
    .toBe(
      '{\n  "foo": "bar",\n  "list": {\n    "name": "item",\n    "another": {\n      "key": "value"\n    }\n  }\n}',
    );
  await expect.element(notes()).toHaveTextContent('1 comment dropped.');
  await expectNoAxeViolations(screen.container);
  await input().fill('big = 12345678901234567890\nat = 07:32\n');
  await expect.poll(printed).toBe('{\n  "big": 12345678901234567890,\n  "at": "07:32:00"\n}');
});

it('obeys its options, and forgets them', async () => {
  await open('# c\nb = inf\na = 9007199254740993');
  await expect.poll(printed).toBe('{\n  "b": null,\n  "a": 9007199254740993\n}');
  await choose('Indent', 'One line');
  await choose('Sort keys', 'A→Z by code unit');
  await expect.poll(printed).toBe('{"a":9007199254740993,"b":null}');
  await more();
  await choose('Big integers', 'As strings');
  await choose('NaN / Infinity', 'string');
  await choose('Comments', 'Keep (JSONC)');
  await expect.poll(printed).toBe('{"a":"9007199254740993",/* c */"b":"Infinity"}');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(printed).toBe('{\n  "b": null,\n  "a": 9007199254740993\n}');
});

it('reads TOML 1.0 alone where asked', async () => {
  await open('a = { b = 1,\n}');
  await expect.poll(printed).toBe('{\n  "a": {\n    "b": 1\n  }\n}');
  // Its name goes on with what it refuses.
  await choose('TOML version', /^1\.0 strict/);
  await expect
    .element(page.getByText('Needs TOML 1.1 (a line break in an inline table), line 1, column 13.'))
    .toBeVisible();
});

it('says where a text is broken, and goes there', async () => {
  await open('a = 1\na = 2');
  await expect.element(page.getByText('Key “a” is defined twice, line 2, column 1.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Go to line 2, column 1' }).click();
  await expect.element(input()).toHaveFocus();
  expect(caretIn(input())).toBe(6);
});

it('gives one table alone', async () => {
  await open('[tool.poetry]\nname = "x"\n[tool.black]\nline-length = 100');
  await choose('Table', 'tool.poetry');
  await expect.poll(printed).toBe('{\n  "name": "x"\n}');
  await input().fill('[tool.black]\nline-length = 100');
  await expect.element(page.getByText('There is no table “tool.poetry”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole document' }).click();
  await expect.poll(printed).toBe('{\n  "tool": {\n    "black": {\n      "line-length": 100\n    }\n  }\n}');
});

it('shows nothing for nothing', async () => {
  await open('');
  await expect.element(result()).toHaveTextContent('The result appears here');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('reads a file of two megabytes in the worker', async () => {
  // The worker finds operations by the tool's own name.
  await open(undefined, 'toml-to-json');
  const table = '[[package]]\nname = "package"\nversion = "1.10"\nlist = [1, 2.5, "three"] # c\n\n';
  dropOn(input(), new File([table.repeat(28_000)], 'large.toml'));
  await expect.element(result(), { timeout: 30_000 }).toHaveTextContent('252,004 lines');
});
