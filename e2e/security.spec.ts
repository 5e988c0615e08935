import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { routes, SITE, siteUrl, toolIds } from './site';
import { LARGE_TEXT, watch } from './watch';

// `tools.spec.ts` watches every tool, while it works too.
for (const kind of ['root', 'mounted'] as const) {
  test.describe(kind === 'root' ? 'at the root' : 'under a sub-path', () => {
    for (const route of ['/', '/about', '/not-a-page']) {
      test(`${route} stays within its policy and its origin`, async ({ page, context }) => {
        const base = siteUrl(kind);
        const { problems } = await watch(page, context, new URL(base).origin);
        const response = await page.goto(base + route.slice(1));
        await expect(page.locator('html[data-started]')).toBeAttached();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        // The browser itself reports the status of the page that is not there.
        const unexpected = problems.filter((problem) => response?.status() !== 404 || !problem.includes('404'));
        expect(unexpected).toEqual([]);
      });
    }
  });
}

test('work goes to the worker, within the same policy', async ({ page, context }) => {
  const { problems, requests } = await watch(page, context, new URL(siteUrl()).origin);
  await page.goto(`${siteUrl()}hash-text`);
  await expect(page.locator('html[data-started]')).toBeAttached();
  const worker = page.waitForEvent('worker');
  await page.getByRole('main').locator('textarea:visible').first().fill(LARGE_TEXT);
  expect((await worker).url()).toContain('/assets/worker-');
  await page.waitForTimeout(1500);
  expect(problems).toEqual([]);
  expect(requests.some((url) => url.includes('/assets/worker-'))).toBe(true);
});

test('the policy stands in the header and in every page', async ({ request }) => {
  // Written by the prerender.
  const { csp } = JSON.parse(readFileSync(join(SITE, 'headers.json'), 'utf8')) as { csp: string };
  expect(csp).toContain("default-src 'self'");
  expect(csp).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]+'/);
  expect(csp).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/);
  for (const route of [...routes(), '/not-a-page', '/shell.html']) {
    const response = await request.get(siteUrl() + route.slice(1));
    expect(response.headers()['content-security-policy'], route).toBe(`${csp}; frame-ancestors 'self'`);
    const html = await response.text();
    expect(html, route).toContain(`<meta http-equiv="Content-Security-Policy" content="${csp}">`);
    expect(html, route).not.toMatch(/<[^>]+\sstyle=/);
    expect(html, route).not.toMatch(/<[^>]+\son[a-z]+=/);
  }
});

test('the policy holds: inline script, inline style, foreign pictures and requests are refused', async ({ page }) => {
  await page.goto(siteUrl());
  const violations = await page.evaluate(async () => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.hacked = true';
    document.head.append(script);
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
    const picture = new Image();
    picture.src = 'https://example.invalid/x.png';
    await fetch('https://example.invalid/').catch(() => undefined);
    await new Promise((done) => setTimeout(done, 300));
    return seen;
  });
  for (const directive of ['script-src-elem', 'style-src-elem', 'img-src', 'connect-src']) {
    expect(violations).toContain(directive);
  }
});

/** As Vite writes it. */
type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly name?: string;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
    }
  >
>;

const TOOLS = fileURLToPath(new URL('../src/tools', import.meta.url));

/** Its `random()` makes neither secrets nor identifiers, and the library's generator is begun from a secure seed. */
const CALCULATOR = 'math-evaluator';

/** The tools of which some file asks its job for chance. */
function drawingTools(): string[] {
  const ids = toolIds().filter((id) => id !== CALCULATOR);
  return ids.filter((id) =>
    readdirSync(join(TOOLS, id), { withFileTypes: true }).some(
      (entry) =>
        entry.isFile() &&
        /(?<!\.test)\.tsx?$/.test(entry.name) &&
        readFileSync(join(TOOLS, id, entry.name), 'utf8').includes('job.random'),
    ),
  );
}

/** What a tool's page is made of is named after the tool (docs/decisions/chunks.md). */
function chunkOf(id: string, part: 'view' | 'operations', manifest: Manifest): string {
  return Object.keys(manifest).find((key) => manifest[key]?.name === `${id} ${part}`) ?? `no ${part} of ${id}`;
}

function isOfTool(key: string, name = ''): boolean {
  return key.startsWith('src/tools/') || / (view|operations)$/.test(name);
}

/** Every chunk that a tool's view and operations may load, but for the start of the page and what React brings. */
function chunksOf(id: string, manifest: Manifest): Set<string> {
  const seen = new Set<string>();
  const waiting = [chunkOf(id, 'view', manifest), chunkOf(id, 'operations', manifest), 'src/worker.ts'];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    // The lists of all tools, of the page and of the worker, lead to other tools, which no tool imports.
    const chunk = manifest[key];
    const isOfOther =
      isOfTool(key, chunk?.name) && !key.startsWith(`src/tools/${id}/`) && !chunk?.name?.startsWith(`${id} `);
    if (isOfOther || !chunk || key === 'src/main.tsx' || key.startsWith('_react-') || seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return seen;
}

test('no tool that makes secrets or identifiers has Math.random within its reach', () => {
  // Written by Vite.
  const manifest = JSON.parse(readFileSync(join(SITE, '.vite/manifest.json'), 'utf8')) as Manifest;
  const drawing = drawingTools();
  expect(drawing).toEqual(
    expect.arrayContaining(['bcrypt', 'bip39-generator', 'otp-generator', 'token-generator', 'uuid-generator']),
  );
  expect(chunksOf('uuid-generator', manifest)).toContain('src/tools/uuid-generator/uuid-library.ts');
  for (const id of drawing) {
    const chunks = chunksOf(id, manifest);
    expect(chunks, id).toContain(chunkOf(id, 'view', manifest));
    const unsafe = [...chunks].filter((key) =>
      /Math\s*(?:\.\s*random|\[\s*["'`]random)/.test(readFileSync(join(SITE, manifest[key]?.file ?? ''), 'utf8')),
    );
    expect(unsafe, id).toEqual([]);
  }
});
