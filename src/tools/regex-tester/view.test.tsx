import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PATTERN_RECIPES } from '../../lib/pattern-recipes';
import { expectNoAxeViolations } from '../../ui/testing';
import {
  caretIn,
  openTool,
  pasteInto,
  printedIn,
  startAfresh,
  storedOptions,
  watchClipboard,
  watchSaved,
} from '../../ui/testing-visit';
import { words } from './locales/en';
import { words as zhCn } from './locales/zh-cn';
import RegexTester from './view';

beforeEach(() => startAfresh(1280, 1000));

/** However slow the machine, nothing here takes so long. */
const AMPLE = 600_000;

async function open({ limit = AMPLE, options }: { limit?: number; options?: object } = {}) {
  // Only the true id reaches the worker.
  const View = () => <RegexTester limit={limit} />;
  const screen = await openTool(View, { words, id: 'regex-tester', ...(options && { options }) });
  const text = screen.getByRole('textbox', { name: words.text, exact: true });
  await text.fill('From 2024-01 to 2024-03');
  return {
    screen,
    text,
    pattern: screen.getByRole('textbox', { name: words.options.pattern }),
    flag: (name: keyof typeof words.flags) => screen.getByRole('checkbox', { name: `${name} ${words.flags[name]}` }),
    found: (n: number) => screen.getByRole('heading', { name: words.found(n), exact: true }),
    output: (name: string) => screen.getByRole('region', { name }),
  };
}

it('shows the matches in the text, and lists them with their groups', async () => {
  const { screen, found, output, flag } = await open();
  await expect.element(found(2)).toBeVisible();
  const marked = () =>
    Array.from(output(words.matchesIn).element().querySelectorAll('[data-kind^="found"]'), (one) => one.textContent);
  await expect.poll(marked).toEqual(['2024-01', '2024-03']);
  await expect.element(screen.getByRole('cell', { name: '5–12' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: words.group(1, 'year') })).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await flag('d').click();
  await expect.element(screen.getByRole('cell', { name: '2024 5–9' })).toBeVisible();
  await flag('g').click();
  await expect.element(found(1)).toBeVisible();
  expect(storedOptions()).toContain('"flags":"du"');
});

it('lists empty matches and groups that took no part, and warns of halves', async () => {
  const { screen, pattern, text, found, flag } = await open({ options: { flags: 'g' } });
  await pattern.fill('(a)|x*');
  await text.fill('axb');
  await expect.element(found(4)).toBeVisible();
  await expect.element(screen.getByText(words.emptyMatches(2))).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: words.unset }).first()).toBeVisible();
  await pattern.fill('.');
  await text.fill('😀a');
  await expect.element(screen.getByText(words.halves(2))).toBeVisible();
  await flag('u').click();
  await expect.element(found(2)).toBeVisible();
  await expect.element(screen.getByText(words.halves(2))).not.toBeInTheDocument();
});

it('takes groups of the same name', async () => {
  const { screen, pattern, text } = await open();
  await pattern.fill('(?<d>\\d+)px|#(?<d>\\d+)');
  await text.fill('10px #20');
  await expect.element(screen.getByRole('columnheader', { name: words.group(2, 'd') })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '20', exact: true })).toBeVisible();
});

it('replaces and splits', async () => {
  const copied = watchClipboard();
  const { screen, output, flag, found } = await open();
  await screen.getByRole('radio', { name: words.options.mode.values.replace }).click();
  await expect.poll(() => printedIn(output(words.replaced))).toBe('From 01/2024 to 03/2024');
  await screen.getByRole('textbox', { name: words.options.replacement }).fill('[$&]');
  await expect.poll(() => printedIn(output(words.replaced))).toBe('From [2024-01] to [2024-03]');
  await output(words.replaced).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => copied).toEqual(['From [2024-01] to [2024-03]']);
  await screen.getByRole('radio', { name: words.options.mode.values.split }).click();
  await expect.element(screen.getByText(words.pieceCount(7))).toBeVisible();
  // Every match splits, without the flag g too.
  await flag('g').click();
  await expect.element(screen.getByText(words.pieceCount(7))).toBeVisible();
  await expect.element(found(2)).toBeVisible();
});

