import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { isToolRoute } from '../scripts/tool-routes.mjs';
import { afterStart, open, openPalette, stored } from './page';
import { routes, SITE, siteUrl, toolIds } from './site';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildVariant } from './variant';

test.describe('home', () => {
  test('shows all tools by category', async ({ page }) => {
    await open(page);
    const all = page.getByRole('region', { name: '全部工具' });
    await expect(all.getByRole('listitem')).toHaveCount(toolIds().length);
    await expect(all.getByRole('heading', { level: 3 }).first()).toHaveText('加解密');
  });

  test('has no banner while showBanner is off, and one while it is on', async ({ page }) => {
    test.setTimeout(600_000);
    await open(page);
    await expect(page.getByRole('region', { name: '关注本项目' })).toHaveCount(0);
    const site = await buildVariant({ VITE_SHOW_BANNER: 'true' });
    try {
      await page.goto(site.url);
      await expect(page.getByRole('region', { name: '关注本项目' })).toBeVisible();
    } finally {
      site.close();
    }
  });

  test('has a favourites section only if there are any', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('region', { name: '收藏', exact: true })).toHaveCount(0);
    await page
      .getByRole('button', { name: /^收藏：/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: '收藏', exact: true }).getByRole('listitem')).toHaveCount(1);
  });

  test('has a newest-tools section with the tools that are flagged new, and those only', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-28T12:00:00Z');
    await open(page);
    const newest = page.getByRole('region', { name: '最新工具' }).getByRole('listitem');
    await expect(newest).toHaveCount(26);
    for (const name of [
      '数字缩写生成器',
      '安全链接还原',
      '邮箱规范化',
      '文本与 Unicode 互转',
      'XML 转 JSON',
      '正则速查表',
    ])
      await expect(newest.filter({ hasText: name }).getByText('新', { exact: true })).toBeVisible();
    // A day on which no other tool of the list is younger than two weeks.
    await page.clock.setFixedTime('2023-04-26T12:00:00Z');
    await page.reload();
    await expect(newest).toHaveCount(2);
    await expect(newest.filter({ hasText: 'HTTP 状态码' })).toHaveCount(1);
  });

  for (const [width, columns] of [
    [320, 1],
    [399, 1],
    [400, 2],
    [799, 2],
    [800, 3],
    [1199, 3],
    [1200, 4],
    [1999, 4],
    [2000, 8],
  ] as const) {
    test(`${width} px wide: ${columns} columns`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      const columnCount = await page
        .getByRole('region', { name: '全部工具' })
        .getByRole('list')
        .first()
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
      expect(columnCount).toBe(columns);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('a card has icon, name, description and heart', async ({ page }) => {
    await open(page);
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'UUID 生成器' });
    await expect(card.locator('a svg')).toBeVisible();
    await expect(card).toContainText('生成各版本 UUID，并解析已有的 UUID。');
    await expect(card.getByRole('button', { name: '收藏：UUID 生成器' })).toBeVisible();
  });
});

