import { expect, test } from '@playwright/test';
import { open, openPalette, stored } from './page';
import { siteUrl } from './site';

test.describe('favourite', () => {
  test('toggles by clicking the heart, whose tooltip says which way', async ({ page }) => {
    await open(page);
    const card = page
      .getByRole('region', { name: '全部工具' })
      .getByRole('listitem')
      .filter({ hasText: 'UUID 生成器' });
    const heart = card.getByRole('button');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.hover();
    await expect(page.getByRole('tooltip')).toHaveText('收藏');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(0, 0);
    await heart.hover();
    await expect(page.getByRole('tooltip')).toHaveText('取消收藏');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('is faded at 0.2 when it is none', async ({ page }) => {
    await open(page, '/', { favouriteTools: '["uuid-generator"]' });
    const opacity = (name: string) =>
      page
        .getByRole('region', { name: '全部工具' })
        .getByRole('button', { name })
        .locator('svg')
        .evaluate((icon) => getComputedStyle(icon).fillOpacity);
    expect(await opacity('收藏：令牌生成器')).toBe('0.2');
    expect(await opacity('取消收藏：UUID 生成器')).toBe('1');
  });

  for (const theme of ['light', 'dark'] as const) {
    for (const path of ['/', '/uuid-generator', '/hash-text']) {
      test(`is an outline that is filled when it is one: ${theme}, ${path}`, async ({ page }) => {
        await open(page, path, { theme, favouriteTools: '["uuid-generator"]' });
        await expect(page.getByRole('main').locator('button[aria-pressed]').first()).toBeVisible();
        const hearts = await page
          .getByRole('main')
          .locator('button[aria-pressed]')
          .evaluateAll((buttons) =>
            buttons.map((button) => {
              const icon = button.querySelector('svg');
              if (!icon) throw new Error('no heart');
              const { fill, stroke } = getComputedStyle(icon);
              const paper = getComputedStyle(document.body).backgroundColor;
              return { isOn: button.ariaPressed === 'true', isPaper: fill === paper, isOneColour: fill === stroke };
            }),
          );
        for (const { isOn, isPaper, isOneColour } of hearts) expect([isPaper, isOneColour]).toEqual([!isOn, isOn]);
      });
    }
  }

  test('on the page of a tool has its tooltip over no other control', async ({ page }) => {
    await open(page, '/uuid-generator');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: '复制链接' })).toBeVisible();
    for (const name of ['收藏：UUID 生成器', '复制链接']) {
      await main.getByRole('button', { name, exact: true }).hover();
      const bubble = await page.getByRole('tooltip').boundingBox();
      if (!bubble) throw new Error('no tooltip');
      const others = page.locator(':is(header, #main) :is(button, a, select, input)').and(page.locator(':visible'));
      for (const other of await others.all()) {
        const box = await other.boundingBox();
        if (!box) continue;
        const isApart =
          box.x >= bubble.x + bubble.width ||
          bubble.x >= box.x + box.width ||
          box.y >= bubble.y + bubble.height ||
          bubble.y >= box.y + box.height;
        expect(isApart, await other.evaluate((element) => element.ariaLabel ?? element.textContent)).toBe(true);
      }
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    }
  });

  test('can be toggled on the page of the tool', async ({ page }) => {
    await open(page, '/uuid-generator');
    await page.getByRole('main').getByRole('button', { name: '收藏：UUID 生成器' }).click();
    expect(await stored(page, 'favouriteTools')).toBe('["uuid-generator"]');
  });

  test('favourites are sorted by keyboard and by dragging', async ({ page }) => {
    await open(page, '/', { favouriteTools: '["uuid-generator","token-generator","hash-text"]' });
    await page.getByRole('button', { name: '整理' }).click();
    await page.getByRole('button', { name: '移动「UUID 生成器」' }).press('ArrowDown');
    expect(await stored(page, 'favouriteTools')).toBe('["token-generator","uuid-generator","hash-text"]');
    await page.getByRole('button', { name: '移动「文本与文件哈希」' }).hover();
    await page.mouse.down();
    const first = await page.getByRole('button', { name: '移动「令牌生成器」' }).boundingBox();
    await page.mouse.move((first?.x ?? 0) + 8, (first?.y ?? 0) + 8, { steps: 8 });
    await page.mouse.up();
    expect(await stored(page, 'favouriteTools')).toBe('["hash-text","token-generator","uuid-generator"]');
  });
});