it('takes a pasted literal apart, and offers common patterns', async () => {
  const { screen, pattern, flag } = await open();
  await pattern.fill('');
  pasteInto(pattern, '/\\d+/gi');
  await expect.element(pattern).toHaveValue('\\d+');
  await expect.element(flag('i')).toBeChecked();
  await expect.element(flag('u')).not.toBeChecked();
  await flag('v').click();
  await flag('u').click();
  await expect.element(flag('v')).not.toBeChecked();
  await screen.getByRole('button', { name: words.common }).click();
  await screen.getByRole('button', { name: words.patterns.uuid }).click();
  await expect.element(pattern).toHaveValue(PATTERN_RECIPES.uuid.pattern);
});

it('says what is wrong with a pattern and where, and shows no former result', async () => {
  const { screen, pattern, found } = await open();
  await expect.element(found(2)).toBeVisible();
  await pattern.fill('ab(c');
  const message = words.fault({ code: 'syntax', reason: 'unterminated-group', at: 4 });
  await expect.element(pattern).toHaveAccessibleDescription(new RegExp(`^${message.replace(')', '\\)')}`));
  await expect.element(found(2)).not.toBeInTheDocument();
  await pattern.fill('a)b');
  await screen.getByRole('button', { name: 'Go to character 2' }).click();
  expect(caretIn(pattern)).toBe(1);
  await expectNoAxeViolations(screen.container);
});

it('does not move what is below the pattern when a message comes and goes', async () => {
  const { screen, pattern, text, found } = await open();
  await expect.element(found(2)).toBeVisible();
  const top = () => text.element().getBoundingClientRect().top;
  const before = top();
  await pattern.fill('ab(c');
  await expect.element(screen.getByRole('button', { name: 'Go to character 3' })).toBeVisible();
  expect(top()).toBe(before);
  await pattern.fill('a+');
  await expect.element(pattern).not.toBeInvalid();
  expect(top()).toBe(before);
});

it('folds the flags on a narrow screen, and says which are set', async () => {
  const { screen, flag } = await open();
  await page.viewport(390, 800);
  await expect.element(screen.getByText(words.flags.g)).not.toBeVisible();
  await screen.getByRole('button', { name: words.flagsSet('gu') }).click();
  await flag('i').click();
  await expect
    .element(screen.getByRole('button', { name: words.flagsSet('giu') }))
    .toHaveAttribute('aria-expanded', 'true');
});

it('saves a file whose cell is empty where a group took no part', async () => {
  const saved = watchSaved();
  const { screen, pattern, text, found } = await open({ options: { flags: 'g' } });
  await pattern.fill('(a)|b');
  await text.fill('ab');
  await expect.element(found(2)).toBeVisible();
  await screen.getByRole('button', { name: 'Download CSV' }).click();
  await expect.poll(() => saved.length).toBe(1);
  expect(await saved[0]?.blob.text()).toContain('2,1,2,b,');
});

it('ends a pattern that would never end, and names the likely place', async () => {
  const { screen, pattern, text } = await open({ limit: 200 });
  await pattern.fill('^(a+)+$');
  await text.fill(`${'a'.repeat(40)}!`);
  const near = { text: '(a+)+', at: 1 };
  const message = words.fault({ code: 'runaway', limit: 200, near });
  await expect.element(pattern).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[()+.]/g, '\\$&')));
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
});

it('explains the pattern, and writes code for it', async () => {
  const { screen } = await open();
  const year = words.parts({ kind: 'capture', number: 1, name: 'year' });
  await expect.element(screen.getByText(year)).toBeVisible();
  await screen.getByRole('radio', { name: 'Python' }).click();
  await expect.element(screen.getByRole('group', { name: words.codeFor('Python') })).toHaveTextContent('(?P<year>');
  await expect.element(screen.getByText(words.differences['unicode-classes'])).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('searches megabytes, lists ten thousand and counts all', async () => {
  const { screen, pattern, text } = await open({ options: { flags: 'g' } });
  await pattern.fill('b');
  const file = new File(['ab'.repeat(1_000_000)], 'long.txt', { type: 'text/plain' });
  pasteInto(text, [file]);
  await expect
    .element(screen.getByRole('heading', { name: words.found(1_000_000) }), { timeout: 60_000 })
    .toBeVisible();
  await expect.element(screen.getByText(words.listed(10_000))).toBeVisible();
  const marked = () => screen.container.querySelectorAll('[data-kind^="found"]').length;
  expect(marked()).toBeGreaterThan(0);
  expect(marked()).toBeLessThan(60_000);
});

it('speaks Chinese', async () => {
  const screen = await openTool(RegexTester, { words: zhCn, locale: 'zh-cn', id: 'regex-tester' });
  await expect.element(screen.getByRole('checkbox', { name: `g ${zhCn.flags.g}` })).toBeChecked();
});
