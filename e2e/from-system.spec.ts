import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { SITE, siteUrl, toolIds } from './site';

interface Manifest {
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly file_handlers: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  readonly share_target: { readonly action: string; readonly method: string; readonly enctype: string };
}

const manifest = JSON.parse(readFileSync(join(SITE, 'manifest.webmanifest'), 'utf8')) as Manifest;
const given = (page: Page) => page.getByRole('dialog').getByRole('group', { name: '给定的内容' });
const selected = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });

// The page itself may send no forms; here one stands in for the system's share.
test.use({ serviceWorkers: 'allow', bypassCSP: true });

test('the shortcuts of the installed app lead to tools that are there', () => {
  expect(manifest.shortcuts.map(({ url }) => url.replace('./', '')).filter((id) => !toolIds().includes(id))).toEqual(
    [],
  );
});

test('the installed app opens the files that its tools are for', () => {
  const extensions = manifest.file_handlers.flatMap(({ accept }) => Object.values(accept).flat());
  const wanted = ['.json', '.yaml', '.toml', '.xml', '.csv', '.sql', '.pem', '.jwt', '.svg', '.html', '.md', '.ics'];
  expect(extensions).toEqual(expect.arrayContaining(wanted));
  expect(new Set(extensions).size).toBe(extensions.length);
});

test('a file that the system opens with the app is shown with the tools for it', async ({ page }) => {
  await page.addInitScript(() => {
    const file = new File(['[owner]\nname = "Tom"\n'], 'owner.toml');
    const handle = { getFile: () => Promise.resolve(file) };
    const launchQueue = {
      setConsumer: (take: (launch: { files: (typeof handle)[] }) => void) => take({ files: [handle] }),
    };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  });
  await page.goto(siteUrl());
  await expect(given(page)).toContainText('owner.toml');
  await expect(selected(page)).toContainText('TOML');
});

/** Opens a page that the service worker serves, and shares what a program would. */
async function share(page: Page, site: string, fields: Readonly<Record<string, string>>, file?: string): Promise<void> {
  await page.goto(site);
  await page.evaluate(async () => {
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
  });
  await page.evaluate(
    ([action, texts, content]) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(texts)) {
        const input = Object.assign(document.createElement('input'), { name, value });
        form.append(input);
      }
      if (content !== undefined) {
        const data = new DataTransfer();
        data.items.add(new File([content], 'shared.json', { type: 'application/json' }));
        form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'file', files: data.files }));
      }
      document.body.append(form);
      form.submit();
    },
    [manifest.share_target.action, fields, file] as const,
  );
}

for (const kind of ['root', 'mounted'] as const) {
  test(`what is shared arrives without any request, site at its ${kind}`, async ({ page, context }) => {
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() !== 'GET' && request.serviceWorker()) sent.push(request.url());
    });
    const site = siteUrl(kind);
    await share(page, site, { title: 'A file', text: '', url: '' }, '{"shared": true}');
    await expect(given(page)).toContainText('shared.json');
    await expect(selected(page)).toContainText('JSON 格式化');
    // Nothing of it is in the address, and a reload does not ask again.
    await expect(page).toHaveURL(site);
    await page.reload();
    await expect(page.locator('footer [aria-keyshortcuts="?"]')).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(sent).toEqual([]);
  });
}

test('a shared link is looked at, and searched for', async ({ page }) => {
  await share(page, siteUrl(), { title: 'A page', text: '', url: 'https://example.com/?q=a%20b' });
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('https://example.com/?q=a%20b');
  await expect(selected(page)).toContainText('URL');
});

test('a share that did not arrive is told', async ({ page }) => {
  await page.goto(`${siteUrl()}?shared`);
  await expect(page.getByText('没有收到分享的内容，请再分享一次。')).toBeVisible();
  await expect(page).toHaveURL(siteUrl());
});
