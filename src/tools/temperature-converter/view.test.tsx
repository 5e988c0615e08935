import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import TemperatureConverter from './view';

beforeEach(() => startAfresh(1280, 900));

async function open(options: object = {}) {
  const screen = await openTool(TemperatureConverter, { words, options });
  return { screen, box: (name: string) => screen.getByRole('textbox', { name, exact: true }) };
}

it('fills seven fields from the one that is edited', async () => {
  const { screen, box } = await open();
  await expect.element(box('Celsius')).toHaveValue('25');
  await expect.element(box('Kelvin')).toHaveValue('298.15');
  await expect.element(box('Rømer')).toHaveValue('20.625');
  await box('Fahrenheit').fill('98,6');
  await expect.element(box('Fahrenheit')).toHaveValue('98,6');
  await expect.element(box('Celsius')).toHaveValue('37');
  await expect.element(screen.getByText('°C = (°F − 32) × 5/9')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Human body' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoAxeViolations(screen.container);
});

it('says what is wrong beside the field', async () => {
  const { screen, box } = await open();
  await box('Newton').fill('abc');
  await expect.element(screen.getByText('Not a number')).toBeVisible();
  await expect.element(box('Celsius')).toHaveValue('');
  await expect.element(screen.getByRole('button', { name: 'Copy Celsius' })).toBeDisabled();
  await box('Newton').fill('');
  expect(screen.getByText('Not a number').elements()).toEqual([]);
  await box('Celsius').fill('-300');
  await expect.element(screen.getByText('Below absolute zero (−273.15 °C)')).toBeVisible();
  await expect.element(box('Kelvin')).toHaveValue('-26.85');
});

it('reads a comma as the language does, and says so', async () => {
  const { screen, box } = await open();
  await box('Celsius').fill('1,000');
  await expect.element(box('Kelvin')).toHaveValue('1273.15');
  await expect.element(screen.getByText('Read as 1000; in other languages it would be 1.')).toBeVisible();
  await box('Celsius').fill('1 000,5');
  await expect.element(box('Kelvin')).toHaveValue('1273.65');
  expect(screen.getByText('Read as').elements()).toEqual([]);
});

it('moves a pasted unit to its field, and a typed one on leaving', async () => {
  const { box } = await open();
  await userEvent.fill(box('Celsius'), '98,6 °F');
  await box('Celsius').click();
  await userEvent.keyboard('{Control>}a{/Control}{Control>}x{/Control}');
  await box('Kelvin').fill('');
  await box('Kelvin').click();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(box('Fahrenheit')).toHaveValue('98.6');
  await expect.element(box('Celsius')).toHaveValue('37');
  await expect.element(box('Kelvin')).toHaveValue('310.15');
  await box('Kelvin').fill('80 °Ré');
  await expect.element(box('Kelvin')).toHaveValue('80 °Ré');
  await expect.element(box('Celsius')).toHaveValue('100');
  await box('Celsius').click();
  await expect.element(box('Kelvin')).toHaveValue('373.15');
});

it('counts up and down with the arrow keys, without losing what is not shown', async () => {
  const { box } = await open();
  await box('Fahrenheit').fill('0');
  await box('Celsius').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(box('Fahrenheit')).toHaveValue('1.8');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(box('Fahrenheit')).toHaveValue('-16.2');
  await expect.element(box('Celsius')).toHaveValue('-26.7777777778');
});

it('copies the number, or the number with its unit', async () => {
  const copied = watchClipboard();
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Copy Fahrenheit' }).click();
  await screen.getByRole('checkbox', { name: 'Copy with the unit' }).click();
  await screen.getByRole('button', { name: 'Copy Kelvin' }).click();
  await expect.poll(() => copied).toEqual(['77', '298.15 K']);
});

it('remembers decimals and the scale, not the value', async () => {
  const { screen, box } = await open({ decimals: 1, scale: 'fahrenheit' });
  await expect.element(box('Fahrenheit')).toHaveValue('77');
  await expect.element(box('Kelvin')).toHaveValue('298.2');
  await screen.getByRole('button', { name: 'Absolute zero' }).click();
  await expect.element(box('Fahrenheit')).toHaveValue('-459.7');
  await expect.element(box('Kelvin')).toHaveValue('0.0');
  expect(JSON.parse(storedOptions() ?? '')).toEqual({ decimals: 1, scale: 'fahrenheit' });
});
