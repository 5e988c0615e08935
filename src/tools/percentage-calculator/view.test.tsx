import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import PercentageCalculator from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(PercentageCalculator, { words });
  const card = (id: keyof typeof words.cards) => screen.getByRole('region', { name: words.cards[id].title });
  return { screen, card };
}

it('answers every question with its examples', async () => {
  const { screen, card } = await open();
  await expect.element(card('percentOf').getByText('15\u00a0% × 200 = 30')).toBeVisible();
  await expect.element(card('whatPercent').getByText('30 ÷ 200 = 15\u00a0%')).toBeVisible();
  await expect.element(card('change').getByText('+15\u00a0%')).toBeVisible();
  await expect.element(card('plusMinus').getByText('230', { exact: true })).toBeVisible();
  await expect.element(card('plusMinus').getByText('170', { exact: true })).toBeVisible();
  await expect.element(card('removeIncluded').getByText('20', { exact: true })).toBeVisible();
  await expect.element(card('points').getByText('+10 percentage points')).toBeVisible();
  await expect.element(card('chain').getByText('100 × 1.1 × 0.9 = 99')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('hides an answer with the number it came from, and says what is no number', async () => {
  const { card } = await open();
  const percent = card('percentOf').getByRole('textbox', { name: 'Percentage' });
  await percent.fill('');
  await expect.element(card('percentOf').getByText('Result', { exact: true })).not.toBeInTheDocument();
  await expect.element(card('percentOf').getByText('The result appears here.')).toBeVisible();
  await percent.fill('abc');
  await expect.element(card('percentOf').getByText('Not a number.')).toBeVisible();
  await expect.element(card('percentOf').getByText(/Correct the marked place/)).toBeVisible();
  await percent.fill('１，234');
  await expect.element(card('percentOf').getByText('Read as 1234')).toBeVisible();
  await expect.element(card('percentOf').getByText('2468', { exact: true })).toBeVisible();
  await card('change').getByRole('textbox', { name: 'From' }).fill('0');
  await expect.element(card('change').getByText('No percentage change from 0.')).toBeVisible();
  await card('change').getByRole('textbox', { name: 'From' }).fill('-50');
  await expect
    .element(card('change').getByText('The start is negative, so its absolute value is the base.'))
    .toBeVisible();
  await card('chain').getByRole('textbox', { name: 'Changes' }).fill('+10 ten');
  await expect.element(card('chain').getByText('Not a number: “ten”.')).toBeVisible();
});

it('sends an answer to another card', async () => {
  const { card } = await open();
  await card('percentOf').getByRole('button', { name: 'Use Result in another question' }).click();
  await card('percentOf').getByRole('button', { name: words.cards.chain.title }).click();
  const start = card('chain').getByRole('textbox', { name: 'Start' });
  await expect.element(start).toHaveValue('30');
  await expect.element(start).toHaveFocus();
  await expect.element(card('chain').getByText('29.7', { exact: true })).toBeVisible();
});

it('copies the digits alone and remembers the decimals', async () => {
  const copied = watchClipboard();
  const { screen, card } = await open();
  await card('whatPercent').getByRole('textbox', { name: 'Whole' }).fill('7');
  await screen.getByRole('spinbutton', { name: 'Decimals' }).fill('2');
  await expect.element(card('whatPercent').getByText('30 ÷ 7 ≈ 428.57\u00a0%')).toBeVisible();
  await card('whatPercent').getByRole('button', { name: 'Copy Result' }).click();
  await expect.poll(() => copied).toEqual(['428.57']);
  expect(JSON.parse(storedOptions() ?? '')).toEqual({ decimals: 2 });
});

it('says in every place of an answer that wrong decimals are to be corrected', async () => {
  const { screen } = await open();
  await screen.getByRole('spinbutton', { name: 'Decimals' }).fill('99');
  await expect
    .poll(() => screen.getByText(/Correct the marked place/).elements().length)
    .toBe(Object.keys(words.cards).length);
});
