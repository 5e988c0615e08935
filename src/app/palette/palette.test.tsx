import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageContext } from '../languages/language';
import { language } from '../languages/zh-cn';
import { Navigation } from '../navigation/navigation';
import { Palette } from './palette';

/** Opens the palette over a page with a button, as the site does. */
async function open(typed: string, onClose = vi.fn<() => void>()) {
  document.documentElement.dataset.search = typed;
  await render(
    <LanguageContext value={language}>
      <Navigation>
        <button type="button">behind</button>
        <Palette id="palette" onClose={onClose} />
      </Navigation>
    </LanguageContext>,
  );
  await expect.element(page.getByRole('option').first()).toBeVisible();
  return onClose;
}

const isWithin = () => document.querySelector('dialog')?.contains(document.activeElement);

beforeEach(async () => {
  localStorage.clear();
  // On small screens nothing is beside it.
  await page.viewport(1000, 700);
});

it('keeps the focus, whichever way Tab leads', async () => {
  await open('json');
  for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(keys);
    expect(isWithin()).toBe(true);
  }
});

it('closes on Escape and on a click beside it', async () => {
  const onClose = await open('json');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  const beside = document.elementFromPoint(2, innerHeight - 2);
  expect(beside?.closest('button')).toBeNull();
  if (beside instanceof HTMLElement) beside.click();
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('opens what was found for all that was typed, however quickly Enter follows', async () => {
  const before = location.href;
  await open('');
  await userEvent.keyboard('uuid{Enter}');
  expect(location.pathname).toMatch(/uuid-generator$/);
  history.replaceState(null, '', before);
});
