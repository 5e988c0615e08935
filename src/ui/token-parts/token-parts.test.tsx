import { expect, it } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { TokenParts } from './token-parts';

const NAMES = { header: 'Header', payload: 'Payload', signature: 'Signature' };

it('shows the token whole, and names its parts', async () => {
  const screen = await renderWithWords(<TokenParts label="Parts" names={NAMES} parts={['abc', 'def', 'ghi']} />);
  const parts = screen.getByRole('region', { name: 'Parts' });
  await expect.element(parts.getByText('abc.def.ghi')).toBeVisible();
  await expect.element(parts.getByRole('listitem').nth(2)).toHaveTextContent('Signature');
  await expectNoAxeViolations(screen.container);
});

it('shows the beginning of what is long, and one name where there is no more to name', async () => {
  const parts = ['x'.repeat(700), 'b', 'c', 'd', 'e'];
  const screen = await renderWithWords(<TokenParts label="Parts" names={NAMES} parts={parts} onlyHeader />);
  await expect.element(screen.getByText(`${'x'.repeat(600)}….b.c.d.e`)).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
});
