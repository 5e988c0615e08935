import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { open } from './page';
import { siteUrl } from './site';
import { buildVariant, type Variant } from './variant';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly body: Record<string, unknown>;
  readonly at: number;
}

/** A real analytics host on another port of this machine, which keeps what it was sent. */
async function startHost(): Promise<{ server: Server; origin: string; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // The donation page of these tests lies here too.
      if (request.method !== 'POST') return response.end();
      calls.push({
        method: request.method ?? '',
        path: request.url ?? '',
        type: request.headers['content-type'] ?? '',
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
        at: Date.now(),
      });
      return response.writeHead(202).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an address of that kind.
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}`, calls };
}

test.describe('analytics', () => {
  test.describe.configure({ mode: 'serial' });
  let host: Awaited<ReturnType<typeof startHost>>;
  let tracked: Variant;
  let silent: Variant;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    host = await startHost();
    const settings = {
      VITE_PLAUSIBLE_ENABLED: 'true',
      VITE_PLAUSIBLE_DOMAIN: 'tools.example',
      VITE_PLAUSIBLE_API_HOST: host.origin,
      VITE_LINK_DONATION: `${host.origin}/donate`,
      VITE_LINK_SOURCE: 'https://git.example/tools',
    };
    tracked = await buildVariant({ ...settings, VITE_PLAUSIBLE_TRACK_LOCALHOST: 'true' });
    silent = await buildVariant(settings);
  });
  test.afterAll(() => {
    tracked.close();
    silent.close();
    host.server.close();
    host.server.closeAllConnections();
  });
  test.beforeEach(() => {
    host.calls.length = 0;
  });

  async function visit(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await expect(page.locator('html[data-started]')).toBeAttached();
  }

  test('records page views on navigation: name, page, domain, referrer, width, hash mode', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await visit(page, `${tracked.url}about?secret=1#part`);
    await expect.poll(() => host.calls.length).toBe(1);
    expect(host.calls[0]).toMatchObject({ method: 'POST', path: '/api/event' });
    expect(host.calls[0]?.type).toMatch(/^text\/plain/);
    expect(host.calls[0]?.body).toEqual({
      n: 'pageview',
      u: `${tracked.url}about`,
      d: 'tools.example',
      r: null,
      w: 1280,
      h: 0,
    });
    await page.getByRole('banner').getByRole('link', { name: '首页' }).click();
    await expect.poll(() => host.calls.length).toBe(2);
    expect(host.calls[1]?.body).toMatchObject({ n: 'pageview', u: tracked.url });
    expect(problems).toEqual([]);
  });

  test('records “Support button clicked”', async ({ page }) => {
    await visit(page, tracked.url);
    await page
      .getByRole('banner')
      .getByRole('link', { name: '支持我们' })
      .click({ modifiers: ['Control'] });
    await expect.poll(() => host.calls.map((call) => call.body['n'])).toContain('Support button clicked');
  });

  test('records outbound clicks with the link, and delays the navigation by 150 ms', async ({ page }) => {
    await visit(page, tracked.url);
    await page.route('https://git.example/**', (route) => route.fulfill({ body: 'there' }));
    await page.evaluate(() => {
      addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), true);
    });
    const left = page.waitForRequest('https://git.example/**').then(() => Date.now());
    await page.getByRole('complementary').getByRole('link', { name: '源码' }).click();
    const clicked = Number(await page.evaluate(() => sessionStorage.getItem('clicked')).catch(() => '0'));
    const leftAt = await left;
    if (clicked > 0) expect(leftAt - clicked).toBeGreaterThanOrEqual(140);
    await expect.poll(() => host.calls.map((call) => call.body['n'])).toContain('Outbound Link: Click');
    const event = host.calls.find((call) => call.body['n'] === 'Outbound Link: Click');
    expect(event?.body['p']).toBe(JSON.stringify({ url: 'https://git.example/tools' }));
  });

  test('records links of the palette', async ({ page, context }) => {
    await context.route('https://git.example/**', (route) => route.fulfill({ body: 'there' }));
    await visit(page, tracked.url);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('源码仓库');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('源码仓库');
    await page.keyboard.press('Enter');
    await expect.poll(() => host.calls.map((call) => call.body['n'])).toContain('Outbound Link: Click');
  });

  test('is skipped on localhost unless trackLocalhost is on', async ({ page }) => {
    await visit(page, silent.url);
    await page
      .getByRole('banner')
      .getByRole('link', { name: '支持我们' })
      .click({ modifiers: ['Control'] });
    await page.waitForLoadState('networkidle');
    expect(host.calls).toEqual([]);
  });

  test('is skipped when the ignore flag is set', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('plausible_ignore', 'true'));
    await visit(page, tracked.url);
    await page.waitForLoadState('networkidle');
    expect(host.calls).toEqual([]);
  });
});

test('each tool’s page and words are loaded on demand, from the site itself', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  const atHome = [...asked];
  await page.getByRole('main').getByRole('link', { name: /UUID/ }).first().click();
  await expect(page.getByRole('main').getByRole('button').nth(2)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(atHome.filter((url) => /uuid/.test(url))).toEqual([]);
  expect(asked.filter((url) => /zh-cn-uuid-generator/.test(url))).toHaveLength(1);
  expect(asked.filter((url) => /\/(en|fr)-/.test(url))).toEqual([]);
  expect(asked.every((url) => url.startsWith(siteUrl()))).toBe(true);
});
