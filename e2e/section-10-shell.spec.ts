import { expect, test, type Page } from '@playwright/test';
import { afterStart, drawn, open, openPalette, stored } from './page';
import { siteUrl, SUB_PATH } from './site';

const menu = (page: Page) => page.getByRole('complementary');

async function openSettled(page: Page, ...args: Parameters<typeof open> extends [Page, ...infer Rest] ? Rest : never) {
  await open(page, ...args);
  await afterStart(page);
}

test.describe('the drawer', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('takes the focus and gives it back, on Escape and on the overlay', async ({ page }) => {
    await openSettled(page);
    const opener = page.getByRole('button', { name: '打开菜单' });
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(380, 400)]) {
      await opener.click();
      await expect(menu(page).getByRole('link').first()).toBeFocused();
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test('is what Back closes first', async ({ page }) => {
    await openSettled(page);
    await page.getByRole('main').getByRole('link', { name: /UUID/ }).first().click();
    await expect(page).toHaveURL(/uuid-generator$/);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await expect(menu(page)).toBeInViewport();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/uuid-generator$/);
    await page.goBack();
    await expect(page).toHaveURL(siteUrl());
  });

  test('leaves no step in the history when a link of it is followed', async ({ page }) => {
    await openSettled(page);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await menu(page).getByRole('link', { name: 'UUID 生成器' }).click();
    await expect(page).toHaveURL(/uuid-generator$/);
    await expect(page.locator('#main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(siteUrl());
    await expect(page.getByRole('region', { name: '全部工具' })).toBeVisible();
  });
});

test.describe('Back', () => {
  test('closes the palette first, and passes over it once it was closed', async ({ page }) => {
    await openSettled(page);
    await page.getByRole('main').getByRole('link', { name: /UUID/ }).first().click();
    await expect(page).toHaveURL(/uuid-generator$/);
    await openPalette(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/uuid-generator$/);
    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(siteUrl());
  });

  test('leads from what the palette opened to where it was opened', async ({ page }) => {
    await openSettled(page);
    const field = await openPalette(page);
    await field.fill('uuid');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('UUID');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/uuid-generator$/);
    await page.goBack();
    await expect(page).toHaveURL(siteUrl());
    await page.goForward();
    await expect(page).toHaveURL(/uuid-generator$/);
  });

  test('closes any other dialog first', async ({ page }) => {
    await openSettled(page, '/uuid-generator');
    await page.locator('#main').focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/uuid-generator$/);
  });

  test('shows the page of a tool where it was left', async ({ page }) => {
    await openSettled(page, '/http-status-codes');
    await drawn(page);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    await menu(page).getByRole('link', { name: 'UUID 生成器' }).click();
    await expect(page).toHaveURL(/uuid-generator$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  });

  test('shows home where it was left, though cards out of sight are not laid out', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openSettled(page, '/');
    const card = page.locator('#data li').first();
    await card.scrollIntoViewIfNeeded();
    const place = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    // What comes into sight is laid out frame by frame.
    const steady = await card.evaluate(async (element) => {
      const top = () => Math.round(element.getBoundingClientRect().top);
      let last = top();
      for (let same = 0; same < 10; same = top() === last ? same + 1 : 0) {
        last = top();
        await new Promise(requestAnimationFrame);
      }
      return last;
    });
    await card.getByRole('link').click();
    await expect(page).not.toHaveURL(siteUrl());
    await page.goBack();
    // Places between pixels are rounded.
    await expect.poll(async () => Math.abs((await place()) - steady)).toBeLessThanOrEqual(1);
    await expect(page.locator('html')).not.toHaveAttribute('data-whole');
  });
});

