import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, dropOn, openTool, printedIn, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import YamlToToml from './view';

async function open(text?: string, id?: string) {
  const screen = await openTool(YamlToToml, { words, id, height: 900 });
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'YAML', exact: true });
const result = () => page.getByRole('region', { name: 'TOML' });
const notes = () => page.getByRole('region', { name: 'Notes' });

const printed = () => printedIn(result());

const more = () => page.getByRole('button', { name: 'More options' }).click();

beforeEach(() => startAfresh(1280, 1000));

it('begins with an example and converts what is typed', async () => {
  const screen = await open();
  await expect
    .poll(printed)
    .toBe('foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\nnumber = 1\n');
  await more();
  await expectNoAxeViolations(screen.container);
  await input().fill('n: ~\nd: 2026-11-20 # due\n');
  await expect.poll(printed).toBe('d = 2026-11-20 # due\n');
  await expect.element(notes()).toHaveTextContent('n: null left out.');
});

it('obeys its options, and forgets them', async () => {
  const usual = 'items = ["no", 2026-11-20, "12345678901234567890"] # c\n';
  await open('[no, 2026-11-20, 12345678901234567890, ~, "\\e"] # c');
  const escaped = usual.replace(']', ', "\\u001B"]');
  await expect.poll(printed).toBe(escaped);
  await choose('YAML version', /^1\.1/);
  await choose('Null values', 'As ""');
  await more();
  await choose('Integers over 64 bits', 'As they are');
  await page.getByRole('textbox', { name: 'Key for the root' }).fill('k');
  await page.getByRole('radiogroup', { name: 'Output version' }).getByRole('radio', { name: '1.1' }).click();
  await page.getByRole('checkbox', { name: 'ISO dates become TOML dates' }).click();
  await page.getByRole('checkbox', { name: 'Keep comments' }).click();
  await expect.poll(printed).toBe('k = [false, "2026-11-20", 12345678901234567890, "", "\\e"]\n');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(printed).toBe(escaped);
});

it('takes one of several documents, or all', async () => {
  await open('a: 1\n---\na: 2');
  await expect.poll(printed).toBe('a = 1\n');
  await expect.element(notes()).toHaveTextContent('Document 1 of 2 was taken.');
  await expect.element(result()).toHaveTextContent('2 documents');
  await page.getByRole('spinbutton', { name: 'Document' }).fill('2');
  await expect.poll(printed).toBe('a = 2\n');
  await choose('Several documents', 'As a list');
  await expect.poll(printed).toBe('[[items]]\na = 1\n\n[[items]]\na = 2\n');
});

it('says what is wrong with a text, and goes there', async () => {
  await open('a: 1\na: 2');
  await expect.element(page.getByText('Key “a” is repeated, line 2, column 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to line 2, column 1' }).click();
  await expect.element(input()).toHaveFocus();
  await input().fill('b: ~');
  await choose('Null values', 'Error');
  await expect.element(page.getByText('TOML has no null (b), line 1, column 4.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
});

it('reads a file in the worker', async () => {
  // The worker finds operations by the tool's own name.
  await open(undefined, 'yaml-to-toml');
  const items = '- name: package\n  version: "1.10"\n  list: [1, 2.5, three] # c\n'.repeat(4000);
  dropOn(input(), new File([items], 'large.yaml'));
  await expect.element(result(), { timeout: 30_000 }).toHaveTextContent('20,000 lines');
});
