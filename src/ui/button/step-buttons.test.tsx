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

it('tells the keys that do the same', async () => {
  const shortcuts = { previous: 'Shift+F7', next: 'F7' };
  const screen = await renderWithWords(
    <StepButtons words={words} disabled={false} onStep={() => undefined} shortcuts={shortcuts} />,
  );
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-keyshortcuts', 'F7');
  await expect
    .element(screen.getByRole('button', { name: 'Previous' }))
    .toHaveAttribute('aria-keyshortcuts', 'Shift+F7');
});
