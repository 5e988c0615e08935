import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { caretIn, choose, openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import { words as zhCn } from './locales/zh-cn';
import TextToUnicode from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  // Only the true id reaches the worker, where the names are read.
  const screen = await openTool(TextToUnicode, { words, id: 'text-to-unicode' });
  return {
    screen,
    plain: screen.getByRole('textbox', { name: words.plain, exact: true }),
    escaped: screen.getByRole('textbox', { name: words.escaped }),
  };
}

it('converts both ways, whichever side is edited', async () => {
  const { screen, plain, escaped } = await open();
  await plain.fill('é😀');
  await expect.element(escaped).toHaveValue('&#233;&#128512;');
  await expect.element(screen.getByText(words.written(2))).toBeVisible();
  await escaped.fill('&#105;\\ud83d\\ude00 U+4E2D');
  await expect.element(plain).toHaveValue('i😀 中');
  await expect.element(screen.getByText(words.read(3))).toBeVisible();
});

it('names every character and flags what nobody sees', async () => {
  const { screen, plain } = await open();
  await plain.fill('é\u200b中');
  await expect.element(screen.getByRole('cell', { name: 'LATIN SMALL LETTER E WITH ACUTE' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'CJK UNIFIED IDEOGRAPH-4E2D' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: words.marks.format })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'Latin-1 Supplement' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: words.characters(3) })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('writes what the options ask for, and remembers them', async () => {
  const { screen, plain, escaped } = await open();
  await plain.fill('aé');
  await choose(screen.getByRole('combobox', { name: words.options.notation.label }), /^JSON/);
  await screen.getByRole('radio', { name: words.options.scope.values['non-ascii'] }).click();
  await expect.element(escaped).toHaveValue('a\\u00e9');
  await screen.getByRole('radio', { name: 'A–F', exact: true }).click();
  await expect.element(escaped).toHaveValue('a\\u00E9');
  expect(storedOptions()).toContain('"notation":"json"');
});

it('lists what it left, and leads there', async () => {
  const { screen, plain, escaped } = await open();
  await escaped.fill('A &#x110000; \\u12');
  await expect.element(plain).toHaveValue('A &#x110000; \\u12');
  await expect.element(screen.getByText(words.left['too-large']('&#x110000;'))).toBeVisible();
  await expect.element(screen.getByText(words.left.unfinished('\\u12'))).toBeVisible();
  await screen.getByRole('button', { name: words.place(3), exact: true }).click();
  expect(caretIn(escaped)).toBe(2);
});

it('speaks Chinese', async () => {
  const screen = await openTool(TextToUnicode, { words: zhCn, locale: 'zh-cn', id: 'text-to-unicode' });
  await screen.getByRole('textbox', { name: zhCn.plain, exact: true }).fill('é😀');
  await expect.element(screen.getByRole('heading', { name: zhCn.characters(2) })).toBeVisible();
});
