import { expect, it } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { FactRows } from './fact-rows';

it('names its rows by the title, and leaves out what has nothing to say', async () => {
  const rows = [{ label: 'Salt', value: 'abc' }, false, undefined, { label: 'Digest', value: 'def' }] as const;
  const screen = await renderWithWords(<FactRows title="Parts" rows={rows} />);
  await expect.element(screen.getByRole('heading', { name: 'Parts' })).toBeVisible();
  const list = screen.getByRole('list', { name: 'Parts' });
  expect(list.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(list.getByRole('button', { name: 'Copy Digest' })).toBeEnabled();
  await expectNoAxeViolations(screen.container);
  await screen.rerender(<FactRows title="Parts" hideTitle rows={rows} />);
  expect(screen.getByRole('heading').elements()).toEqual([]);
  await expect.element(screen.getByRole('list', { name: 'Parts' })).toBeVisible();
});
