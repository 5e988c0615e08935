// Writes the HTML of every page after the build, from the same components that the browser runs.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootScript } from './boot.mjs';
import { briefHome } from './brief-home.mjs';
import { renderDocument, renderRedirect } from './document.mjs';
import { siteEnvironment } from './environment.mjs';
import { isMain, ROOT, runScript } from './setup.mjs';

/**
 * @typedef {{ file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest by the path of a module, or of the file that is made of several
 */

/** @param {string} text */
const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of all pages; `frame-ancestors` is added in the header, where alone it holds.
 * @param {string} boot @param {readonly string[]} styles @param {string} analyticsHost
 */
function contentSecurityPolicy(boot, styles, analyticsHost) {
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${sha256(boot)}`,
    `style-src 'self' ${styles.map(sha256).join(' ')}`,
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

/** What the bundler wrote, by the module that it is called after and by every module in it. @param {string} root @returns {Manifest} */
function readManifest(root) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8'));
  /** @type {Record<string, Record<string, number>>} */
  const modules = JSON.parse(readFileSync(join(root, '.vite/chunks.json'), 'utf8'));
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  for (const [file, own] of Object.entries(modules)) {
    const chunk = byFile.get(file);
    if (chunk && file.endsWith('.js')) for (const path of Object.keys(own)) manifest[path] ??= chunk;
  }
  return manifest;
}

/** @param {Manifest} manifest @param {string} key @returns {Chunk} */
function chunkOf(manifest, key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}`);
  return chunk;
}

/** How files are called that only written pages ask for: what the scripts fetch and the service worker keeps is in others. */
export const PAGE_SHEET = 'page-sheet-';
export const PAGE_SPRITE = 'page-sprite-';

/** The language whose words of the shell the main script has. */
const LANGUAGE_OF_SCRIPT = 'zh-cn';

/**
 * The modules that a page needs beyond the shell, without words. @param {import('../src/prerender').PageToWrite} page
 * @returns {string[]}
 */
function modulesOf({ id, kind }) {
  if (kind === 'tool') return ['src/app/tool-page/tool-body.tsx', `src/tools/${id}/view.tsx`];
  return kind === 'home' || kind === 'shell' ? [] : [`src/pages/${kind}/${kind}.tsx`];
}

/**
 * The modules with the words of a page in one language. @param {import('../src/prerender').PageToWrite} page
 * @param {import('../src/prerender').PageToWrite['locale']} locale @returns {string[]}
 */
function wordsOf({ id, kind }, locale) {
  const isOfScript = locale === LANGUAGE_OF_SCRIPT;
  if (kind === 'home' && isOfScript) return [];
  const words = [`src/app/languages/${locale}.ts`];
  if (kind === 'about' && !isOfScript) words.push(`src/pages/about/${locale}.ts`);
  if (kind === 'tool') words.push(`src/tools/${id}/locales/${locale}.ts`);
  return words;
}

