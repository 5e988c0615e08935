import { expect, it } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import RevealButtonDemo from './reveal-button.demo';

it('shows what is hidden, and hides it again', async () => {
  const screen = await renderWithWords(<RevealButtonDemo />);
  expect(screen.getByText('open sesame').query()).toBeNull();
  await screen.getByRole('button', { name: 'Show' }).click();
  await expect.element(screen.getByText('open sesame')).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'Hide' }).click();
  expect(screen.getByText('open sesame').query()).toBeNull();
});
