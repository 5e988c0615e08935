import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, printedIn, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import JsonToToml from './view';

async function open(text?: string) {
  const screen = await openTool(JsonToToml, { words, height: 900 });
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'JSON', exact: true });
const result = () => page.getByRole('region', { name: 'TOML' });
const notes = () => page.getByRole('region', { name: 'Notes' });

const printed = () => printedIn(result());

const more = () => page.getByRole('button', { name: 'More options' }).click();

beforeEach(() => startAfresh(1280, 1000));

it('begins with an example and converts what is typed', async () => {
  const screen = await open();
  await expect.poll(printed).toBe('foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\n');
  await expectNoAxeViolations(screen.container);
  await input().fill('{"b":[1,null],a:1.10}');
  await expect.poll(printed).toBe('b = [1]\na = 1.10\n');
  await expect.element(notes()).toHaveTextContent('b[1]: null left out.');
  await expect.element(notes()).toHaveTextContent('Read as JSON5.');
});

it('obeys its options, and forgets them', async () => {
  await open('[{"a":null,"d":"2026-11-20"},{"n":9223372036854775808}] // end');
  const usual = '[[items]]\nd = "2026-11-20"\n\n[[items]]\nn = "9223372036854775808"\n# end\n';
  await expect.poll(printed).toBe(usual);
  await choose('Null values', 'As ""');
  await choose('Integers over 64 bits', 'As they are');
  await choose('Lists of maps', 'Inline');
  await more();
  await page.getByRole('checkbox', { name: 'Date strings become dates' }).click();
  await page.getByRole('checkbox', { name: 'Keep comments' }).click();
  await page.getByRole('textbox', { name: 'Key for the root' }).fill('a b');
  await expect.poll(printed).toBe('"a b" = [{ a = "", d = 2026-11-20 }, { n = 9223372036854775808 }]\n');
  await page.getByRole('checkbox', { name: 'Strict mode' }).click();
  await expect.element(page.getByText('Line 1, column 57: comments are not allowed in strict JSON.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(printed).toBe(usual);
});

it('says where a null is that may not be, and goes there', async () => {
  await open('{"a":\nnull}');
  await choose('Null values', 'Error');
  await expect.element(page.getByText('TOML has no null (a), line 2, column 1.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Go to line 2, column 1' }).click();
  await expect.element(input()).toHaveFocus();
});

it('says what is wrong with a text', async () => {
  await open('{"a":1,\n "b":tru}');
  await expect.element(page.getByText('Line 2, column 6: unknown word “tru”.')).toBeVisible();
  await input().fill('null');
  await expect.element(page.getByText('Nothing to put in a TOML table.')).toBeVisible();
  await input().fill('');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('leads to the tool that works the other way round, and not from a fault', async () => {
  await open('{"a":1}');
  const swap = result().getByRole('link', { name: words.documents.swap });
  await expect.element(swap).toHaveAttribute('href', expect.stringMatching(/toml-to-json$/));
  await input().fill('{');
  await expect.element(swap).not.toBeInTheDocument();
});
