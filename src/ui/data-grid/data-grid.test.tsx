import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { DataGrid, type DataGridProps, type GridColumn } from './data-grid';

type Props = DataGridProps<string | null>;

async function show(props: Pick<Props, 'rows' | 'rowCount' | 'columns'> & Partial<Props>) {
  return renderWithWords(
    <div style={{ display: 'flex', width: 800, height: 300 }}>
      <DataGrid<string | null> label="Cells" rowNumber="Row number" {...props} />
    </div>,
  );
}

const columnsOf = (...names: string[]): GridColumn[] => names.map((name) => ({ key: name, name }));

it('shows names, cells and what stands in their place', async () => {
  const marked: Props['show'] = (cell) =>
    cell === null
      ? { text: 'NULL', mark: 'null' }
      : { text: cell ?? 'absent', mark: cell === undefined ? 'absent' : undefined };
  const screen = await show({
    rowCount: 2,
    columns: columnsOf('a', 'b'),
    rows: { rows: [['one\ntwo', null], ['  three']] },
    show: marked,
  });
  await expect.element(screen.getByRole('columnheader', { name: 'b', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'one⏎two' })).toHaveAttribute('title', 'one\ntwo');
  await expect.element(screen.getByRole('cell', { name: 'NULL' })).toHaveAttribute('data-mark', 'null');
  await expect.element(screen.getByRole('cell', { name: 'absent' })).toHaveAttribute('data-mark', 'absent');
  await expectNoAxeViolations(screen.container);
});

it('reads a long table block by block', async () => {
  const lines = Array.from({ length: 10_000 }, (_, n) => `${n},${n * n}`);
  const blocks: number[] = [];
  let bytes = 0;
  for (const [n, line] of lines.entries()) {
    if (n % 100 === 0) blocks.push(bytes);
    bytes += line.length + 1;
  }
  const screen = await show({
    rowCount: lines.length,
    columns: columnsOf('n', 'square'),
    rows: {
      whole: new Blob([`${lines.join('\n')}\n`]),
      blocks: Uint32Array.from(blocks),
      rowsPerBlock: 100,
      parse: (text) =>
        text
          .trimEnd()
          .split('\n')
          .map((line) => line.split(',')),
    },
  });
  await expect.element(screen.getByRole('cell', { name: '49', exact: true })).toBeVisible();
  const view = screen.getByRole('rowgroup').last().element();
  view.scrollTo(0, view.scrollHeight);
  await expect.element(screen.getByRole('cell', { name: '99980001' })).toBeVisible();
  expect(screen.getByRole('row').elements().length).toBeLessThan(60);
});

it('brings the column of a control that takes the focus into sight', async () => {
  const columns = Array.from({ length: 30 }, (_, n): GridColumn => {
    const name = `column ${n}`;
    return { key: name, name, width: 20, sorted: 'none', head: <Button>{name}</Button> };
  });
  const screen = await show({ rowCount: 1, columns, rows: { rows: [columns.map(({ name }) => `${name}!`)] } });
  await expect.element(screen.getByRole('button', { name: 'column 0' })).toBeVisible();
  screen.getByRole('button', { name: 'column 0' }).element().focus();
  for (const _ of columns.slice(1, 9)) {
    await userEvent.keyboard('{Tab}');
    // The columns that come next are drawn when the scrolling is told.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  const button = screen.getByRole('button', { name: 'column 8', exact: true });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toBeInViewport();
  const cell = screen.getByRole('cell', { name: 'column 8!' }).element().getBoundingClientRect();
  await expect.poll(() => button.element().parentElement?.getBoundingClientRect().left).toBe(cell.left);
});
