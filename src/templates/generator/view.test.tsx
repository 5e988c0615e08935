import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import SampleTool from './view';

const names = words.options;

/** The drawn numbers, where there are so many. */
const drawn = (count: number) => page.getByRole('list', { name: words.title(count) });

it('draws on opening, and anew on request', async () => {
  const screen = await openTool(SampleTool, { words, options: { quantity: 50, highest: 9999 } });
  await expect.poll(() => drawn(50).getByRole('listitem').elements().length).toBe(50);
  await expectNoAxeViolations(screen.container);
  const first = drawn(50).element().textContent;
  await screen.getByRole('button', { name: words.refresh }).first().click();
  await expect.poll(() => drawn(50).element().textContent).not.toBe(first);
  const second = drawn(50).element().textContent;
  await userEvent.keyboard('r');
  await expect.poll(() => drawn(50).element().textContent).not.toBe(second);
});

it('draws from the range that is chosen', async () => {
  const screen = await openTool(SampleTool, { words });
  await screen.getByRole('spinbutton', { name: names.quantity }).fill('2');
  await screen.getByRole('spinbutton', { name: names.highest }).fill('2');
  await expect.element(drawn(2)).toBeVisible();
  const copied = watchClipboard();
  await screen.getByRole('button', { name: words.copyAll }).first().click();
  await expect.poll(() => copied.flatMap((text) => text.split('\n')).toSorted()).toEqual(['1', '2']);
});

it('says which option cannot be', async () => {
  const screen = await openTool(SampleTool, { words, options: { highest: 3 } });
  await expect
    .element(screen.getByRole('spinbutton', { name: names.quantity }))
    .toHaveAccessibleDescription(words.fault({ code: 'too-few', available: 3 }));
});
