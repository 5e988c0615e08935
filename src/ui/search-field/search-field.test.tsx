import { expect, it } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import SearchFieldDemo from './search-field.demo';

it('takes words to look for, and can be emptied', async () => {
  const screen = await renderWithWords(<SearchFieldDemo />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await field.fill('404');
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});
