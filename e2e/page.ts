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

/** Waits until what comes after the start of a page is there, such as its messages: a slow machine rests for half a second before it asks for that. */
export async function afterStart(page: Page): Promise<void> {
  await expect(page.locator('footer [aria-keyshortcuts="?"]')).toBeAttached();
}

/** Waits until a tool's own part of its page is there, which comes after the heading; `what` is said where it does not. */
export async function drawn(page: Page, what?: string): Promise<void> {
  await expect(page.locator('#main [aria-busy="false"]').first(), what).toBeAttached();
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

/** Waits until nothing is under way in the page's main part and it looks the same several times in a row. */
export async function settled(page: Page): Promise<void> {
  let former: string | undefined;
  let quiet = 0;
  const isQuiet = async () => {
    const main = page.getByRole('main');
    const isBusy = (await main.locator('[aria-busy="true"], [role="progressbar"]').count()) > 0;
    const shown = await main.innerText();
    quiet = !isBusy && shown === former ? quiet + 1 : 0;
    former = shown;
    return quiet >= 3;
  };
  await expect.poll(isQuiet, { intervals: [100], timeout: 90_000 }).toBe(true);
}
