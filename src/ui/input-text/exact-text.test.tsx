import { expect, it } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import ExactTextDemo from './exact-text.demo';

it('is not remembered by the browser, and holds no example', async () => {
  const screen = await renderWithWords(<ExactTextDemo />);
  const field = screen.getByRole('textbox', { name: 'Key' });
  await expect.element(field).toHaveAttribute('autocomplete', 'off');
  await expect.element(field).toHaveAttribute('placeholder', '');
  await expect.element(field).toHaveAttribute('spellcheck', 'false');
  await field.fill('00');
  await expect.element(field).toHaveValue('00');
  await expectNoAxeViolations(screen.container);
});
