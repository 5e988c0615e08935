import { expect, it, vi } from 'vitest';
import { renderWithWords } from '../testing';
import { Outcome, type OutcomeProps } from './outcome';

const CALM = { stale: false, cancel: vi.fn<() => void>(), retry: vi.fn<() => void>() };

const show = (run: Pick<OutcomeProps<string>['run'], 'status'> & Partial<OutcomeProps<string>['run']>) =>
  renderWithWords(<Outcome run={{ ...CALM, ...run }}>{(text: string) => <p>{text}</p>}</Outcome>);

it('shows the value, greyed while a newer one is on its way', async () => {
  const screen = await show({ status: 'done', value: 'new' });
  await expect.element(screen.getByText('new')).toBeVisible();
  expect(screen.container.querySelector('[data-stale]')).toBeNull();
  await screen.unmount();
  const busy = await show({ status: 'busy', value: 'old', stale: true });
  await expect.element(busy.getByText('old')).toBeVisible();
  expect(busy.container.querySelector('[data-stale]')).not.toBeNull();
});

it('says in place of the value that the work was stopped', async () => {
  const screen = await show({ status: 'cancelled' });
  await screen.getByRole('button', { name: 'Run again' }).click();
  expect(CALM.retry).toHaveBeenCalledOnce();
});
