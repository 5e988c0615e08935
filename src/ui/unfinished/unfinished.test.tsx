import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { Unfinished, type UnfinishedProps } from './unfinished';

const show = (run: Partial<UnfinishedProps['run']>) =>
  renderWithWords(<Unfinished run={{ status: 'done', cancel: vi.fn(), retry: vi.fn(), ...run }} />, 'en');

it('is nothing while there is a result, or only just none', async () => {
  expect((await show({ status: 'done' })).container.textContent).toBe('');
  expect((await show({ status: 'fault' })).container.textContent).toBe('');
});

it('shows late work, which can be stopped', async () => {
  const cancel = vi.fn();
  const screen = await show({ status: 'busy', cancel });
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(cancel).toHaveBeenCalledOnce();
  await expectNoAxeViolations(screen.container);
});

it('says what failed and lets one try again', async () => {
  const retry = vi.fn();
  const screen = await show({ status: 'failed', failure: { code: 'unavailable' }, retry });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('lets one run again what was stopped', async () => {
  const retry = vi.fn();
  const screen = await show({ status: 'cancelled', retry });
  await screen.getByRole('button', { name: 'Run again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});
