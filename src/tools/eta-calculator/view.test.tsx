import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draftsOf } from '../../operations/drafts';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, rowValue, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import EtaCalculator from './view';

beforeEach(() => startAfresh(1280, 1000));

const open = (options: object = {}) =>
  openTool(EtaCalculator, { words, options: { zone: 'Europe/Paris', ...options } });

it('estimates by rate and dates the end across a clock change', async () => {
  const screen = await open();
  await expect.poll(() => rowValue('Total duration')).toBe('5 h 10 min');
  await screen.getByRole('textbox', { name: 'Amount' }).fill('24');
  await screen.getByRole('textbox', { name: 'Units per span' }).fill('1');
  await screen.getByRole('textbox', { name: 'Length of the span' }).fill('60');
  await expect.poll(() => rowValue('Total duration')).toBe('1 d');
  await screen.getByRole('radio', { name: 'Given' }).click({ force: true });
  await screen.getByLabelText('Started at').fill('2026-03-28T12:00');
  await expect.poll(() => rowValue('End (ISO 8601)')).toBe('2026-03-29T13:00:00+02:00');
  expect(storedOptions()).not.toContain('2026-03-28');
  await expectNoAxeViolations(screen.container);
});

it('says what is wrong beside the field and shows no result', async () => {
  const screen = await open();
  await expect.poll(() => rowValue('Total duration')).toBe('5 h 10 min');
  await screen.getByRole('textbox', { name: 'Length of the span' }).fill('0');
  await expect.element(screen.getByText('The pace must be above zero.')).toBeVisible();
  expect(rowValue('Total duration')).toBeUndefined();
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Length of the span' }).fill('5');
  await screen.getByRole('textbox', { name: 'Amount' }).fill('');
  await expect.element(screen.getByText('Enter a number.')).toBeVisible();
  expect(rowValue('Total duration')).toBeUndefined();
});

it('fills in the present, which it does not keep as if it had been typed', async () => {
  const screen = await openTool(EtaCalculator, { words, id: 'eta-present', options: { zone: 'UTC' } });
  const field = screen.getByLabelText('Started at');
  await screen.getByRole('radio', { name: 'Given' }).click({ force: true });
  await expect.element(field).toHaveValue(expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/));
  const kept = () => draftsOf('eta-present').find(({ name }) => name === 'start')?.value ?? '';
  expect(kept()).toBe('');
  await field.fill('2026-03-28T12:00');
  expect(kept()).toBe('2026-03-28T12:00');
});

it('estimates by progress, once the start is there', async () => {
  const screen = await open({ mode: 'progress', amount: '1000', done: '250', zone: 'UTC' });
  await expect.element(screen.getByText('Enter when it started.')).toBeVisible();
  await screen.getByLabelText('Started at').fill('2026-01-15T10:00');
  await screen.getByRole('radio', { name: 'Given' }).click({ force: true });
  await screen.getByLabelText('Measured at').fill('2026-01-15T10:30');
  await expect.poll(() => rowValue('End (ISO 8601)')).toBe('2026-01-15T12:00:00Z');
  await expect.element(screen.getByRole('meter', { name: 'Percent done' })).toHaveAttribute('aria-valuenow', '100');
  await expectNoAxeViolations(screen.container);
});

it('has the duration above the options on a phone, and the start among the input where there is none without it', async () => {
  await page.viewport(390, 844);
  const screen = await open();
  await expect.poll(() => rowValue('Total duration')).toBe('5 h 10 min');
  const options = screen.getByRole('region', { name: 'Options' });
  const duration = screen.getByRole('heading', { name: 'Estimate' }).element();
  expect(duration.getBoundingClientRect().top).toBeLessThan(options.element().getBoundingClientRect().top);
  await expect.element(options.getByRole('radio', { name: 'Given' })).toBeVisible();
  await screen.getByRole('radio', { name: 'By progress' }).click({ force: true });
  await expect.element(screen.getByLabelText('Started at')).toBeVisible();
  expect(options.getByLabelText('Started at').elements()).toEqual([]);
});

it('estimates a transfer and gives the defaults back', async () => {
  const screen = await open({ mode: 'transfer', speed: '50' });
  await expect.poll(() => rowValue('Total duration')).toBe('12 min 32 s');
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(() => rowValue('Total duration')).toBe('5 h 10 min');
});

it('shows a duration that is too long for a date', async () => {
  const screen = await open({ amount: '1e12', units: '1', span: '1', unit: 'd' });
  await expect.element(screen.getByText('Too far away to date')).toBeVisible();
  expect(rowValue('Total duration')).toBe('1000000000000 d');
});
