import { expect, test, type Page } from '@playwright/test';
import { placeOf } from '../src/tools/testing-place';
import { routes, siteUrl } from './site';

// One page of three is opened, in one width and language; `npm run test:full` opens every page in all of them.
const IS_FULL = process.env['FULL'] === '1';
const WIDTHS = [390, 800, 1280] as const;
const HEIGHTS = { 390: 844, 800: 1000, 1280: 900 } as const;
const LANGUAGES = ['zh-cn', 'en', 'fr'] as const;
/** Files that come one by one, each drawn before the next, take long. */
const SAMPLED = 3;

/** Less is not seen: a badge of another width, a button drawn while the page is still being parsed. */
const LEAST = 0.001;

/** What moved at once. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Lets the page be drawn as it is, unless its own styles still keep it from that. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(() => {
    const isHeldBack =
      document.readyState === 'loading' ||
      (performance.getEntriesByType('paint').length === 0 &&
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some((link) => !link.sheet));
    if (isHeldBack) return undefined;
    return new Promise<void>((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done())));
      // Where nothing is drawn, nothing moves.
      setTimeout(done, 1000);
    });
  });
}

/** From now on each file comes alone, and only when the page was drawn with all that had come before. */
async function deliverOneByOne(page: Page): Promise<void> {
  let last = Promise.resolve();
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    last = last.then(async () => {
      await drawn(page);
      const response = await route.fetch();
      await route.fulfill({ response });
    });
    return last;
  });
}

/** Notes what moves from the beginning of the next page, as what it is and from where to where. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    // TypeScript's DOM types lack these.
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { value: number; sources: Source[] };
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.localName ?? 'gone'}.${element?.className ?? ''}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const route of [...routes(), '/no-such-page']) {
  const place = placeOf(route);
  for (const [chapter, language] of LANGUAGES.entries()) {
    for (const [column, width] of WIDTHS.entries()) {
      // Each language with each width, in turn.
      const turn = Math.floor(place / SAMPLED);
      const isSample = place % SAMPLED === 0 && turn % 3 === chapter && Math.floor(turn / 3) % 3 === column;
      if (!IS_FULL && !isSample) continue;
      test(`${route} in ${language} at ${width} px: nothing moves while it loads`, async ({ page }) => {
        await page.setViewportSize({ width, height: HEIGHTS[width] });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await watchShifts(page);
        await deliverOneByOne(page);
        const folder = language === 'zh-cn' ? '' : `${language}/`;
        await page.goto(`${siteUrl()}${folder}${route.slice(1)}`);
        await expect(page.locator('html[data-started]')).toBeAttached();
        await page.waitForLoadState('networkidle');
        // Pages with a clock never look the same for long.
        await expect(page.locator('#main [aria-busy="true"], [data-awaited]')).toHaveCount(0);
        await drawn(page);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        expect(shifts.filter(({ value }) => value >= LEAST)).toEqual([]);
      });
    }
  }
}
