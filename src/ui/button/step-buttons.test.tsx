import { expect, it, vi } from 'vitest';
import { renderWithWords } from '../testing';
import { StepButtons } from './step-buttons';

const words = { previous: 'Previous', next: 'Next' };

it('leads back and forth, and nowhere while there is nothing', async () => {
  const onStep = vi.fn<(by: 1 | -1) => void>();
  const screen = await renderWithWords(<StepButtons words={words} disabled={false} onStep={onStep} />);
  await screen.getByRole('button', { name: 'Previous' }).click();
  await screen.getByRole('button', { name: 'Next' }).click();
  expect(onStep.mock.calls).toEqual([[-1], [1]]);
  await screen.rerender(<StepButtons words={words} disabled onStep={onStep} />);
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});
