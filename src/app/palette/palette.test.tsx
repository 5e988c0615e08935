import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { noteCopied } from '../../operations/sent';
import { LanguageContext } from '../languages/language';
import { language } from '../languages/zh-cn';
import { Navigation } from '../navigation/navigation';
import { keepArrived } from '../paste/arrival';
import { PASTE_WORDS } from '../paste/words';
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

beforeEach(async () => {
  localStorage.clear();
  // On small screens nothing is beside it.
  await page.viewport(1000, 700);
});

it.each([
  ['on Escape', () => userEvent.keyboard('{Escape}')],
  [
    'on a click beside it',
    () => userEvent.click(page.elementLocator(document.body), { position: { x: 2, y: 2 }, force: true }),
  ],
])('closes %s', async (_how, close) => {
  const onClose = await open('json');
  await close();
  expect(onClose).toHaveBeenCalled();
});

it('opens what was found for all that was typed, however quickly Enter follows', async () => {
  const before = location.href;
  await open('');
  await userEvent.keyboard('uuid{Enter}');
  expect(location.pathname).toMatch(/uuid-generator$/);
  history.replaceState(null, '', before);
});

it('what is copied at last while it is open already can be sent', async () => {
  await open('');
  await page.getByRole('combobox').fill('刚复制');
  noteCopied('copied late');
  await expect.element(page.getByRole('option', { name: /把刚复制的内容发送到/ })).toBeVisible();
});

it.each([
  ['a search', undefined, language.shell.palette.label],
  ['the tool for something that was given', { text: '{"a":\n1}' }, PASTE_WORDS['zh-cn'].opener],
])('is named for what it asks: %s', async (_what, given, name) => {
  if (given) keepArrived(given);
  await open('');
  await expect.element(page.getByRole('dialog', { name })).toBeVisible();
  await expect.element(page.getByRole('combobox')).toHaveAccessibleName(name);
});
