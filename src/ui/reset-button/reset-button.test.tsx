import { expect, it, vi } from 'vitest';
import { renderWithWords } from '../testing';
import { ResetButton } from './reset-button';

it('asks for the defaults', async () => {
  const onReset = vi.fn<() => void>();
  const screen = await renderWithWords(<ResetButton onReset={onReset} />);
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  expect(onReset).toHaveBeenCalledOnce();
});
