import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import RomanNumeralConverter from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(RomanNumeralConverter, { words });
  const box = (name: string) => screen.getByRole('textbox', { name, exact: true });
  return { screen, number: box('Number'), roman: box('Roman') };
}

it('keeps both sides in step', async () => {
  const { screen, number, roman } = await open();
  await expect.element(roman).toHaveValue('XLII');
  await expect.element(screen.getByText('XLII = 40 + 2')).toBeVisible();
  await roman.fill('mcmxciv');
  await expect.element(number).toHaveValue('1994');
  await number.fill('2026-07-14');
  await expect.element(roman).toHaveValue('XIV·VII·MMXXVI');
  await number.fill('');
  await expect.element(roman).toHaveValue('');
  await expectNoAxeViolations(screen.container);
});

it('warns of old spellings, or refuses them', async () => {
  const { screen, number, roman } = await open();
  await roman.fill('IIII');
  await expect.element(number).toHaveValue('4');
  await expect.element(screen.getByText('IIII: regular form: IV')).toBeVisible();
  await screen.getByRole('checkbox', { name: /^Accept old/ }).click();
  await expect.element(number).toHaveValue('');
  await screen.getByRole('button', { name: 'Accept old spellings' }).click();
  await expect.element(number).toHaveValue('4');
});

it('says why there is no numeral', async () => {
  const { screen, number, roman } = await open();
  await number.fill('1.9');
  await expect.element(screen.getByText('Only whole numbers.', { exact: true })).toBeVisible();
  await expect.element(roman).toHaveValue('');
  await roman.fill('IIX');
  await expect.element(screen.getByText('Not a Roman numeral: “II” before “X”.')).toBeVisible();
  await expect.element(number).toHaveValue('');
  await roman.fill('X\nBC');
  await expect.element(screen.getByText('Line 2: “B” is not a Roman digit.')).toBeVisible();
});

it('goes beyond 3999 with overlines', async () => {
  const { screen, number, roman } = await open();
  await number.fill('4000');
  await expect.element(screen.getByText(/^Roman numerals run from 1 to 3999/)).toBeVisible();
  await screen.getByRole('button', { name: 'Turn on overlines' }).click();
  await expect.element(roman).toHaveValue('I\u0305V\u0305');
  expect(storedOptions()).toBe('{"overline":true}');
});

it('lists ranges, and copies the numerals themselves', async () => {
  const copied = watchClipboard();
  const { screen, number } = await open();
  await number.fill('1-3');
  await expect.element(screen.getByText('3 values')).toBeVisible();
  await screen.getByRole('button', { name: 'Copy', exact: true }).nth(1).click();
  await expect.poll(() => copied).toEqual(['I\nII\nIII']);
});

it('writes small letters and number forms', async () => {
  const { screen, number, roman } = await open();
  await number.fill('12');
  await screen.getByRole('radio', { name: 'Lower case' }).click();
  await expect.element(roman).toHaveValue('xii');
  await screen.getByRole('checkbox', { name: /^Unicode/ }).click();
  await expect.element(roman).toHaveValue('ⅻ');
});
