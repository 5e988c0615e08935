import { expect, type Page } from '@playwright/test';
import { atRest } from '../use/instruments';
import { whatDoesNotFit } from './fits';
import { walkByKeyboard } from './keyboard';
import { whatMoves } from './motion';

/** What the browser takes for a text of ordinary size, in pixels; a visitor may choose twice as much. */
const USUAL_TEXT = 16;

/** Looks at a page that is opened while its text is twice as large, as the visitor's browser is set. */
async function withLargeText<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  const openWith = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round((standard * 13) / 16) } });
    await page.reload();
    await expect(page.locator('html[data-started]')).toBeAttached();
    await atRest(page);
  };
  await openWith(2 * USUAL_TEXT);
  const seen = await look();
  await openWith(USUAL_TEXT);
  await session.detach();
  return seen;
}

/** What keeps somebody from using a page that is open: without a mouse, with large text, on a narrow screen, with less motion. */
export async function findBarriersOfUse(page: Page): Promise<string[]> {
  const former = page.viewportSize() ?? { width: 1280, height: 800 };
  const found: [string, readonly string[]][] = [['motion', await whatMoves(page)]];
  found.push(['keyboard', (await walkByKeyboard(page)).problems]);
  found.push(['text at 200 %', await withLargeText(page, () => whatDoesNotFit(page))]);
  await page.setViewportSize({ width: 320, height: 700 });
  await atRest(page);
  found.push(['320 px', await whatDoesNotFit(page)]);
  await page.setViewportSize(former);
  await atRest(page);
  return found.flatMap(([where, problems]) => problems.map((problem) => `${where}: ${problem}`));
}
