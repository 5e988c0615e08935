import { expect, it } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import FoldDemo from './fold.demo';

it('draws its content while it is open, and says which state it is in', async () => {
  const screen = await renderWithWords(<FoldDemo />);
  const button = screen.getByRole('button', { name: 'More algorithms' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('BLAKE3').query()).toBeNull();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByText('BLAKE3')).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await button.click();
  expect(screen.getByText('BLAKE3').query()).toBeNull();
});
