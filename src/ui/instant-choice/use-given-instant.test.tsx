import { expect, it } from 'vitest';
import { ToolIdContext } from '../../operations/tool-context';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { useGivenInstant } from './use-given-instant';

const words = {
  time: 'Time',
  now: 'Now',
  given: 'A given instant',
  instant: 'Instant',
  instantHint: 'ISO 8601 or Unix',
  instantReadAs: (unit: string, iso: string) => `Unix ${unit}: ${iso}`,
};

function Form() {
  const { instant, isWaiting, choice } = useGivenInstant(words);
  return (
    <>
      {choice(instant === 'soon' ? 'Not an instant' : undefined)}
      <output>{isWaiting ? 'waits' : instant || 'now'}</output>
    </>
  );
}

it('is the present until an instant is asked for, which is then typed', async () => {
  const screen = await renderWithWords(
    <ToolIdContext value="given-instant">
      <Form />
    </ToolIdContext>,
  );
  const shown = screen.getByRole('status');
  await expect.element(shown).toHaveTextContent('now');
  await screen.getByRole('radio', { name: 'A given instant' }).click();
  await expect.element(shown).toHaveTextContent(/^\d{4}-/);
  const field = screen.getByRole('textbox', { name: 'Instant' });
  await field.fill('1469918176');
  await expect.element(screen.getByText('Unix s: 2016-07-30T22:36:16.000Z')).toBeVisible();
  await field.fill('soon');
  await expect.element(screen.getByText('Not an instant')).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await field.fill('');
  await expect.element(shown).toHaveTextContent('waits');
  await screen.getByRole('radio', { name: 'Now' }).click();
  await expect.element(shown).toHaveTextContent('now');
});
