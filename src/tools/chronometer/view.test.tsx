import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import { MAX_LAPS, type StoredStopwatch } from './stopwatch';
import Chronometer from './view';

beforeEach(() => startAfresh(1280, 900));

/** What storage holds, as if another tab had written it. */
function put(state: unknown): void {
  localStorage.setItem('chronometer', JSON.stringify(state));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

const read = (): StoredStopwatch[] => JSON.parse(localStorage.getItem('chronometer') ?? '[]') as StoredStopwatch[];

const open = () => openTool(Chronometer, { words, id: 'chronometer' });

it('starts, laps and stops by its keys, and shows the time in the title', async () => {
  document.title = 'Chronometer';
  const screen = await open();
  await expect.element(screen.getByRole('timer')).toHaveTextContent('00:00.000');
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^00:\d\d · Chronometer$/);
  await expect.element(screen.getByRole('timer')).not.toHaveTextContent('00:00.000');
  await userEvent.keyboard('l');
  await expect.element(screen.getByRole('heading', { name: '1 lap' })).toBeVisible();
  await screen.getByRole('button', { name: 'Stop' }).click();
  await expect.element(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
  expect(document.title).toBe('Chronometer');
  const [stored] = read();
  expect(stored?.since).toBeUndefined();
  expect(stored?.laps).toHaveLength(1);
  await expectNoAxeViolations(screen.container);
});

it('goes on after a reload, and asks before laps are lost', async () => {
  put([{ id: 1, name: '', sum: 500, since: Date.now() - 3_600_000, laps: [100, 300] }]);
  const screen = await open();
  await expect.element(screen.getByRole('timer')).toHaveTextContent(/^01:/);
  await expect.element(screen.getByRole('cell', { name: '00:00.200 slowest' })).toBeVisible();
  await userEvent.keyboard('r');
  const dialog = screen.getByRole('dialog', { name: 'Reset?' });
  await expect.element(dialog.getByText('This clears the stopwatch and its 2 laps.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(read()[0]?.laps).toHaveLength(2);
  await userEvent.keyboard('r');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect.element(screen.getByRole('timer')).toHaveTextContent('00:00.000');
  expect(read()).toEqual([{ id: 1, name: '', sum: 0, laps: [] }]);
});

it('says that what was stored could not be read', async () => {
  put([{ id: 1, name: '', sum: -1, laps: 'none' }]);
  const screen = await open();
  await expect.element(screen.getByText(/could not be read/)).toBeVisible();
  await expect.element(screen.getByRole('timer')).toHaveTextContent('00:00.000');
});

it('has up to eight, of which one takes the keys', async () => {
  put([{ id: 1, name: 'Tea', sum: 1000, laps: [] }]);
  const screen = await open();
  await screen.getByRole('checkbox', { name: 'Several stopwatches' }).click();
  const add = screen.getByRole('button', { name: 'Add a stopwatch' });
  for (let n = 2; n <= 8; n++) await add.click();
  await expect.element(add).toBeDisabled();
  await screen.getByRole('button', { name: 'Use the keys for Stopwatch 3' }).click();
  await userEvent.keyboard('l');
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard(' ');
  await expect
    .poll(() =>
      read()
        .filter(({ since }) => since !== undefined)
        .map(({ id }) => id),
    )
    .toEqual([3]);
  await screen.getByRole('button', { name: 'Remove Stopwatch 3' }).click();
  await expect.element(screen.getByRole('timer', { name: 'Time run by Tea' })).toHaveTextContent('00:01.000');
  await expect.poll(() => read().length).toBe(7);
  await expectNoAxeViolations(screen.container);
});

it('draws what is in sight of 10,000 laps', async () => {
  put([{ id: 1, name: '', sum: 1e8, laps: Array.from({ length: MAX_LAPS }, (_, n) => (n + 1) * 1000) }]);
  const screen = await open();
  await expect.element(screen.getByText('There are 10,000 laps; no more are taken.')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Laps' });
  await expect.element(table.getByRole('cell', { name: '10000', exact: true })).toBeVisible();
  expect(table.element().querySelectorAll('tr').length).toBeLessThan(100);
});
