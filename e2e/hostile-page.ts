import { expect, type BrowserContext, type Page } from '@playwright/test';
import { drawn } from './page';
import { siteUrl } from './site';
import { watch } from './watch';

/** What a text must never become: a part of the page that runs, loads, frames or leads somewhere. */
const INJECTED = [
  '[onerror], [onload], [onclick], [onfocus], [ontoggle], [onbegin], [onmouseover], [formaction]',
  // A tool may show a document in a frame of its own, in which nothing runs.
  '[srcdoc]:not(iframe[sandbox]:not([sandbox~="allow-scripts"]))',
  'object, embed, base, meta[http-equiv="refresh"], math',
  '[href^="javascript:" i], [src^="javascript:" i], [src*="evil.invalid"], link[href*="evil.invalid"]',
].join(', ');

export interface Victim {
  readonly problems: string[];
}

/** Opens a tool on a small screen, and notes from now on what must not happen there. */
export async function openVictim(page: Page, context: BrowserContext, id: string): Promise<Victim> {
  const { problems } = await watch(page, context, new URL(siteUrl()).origin);
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    // A dialog of the browser stops all else until it is answered.
    void dialog.dismiss();
  });
  page.on('crash', () => problems.push('the page crashed'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${siteUrl()}${id}?lang=en`);
  await expect(page.locator('html[data-started]')).toBeAttached();
  // Before that there may be no field yet to put anything into.
  await drawn(page);
  return { problems };
}

/** Whether the page still answers, has nothing in it that a text has become, and fits its screen; as what is wrong. */
export async function wrongIn(page: Page): Promise<string[]> {
  return page.evaluate(async (selector) => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const found = [...document.querySelectorAll(selector)].map(
      (element) => `injected: ${element.cloneNode().nodeName}`,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} in ${clientWidth}`);
    return found;
  }, INJECTED);
}

/** Waits until nothing is under way in the page's main part. */
export async function quiet(page: Page): Promise<void> {
  const busy = page.getByRole('main').locator('[aria-busy="true"], [role="progressbar"]');
  await expect.poll(() => busy.count(), { timeout: 600_000 }).toBe(0);
}
