import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, printedIn, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import JsonMinify from './view';

async function open(text?: string, id?: string) {
  const screen = await openTool(JsonMinify, { words, id, height: 900 });
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'Input', exact: true });
const result = () => page.getByRole('region', { name: 'Result' });
const notes = () => page.getByRole('region', { name: 'Notes' });

const printed = () => printedIn(result());

beforeEach(() => startAfresh(1280, 1000));

it('begins with an example, says what was saved, and minifies what is typed', async () => {
  // Sizes with gzip come from the worker, which knows the tool by its real name.
  const screen = await open(undefined, 'json-minify');
  await expect.poll(printed).toBe('{"hello":["world"]}');
  await expect.element(result()).toHaveTextContent('19 bytes');
  await expect.element(result()).toHaveTextContent('before 28 bytes (-32.1%)');
  await expect.element(result()).toHaveTextContent(/gzip \d+ bytes → \d+ bytes/);
  await expectNoAxeViolations(screen.container);
  await input().fill('// c1\n{ /* c2 */ "a": 17478252242305210114 }');
  await expect.poll(printed).toBe('{"a":17478252242305210114}');
  await expect.element(notes()).toHaveTextContent('Read as JSON5: removed 2 comments.');
});

it('obeys its options, and forgets them', async () => {
  await open('{"b": "名前 🐳 \\/", "a": 1}');
  await choose('Sort keys', 'A→Z by code unit');
  await expect.poll(printed).toBe('{"a":1,"b":"名前 🐳 \\/"}');
  await choose('Strings', 'Shortest form');
  await expect.poll(printed).toBe('{"a":1,"b":"名前 🐳 /"}');
  await choose('String literal', 'Wrap as string literal');
  await expect.poll(printed).toBe('"{\\"a\\":1,\\"b\\":\\"名前 🐳 /\\"}"');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(printed).toBe('{"b":"名前 🐳 \\/","a":1}');
});

it('says where a text is broken, and goes there', async () => {
  await open('[1,2');
  await expect.element(page.getByText('Line 1, column 5: expected “,” or “]”.')).toBeVisible();
  await expect.element(result()).toHaveTextContent('No result yet');
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Strict mode' }).click();
  await input().fill('{a:1}');
  await expect.element(page.getByText(/keys need double quotes in strict JSON/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to line 1, column 2' }).click();
  await expect.element(input()).toHaveFocus();
});

it('tells what JSON has not, and which keys are repeated', async () => {
  await open('{a:Infinity}');
  await expect.poll(printed).toBe('{"a":null}');
  await expect.element(notes()).toHaveTextContent('Infinity is not JSON; written as null.');
  await notes().getByRole('button', { name: 'Line 1, column 4' }).click();
  await expect.element(input()).toHaveFocus();
  await input().fill('{"a":1,"a":2}');
  await expect.poll(printed).toBe('{"a":1,"a":2}');
  await expect.element(notes()).toHaveTextContent('Duplicate key “a” at line 1, column 8');
});

it('takes JSON out of a string when asked', async () => {
  await open('"{\\"a\\": 1}"');
  await expect.poll(printed).toBe('"{\\"a\\": 1}"');
  await notes().getByRole('button', { name: 'Unwrap' }).click();
  await expect.poll(printed).toBe('{"a":1}');
  await input().fill('{ "b": 2 }');
  await expect.element(notes()).toHaveTextContent('there was nothing to unwrap');
});

it('is quiet when there is nothing', async () => {
  await open('');
  await expect.element(result()).toHaveTextContent('The result appears here.');
  await input().fill('  ');
  await expect.element(result()).toHaveTextContent('The result appears here.');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
