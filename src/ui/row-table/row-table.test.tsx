import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { RowTable } from './row-table';

const COLUMNS = [
  { key: 'n', label: 'Number', width: 10, cell: (row: number) => String(row) },
  { key: 'hex', label: 'Hex', width: 8, secondary: true, cell: (row: number) => row.toString(16) },
];

it('shows each row of a short table', async () => {
  const screen = await renderWithWords(<RowTable label="Numbers" count={3} columns={COLUMNS} marked={1} />);
  await expect.element(screen.getByRole('table', { name: 'Numbers' })).toHaveAttribute('aria-rowcount', '4');
  expect(screen.getByRole('row').elements()).toHaveLength(4);
  await expect.element(screen.getByRole('row').nth(3)).toHaveTextContent('22');
  await expect.element(screen.getByRole('row').nth(2)).toHaveAttribute('data-marked');
  await expectNoAxeViolations(screen.container);
});

it('reaches the last of sixteen million rows, and each one from there', async () => {
  const count = 2 ** 24;
  const screen = await renderWithWords(<RowTable label="Numbers" count={count} columns={COLUMNS} />);
  const view = screen.getByRole('rowgroup').last();
  view.element().scrollTop = view.element().scrollHeight;
  const last = screen.getByRole('cell', { name: String(count - 1), exact: true });
  await expect.element(last).toBeInViewport();
  expect(screen.getByRole('row').elements().length).toBeLessThan(60);
  await userEvent.click(view);
  await userEvent.keyboard('{ArrowUp}');
  // A small step moves by pixels, not by thousands of rows.
  await expect.element(screen.getByRole('cell', { name: String(count - 12), exact: true })).toBeInTheDocument();
  view.element().scrollTop = view.element().scrollHeight / 2;
  await expect
    .poll(() => Math.abs(Number(screen.getByRole('cell').elements()[0]?.textContent) / count - 0.5))
    .toBeLessThan(0.01);
});
