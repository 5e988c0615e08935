import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import {
  choose,
  openMoreOptions,
  openTool,
  pickFiles,
  rowValue,
  startAfresh,
  watchClipboard,
} from '../../ui/testing-visit';
import { words } from './locales/en';
import DateConverter from './view';

beforeEach(() => startAfresh(1280, 1000));

/** Only the true id reaches the worker. */
async function open(zone = 'Europe/Paris', id?: string) {
  const screen = await openTool(DateConverter, { words, id, options: { zone } });
  return { screen, value: screen.getByRole('textbox', { name: 'Date or timestamp' }) };
}

it('shows the clock while nothing is typed, and can hold it', async () => {
  const { screen } = await open();
  const before = Date.now();
  await expect.poll(() => Number(rowValue('Unix timestamp (s)'))).toBeGreaterThanOrEqual(Math.floor(before / 1000));
  const first = rowValue('Unix timestamp (s)');
  await expect.poll(() => rowValue('Unix timestamp (s)')).not.toBe(first);
  await screen.getByRole('button', { name: 'Pause' }).click();
  const held = rowValue('Unix timestamp (s)');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(rowValue('Unix timestamp (s)')).toBe(held);
  await screen.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => rowValue('Unix timestamp (s)')).not.toBe(held);
  await expectNoAxeViolations(screen.container);
});

it('reads a date and shows it in every notation', async () => {
  const { screen, value } = await open();
  await value.fill('2023-04-12T23:10:24+02:00');
  await expect.element(screen.getByRole('heading', { name: 'RFC 3339' })).toBeVisible();
  expect(rowValue('JS locale date string')).toBe('Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)');
  expect(rowValue('Excel date/time')).toBe('45028.9655555556');
  expect(rowValue('Mongo ObjectID')).toBe('64371e400000000000000000');
  expect(rowValue('Relative time')).toMatch(/^\d+ years ago$/);
  await expect.element(screen.getByLabelText('Pick a date and time')).toHaveValue('2023-04-12T23:10:24');
  await expectNoAxeViolations(screen.container);
});

it('loses no digit of a timestamp and offers other readings', async () => {
  const { screen, value } = await open('UTC');
  await value.fill('1784694237438743460');
  await expect.poll(() => rowValue('ISO 8601')).toBe('2026-07-22T04:23:57.43874346Z');
  await value.fill('20230412');
  await expect.poll(() => rowValue('ISO 8601')).toBe('2023-04-12T00:00:00Z');
  await screen
    .getByRole('group', { name: 'Could also be' })
    .getByRole('button', { name: 'Unix timestamp (s)' })
    .click();
  await expect.poll(() => rowValue('ISO 8601')).toBe('1970-08-23T03:33:32Z');
  await expect.element(screen.getByRole('combobox', { name: 'Read as' })).toHaveTextContent('Unix timestamp (s)');
});

it('says what is wrong, and shows no result', async () => {
  const { screen, value } = await open();
  await value.fill('2023-02-30');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('February 2023 has 28 days.');
  expect(rowValue('ISO 8601')).toBeUndefined();
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  await value.fill('Tue, 12 Apr 2023 21:10:24 GMT');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('12 April 2023 is a Wednesday.');
  await value.fill('soon');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This is not a known date format.');
});

it('says in its row which notation cannot hold the date', async () => {
  const { screen, value } = await open('UTC');
  await value.fill('1850-01-01');
  await expect.element(screen.getByText('Only 1970–2106')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy Mongo ObjectID' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Copy Windows FILETIME' })).toBeEnabled();
});

it('tells of times that the clocks skip or repeat', async () => {
  const { screen, value } = await open('America/New_York');
  await value.fill('2024-03-10T02:30');
  await expect.element(screen.getByText(/America\/New_York skip 2024-03-10T02:30:00/)).toBeVisible();
  expect(rowValue('ISO 8601')).toBe('2024-03-10T03:30:00-04:00');
  await value.fill('2024-11-03T01:30');
  await expect.element(screen.getByText(/occurs twice in America\/New_York/)).toBeVisible();
});

