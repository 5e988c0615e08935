import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { Question } from './question';

it('acts when one agrees, and only then', async () => {
  const onAct = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const screen = await renderWithWords(
    <Question open title="Delete everything?" act="Delete" onAct={onAct} onCancel={onCancel}>
      It cannot be brought back.
    </Question>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Delete everything?' });
  await expect.element(dialog).toHaveTextContent('It cannot be brought back.');
  await expectNoAxeViolations(screen.container);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
  expect(onAct).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  expect(onAct).toHaveBeenCalledTimes(1);
});
