// Writes the HTML of every page after the build, from the same components that the browser runs.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootScript } from './boot.mjs';
import { renderDocument, renderRedirect } from './document.mjs';
import { siteEnvironment } from './environment.mjs';
import { isMain, ROOT, runScript } from './setup.mjs';

/**
 * @typedef {{ file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/** @param {string} text */
const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of all pages; `frame-ancestors` is added in the header, where alone it holds.
 * @param {string} boot @param {string} style @param {string} analyticsHost
 */
function contentSecurityPolicy(boot, style, analyticsHost) {
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${sha256(boot)}`,
    `style-src 'self' ${sha256(style)}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self'",
    `connect-src 'self'${analyticsHost ? ` ${analyticsHost}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * The scripts a module needs, itself last, without what is in `known` already.
 * @param {Manifest} manifest @param {string} key @param {Set<string>} [known] @returns {string[]}
 */
function scriptsOf(manifest, key, known = new Set()) {
  const chunk = manifest[key];
  if (!chunk || known.has(chunk.file)) return [];
  known.add(chunk.file);
  return [...(chunk.imports ?? []).flatMap((name) => scriptsOf(manifest, name, known)), chunk.file];
}

/** @param {Manifest} manifest @param {string} key @returns {Chunk} */
function chunkOf(manifest, key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}`);
  return chunk;
}

/** Keys of the modules that a page needs beyond the shell. @param {import('../src/prerender').PageToWrite} page */
function modulesOf({ id, kind }) {
  if (kind === 'home') return [];
  const words = 'src/app/languages/zh-cn.ts';
  if (kind === 'about') return [words, 'src/pages/about/about.tsx'];
  if (kind !== 'tool') return [words];
  return [words, 'src/app/tool-page/tool-body.tsx', `src/tools/${id}/view.tsx`, `src/tools/${id}/locales/zh-cn.ts`];
}

/** Writes all pages into a built site. @param {string} root */
export async function prerenderSite(root) {
  /** @type {typeof import('../src/prerender')} */
  const site = await import(
    pathToFileURL(join(ROOT, process.env['PRERENDER_DIR'] ?? '.prerender', 'prerender.js')).href
  );
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8'));
  const main = chunkOf(manifest, 'src/main.tsx');
  const inlined = new Set(stylesOf(manifest, 'src/main.tsx'));
  const style = [...inlined].map((file) => readFileSync(join(root, file), 'utf8').trim()).join('');
  const boot = bootScript();
  const { config, analyticsHost, mistake } = readConfig(site);
  const csp = contentSecurityPolicy(boot, style, analyticsHost);
  /** @type {import('../src/app/config/site-config').WrittenConfiguration} */
  const told = config ? { values: config } : { problems: mistake.problems };
  const written = JSON.stringify(told);
  const base = config?.['app.baseUrl'] ?? '/';
  const siteUrl = config?.['app.siteUrl'].replace(/\/$/, '') ?? '';
  const addressOf = (/** @type {string} */ id) => (siteUrl ? `${siteUrl}/${id}` : undefined);

  const shellScripts = new Set(scriptsOf(manifest, 'src/main.tsx'));
  const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(join(root, name), text);

  for (const page of site.pages) {
    // Unknown addresses may lie in folders that do not exist, so that page names its files from the site's base.
    const prefix = page.kind === 'not-found' ? base : './';
    const body = mistake ? '' : await site.renderPage(page);
    const scripts = new Set([...shellScripts, ...modulesOf(page).flatMap((key) => scriptsOf(manifest, key))]);
    scripts.delete(main.file);
    const styles = new Set(modulesOf(page).flatMap((key) => stylesOf(manifest, key)));
    for (const file of inlined) styles.delete(file);
    const fallback = page.kind === 'not-found' ? ` data-else="${main.file}"` : '';
    const head = [
      `<script type="module" src="${prefix}${main.file}"${fallback}></script>`,
      ...[...scripts].map((file) => `<link rel="modulepreload" href="${prefix}${file}">`),
      ...[...styles].map((file) => `<link rel="stylesheet" href="${prefix}${file}">`),
    ];
    /** @type {Record<string, string>} */
    const attributes = { 'data-worker': `${prefix}${chunkOf(manifest, 'src/worker.ts').file}` };
    attributes['data-config'] = written;
    attributes['data-built'] = String(site.builtAt);
    attributes['data-inlined'] = [...inlined].join(' ');
    if (Number.isFinite(site.newUntil)) attributes['data-new-until'] = String(site.newUntil);
    const html = renderDocument({
      title: page.title,
      description: page.description,
      body: body.replaceAll('="./', `="${prefix}`),
      prefix,
      head: head.map((line) => `${line}\n`).join(''),
      csp,
      boot,
      style,
      attributes,
      address: page.kind === 'not-found' || page.kind === 'shell' ? undefined : addressOf(page.id),
    });
    write(`${page.id === '' ? 'index' : page.id}.html`, html);
  }

  for (const [old, current] of site.redirects) {
    const title = site.pages.find((page) => page.id === current)?.title ?? current;
    write(`${old}.html`, renderRedirect({ target: `./${current}`, title, csp, boot, address: addressOf(current) }));
  }

  const listed = site.pages.filter((page) => page.kind !== 'not-found' && page.kind !== 'shell');
  write('headers.json', JSON.stringify({ csp }));
  write('routes.json', JSON.stringify(listed.map((page) => `/${page.id}`)));
  write(
    'redirects.json',
    JSON.stringify(Object.fromEntries([...site.redirects].map(([old, now]) => [`/${old}`, `/${now}`]))),
  );
  write('robots.txt', `User-agent: *\nAllow: /\n${siteUrl ? `Sitemap: ${siteUrl}/sitemap.xml\n` : ''}`);
  if (siteUrl) write('sitemap.xml', sitemap(listed.map((page) => `${siteUrl}/${page.id}`)));
  return { pages: site.pages.length, redirects: site.redirects.size, mistake: mistake?.message };
}

/**
 * A broken configuration does not stop the build: its pages say what is broken, and so does the build.
 * @param {typeof import('../src/prerender')} site
 */
function readConfig(site) {
  try {
    const config = site.configure(siteEnvironment());
    const isTracked = config['plausible.isTrackerEnabled'];
    return {
      config,
      analyticsHost: isTracked ? site.analyticsOrigin(config['plausible.apiHost']) : '',
      mistake: undefined,
    };
  } catch (error) {
    if (!(error instanceof site.ConfigurationError)) throw error;
    return { config: undefined, analyticsHost: '', mistake: error };
  }
}

/** @param {Manifest} manifest @param {string} key @param {Set<string>} [seen] @returns {string[]} */
function stylesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((name) => stylesOf(manifest, name, seen)), ...(chunk.css ?? [])];
}

/** @param {string[]} addresses */
function sitemap(addresses) {
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const { pages, redirects, mistake } = await prerenderSite(process.env['OUT_DIR'] || join(ROOT, 'dist'));
    console.log(`prerendered ${pages} pages and ${redirects} former paths`);
    if (mistake) console.error(`\n${mistake}\nThe pages of this build show that error.\n`);
  });
}
