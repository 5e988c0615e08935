import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { dropOn, openTool, printedIn, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import { SAMPLE } from './samples';
import HiddenCharacterFinder from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(HiddenCharacterFinder, { words, id: 'hidden-character-finder' });
  const input = screen.getByRole('textbox', { name: words.text });
  await input.fill(SAMPLE);
  return { screen, input, marked: screen.getByRole('group', { name: words.marked }) };
}

it('opens with five finds, shows them as badges, and the text without them', async () => {
  const { screen, input, marked } = await open();
  await expect.element(screen.getByRole('status').filter({ hasText: words.found(5, 4) })).toBeVisible();
  await expect.element(screen.getByText(words.unclosed(1))).toBeVisible();
  await expect.element(screen.getByText(words.joinersFine(1))).toBeVisible();
  const shown = () =>
    [...marked.element().querySelectorAll('[data-shown]')].map((each) => each.getAttribute('data-shown'));
  await expect.poll(shown).toEqual(['U+200B', 'а U+0430', 'ﬁ U+FB01', 'U+00A0', 'U+202E']);
  await expect
    .poll(() => printedIn(screen.getByRole('region', { name: words.cleaned })))
    .toBe(SAMPLE.replace('\u200b', '').replace('\u00a0', ' ').replace('\u202e', ''));
  await expect.element(input).toHaveValue(SAMPLE);
  await expectNoAxeViolations(screen.container);
});

it('goes from find to find by keyboard, and tells what each is', async () => {
  const { screen } = await open();
  const next = screen.getByRole('button', { name: words.next });
  await next.click();
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const told = screen.getByRole('status').filter({ hasText: words.findOf(2, 5) });
  await expect.element(told).toHaveTextContent('CYRILLIC SMALL LETTER A');
  await expect.element(told).toHaveTextContent(words.reads('p\u0430ypal', 'paypal'));
  await screen.getByRole('button', { name: words.previous }).click();
  await expect.element(screen.getByRole('status').filter({ hasText: words.findOf(1, 5) })).toBeVisible();
});

it('cleans as one likes, remembers it, and leaves the input alone', async () => {
  const { screen, input } = await open();
  await input.fill('g\u043e\u043egle\u00a0x');
  await screen.getByRole('button', { name: /More/ }).click();
  await screen.getByRole('checkbox', { name: words.options.cleanLookAlike }).click();
  await expect.poll(() => printedIn(screen.getByRole('region', { name: words.cleaned }))).toBe('google x');
  await screen.getByRole('checkbox', { name: words.options.cleanSpace }).click();
  await expect.poll(() => printedIn(screen.getByRole('region', { name: words.cleaned }))).toBe('google\u00a0x');
  await expect.element(input).toHaveValue('g\u043e\u043egle\u00a0x');
  expect(storedOptions()).toContain('"cleanLookAlike":true');
  await screen.getByRole('checkbox', { name: words.options.showSpace }).click();
  await expect.element(screen.getByRole('status').filter({ hasText: words.found(1, 1) })).toBeVisible();
});

it('says what it changes, what is hidden, and where there is nothing', async () => {
  const { screen, input } = await open();
  await screen.getByRole('tab', { name: words.changes }).click();
  await expect.element(screen.getByRole('group', { name: words.compare.comparison })).toHaveTextContent('Order 1042');
  await screen.getByRole('tab', { name: words.result }).click();
  await input.fill('😀\u{e0158}\u{e0159}\u{e0111}');
  await expect.element(screen.getByRole('list', { name: words.messages })).toHaveTextContent('hi!');
  await input.fill('Hello 👨‍👩‍👧‍👦');
  await expect.element(screen.getByRole('status').filter({ hasText: words.none(13) })).toBeVisible();
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
  await input.fill('');
  await expect.element(screen.getByRole('status').filter({ hasText: words.none(13) })).not.toBeInTheDocument();
});

it('puts lines with finds first, with their own numbers', async () => {
  const { screen, input, marked } = await open();
  await input.fill('a\nb\nc\u200b');
  await screen.getByRole('checkbox', { name: words.options.findsFirst }).click();
  const numbers = () =>
    [...marked.element().querySelectorAll('[data-number]')].map((each) => each.getAttribute('data-number'));
  await expect.poll(numbers).toEqual(['3', '1', '2']);
});

it('reads files of other encodings, and finds the mark at their beginning', async () => {
  const { screen, input } = await open();
  dropOn(input, new File([Uint8Array.of(0xef, 0xbb, 0xbf), 'id,name'], 'a.csv'));
  await expect.element(screen.getByRole('table', { name: words.table })).toHaveTextContent(words.whys.mark);
  dropOn(input, new File([Uint8Array.of(0xc4, 0xe3, 0xba, 0xc3, 0xa1, 0xa1, 0x78)], 'b.txt'));
  await expect.element(input).toHaveValue('你好\u3000x');
});
