import { expect, it } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { NoResult } from './no-result';

it('says what to mend, or where the result will come from', async () => {
  const screen = await renderWithWords(<NoResult />, 'en');
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  await expectNoAxeViolations(screen.container);
  const other = await renderWithWords(<NoResult>The ranges appear here.</NoResult>, 'en');
  await expect.element(other.getByText('The ranges appear here.')).toBeVisible();
});