test.describe('the menu', () => {
  test('is scrolled to the tool that is open', async ({ page }) => {
    await openSettled(page, '/xml-formatter');
    await expect(menu(page).locator('[aria-current]')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goto(siteUrl() + 'token-generator');
    await afterStart(page);
    await expect(menu(page).locator('[aria-current]')).toBeInViewport();
  });

  test('shows the whole name of what it cuts, on hover and on focus', async ({ page }) => {
    await openSettled(page, '/', { locale: 'fr' });
    // Made narrow, so that a name is cut whatever names there are.
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLElement>('#menu nav a')) link.style.maxWidth = '120px';
    });
    const link = menu(page)
      .getByRole('link', { name: /Base64/ })
      .first();
    const name = (await link.locator('span').first().textContent()) ?? '';
    const whole = page.locator('body [aria-hidden="true"]', { hasText: name }).last();
    // A menu that is scrolled shows no names, and tells it a frame later: after the pointer has come, on a slow machine.
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await link.hover();
    await expect(whole).toHaveCSS('position', 'fixed');
    await page.mouse.move(700, 700);
    await expect(page.getByText(name, { exact: true }).and(page.locator('[aria-hidden="true"]'))).toHaveCount(0);
    await link.focus();
    await expect(whole).toHaveCSS('position', 'fixed');
    await page.keyboard.press('Escape');
    await expect(page.getByText(name, { exact: true }).and(page.locator('[aria-hidden="true"]'))).toHaveCount(0);
  });

  for (const [width, expected] of [
    [799, 240],
    [800, 64],
    [1023, 64],
    [1024, 240],
  ] as const) {
    test(`is ${expected} px wide at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openSettled(page);
      expect((await menu(page).boundingBox())?.width).toBe(expected);
      const link = menu(page).getByRole('link', { name: 'UUID 生成器' });
      await expect(link.locator('svg')).toBeVisible();
      if (expected !== 64) return;
      await link.focus();
      await expect(
        page.getByText('UUID 生成器', { exact: true }).and(page.locator('[aria-hidden="true"]')),
      ).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('under a sub-path that the build knows nothing of', () => {
  const mounted = siteUrl.bind(undefined, 'mounted');

  for (const path of ['no-such-page', 'deep/er/no-such-page', 'a/b/c/d/e']) {
    test(`/${path} is the not-found page, with links that lead into the site`, async ({ page, request }) => {
      expect((await request.get(mounted() + path)).status()).toBe(404);
      await page.goto(mounted() + path);
      await expect(page.locator('html[data-started]')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 找不到页面');
      for (const link of await page.getByRole('link').all()) {
        const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
        expect(new URL(address).pathname.startsWith(SUB_PATH)).toBe(true);
      }
      const icon = await page
        .locator('#menu a svg use')
        .first()
        .evaluate((use) => use.getAttribute('href') ?? '');
      if (!icon.startsWith('#')) expect(new URL(icon, page.url()).pathname.startsWith(SUB_PATH)).toBe(true);
      await menu(page).getByRole('link', { name: '文本与文件哈希' }).click();
      await expect(page).toHaveURL(`${mounted()}hash-text`);
      const worker = page.waitForEvent('worker');
      await page.getByRole('main').locator('textarea').first().fill('a'.repeat(1_000_000));
      expect((await worker).url()).toContain(SUB_PATH);
    });
  }
});

test.describe('in forced colours', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('marks, the selected row, the current tool and the dots are seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openSettled(page, '/uuid-generator');
    await expect(menu(page).locator('[aria-current]')).toHaveCSS('outline-style', 'solid');
    const dot = await menu(page)
      .locator('summary > span')
      .first()
      .evaluate((element) => getComputedStyle(element).forcedColorAdjust);
    expect(dot).toBe('none');
    const field = await openPalette(page);
    await field.fill('uuid');
    const selected = page.getByRole('dialog').getByRole('option', { selected: true });
    await expect(selected).toHaveCSS('outline-style', 'solid');
    const ground = await page.getByRole('dialog').evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(selected.locator('mark').first()).not.toHaveCSS('background-color', ground);
    await expect(selected.locator('mark').first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test('printing prints the tool with its result, not the menu', async ({ page }) => {
  await openSettled(page, '/hash-text');
  const field = page.getByRole('main').locator('textarea').first();
  await field.fill('line\n'.repeat(80));
  await page.emulateMedia({ media: 'print' });
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('header:has(+ main)')).toBeHidden();
  await expect(page.locator('main ~ footer')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(field).toBeVisible();
});

test.describe('where the pointer is coarse', () => {
  test.use({ hasTouch: true, isMobile: true });
  for (const viewport of [
    { width: 390, height: 800 },
    { width: 1100, height: 800 },
  ]) {
    test(`targets of the shell are 44 px at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openSettled(page);
      const opener = page.locator('[aria-controls="menu"]');
      if (viewport.width < 700) await opener.click();
      const parts = page.locator(
        'header:has(+ main) :is(button, a), #menu :is(a, summary, button), main nav a, main li button',
      );
      const small = await parts.evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .filter((element) => element.getBoundingClientRect().height < 43.9)
          .map((element) => `${element.tagName} ${element.ariaLabel ?? element.textContent}`),
      );
      expect(small).toEqual([]);
    });
  }
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of ['', 'en/', 'fr/']) {
    for (const tool of [
      'roman-numeral-converter',
      'base64-string-converter',
      'html-entities',
      'url-encoder',
      'text-to-binary',
    ]) {
      test(`/${language}${tool} has the name of each side and its buttons in one line`, async ({ page }) => {
        await openSettled(page, `/${language}${tool}`);
        const copies = page.locator('#main button:has(> [class*="labels"])');
        await expect(copies.nth(1)).toBeEnabled();
        const apart = await copies.evaluateAll((buttons) =>
          buttons.slice(0, 2).map((button) => {
            const name = button.parentElement?.parentElement?.querySelector('h2, label');
            const middles = [name, button].map((element) => {
              const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
              return (top + bottom) / 2;
            });
            return Math.abs((middles[0] ?? 0) - (middles[1] ?? 0));
          }),
        );
        for (const distance of apart) expect(distance).toBeLessThanOrEqual(2);
      });
    }
  }
});