test('the about page tells purpose, technologies and where to report', async ({ page }) => {
  await open(page, '/about');
  for (const name of ['这是什么', '所用技术', '报告错误、请求工具']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
});

test.describe('not found', () => {
  for (const path of ['/no-such-page', '/json-pretify', '/a/deep/unknown/path']) {
    test(`${path} is answered with 404 and the page for it`, async ({ page, request }) => {
      expect((await request.get(siteUrl() + path.slice(1))).status()).toBe(404);
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 找不到页面');
      await expect(page.getByText('抱歉，这个页面似乎不存在。')).toBeVisible();
      await expect(page.getByText('也许是缓存在捣乱，试试强制刷新？')).toBeVisible();
      await page.getByRole('link', { name: '返回首页' }).click();
      await expect(page.getByRole('region', { name: '全部工具' })).toBeVisible();
    });
  }

  test('says so in English as the document has it', async ({ page }) => {
    await open(page, '/no-such-page', { locale: 'en' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
    await expect(page.getByText('Sorry, this page does not seem to exist')).toBeVisible();
    await expect(page.getByText('Maybe the cache is doing tricky things, try force-refreshing?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back home' })).toBeVisible();
  });

  for (const [path, text, home] of [
    ['/en/no-such-page', 'Sorry, this page does not seem to exist', 'en/'],
    ['/fr/no-such-page', 'Désolé, cette page ne semble pas exister.', 'fr/'],
    ['/constructor', '抱歉，这个页面似乎不存在。', ''],
  ] as const) {
    test(`${path} has its language before the script of the page`, async ({ page }) => {
      // Only what stands in the page itself comes.
      await page.route('**/*.js', () => undefined);
      await page.goto(siteUrl() + path.slice(1), { waitUntil: 'commit' });
      await expect(page.getByText(text)).toBeVisible({ timeout: 4000 });
      await expect(page.locator('#main p a')).toHaveAttribute('href', `/${home}`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto(siteUrl() + path.slice(1));
      await expect(page.locator('html[data-started]')).toBeAttached();
      await expect(page.getByText(text)).toBeVisible();
    });
  }

  test('names the nearest tools', async ({ page }) => {
    await open(page, '/json-formatter');
    const nearest = page.getByRole('region', { name: '你要找的也许是' });
    await expect(nearest.getByRole('listitem').first()).toContainText('JSON 格式化');
  });
});

test.describe('the widget demos', () => {
  test('exist in development, with their eleven pages', async ({ page }) => {
    test.setTimeout(600_000);
    const port = await freePort();
    const vite = spawn('node_modules/.bin/vite', ['--port', String(port), '--strictPort', '--host', '127.0.0.1'], {
      stdio: 'ignore',
    });
    try {
      await expect(async () => {
        expect((await fetch(`http://127.0.0.1:${port}/`)).ok).toBe(true);
      }).toPass({ timeout: 60_000 });
      const names = [
        'alert',
        'button',
        'buttons-select',
        'card',
        'input-text',
        'link',
        'modal',
        'select',
        'table',
        'text-copyable',
        'tooltip',
      ];
      await page.goto(`http://127.0.0.1:${port}/c-lib`);
      const links = page.getByRole('navigation', { name: 'Widgets' }).getByRole('link');
      await expect(links.first()).toBeVisible({ timeout: 60_000 });
      expect(await links.allInnerTexts()).toEqual(expect.arrayContaining(names));
      for (const name of names) {
        await page.goto(`http://127.0.0.1:${port}/c-lib/${name}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      }
    } finally {
      vite.kill();
    }
  });

  test('are not in the build', async ({ page }) => {
    await open(page, '/c-lib');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 找不到页面');
    const scripts = readdirSync(join(SITE, 'assets')).filter((name) => name.endsWith('.js'));
    for (const name of scripts) {
      expect(name).not.toMatch(/demo|c-lib/);
      expect(readFileSync(join(SITE, 'assets', name), 'utf8')).not.toContain('c-lib/');
    }
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an address of that kind.
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

test.describe('tool pages', () => {
  test('have title, description and heart before any script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const route of routes().filter(isToolRoute)) {
      await page.goto(siteUrl() + route.slice(1));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), route).toBeVisible();
      await expect(page.getByRole('main').getByRole('paragraph').first(), route).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: /^收藏：/ }), route).toBeVisible();
    }
    await context.close();
  });

  for (const [old, current] of [
    ['/file-to-base64', '/base64-string-converter'],
    ['/base64-converter', '/base64-string-converter'],
    ['/hash', '/hash-text'],
    ['/json-viewer', '/json-prettify'],
    ['/text-stats', '/text-statistics'],
  ] as const) {
    test(`${old} redirects to ${current} with query and fragment`, async ({ page }) => {
      // The page then takes out of its address what it knows nothing of, and says so.
      const reached: string[] = [];
      page.on('framenavigated', (frame) => reached.push(frame.url()));
      await open(page, `${old}?a=1#b`);
      expect(reached).toContain(`${siteUrl()}${current.slice(1)}?a=1#b`);
    });
  }

  test('are loaded when they are opened', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page);
    expect(asked.some((url) => /view/.test(url))).toBe(false);
    await page.getByRole('main').getByRole('link', { name: /Chmod/ }).click();
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    expect(asked.some((url) => /view/.test(url))).toBe(true);
  });
});

test.describe('layout', () => {
  test('a short page does not scroll at 1280 × 900', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const jwt = ['/jwt-parser', '/en/jwt-parser', '/fr/jwt-parser'];
    for (const path of ['/json-prettify', '/uuid-generator', '/base64-file-converter', ...jwt]) {
      await open(page, path);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
      await expect(page.locator('footer').last()).toBeVisible();
    }
  });

  test('the side menu is 240 px wide and collapses', async ({ page }) => {
    await open(page);
    const menu = page.getByRole('complementary', { name: '工具菜单' });
    expect((await menu.boundingBox())?.width).toBe(240);
    await page.getByRole('button', { name: '收起菜单' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: '打开菜单' }).click();
    await expect(menu).toBeVisible();
  });

  test('on small screens it is an overlay that closes on a click beside it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page);
    const menu = page.getByRole('complementary', { name: '工具菜单' });
    await expect(menu).toBeHidden();
    // Nothing of it has a place: a page that has loaded would lay it out for its field otherwise.
    await expect(page.locator('#menu')).toHaveCSS('display', 'none');
    await page.getByRole('button', { name: '打开菜单' }).click();
    await expect(menu).toBeInViewport();
    await page.mouse.click(380, 400);
    await expect(menu).toBeHidden();
  });

  test('a page in the language that it is written in names that once', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      // Each time every element is styled again, even if the language is the same.
      new MutationObserver((records) => seen.push(...records.map(({ attributeName }) => attributeName ?? ''))).observe(
        document,
        { attributes: true, attributeFilter: ['lang'], subtree: true },
      );
    });
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    // By the boot script, before there is anything to style.
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['lang']);
  });

  test('categories collapse, and favourites come first when there are any', async ({ page }) => {
    await open(page, '/', { favouriteTools: '["uuid-generator"]' });
    const menu = page.getByRole('complementary', { name: '工具菜单' });
    await expect(menu.locator('summary').first()).toContainText('收藏');
    await menu.locator('summary', { hasText: '加解密' }).click();
    await expect(menu.getByRole('link', { name: '令牌生成器' })).toBeHidden();
    await expect(menu.getByRole('link', { name: 'UUID 生成器' })).toHaveCount(1);
  });

  test('the top bar has menu, home, palette, theme and language', async ({ page }) => {
    await open(page);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: '收起菜单' })).toBeVisible();
    await expect(bar.getByRole('link', { name: '首页' })).toBeVisible();
    await expect(bar.getByRole('button', { name: '搜索工具或命令' })).toBeVisible();
    await expect(bar.getByRole('button', { name: '切换到深色' })).toBeVisible();
    await expect(bar.getByRole('combobox', { name: '语言' })).toBeVisible();
  });

  test('on small screens theme, language and support stand in the side panel', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page);
    await expect(page.getByRole('banner').getByRole('button', { name: '切换到深色' })).toBeHidden();
    await page.getByRole('button', { name: '打开菜单' }).click();
    const menu = page.getByRole('complementary', { name: '工具菜单' });
    await menu.getByRole('button', { name: '切换到深色' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('links to source, social account, donation and reports stand in one place each, once they are set', async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const site = await buildVariant({
      VITE_APP_VERSION: '2023.11.02.01',
      VITE_LINK_SOURCE: 'https://git.example/tools',
      VITE_LINK_SOCIAL: 'https://social.example/@tools',
      VITE_LINK_DONATION: 'https://donate.example/',
      VITE_LINK_REPORT_ISSUE: 'https://git.example/tools/issues/new?template=bug',
    });
    try {
      await page.goto(`${site.url}hash-text?text=secret#part`);
      await expect(page.locator('html[data-started]')).toBeAttached();
      const menu = page.getByRole('complementary', { name: '工具菜单' });
      for (const [name, address, place] of [
        ['源码', 'https://git.example/tools', menu],
        ['社交账号', 'https://social.example/@tools', menu],
        ['支持我们', 'https://donate.example/', page.getByRole('banner')],
      ] as const) {
        await expect(place.getByRole('link', { name })).toHaveAttribute('href', address);
        await expect(page.locator(`a[href="${address}"]:visible`)).toHaveCount(1);
      }
      const report = page.getByRole('contentinfo').getByRole('link', { name: '报告问题' });
      const { searchParams, origin, pathname } = new URL((await report.getAttribute('href')) ?? '');
      expect(origin + pathname).toBe('https://git.example/tools/issues/new');
      expect(searchParams.get('template')).toBe('bug');
      expect(searchParams.get('title')).toBe('/hash-text');
      expect(searchParams.get('body')).toMatch(/^\/hash-text \(2023\.11\.02\.01 [0-9a-f]{7}\)$/);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: '打开菜单' }).click();
      await expect(menu.getByRole('link', { name: '支持我们' })).toHaveAttribute('href', 'https://donate.example/');

      // The palette leads to what is set.
      await page.keyboard.press('Escape');
      const field = await openPalette(page);
      for (const name of ['源码仓库', '报告问题']) {
        await field.fill(name);
        await expect(page.getByRole('group', { name: '外部链接' }).getByRole('option', { name })).toBeVisible();
      }
      await page.keyboard.press('Escape');

      // What was typed is not lost: from then on they open in a tab of their own.
      await afterStart(page);
      await page.context().route('https://git.example/**', (route) => route.fulfill({ body: 'there' }));
      await page.getByRole('main').locator('textarea').first().fill('typed');
      const opened = page.waitForEvent('popup');
      await report.click();
      await opened;
      await expect(page.getByRole('main').locator('textarea').first()).toHaveValue('typed');

      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${site.url}about`);
      await expect(page.locator('html[data-started]')).toBeAttached();
      for (const address of ['https://git.example/tools', 'https://social.example/@tools', 'https://donate.example/']) {
        await expect(page.locator(`a[href="${address}"]:visible`)).toHaveCount(1);
      }
      await expect(page.locator('a[href^="https://git.example/tools/issues/new"]:visible')).toHaveCount(1);
    } finally {
      site.close();
    }
  });

  test('links that are not set are not there', async ({ page }) => {
    await open(page, '/about');
    for (const name of ['源码', '社交账号', '支持我们', '报告问题']) {
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    }
    await expect(page.getByText(/缺少想要的工具，请联系此站点的部署者/)).toHaveCount(1);
    await expect(page.getByText(/安全漏洞时，请联系此站点的部署者/)).toHaveCount(1);
  });

  test('the footer has title, short commit id linked to the source, and copyright', async ({ page }) => {
    await open(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('趁手工具箱');
    await expect(footer).toContainText(/© 2026/);
    await expect(footer.locator('a.mono')).toHaveText(/^[0-9a-f]{7}$/);
  });
});

test.describe('command palette', () => {
  for (const key of ['Control+k', 'Meta+k']) {
    test(`opens with ${key} and closes with Escape`, async ({ page }) => {
      await open(page);
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('arrows move the selection, Enter opens', async ({ page }) => {
    await open(page);
    const field = await openPalette(page);
    await field.fill('生成器');
    // The links leave with the answer: until then the list is that of the empty field.
    await expect(page.getByRole('group', { name: '外部链接', exact: true })).toHaveCount(0);
    const selected = page.getByRole('dialog').getByRole('option', { selected: true });
    const first = (await selected.textContent()) ?? '';
    await page.keyboard.press('ArrowDown');
    await expect(selected).not.toHaveText(first);
    await page.keyboard.press('ArrowUp');
    await expect(selected).toHaveText(first);
    await field.fill('uuid');
    await expect(selected).toContainText('UUID 生成器');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${siteUrl()}uuid-generator`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('groups results: tools, actions, external links, pages', async ({ page }) => {
    await open(page);
    await openPalette(page);
    const groups = page.getByRole('listbox').getByRole('group');
    await expect(groups).toHaveCount(4);
    for (const name of ['工具', '操作', '外部链接', '页面']) {
      await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
    }
  });

  test('shows five of a group, and all of them when asked', async ({ page }) => {
    await open(page);
    await openPalette(page);
    const tools = page.getByRole('group', { name: '工具', exact: true });
    await expect(tools.getByRole('option')).toHaveCount(6);
    await tools.getByRole('option', { name: `显示全部 ${toolIds().length} 项` }).click();
    await expect(tools.getByRole('option')).toHaveCount(toolIds().length);
  });

  test('has a random tool, the theme, the source, the issues and the about page', async ({ page }) => {
    await open(page);
    const field = await openPalette(page);
    for (const [typed, name] of [
      ['源码', '源码仓库'],
      ['报告', '报告问题'],
      ['关于', '关于'],
      ['深色', '切换深色或浅色'],
      ['随机打开', '随机打开一个工具'],
    ] as const) {
      await field.fill(typed);
      await expect(page.getByRole('dialog').getByRole('option', { name }).first()).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/(${toolIds().join('|')})$`));
  });

  test('toggles the theme', async ({ page }) => {
    await open(page);
    const field = await openPalette(page);
    await field.fill('深色');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  for (const [typed, name] of [
    ['base64', 'Base64'],
    ['geshihua', 'JSON 格式化'],
    ['gsh', 'JSON 格式化'],
    ['prettify', 'JSON 格式化'],
    ['empreinte', '文本与文件哈希'],
    ['二维码', '二维码生成器'],
    ['ewm', '二维码生成器'],
    ['statstics', '文本统计'],
    ['teapot', 'HTTP 状态码'],
    ['404', 'HTTP 状态码'],
  ] as const) {
    test(`finds ${name} by “${typed}”`, async ({ page }) => {
      await open(page);
      const field = await openPalette(page);
      await field.fill(typed);
      const tools = page.getByRole('group', { name: '工具', exact: true });
      await expect(tools.getByRole('option').first()).toContainText(name);
    });
  }

  for (const typed of ['404', 'teapot']) {
    test(`opens the status codes on “${typed}”`, async ({ page }) => {
      await open(page);
      const field = await openPalette(page);
      await field.fill(typed);
      await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('HTTP 状态码');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${siteUrl()}http-status-codes?code=${typed === '404' ? '404' : '418'}`);
    });
  }

  test('asks to type in its placeholder, and says when nothing is found', async ({ page }) => {
    await open(page, '/', { locale: 'en' });
    const field = await openPalette(page);
    await expect(field).toHaveAttribute('placeholder', 'Type to search tools or commands…');
    await field.fill('qqqqqqqq');
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Nothing matches' })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('says under the field of a phone that nothing is found, where the keyboard does not hide it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/en/');
    const field = await openPalette(page);
    await field.fill('qqqqqqxxzz');
    const message = page.getByRole('dialog').locator('p:not([role])', { hasText: 'qqqqqqxxzz' });
    await expect(message).toBeVisible();
    const bottom = (await field.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
    expect(((await message.boundingBox())?.y ?? 844) - bottom).toBeLessThan(60);
  });

  test('opens from the field of the home page with what is typed', async ({ page }) => {
    await open(page);
    await page.getByRole('main').getByRole('button', { name: '搜索工具，或粘贴任何内容…' }).focus();
    await page.keyboard.type('u');
    await expect(page.getByRole('combobox', { name: '搜索工具或命令' })).toHaveValue('u');
  });

  test('shows favourites and the tools used last while the field is empty, but not the present one', async ({
    page,
  }) => {
    await open(page, '/uuid-generator', { favouriteTools: '["hash-text"]' });
    await open(page, '/chmod-calculator');
    await open(page, '/token-generator');
    await expect.poll(() => stored(page, 'recentTools')).toContain('token-generator');
    await openPalette(page);
    await expect(page.getByRole('listbox').getByRole('group').first()).toContainText('文本与文件哈希');
    const recent = page.getByRole('group', { name: '最近使用' }).getByRole('option');
    await expect(recent).toHaveCount(2);
    await expect(recent.first()).toContainText('Chmod');
    await expect(recent.nth(1)).toContainText('UUID');
  });
});
