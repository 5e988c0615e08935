import { expect, test } from '@playwright/test';
import { open, openPalette } from './page';

test('a New badge lasts two weeks from the day of creation', async ({ page }) => {
  for (const [time, count] of [
    ['2023-04-12T23:00:00Z', 0],
    ['2023-04-13T01:00:00Z', 1],
    ['2023-04-26T23:00:00Z', 1],
    ['2023-04-27T01:00:00Z', 0],
  ] as const) {
    await page.clock.setFixedTime(time);
    await open(page);
    const newest = page.getByRole('region', { name: '最新工具' }).getByRole('listitem');
    // It is new whatever the date.
    await expect(newest.filter({ hasText: '数字缩写生成器' })).toHaveCount(1);
    await expect(newest.filter({ hasText: 'HTTP 状态码' })).toHaveCount(count);
  }
});

test('the palette is at most 650 px wide', async ({ page }) => {
  await open(page);
  await openPalette(page);
  expect((await page.getByRole('dialog').boundingBox())?.width).toBe(650);
});

test('colours: primary blue, dark and light background; 14 px at 1.6', async ({ page }) => {
  await open(page);
  const style = (name: string) =>
    page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name);
  expect((await style('--primary')).toLowerCase()).toBe('#2f80ed');
  const body = await page.evaluate(() => {
    const { fontSize, lineHeight, backgroundColor } = getComputedStyle(document.body);
    return { fontSize, lineHeight, backgroundColor };
  });
  expect(body).toEqual({ fontSize: '14px', lineHeight: '22.4px', backgroundColor: 'rgb(255, 255, 255)' });
});

test('positioned layers begin at 2000', async ({ page }) => {
  await open(page);
  const layers = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter((style) => style.position !== 'static' && style.zIndex !== 'auto' && Number(style.zIndex) > 0)
      .map((style) => Number(style.zIndex)),
  );
  expect(layers.every((layer) => layer >= 2000)).toBe(true);
});

test('CLS is 0 with every stored state', async ({ page }) => {
  const states: Record<string, string>[] = [
    {},
    { locale: 'en' },
    { favouriteTools: '["uuid-generator","hash-text"]', theme: 'dark' },
    { isMenuCollapsed: 'true', collapsedCategories: '{"crypto":true,"web":true}' },
  ];
  for (const state of states) {
    for (const path of ['/', '/hash-text', '/json-prettify', '/qrcode-generator']) {
      const context = await page
        .context()
        .browser()
        ?.newContext({ viewport: { width: 1280, height: 800 } });
      if (!context) throw new Error('There is no browser');
      const fresh = await context.newPage();
      await fresh.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // Layout shift entries carry these two; TypeScript's DOM types lack them.
            const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
            if (!hadRecentInput)
              Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(fresh, path, state);
      await fresh.waitForLoadState('networkidle');
      const shift = await fresh.evaluate(() => (window as unknown as { shift: number }).shift);
      expect(shift, `${path} with ${JSON.stringify(state)}`).toBeLessThan(0.001);
      await context.close();
    }
  }
});
