import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import SampleTool from './view';

const names = words.options;

it('shows what follows from the sizes, and can begin anew', async () => {
  const screen = await openTool(SampleTool, { words });
  const facts = screen.getByRole('list', { name: words.result });
  await expect.element(facts).toHaveTextContent('1280 × 720');
  await expect.element(facts).toHaveTextContent('16:9');
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('spinbutton', { name: names.newWidth.label }).fill('640');
  await expect.element(facts).toHaveTextContent('640 × 360');
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(facts).toHaveTextContent('1280 × 720');
});

it('gives a fact to the clipboard, by the sizes of an earlier visit', async () => {
  const copied = watchClipboard();
  const screen = await openTool(SampleTool, { words, options: { width: 3, height: 4, newWidth: 2, rounding: 'up' } });
  await screen.getByRole('button', { name: `Copy ${words.size}` }).click();
  await expect.poll(() => copied).toEqual(['2 × 3']);
});

it('says which size is wrong', async () => {
  const screen = await openTool(SampleTool, { words, options: { height: 1, newWidth: 1 } });
  await expect
    .element(screen.getByRole('spinbutton', { name: names.newWidth.label }))
    .toHaveAccessibleDescription(words.fault());
});
