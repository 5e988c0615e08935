import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithWords } from '../../ui/testing';
import { LanguageContext } from '../languages/language';
import { language } from '../languages/en';
import { ShortcutSheet } from './shortcut-sheet';

/** Opens the sheet over a page with this in its main part. */
function show(main: ReactNode) {
  return renderWithWords(
    <LanguageContext value={language}>
      <main id="main">{main}</main>
      <Opened />
    </LanguageContext>,
  );
}

/** What the page holds is looked for when the sheet opens, which is later. */
function Opened() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <ShortcutSheet onClose={() => undefined} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

const titles = () =>
  page
    .getByRole('dialog')
    .getByRole('heading', { level: 3 })
    .elements()
    .map((title) => title.textContent);

it('says nothing of a page that has no shortcuts of its own', async () => {
  await show(<p>Text</p>);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('Show the shortcuts')).toBeVisible();
  expect(titles()).toEqual([]);
});

it('tells those of the page from those of every page', async () => {
  await show(
    <button type="button" aria-keyshortcuts="L">
      Lap
    </button>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('term').filter({ hasText: 'Lap' })).toBeVisible();
  expect(titles()).toEqual(['On this page', 'On every page']);
});
