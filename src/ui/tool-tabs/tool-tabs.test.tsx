import { expect, it } from 'vitest';
import { ToolIdContext } from '../../operations/tool-context';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { ToolTabs } from './tool-tabs';

let round = 0;

function show(id: string) {
  return renderWithWords(
    <ToolIdContext value={id}>
      <ToolTabs label="Pages" names={{ make: 'Make', read: 'Read' }} pages={{ make: <p>made</p>, read: <p>read</p> }} />
    </ToolIdContext>,
  );
}

it('draws the page that is chosen, the first one to begin with, and keeps the choice', async () => {
  const id = `tool-tabs-${++round}`;
  const screen = await show(id);
  await expect.element(screen.getByRole('tabpanel', { name: 'Make' })).toHaveTextContent('made');
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('tab', { name: 'Read' }).click();
  await expect.element(screen.getByRole('tabpanel', { name: 'Read' })).toHaveTextContent('read');
  expect(screen.getByText('made').query()).toBeNull();
  await screen.unmount();
  const again = await show(id);
  await expect.element(again.getByRole('tab', { name: 'Read' })).toHaveAttribute('aria-selected', 'true');
});
