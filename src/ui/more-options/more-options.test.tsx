import { expect, it } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import MoreOptionsDemo from './more-options.demo';

it('shows the other options on demand', async () => {
  const screen = await renderWithWords(<MoreOptionsDemo />);
  const button = screen.getByRole('button', { name: 'More options' });
  const field = screen.getByRole('textbox', { name: 'Prefix' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(field.query()).toBeNull();
  await button.click();
  await expect.element(field).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await button.click();
  expect(field.query()).toBeNull();
});

it('does not hide one that is wrong, and puts all back', async () => {
  const screen = await renderWithWords(<MoreOptionsDemo />);
  const button = screen.getByRole('button', { name: 'More options' });
  const field = screen.getByRole('textbox', { name: 'Prefix' });
  await button.click();
  await field.fill('long');
  await button.click();
  await expect.element(field).toBeVisible();
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(field).toHaveValue('');
});
