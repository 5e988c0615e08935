import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool } from '../../ui/testing-visit';
import { words } from './locales/en';
import SampleTool from './view';

async function open(text: string) {
  const screen = await openTool(SampleTool, { words });
  await screen.getByRole('textbox', { name: words.text }).fill(text);
  return screen;
}

const result = () => page.getByRole('region', { name: words.result });

it('numbers the lines of what is typed', async () => {
  const screen = await open('first\nlast');
  await expect.element(result()).toHaveTextContent('1. first');
  await expect.element(result()).toHaveTextContent('2. last');
  await expectNoAxeViolations(screen.container);
});

it('obeys its options, and forgets them', async () => {
  const screen = await open('first');
  await screen.getByRole('spinbutton', { name: words.options.start }).fill('7');
  await expect.element(result()).toHaveTextContent('7. first');
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(result()).toHaveTextContent('1. first');
});

it('says where a text is none', async () => {
  const screen = await open('ab\0');
  await expect.element(screen.getByText(words.notText)).toBeVisible();
});