test('following the system stays a choice, in the bar and in the palette', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSettled(page);
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: '切换到深色' }).click();
  expect(await stored(page, 'theme')).toBe('dark');
  await bar.getByRole('button', { name: '切换到浅色' }).click();
  expect(await stored(page, 'theme')).toBe('light');
  await bar.getByRole('button', { name: '跟随系统' }).click();
  expect(await stored(page, 'theme')).toBeNull();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(bar.getByRole('button', { name: '切换到浅色' })).toBeVisible();
  await bar.getByRole('button', { name: '切换到浅色' }).click();
  const field = await openPalette(page);
  await field.fill('跟随系统');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('跟随系统');
  await page.keyboard.press('Enter');
  expect(await stored(page, 'theme')).toBeNull();
});

test('the end of the page has the height before the start that it has after it', async ({ browser }) => {
  for (const path of ['about', 'en/about', 'fr/about']) {
    for (const width of [320, 360, 390, 720, 1280]) {
      const heights: number[] = [];
      for (const javaScriptEnabled of [false, true]) {
        const context = await browser.newContext({
          javaScriptEnabled,
          serviceWorkers: 'block',
          viewport: { width, height: 800 },
        });
        const page = await context.newPage();
        await page.goto(siteUrl() + path);
        if (javaScriptEnabled) await afterStart(page);
        heights.push((await page.getByRole('contentinfo').boundingBox())?.height ?? 0);
        await context.close();
      }
      expect(heights[0], `${path} at ${width} px`).toBe(heights[1]);
    }
  }
});

test('who removes a favourite by keyboard goes on at the next one', async ({ page }) => {
  await openSettled(page, '/', { favouriteTools: '["uuid-generator","token-generator","hash-text"]' });
  const hearts = page.getByRole('region', { name: '收藏', exact: true }).getByRole('button', { name: /^取消收藏/ });
  await hearts.nth(1).press('Enter');
  await expect(hearts).toHaveCount(2);
  await expect(hearts.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hearts).toHaveCount(1);
  await expect(hearts.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hearts).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
});

test.describe('the search says its keys', () => {
  for (const [platform, keys] of [
    ['MacIntel', '⌘K'],
    ['Win32', 'Ctrl K'],
  ] as const) {
    test(`${keys} on ${platform}`, async ({ page }) => {
      await page.addInitScript((name) => Object.defineProperty(navigator, 'platform', { get: () => name }), platform);
      await open(page);
      await expect(page.getByRole('main').locator('kbd').first()).toHaveText(keys);
      await open(page, '/hash-text');
      await expect(page.getByRole('banner').locator('kbd')).toHaveText(keys);
    });
  }
});

