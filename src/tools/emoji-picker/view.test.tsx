import { page, userEvent } from 'vitest/browser';
import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, startAfresh, watchClipboard } from '../../ui/testing-visit';
import { words as en } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import View from './view';

const WORDS = { en, fr, 'zh-cn': zhCn };

// A tool id per test: what was typed or chosen in one does not reach the next.
let id = 0;
let copied: readonly string[] = [];

async function open(locale: keyof typeof WORDS = 'en') {
  const screen = await openTool(View, { words: WORDS[locale], id: `emoji-${id}`, locale });
  await expect.element(screen.getByRole('gridcell').first()).toBeVisible();
  return screen;
}
type Screen = Awaited<ReturnType<typeof open>>;

/** The names of the cards that are drawn, in their order. */
const cards = (screen: Screen) =>
  screen
    .getByRole('gridcell')
    .elements()
    .map((card) => card.querySelector('span:not([aria-hidden]) > span')?.textContent);
/** A card by its name, after which the button within it is read out. */
const cell = (screen: Screen, name: string) => screen.getByRole('gridcell', { name: `${name} Details`, exact: true });

beforeEach(async () => {
  id++;
  await startAfresh(1280, 800);
  copied = watchClipboard();
});

it('shows the groups with their counts, draws what is in sight, and jumps', async () => {
  const screen = await open();
  const grid = screen.getByRole('grid', { name: 'Emojis' });
  expect(screen.getByRole('gridcell').elements().length).toBeLessThan(120);
  await expect.element(cell(screen, 'grinning face')).toHaveTextContent('U+1F600\\ud83d\\ude00');
  await expect.element(screen.getByRole('columnheader', { name: 'Smileys & emotion 171 emojis' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'Flags 270' }).click();
  await expect.element(cell(screen, 'chequered flag')).toBeInViewport();
  await expect.element(screen.getByRole('button', { name: 'Flags 270' })).toHaveAttribute('aria-current', 'true');
  expect(Number(grid.element().getAttribute('aria-rowcount'))).toBeGreaterThan(200);
});

it('searches by names of all languages, codes and pasted emojis', async () => {
  const screen = await open();
  const search = screen.getByRole('searchbox', { name: 'Search emojis' });
  for (const query of ['rocket', '火箭', 'fusée', 'U+1F680', ':rocket:', '🚀']) {
    await search.fill('cheese');
    await expect.poll(() => cards(screen)[0]).toBe('cheese wedge');
    await search.fill(query);
    await expect.poll(() => cards(screen)[0]).toBe('rocket');
  }
  await search.fill('👋🏽');
  await expect.poll(() => cards(screen)).toEqual(['waving hand: medium skin tone']);
  await userEvent.keyboard('{Enter}');
  expect(copied).toEqual(['👋🏽']);
  // Before the pause in typing is over.
  await search.fill('rocket');
  await userEvent.keyboard('{Enter}');
  expect(copied.at(-1)).toBe('🚀');
});

it('offers the nearest words where nothing matches', async () => {
  const screen = await open();
  const search = screen.getByRole('searchbox');
  await search.fill('zzzz');
  await expect.element(screen.getByText('No emoji matches “zzzz”.')).toBeVisible();
  await search.fill('rokcet');
  await screen.getByRole('button', { name: 'rocket', exact: true }).click();
  await expect.poll(() => cards(screen)[0]).toBe('rocket');
  await expect.element(search).toHaveValue('rocket');
});

it('copies what was chosen, in the chosen skin tone, and remembers it', async () => {
  const screen = await open();
  await screen.getByRole('searchbox').fill('waving hand');
  await expect.poll(() => cards(screen)[0]).toBe('waving hand');
  await choose('Skin tone', 'Medium');
  await cell(screen, 'waving hand: medium skin tone').click();
  await expect.element(screen.getByText('Copied 👋🏽 waving hand: medium skin tone')).toBeVisible();
  await choose('A click copies', 'Code points');
  await cell(screen, 'waving hand: medium skin tone').click();
  await expect.element(screen.getByText('Copied U+1F44B U+1F3FD')).toBeVisible();
  expect(copied).toEqual(['👋🏽', 'U+1F44B U+1F3FD']);
  const recent = screen.getByRole('toolbar', { name: 'Recent' });
  expect(recent.getByRole('button').elements()).toHaveLength(1);
  await screen.unmount();
  const again = await open();
  await again.getByRole('toolbar', { name: 'Recent' }).getByRole('button').click();
  await expect.poll(() => copied.at(-1)).toBe('U+1F44B U+1F3FD');
  await again.getByRole('button', { name: 'Clear the recent emojis' }).click();
  await expect.element(again.getByText('Recent', { exact: true })).not.toBeInTheDocument();
});

it('collects in a basket that is copied at once', async () => {
  const screen = await open();
  await screen.getByRole('checkbox', { name: 'Collect' }).click();
  await cell(screen, 'grinning face').click();
  await cell(screen, 'winking face').click();
  const basket = screen.getByRole('textbox', { name: 'Collected' });
  await expect.element(basket).toHaveValue('😀😉');
  expect(copied).toEqual(['😀', '😀😉']);
  await basket.fill('😀 and 😉');
  await screen.getByRole('button', { name: 'Copy all' }).click();
  await expect.poll(() => copied.at(-1)).toBe('😀 and 😉');
  await screen.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.element(basket).toHaveValue('');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(basket).toHaveValue('😀 and 😉');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(basket).toHaveValue('😀😉');
});

it('moves, copies and opens the details by keyboard', async () => {
  const screen = await open();
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(cell(screen, 'grinning face')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(copied).toEqual(['😃']);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(cell(screen, 'flag: Wales')).toHaveFocus();
  await expect.element(cell(screen, 'flag: Wales')).toBeInViewport();
  await userEvent.keyboard('{PageUp}{ArrowUp}{Home}');
  await expect.poll(() => document.activeElement?.textContent).toMatch(/flag: /);
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect.element(cell(screen, 'grinning face')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('complementary', { name: 'Details' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(cell(screen, 'grinning face')).toHaveFocus();
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
});

it('shows all forms, tones and parts of an emoji, and keeps favourites', async () => {
  const screen = await open();
  await screen.getByRole('searchbox').fill('💏');
  await expect.poll(() => cards(screen)).toEqual(['kiss']);
  await cell(screen, 'kiss').getByRole('button').click();
  const details = screen.getByRole('complementary', { name: 'Details' });
  const tones = details.getByRole('group', { name: 'Skin tone' });
  await expect.poll(() => tones.getByRole('button').elements().length).toBe(26);
  await tones.getByRole('button', { name: 'kiss: light skin tone, dark skin tone' }).click();
  await expect.element(details.getByText('U+1F9D1 U+1F3FB U+200D U+2764 U+FE0F U+200D U+1F48B U+200D')).toBeVisible();
  await expect.element(details.getByText('ZERO WIDTH JOINER').first()).toBeInTheDocument();
  await expect.element(details.getByText('VARIATION SELECTOR-16')).toBeInTheDocument();
  await details.getByRole('button', { name: 'Copy Python' }).click();
  expect(copied).toEqual([
    '\\U0001F9D1\\U0001F3FB\\u200D\\u2764\\uFE0F\\u200D\\U0001F48B\\u200D\\U0001F9D1\\U0001F3FF',
  ]);
  await details.getByRole('button', { name: 'Add to favourites' }).click();
  await expect
    .element(screen.getByRole('toolbar', { name: 'Favourites' }).getByRole('button'))
    .toHaveAccessibleName('kiss: light skin tone, dark skin tone');
  await expectNoAxeViolations(screen.container);
});

it('fits a phone, where the details are a dialog', async () => {
  await page.viewport(390, 844);
  const screen = await open('fr');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await screen.getByRole('gridcell').first().getByRole('button').click();
  const dialog = screen.getByRole('dialog', { name: 'Détails' });
  await expect.element(dialog.getByText(':grinning:')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