test.describe('menu', () => {
  test('is persisted under isMenuCollapsed', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: '收起菜单' }).click();
    expect(await stored(page, 'isMenuCollapsed')).toBe('true');
    await page.reload();
    await expect(page.getByRole('complementary', { name: '工具菜单' })).toBeHidden();
    await page.getByRole('button', { name: '打开菜单' }).click();
    expect(await stored(page, 'isMenuCollapsed')).toBe('false');
  });

  test('is collapsed by default on small screens, whatever is stored', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await open(page, '/', { isMenuCollapsed: 'false' });
    await expect(page.getByRole('complementary', { name: '工具菜单' })).toBeHidden();
  });

  test('crossing the breakpoint collapses and restores it', async ({ page }) => {
    await open(page);
    const menu = page.getByRole('complementary', { name: '工具菜单' });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(menu).toBeVisible();
    expect(await stored(page, 'isMenuCollapsed')).not.toBe('true');
  });

  test('the drawer closes on the overlay, on Escape and on a followed link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page);
    const menu = page.getByRole('complementary', { name: '工具菜单' });
    const opener = page.getByRole('button', { name: '打开菜单' });
    await opener.click();
    await expect(menu).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.getByRole('link', { name: 'UUID 生成器' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UUID 生成器');
  });
});

test.describe('theme', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`follows the system (${scheme}) until one is chosen`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(page);
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = 'rgb(255, 255, 255)';
      const dark = 'rgb(30, 30, 30)';
      expect(await background()).toBe(scheme === 'light' ? light : dark);
      expect(await stored(page, 'theme')).toBeNull();
      const name = scheme === 'light' ? '切换到深色' : '切换到浅色';
      await page.getByRole('banner').getByRole('button', { name }).click();
      await expect.poll(background).toBe(scheme === 'light' ? dark : light);
      await page.reload();
      expect(await background()).toBe(scheme === 'light' ? dark : light);
    });
  }

  for (const path of ['/', '/hash-text', '/about']) {
    test(`no flash of the wrong theme or language on ${path}`, async ({ page }) => {
      // What is visible at each frame until the page has started; nothing of it may be light or Chinese.
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          const root = document.getElementById('root');
          if (root && document.body) {
            const isShown = getComputedStyle(root).visibility === 'visible';
            seen.push(getComputedStyle(document.body).backgroundColor);
            const heading = root.querySelector('h1')?.textContent ?? '';
            if (isShown && /\p{Script=Han}/u.test(heading)) seen.push(heading);
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await open(page, path, { theme: 'dark', locale: 'en' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
      expect(seen).toEqual(['rgb(30, 30, 30)']);
    });
  }
});

test.describe('palette', () => {
  test('closing clears the search text', async ({ page }) => {
    await open(page);
    const field = await openPalette(page);
    await field.fill('uuid');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(await openPalette(page)).toHaveValue('');
  });

  test('takes every key from the first on, while what it searches is still on its way', async ({ page }) => {
    await page.route('**/assets/result-list-*.js', async (route) => {
      await typed;
      await route.continue();
    });
    let release = () => undefined as void;
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open(page, '/basic-auth-generator');
    const password = page.getByLabel('密码', { exact: true }).first();
    const before = await password.inputValue();
    await password.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('uuid');
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toHaveValue('uuid');
    await page.keyboard.press('Enter');
    expect(await password.inputValue()).toBe(before);
    release();
    await expect(page).toHaveURL(/uuid-generator$/);
  });

  test('goes on taking what is typed when it is asked for again', async ({ page }) => {
    await open(page);
    const field = await openPalette(page);
    await page.keyboard.type('uu');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('id');
    await expect(field).toHaveValue('uuid');
  });

  test('has what was typed before the page could start', async ({ page }) => {
    let release = () => undefined as void;
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/main-*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(siteUrl(), { waitUntil: 'commit' });
    await page.locator('main [aria-keyshortcuts]').focus();
    await page.keyboard.type('jwt x');
    await page.keyboard.press('Backspace');
    release();
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toHaveValue('jwt ');
    await expect(field).toBeFocused();
    await page.keyboard.type('decode');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('JWT');
  });

  test('closes on a click outside it and gives the focus back', async ({ page }) => {
    await open(page);
    const button = page.getByRole('banner').getByRole('button', { name: '搜索工具或命令' });
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('the selection is clamped to the results', async ({ page }) => {
    await open(page);
    const field = await openPalette(page);
    await field.fill('uuid');
    const options = page.getByRole('dialog').getByRole('option');
    await expect(options.first()).toContainText('UUID');
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    for (let step = 0; step < 14; step += 1) await page.keyboard.press('ArrowUp');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const active = await field.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  });
});

test('the tracker, disabled, does nothing and is not even loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  await page.getByRole('main').getByRole('link', { name: /UUID/ }).first().click();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /plausible|api\/event/.test(url))).toEqual([]);
});