test.describe('recently used tools', () => {
  test('stand on home after the favourites and before the newest, and can be erased', async ({ page }) => {
    await open(page, '/', { favouriteTools: '["hash-text"]', recentTools: '["uuid-generator","token-generator"]' });
    const recent = page.getByRole('region', { name: '最近使用' });
    await expect(recent.getByRole('link')).toHaveText(['UUID 生成器', '令牌生成器']);
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(titles.slice(0, 3)).toEqual(['收藏', '最近使用', '最新工具']);
    await recent.getByRole('button', { name: '清除' }).click();
    await expect(recent).toHaveCount(0);
    expect(await stored(page, 'recentTools')).toBeNull();
    await expect(page.locator('#main')).toBeFocused();
  });

  test('are those that were opened here, the latest first', async ({ page }) => {
    await open(page, '/uuid-generator');
    await expect.poll(() => stored(page, 'recentTools')).toBe('["uuid-generator"]');
    await page.getByRole('banner').getByRole('link', { name: '首页' }).click();
    await expect(page.getByRole('region', { name: '最近使用' }).getByRole('link')).toHaveText(['UUID 生成器']);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await expect(page.getByRole('region', { name: '最近使用' })).toBeVisible();
    expect(asked.some((url) => url.includes('recent'))).toBe(true);
  });

  test('move nothing when they come', async ({ page }) => {
    await open(page, '/', { recentTools: '["uuid-generator","hash-text","bcrypt"]' });
    const all = page.getByRole('region', { name: '全部工具' });
    const before = (await all.boundingBox())?.y;
    await expect(page.getByRole('region', { name: '最近使用' })).toBeVisible();
    expect((await all.boundingBox())?.y).toBe(before);
  });
});

test.describe('the shortcuts', () => {
  test('of the page show on ? and on the button', async ({ page }) => {
    await openSettled(page, '/chronometer');
    await expect(page.getByRole('main').locator('[aria-keyshortcuts="Space"]')).toBeVisible();
    await page.locator('#main').focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: '键盘快捷键' });
    await expect(dialog).toBeVisible();
    for (const key of ['␣', 'L', 'R', 'K', '?', 'Esc']) {
      await expect(dialog.locator('kbd', { hasText: key }).first()).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('button', { name: '键盘快捷键' }).click();
    await expect(dialog).toBeVisible();
  });

  test('stay away while somebody types a question mark', async ({ page }) => {
    await openSettled(page, '/text-statistics');
    const field = page.getByRole('main').locator('textarea').first();
    await field.fill('');
    await page.keyboard.type('why?');
    await expect(field).toHaveValue('why?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the words of a search field', () => {
  /** What of the words in or on a field is not seen, in pixels. */
  const cutOff = (element: HTMLElement | SVGElement) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    if (!(element instanceof HTMLInputElement)) {
      // To a fraction, since an ellipsis comes for that.
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().width - element.getBoundingClientRect().width - 0.01;
    }
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = getComputedStyle(element, '::placeholder').font;
    const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return Math.ceil(context.measureText(element.placeholder).width - room);
  };

  for (const folder of ['', 'en/', 'fr/']) {
    for (const width of [390, 800, 1280]) {
      test(`are whole at ${width} px, below /${folder}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, `/${folder}`);
        const field = page.getByRole('main').locator('button[aria-keyshortcuts*="Control+K"] > span');
        await expect(field).toBeVisible();
        expect(await field.evaluate(cutOff)).toBeLessThanOrEqual(0);
        expect((await field.boundingBox())?.height, 'one line').toBeLessThan(32);
        expect(await (await openPalette(page)).evaluate(cutOff)).toBeLessThanOrEqual(0);
        await open(page, `/${folder}hash-text`);
        const find = page.getByRole('banner').locator('button[aria-keyshortcuts*="Control+K"] > span');
        await expect(find).toBeVisible();
        expect(await find.evaluate(cutOff)).toBeLessThanOrEqual(0);
      });
    }
  }
});
