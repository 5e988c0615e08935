import { expect, it } from 'vitest';
import { renderWithWords } from '../testing';
import { watchClipboard } from '../testing-visit';
import CopyIconDemo from './copy-icon.demo';

it('copies the value beside it, and is off while that is empty', async () => {
  const copied = watchClipboard();
  const screen = await renderWithWords(<CopyIconDemo />);
  await screen.getByRole('button', { name: 'Copy the id' }).click();
  await expect.poll(() => copied).toEqual(['7']);
  await expect.element(screen.getByRole('button', { name: 'Copy the name' })).toBeDisabled();
});