/** Writes all pages into a built site, those in its own language beside its files and each other language in a folder. @param {string} root */
export async function prerenderSite(root) {
  /** @type {typeof import('../src/prerender')} */
  const site = await import(
    pathToFileURL(join(ROOT, process.env['PRERENDER_DIR'] ?? '.prerender', 'prerender.js')).href
  );
  const manifest = readManifest(root);
  const main = chunkOf(manifest, 'src/main.tsx');
  const inlined = new Set(stylesOf(manifest, 'src/main.tsx'));
  const textOf = (/** @type {Iterable<string>} */ files) =>
    [...files].map((file) => readFileSync(join(root, file), 'utf8').trim()).join('');
  const style = textOf(inlined);
  // The page for unknown addresses may lie in a folder that does not exist, where a link to its style leads nowhere.
  const inlinedUnknown = new Set([...inlined, ...stylesOf(manifest, 'src/pages/not-found/not-found.tsx')]);
  const styleUnknown = textOf(inlinedUnknown);
  const boot = bootScript();
  const { config, analyticsHost, mistake } = readConfig(site);
  const csp = contentSecurityPolicy(boot, [style, styleUnknown], analyticsHost);
  /** @type {import('../src/app/config/site-config').WrittenConfiguration} */
  const told = config ? { values: config } : { problems: mistake.problems };
  const written = JSON.stringify(told);
  const base = config?.['app.baseUrl'] ?? '/';
  const siteUrl = config?.['app.siteUrl'].replace(/\/$/, '') ?? '';
  const ownLocale = config?.['app.defaultLocale'] ?? LANGUAGE_OF_SCRIPT;

  /** @typedef {import('../src/prerender').PageToWrite['locale']} Locale */
  const locales = /** @type {Locale[]} */ (Object.keys(site.LANGUAGE_TAGS));
  /** The folder of a language's pages below the site's. @param {Locale} locale */
  const folderOf = (locale) => (locale === ownLocale ? '' : `${locale}/`);
  const addressOf = (/** @type {string} */ path) => (siteUrl ? `${siteUrl}/${path}` : undefined);

  const shellScripts = new Set(scriptsOf(manifest, 'src/main.tsx'));
  const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(join(root, name), text);

  /** What a page asks for at once, its styles first: they are the least, and it is not seen without them. */
  const headOf = (
    /** @type {import('../src/prerender').PageToWrite} */ page,
    /** @type {string} */ prefix,
    /** @type {string | undefined} */ sheet,
    /** @type {readonly string[]} */ words,
  ) => {
    const scripts = new Set(shellScripts);
    for (const key of [...words, ...modulesOf(page)]) for (const file of scriptsOf(manifest, key)) scripts.add(file);
    scripts.delete(main.file);
    const fallback = page.kind === 'not-found' ? ` data-else="${main.file}"` : '';
    // A tool is drawn by its script, which waits for the styles: what is there before need not.
    const rel = page.kind === 'tool' ? 'rel="preload" as="style" crossorigin' : 'rel="stylesheet"';
    return [
      ...(sheet === undefined ? [] : [`<link ${rel} href="${prefix}${sheet}">`]),
      `<script type="module" src="${prefix}${main.file}"${fallback}></script>`,
      ...[...scripts].map((file) => `<link rel="modulepreload" href="${prefix}${file}">`),
    ];
  };

  /** The styles that a page needs beyond the shell's, as files of the build. @param {import('../src/prerender').PageToWrite} page */
  const stylesBeyondShell = (page) => {
    const styles = new Set(modulesOf(page).flatMap((key) => stylesOf(manifest, key)));
    for (const file of inlined) styles.delete(file);
    return [...styles];
  };

  /** Writes styles as one file, in their order; without a file more where there is one only. @param {readonly string[]} files */
  const writeSheet = (files) => {
    if (files.length < 2) return files[0];
    const text = files.map((file) => readFileSync(join(root, file), 'utf8').trim()).join('\n');
    const name = `assets/${PAGE_SHEET}${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
    write(name, text);
    return name;
  };
  /** The same page in each language. @param {string} id @param {string} prefix */
  const alternatives = (id, prefix) => {
    const link = (/** @type {string} */ language, /** @type {string} */ path) =>
      `<link rel="alternate" hreflang="${language}" href="${addressOf(path) ?? prefix + path}">`;
    return [...locales.map((locale) => link(site.LANGUAGE_TAGS[locale], folderOf(locale) + id)), link('x-default', id)];
  };

  /**
   * A page that may be shown in any folder, in the other languages: their links lead into the folders of these.
   * @param {import('../src/prerender').PageToWrite} page
   */
  const otherLanguages = async (page) => {
    /** @type {Record<string, string>} */
    const bodies = {};
    for (const locale of locales) {
      if (locale === page.locale) continue;
      const body = await site.renderPage({ ...page, locale });
      bodies[site.LANGUAGE_TAGS[locale]] = body
        .replaceAll('="./assets/', `="${base}assets/`)
        .replaceAll('="./', `="${base}${folderOf(locale)}`);
    }
    return bodies;
  };

  /** @param {import('../src/prerender').PageToWrite} page */
  const writePage = async (page) => {
    const folder = folderOf(page.locale);
    const isListed = page.kind !== 'not-found' && page.kind !== 'shell';
    // Unknown addresses may lie in folders that do not exist, so that page names its files from the site's base.
    const isUnknown = page.kind === 'not-found';
    const prefix = isUnknown ? base : folder ? '../' : './';
    const rendered = mistake ? '' : await site.renderPage(page);
    const body = page.kind === 'home' && rendered ? briefHome(rendered) : rendered;
    const others = isUnknown && !mistake ? await otherLanguages(page) : {};
    // An address that names no language may be shown in any, so the boot script asks for the words.
    const isOfAny = isListed && !folder;
    const styles = isUnknown ? [] : stylesBeyondShell(page);
    const sheet = writeSheet(styles);
    const hasAllIcons = page.kind === 'tool' || page.kind === 'settings';
    /** @type {Record<string, string>} */
    const attributes = { 'data-worker': `${prefix}${chunkOf(manifest, 'src/worker.ts').file}` };
    attributes['data-config'] = written;
    attributes['data-built'] = String(site.builtAt);
    attributes['data-inlined'] = [...(isUnknown ? inlinedUnknown : inlined)].join(' ');
    attributes['data-written'] = page.locale;
    if (styles.length > 1 && sheet)
      attributes['data-sheet'] = [sheet, ...styles].map((file) => basename(file)).join(' ');
    if (hasAllIcons) attributes['data-sprite'] = sprites.whole;
    if (isOfAny) {
      const files = locales.flatMap((locale) => wordsOf(page, locale).map((key) => chunkOf(manifest, key).file));
      attributes['data-words'] = files.map((file) => basename(file)).join(' ');
    }
    if (folder) attributes['data-named'] = '';
    if (isUnknown) attributes['data-unknown'] = base;
    if (isUnknown || (isListed && !folder)) attributes['data-translated'] = '';
    // In the menu they may be new for a moment too long.
    if (page.kind === 'home' && Number.isFinite(site.newUntil)) attributes['data-new-until'] = String(site.newUntil);
    const html = renderDocument({
      language: site.LANGUAGE_TAGS[page.locale],
      title: page.title,
      description: page.description,
      // Pages lie beside each other in every language; the files lie beside those of the site's own.
      body: (hasAllIcons ? withAllIcons(body) : body).replaceAll(
        isUnknown ? '="./' : '="./assets/',
        isUnknown ? `="${prefix}` : `="${prefix}assets/`,
      ),
      others,
      prefix,
      head: [
        ...headOf(page, prefix, sheet, isOfAny ? [] : wordsOf(page, page.locale)),
        ...(isListed ? alternatives(page.id, prefix) : []),
      ]
        .map((line) => `${line}\n`)
        .join(''),
      csp,
      boot,
      style: isUnknown ? styleUnknown : style,
      attributes,
      address: isListed ? addressOf(folder + page.id) : undefined,
    });
    write(`${folder}${page.id === '' ? 'index' : page.id}.html`, html);
  };

  const sprites = spritesIn(root);
  const withAllIcons = (/** @type {string} */ body) =>
    [sprites.first, sprites.kit].reduce((text, file) => text.replaceAll(file, sprites.whole), body);

  /** @type {string[]} */
  const listed = [];
  /** @type {Record<string, string>} */
  const redirects = {};
  for (const locale of locales) {
    const folder = folderOf(locale);
    rmSync(join(root, locale), { recursive: true, force: true });
    if (folder) mkdirSync(join(root, folder));
    const pages = await site.pagesIn(locale);
    for (const page of pages) {
      // Hosts know one page for what they do not know.
      if (folder && page.kind === 'not-found') continue;
      await writePage(page);
      if (page.kind !== 'not-found' && page.kind !== 'shell') listed.push(folder + page.id);
    }
    for (const [old, current] of site.redirects) {
      const address = addressOf(folder + current);
      const title = pages.find((page) => page.id === current)?.title ?? current;
      const language = site.LANGUAGE_TAGS[locale];
      write(`${folder}${old}.html`, renderRedirect({ language, target: `./${current}`, title, csp, boot, address }));
      redirects[`/${folder}${old}`] = `/${folder}${current}`;
    }
  }

  write('headers.json', JSON.stringify({ csp }));
  const own = listed.filter((path) => !path.includes('/'));
  write('routes.json', JSON.stringify(own.map((path) => `/${path}`)));
  write('redirects.json', JSON.stringify(redirects));
  write('robots.txt', `User-agent: *\nAllow: /\n${siteUrl ? `Sitemap: ${siteUrl}/sitemap.xml\n` : ''}`);
  if (siteUrl) write('sitemap.xml', sitemap(listed.map((path) => `${siteUrl}/${path}`)));
  return { pages: listed.length, redirects: Object.keys(redirects).length, mistake: mistake?.message };
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

/** The files with icons: those of home, those that tools' pages need as well, and both as one. @param {string} root */
function spritesIn(root) {
  const names = readdirSync(join(root, 'assets')).filter((name) => name.endsWith('.svg'));
  const named = (/** @type {string} */ start) => `assets/${names.find((name) => name.startsWith(start)) ?? ''}`;
  return { first: named('sprite-'), kit: named('kit-sprite-'), whole: named(PAGE_SPRITE) };
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
