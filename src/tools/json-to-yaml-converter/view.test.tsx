import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { caretIn, choose, dropOn, openTool, printedIn, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import JsonToYaml from './view';

async function open(text?: string, id?: string) {
  const screen = await openTool(JsonToYaml, { words, id, height: 900 });
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'JSON', exact: true });
const result = () => page.getByRole('region', { name: 'YAML' });
const notes = () => page.getByRole('region', { name: 'Notes' });

const printed = () => printedIn(result());

const check = (name: string) => page.getByRole('checkbox', { name }).click();

beforeEach(() => startAfresh(1280, 1000));

it('begins with an example and converts what is typed', async () => {
  const screen = await open();
  await expect.poll(printed).toBe('foo: bar\nlist:\n  - item\n  - key: value\n');
  await page.getByRole('button', { name: 'More options' }).click();
  await expectNoAxeViolations(screen.container);
  await input().fill('{country: "no", id: 12345678901234567890, a: 1, a: 2}');
  await expect.poll(printed).toBe('country: "no"\nid: 12345678901234567890\na: 2\n');
  await expect.element(notes()).toHaveTextContent('Duplicate key “a” at line 1, column 49');
  await expect.element(notes()).toHaveTextContent('Read as JSON5');
});

it('obeys its options, and forgets them', async () => {
  await open('{"b":["no",null],"a":"x y"}');
  const usual = 'b:\n  - "no"\n  - null\na: x y\n';
  await expect.poll(printed).toBe(usual);
  await page.getByRole('radio', { name: '4' }).click();
  await choose('Quotes', 'Single');
  await page.getByRole('button', { name: 'More options' }).click();
  await check('Safe for YAML 1.1');
  await choose('Sort keys', 'A→Z by code unit');
  await expect.poll(printed).toBe("a: 'x y'\nb:\n    - 'no'\n    - null\n");
  await choose('Quotes', 'Where needed');
  await check('Indent lists');
  await choose('Null as', '~');
  await check('Begin with ---');
  await expect.poll(printed).toBe('---\na: x y\nb:\n- no\n- ~\n');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(printed).toBe(usual);
});

it('puts JSON Lines into documents or a list, and folds', async () => {
  await open(`{"a":1}\n{"b":"${'word '.repeat(30)}end"}`);
  await expect.poll(printed).toContain('a: 1\n---\nb: word');
  await page.getByRole('button', { name: 'More options' }).click();
  await choose('JSON Lines', 'One list');
  await choose('Long text', 'Fold at 80');
  await expect.poll(printed).toContain('- a: 1\n- b: >-\n    word');
});

it('says where a text is broken, and goes there', async () => {
  await open('{"a":1,\n "b":tru}');
  await expect.element(page.getByText('Line 2, column 6: unknown word “tru”.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Go to line 2, column 6' }).click();
  await expect.element(input()).toHaveFocus();
  expect(caretIn(input())).toBe(13);
});

it('refuses in strict mode what is not JSON', async () => {
  await open('{a: 1}');
  await expect.poll(printed).toBe('a: 1\n');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('checkbox', { name: 'Strict mode' }).click();
  await expect.element(page.getByText(/keys need double quotes in strict JSON/)).toBeVisible();
});

it('converts a file of some megabytes in the worker', async () => {
  // The worker finds operations by the tool's own name.
  await open(undefined, 'json-to-yaml-converter');
  const item = '{"name":"package","version":1.10,"list":[1,2.5,"three"],"text":"no"}';
  dropOn(input(), new File([`[${`${item},\n`.repeat(59_999)}${item}]`], 'large.json'));
  await expect.element(result(), { timeout: 30_000 }).toHaveTextContent('420,001 lines');
});
