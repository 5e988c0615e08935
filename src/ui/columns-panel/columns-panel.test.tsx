import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { columnWords } from '../../i18n/columns/en';
import type { ColumnChoice } from '../../lib/column-choices';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { ColumnsPanel } from './columns-panel';

const columnsOf = (count: number) =>
  Array.from({ length: count }, (_, position) => {
    const name = `c${position}`;
    return { id: name, ownName: name, name, isHidden: false, position };
  });

async function show(count: number, all = count) {
  const onChange = vi.fn<(choices: readonly ColumnChoice[]) => void>();
  const screen = await renderWithWords(
    <ColumnsPanel id="panel" words={columnWords} columns={columnsOf(count)} count={all} onChange={onChange} />,
  );
  return { screen, onChange };
}

it('tells what becomes of the columns when one is ticked off, renamed or moved', async () => {
  const { screen, onChange } = await show(3);
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('checkbox', { name: 'c1' }).click();
  expect(onChange).toHaveBeenLastCalledWith([{ id: 'c0' }, { id: 'c1', isHidden: true }, { id: 'c2' }]);
  await screen.getByRole('textbox', { name: 'Name of c0' }).fill('x');
  expect(onChange).toHaveBeenLastCalledWith([{ id: 'c0', name: 'x' }, { id: 'c1' }, { id: 'c2' }]);
  screen
    .getByRole('button', { name: /^Move c0:/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith([{ id: 'c1' }, { id: 'c0' }, { id: 'c2' }]);
  await screen.getByRole('button', { name: 'Reset columns' }).click();
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('draws a hundred of many columns at a time, and says how many stand behind', async () => {
  const { screen } = await show(150, 170);
  expect(screen.getByRole('listitem').elements()).toHaveLength(100);
  await screen.getByRole('button', { name: 'Show 50 more columns' }).click();
  expect(screen.getByRole('listitem').elements()).toHaveLength(150);
  await expect.element(screen.getByText('20 further columns behind these, as they are.')).toBeVisible();
});