it('shows both orders of a slashed date', async () => {
  const { screen, value } = await open('UTC');
  await value.fill('04/05/2023');
  await expect.element(screen.getByRole('heading', { name: 'Day/month/year' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Month/day/year' })).toBeVisible();
  expect([rowValue('ISO 8601', 0), rowValue('ISO 8601', 1)]).toEqual(['2023-05-04T00:00:00Z', '2023-04-05T00:00:00Z']);
});

it('finds zones by city, and shows several at once', async () => {
  const { screen, value } = await open('UTC');
  await value.fill('1681333824');
  await screen.getByRole('combobox', { name: 'Time zone' }).click();
  await userEvent.keyboard('beijing');
  await screen.getByRole('option', { name: /Asia\/Shanghai/ }).click();
  await expect.poll(() => rowValue('ISO 8601')).toBe('2023-04-13T05:10:24+08:00');
  await screen.getByRole('combobox', { name: 'Extra zones' }).click();
  await userEvent.keyboard('tokyo');
  await screen.getByRole('option', { name: /Asia\/Tokyo/ }).click();
  await expect.poll(() => rowValue('Asia/Tokyo')).toBe('2023-04-13T06:10:24+09:00');
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'Remove Asia/Tokyo' }).click();
  await expect.poll(() => rowValue('Asia/Tokyo')).toBeUndefined();
});

it('names the cities and the offset of a remembered zone without being asked', async () => {
  const { screen } = await open('Asia/Shanghai', 'date-converter');
  const field = screen.getByRole('combobox', { name: 'Time zone' });
  await expect.element(field).toHaveTextContent(/^Asia\/Shanghai · UTC\+08:00 · Beijing/);
});

it('fills the field from the picker, in the chosen zone', async () => {
  const { screen, value } = await open();
  await screen.getByLabelText('Pick a date and time').fill('2024-02-29T12:30:05');
  await expect.element(value).toHaveValue('2024-02-29T12:30:05');
  await expect.poll(() => rowValue('ISO 8601')).toBe('2024-02-29T12:30:05+01:00');
});

it('turns several lines into a table', async () => {
  const { screen, value } = await open('UTC');
  await value.fill('1681333824\n\n2023-02-30\n04/05/2023');
  await expect.element(screen.getByRole('heading', { name: '3 lines' })).toBeVisible();
  await expect.element(screen.getByText('1 line not understood')).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '2023-04-12T21:10:24Z' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'February 2023 has 28 days.' })).toBeVisible();
  await expect
    .element(screen.getByRole('cell', { name: '2023-05-04T00:00:00Z or 2023-04-05T00:00:00Z' }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  const copied = watchClipboard();
  await screen.getByRole('button', { name: 'Copy Result' }).click();
  // A line for each: what was not understood is an empty one.
  expect(copied).toEqual(['2023-04-12T21:10:24Z\n\n2023-05-04T00:00:00Z or 2023-04-05T00:00:00Z']);
  await choose('Convert to', 'Timestamp (ms)');
  await expect.element(screen.getByRole('cell', { name: '1681333824000', exact: true })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('does ten thousand lines in the worker', async () => {
  const { screen, value } = await open('UTC', 'date-converter');
  // Typing so many lines takes Chromium minutes; opening them as a file does not.
  const lines = Array.from({ length: 10_000 }, (_, index) => 1_600_000_000 + index).join('\n');
  pickFiles(screen.container, new File([lines], 'dates.txt', { type: 'text/plain' }));
  await expect.element(value).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '10,000 lines' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '2020-09-13T12:26:40Z' })).toBeVisible();
});

it('remembers the options and forgets them on request', async () => {
  const { screen, value } = await open();
  await value.fill('43566');
  await choose('Read as', 'Excel serial');
  await openMoreOptions();
  await screen.getByRole('radio', { name: '1904' }).click();
  await screen.getByRole('radio', { name: '3', exact: true }).click();
  await expect.poll(() => rowValue('ISO 8601')).toBe('2023-04-12T00:00:00.000+02:00');
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(screen.getByRole('radio', { name: '1900' })).toBeChecked();
  await expect.element(screen.getByRole('combobox', { name: 'Read as' })).toHaveTextContent('Auto');
});
