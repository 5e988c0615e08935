import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, dropOn, openTool, printedIn, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import TomlToYaml from './view';

async function open(text?: string, id?: string) {
  const screen = await openTool(TomlToYaml, { words, id, height: 900 });
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'TOML', exact: true });
const result = () => page.getByRole('region', { name: 'YAML' });

const printed = () => printedIn(result());

const check = (name: string) => page.getByRole('checkbox', { name }).click();

beforeEach(() => startAfresh(1280, 1000));

it('begins with an example and converts what is typed', async () => {
  const screen = await open();
  await expect.poll(printed).toBe('foo: bar\n# This is a comment\nlist:\n  name: item\n  another:\n    key: value\n');
  await page.getByRole('button', { name: 'More options' }).click();
  await expectNoAxeViolations(screen.container);
  await input().fill('country = "no"\nat = 07:32\n');
  await expect.poll(printed).toBe('country: "no"\nat: "07:32:00"\n');
});

it('obeys its options, and forgets them', async () => {
  await open('b = ["no"] # c\na = 1979-05-27');
  const usual = 'b: # c\n  - "no"\na: 1979-05-27\n';
  await expect.poll(printed).toBe(usual);
  await page.getByRole('button', { name: 'More options' }).click();
  await choose('Dates', 'In quotes');
  await check('Keep comments');
  await check('Safe for YAML 1.1');
  await check('Indent lists');
  await expect.poll(printed).toBe('b:\n- no\na: "1979-05-27"\n');
  await expect.element(page.getByRole('region', { name: 'Notes' })).toHaveTextContent('1 comment dropped.');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(printed).toBe(usual);
});

it('reads TOML 1.0 alone where asked', async () => {
  await open('a = { b = 1,\n}');
  await expect.poll(printed).toBe('a:\n  b: 1\n');
  await choose('TOML version', /^1\.0 strict/);
  await expect.element(page.getByText(/Needs TOML 1\.1/)).toBeVisible();
});

it('says where a text is broken, and goes there', async () => {
  await open('a = 1\na = 2');
  await expect.element(page.getByText('Key “a” is defined twice, line 2, column 1')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Go to line 2, column 1' }).click();
  await expect.element(input()).toHaveFocus();
});

it('converts a file of two megabytes in the worker', async () => {
  // The worker finds operations by the tool's own name.
  await open(undefined, 'toml-to-yaml');
  const table = '[[package]]\nname = "package"\nversion = "1.10"\nlist = [1, 2.5, "three"] # c\n\n';
  dropOn(input(), new File([table.repeat(28_000)], 'large.toml'));
  await expect.element(result(), { timeout: 30_000 }).toHaveTextContent('168,002 lines');
});
