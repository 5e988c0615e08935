import { expect, it, vi } from 'vitest';
import { renderWithWords } from '../testing';
import { IconButton } from './icon-button';

it('is small and quiet beside a text', async () => {
  const onClick = vi.fn<() => void>();
  const screen = await renderWithWords(<IconButton icon="x" label="Remove" onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Remove' });
  expect(button.element().getBoundingClientRect().width).toBe(28);
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
});
