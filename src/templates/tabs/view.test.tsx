import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool } from '../../ui/testing-visit';
import { words } from './locales/en';
import SampleTool from './view';

const input = (name: string) => page.getByRole('textbox', { name, exact: true });
const result = (name: string) => page.getByRole('region', { name, exact: true });

it('escapes what is typed, as its options say', async () => {
  const screen = await openTool(SampleTool, { words });
  await input(words.plain).fill('é');
  await expect.element(result(words.escaped)).toHaveTextContent('\\u00e9');
  await screen.getByRole('checkbox', { name: words.options.uppercase }).click();
  await expect.element(result(words.escaped)).toHaveTextContent('\\u00E9');
  await expectNoAxeViolations(screen.container);
});

it('reads escapes behind its other tab, and says where one is broken', async () => {
  const screen = await openTool(SampleTool, { words });
  await screen.getByRole('tab', { name: words.unescape }).click();
  await input(words.escaped).fill('caf\\u00e9');
  await expect.element(result(words.plain)).toHaveTextContent('café');
  await expectNoAxeViolations(screen.container);
  await input(words.escaped).fill('a\\u12');
  await expect.element(screen.getByText(words.brokenEscape)).toBeVisible();
  await screen.getByRole('radio', { name: words.options.broken.values.keep }).click();
  await expect.element(result(words.plain)).toHaveTextContent('a\\u12');
});
