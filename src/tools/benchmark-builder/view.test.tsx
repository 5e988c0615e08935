import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, pickFiles, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import BenchmarkBuilder from './view';

beforeEach(() => startAfresh(1280, 1000));

async function open() {
  const screen = await openTool(BenchmarkBuilder, { words, id: 'benchmark-builder' });
  const suite = (name: string) => screen.getByRole('region', { name, exact: true });
  return { screen, valuesOf: (name: string) => suite(name).getByRole('textbox', { name: 'Values' }) };
}

/** The rows of the table, cell by cell. */
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent),
  );
const cards = () =>
  [...document.querySelectorAll('input')].filter(({ value }) => value.startsWith('Suite')).map(({ value }) => value);

it('compares on opening, and again with every change', async () => {
  const { screen, valuesOf } = await open();
  await expect.poll(rows).toEqual([
    ['1', 'Suite 1', '2', '7.5', '7.5', '3.536', '12.5', '5', '10', '×1 (+0)'],
    ['2', 'Suite 2', '2', '10', '10', '2.828', '8', '8', '12', '×1.333 (+2.5)'],
  ]);
  await expect.element(screen.getByRole('img', { name: 'Suite 1: 7.5 ± 3.536; Suite 2: 10 ± 2.828' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('combobox', { name: 'Unit' }).fill('ms');
  await expect
    .element(screen.getByText('| 2 | Suite 2 | 2 | 10 ms | 10 ms | 2.828 ms | 8 ms | 12 ms | ×1.333 (+2.5 ms) |'))
    .toBeVisible();
  await valuesOf('Suite 1').fill('');
  await expect.poll(() => rows().at(-1)?.slice(0, 4)).toEqual(['2', 'Suite 1', 'no data', '—']);
  await valuesOf('Suite 1').fill('1 2 3 abc 900');
  await expect.element(screen.getByText('1 value ignored: abc')).toBeVisible();
  await expect.element(screen.getByText(/^1 outlier: 900 ms/)).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Lower is better' }).click();
  await expect.poll(() => rows()[0]?.[1]).toBe('Suite 1');
});

it('reads units and hints at commas', async () => {
  const { screen, valuesOf } = await open();
  await valuesOf('Suite 1').fill('1.2 s\n1.4 s');
  await valuesOf('Suite 2').fill('900 ms; 1000 ms');
  await expect.poll(() => rows()[0]?.slice(1, 4)).toEqual(['Suite 2', '2', '0.95 s']);
  await valuesOf('Suite 1').fill('12,3');
  await expect.element(screen.getByText(words.commaUnsure.separator)).toBeVisible();
});

it('adds, removes and moves suites, and remembers all of it', async () => {
  const { screen, valuesOf } = await open();
  await screen.getByRole('button', { name: 'Add suite' }).click();
  await valuesOf('Suite 3').fill('1');
  await screen.getByRole('button', { name: 'Move Suite 3 up', exact: true }).click();
  expect(cards()).toEqual(['Suite 1', 'Suite 3', 'Suite 2']);
  await expect.element(screen.getByText('Suite 3 is now suite 2 of 3')).toBeInTheDocument();
  screen
    .getByRole('button', { name: /^Move Suite 3: drag/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(cards()).toEqual(['Suite 3', 'Suite 1', 'Suite 2']);
  await screen.getByRole('button', { name: 'Remove Suite 1' }).click();
  expect(cards()).toEqual(['Suite 3', 'Suite 2']);
  await screen.unmount();
  const again = await open();
  expect(cards()).toEqual(['Suite 3', 'Suite 2']);
  await expect.poll(() => rows()[0]?.slice(0, 6)).toEqual(['1', 'Suite 3', '1', '1', '1', '—']);
  await again.screen.getByRole('button', { name: 'Reset to defaults' }).click();
  expect(cards()).toEqual(['Suite 1', 'Suite 2']);
});

it('keeps the focus by the suite that was moved, and by what takes the place of one that was removed', async () => {
  const { screen } = await open();
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
  const press = async (name: string) => {
    screen.getByRole('button', { name, exact: true }).element().focus();
    await userEvent.keyboard('{Enter}');
  };
  await press('Move Suite 1 down');
  expect(cards()).toEqual(['Suite 2', 'Suite 1']);
  expect(focused()).toMatch(/^Move Suite 1: drag/);
  await press('Remove Suite 2');
  expect(cards()).toEqual(['Suite 1']);
  expect(focused()).toMatch(/^Move Suite 1: drag/);
});

it('takes what hyperfine measured, pasted among the values', async () => {
  const { screen, valuesOf } = await open();
  await valuesOf('Suite 1').fill('{"results":[]}');
  await expect.element(screen.getByText(words.fault({ code: 'not-hyperfine' }))).toBeVisible();
  await valuesOf('Suite 1').fill('{"results":[{"command":"slow","times":[2,4]},{"command":"quick","times":[1,2]}]}');
  await expect
    .poll(() => rows().map((row) => row.slice(1, 4)))
    .toEqual([
      ['quick', '2', '1.5 s'],
      ['slow', '2', '3 s'],
    ]);
  await screen.getByRole('radio', { name: 'List' }).click();
  await expect.element(screen.getByText(/^- slow: 3 s ± 1\.414 s/)).toBeVisible();
});

it('breaks no value of the table into lines, and scrolls instead', async () => {
  const { screen, valuesOf } = await open();
  await screen.getByRole('combobox', { name: 'Unit' }).fill('s');
  await valuesOf('Suite 1').fill('0.0000070712345 0.007071');
  await valuesOf('Suite 2').fill('123456789012.3456 987654321098.7654');
  await expect.poll(() => rows()[1]?.[4]).toContain('555555555055.5');
  const lines = [...document.querySelectorAll('tbody td:nth-child(n + 3)')].map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(new Set(lines)).toEqual(new Set([1]));
});

it('says when digits were lost', async () => {
  const { screen, valuesOf } = await open();
  await valuesOf('Suite 1').fill('9007199254740993 9007199254740993');
  await expect.element(screen.getByText(words.rounded)).toBeVisible();
});

it('says so where a file cannot be read', async () => {
  const reading = vi.spyOn(Blob.prototype, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  const { screen } = await open();
  // The values of each suite can be opened from a file, too.
  const acts = screen.getByRole('button', { name: words.import }).element().parentElement;
  pickFiles(acts ?? screen.container, new File(['x'], 'x.json'));
  await expect.element(page.getByText('This file could not be read.')).toBeVisible();
  reading.mockRestore();
});
