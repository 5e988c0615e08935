import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { caretIn, choose, openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import { words as french } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import StringEscaper from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(StringEscaper, { words, id: 'string-escaper' });
  return {
    screen,
    plain: screen.getByRole('textbox', { name: words.plain, exact: true }),
    literal: screen.getByRole('textbox', { name: words.literal, exact: true }),
  };
}

it('writes and reads, whichever side is edited', async () => {
  const { screen, plain, literal } = await open();
  await expect.element(literal).toHaveValue('"He said: \\"It\'s 5%\\"\\n\\\\n 😀"');
  await expect.element(screen.getByText(words.readBack)).toBeVisible();
  await plain.fill('a"b');
  await expect.element(literal).toHaveValue('"a\\"b"');
  await literal.fill('"c\\u0041\\td"');
  await expect.element(plain).toHaveValue('cA\td');
  await expectNoAxeViolations(screen.container);
});

it('writes the language that is chosen, beside it the others of its group, and remembers it', async () => {
  const { screen, plain, literal } = await open();
  await plain.fill("it's");
  await choose(screen.getByRole('combobox', { name: words.options.language.label }), words.languages.sql);
  await expect.element(literal).toHaveValue("'it''s'");
  const others = screen.getByRole('region', { name: words.others });
  await expect.element(others).toHaveTextContent("'it\\'s'");
  await expect.element(others.getByRole('button', { name: `Copy ${words.languages.postgresql}` })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: words.options.ascii })).toBeDisabled();
  expect(storedOptions()).toContain('"language":"sql"');
});

it('says what a language cannot hold, and where', async () => {
  const { screen, plain, literal } = await open();
  await choose(screen.getByRole('combobox', { name: words.options.language.label }), words.languages.cmd);
  await plain.fill('a\nb');
  await expect.element(screen.getByText(words.cannotHold('cmd', 'line-break', 1, 2))).toBeVisible();
  await expect.element(literal).toHaveValue('');
});

it('peels layer by layer, and leads on to JSON', async () => {
  const { screen, plain, literal } = await open();
  await literal.fill('%22%7B%5C%22a%5C%22%3A1%7D%22');
  await expect.element(plain).toHaveValue('{"a":1}');
  const layers = screen.getByRole('region', { name: words.layers(2) });
  await expect.element(layers).toHaveTextContent('URL component → JSON → JSON');
  await expect.element(screen.getByRole('link', { name: words.prettify })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('lists what it left and leads there; strict, it stops', async () => {
  const { screen, plain, literal } = await open();
  await literal.fill('"a\\qb"');
  await expect.element(plain).toHaveValue('a\\qb');
  await expect.element(screen.getByText(words.left('unknown', '\\q', 'json', 'error'))).toBeVisible();
  await screen.getByRole('button', { name: words.place(1, 3), exact: true }).click();
  expect(caretIn(literal)).toBe(2);
  await screen.getByRole('checkbox', { name: words.options.strict.label }).click();
  await expect.element(screen.getByText(words.notRead('unknown', '\\q', 'json', 1, 3))).toBeVisible();
  await expect.element(plain).toHaveValue('');
});

it('shows the languages in their groups', async () => {
  const { screen } = await open();
  await screen.getByRole('combobox', { name: words.options.language.label }).click();
  const java = screen.getByRole('option', { name: "JavaScript '…'" });
  await expect.element(java).toHaveAttribute('data-group', words.groups.code);
});

it.each([
  ['zh-cn', zhCn],
  ['fr', french],
] as const)('speaks %s', async (locale, own) => {
  const screen = await openTool(StringEscaper, { words: own, locale, id: 'string-escaper' });
  await screen.getByRole('textbox', { name: own.plain, exact: true }).fill('é');
  await expect.element(screen.getByText(own.readBack)).toBeVisible();
});
