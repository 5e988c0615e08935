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

it('gives a fact to the clipboard, by the options of an earlier visit', async () => {
  const copied = watchClipboard();
  const screen = await openTool(SampleTool, { words, options: { newWidth: 2, rounding: 'up' } });
  await screen.getByRole('textbox', { name: words.picture }).fill('3x4');
  await screen.getByRole('button', { name: `Copy ${words.size}` }).click();
  await expect.poll(() => copied).toEqual(['2 × 3']);
});

it('says beside the field what is wrong, and asks for nothing while it is empty', async () => {
  const screen = await openTool(SampleTool, { words });
  const picture = screen.getByRole('textbox', { name: words.picture });
  await picture.fill('1920-1080');
  await expect.element(screen.getByText(words.fault({ code: 'not-size', at: 4 }))).toBeVisible();
  await picture.fill('');
  await expect.element(screen.getByText(words.empty)).toBeVisible();
  await picture.fill('1920x1');
  await screen.getByRole('spinbutton', { name: names.newWidth.label }).fill('1');
  await expect
    .element(screen.getByRole('spinbutton', { name: names.newWidth.label }))
    .toHaveAccessibleDescription(words.fault({ code: 'vanishes' }));
});
