import { expect, it } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import VerdictDemo from './verdict.demo';

it('is a heading whose content is a status', async () => {
  const screen = await renderWithWords(<VerdictDemo />);
  await expect.element(screen.getByRole('heading').first()).toHaveTextContent('This IBAN is valid');
  const second = screen.getByRole('status').nth(1);
  await expect.element(second).toHaveTextContent('This number is not valid');
  await expect.element(second).toHaveTextContent('Mobile');
  await expectNoAxeViolations(screen.container);
});
