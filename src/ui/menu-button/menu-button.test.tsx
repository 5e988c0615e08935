import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { watchClipboard } from '../testing-visit';
import MenuButtonDemo from './menu-button.demo';

it('opens its acts, and closes when one is done', async () => {
  const copied = watchClipboard();
  const screen = await renderWithWords(<MenuButtonDemo />);
  const button = screen.getByRole('button', { name: 'Copy as' });
  const act = screen.getByRole('button', { name: 'CSV' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(act.query()).toBeNull();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('group', { name: 'Copy as' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await act.click();
  await expect.poll(() => copied).toEqual(['a,b']);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(act.query()).toBeNull();
});

it('is worked by keyboard', async () => {
  const copied = watchClipboard();
  const screen = await renderWithWords(<MenuButtonDemo />);
  const button = screen.getByRole('button', { name: 'Copy as' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'JSON' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => copied).toEqual(['[1]']);
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveFocus();
});
