import { expect, type Page } from '@playwright/test';
import { siteUrl } from './site';

/** Opens a page of the site with what a returning visitor has stored, and waits until its script runs. */
export async function open(page: Page, path = '/', stored: Readonly<Record<string, string>> = {}): Promise<void> {
  if (Object.keys(stored).length > 0) {
    await page.addInitScript((entries) => {
      // Once per test: a later visit finds what the page itself has stored.
      if (sessionStorage.getItem('prepared')) return;
      sessionStorage.setItem('prepared', 'yes');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
  }
  await page.goto(siteUrl() + path.replace(/^\//, ''));
  await expect(page.locator('html[data-started]')).toBeAttached();
}

/** What the page has stored under a key. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Opens the palette by its shortcut and gives its field. */
export async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  return field;
}
