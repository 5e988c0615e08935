// Builds `sw.js` after the prerender, because it must know every file and page of the finished site.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { readRedirects } from './headers.mjs';
import { PAGE_SHEET, PAGE_SPRITE } from './prerender.mjs';
import { isMain, ROOT, runScript } from './setup.mjs';
import { staticImports } from './static-imports.mjs';

const LANGUAGES = ['zh-cn', 'en', 'fr'];
/** Files without a hash that the shell asks for. */
const UNHASHED = [
  'manifest.webmanifest',
  'favicon.svg',
  'icon-192.png',
  'shell.html',
  ...LANGUAGES.map((language) => `${language}/shell.html`),
];

/** The language whose words a hashed file holds, by its name; undefined when every language needs it. @param {string} name */
export function languageOf(name) {
  return /^(?:words-)?(zh-cn|en|fr)[-.]/.exec(name)?.[1];
}

/** Whether a hashed file is asked for by written pages alone, which the shell stands for once it is stored. @param {string} name */
const isOfPage = (name) => name.startsWith(PAGE_SHEET) || name.startsWith(PAGE_SPRITE);

/** Whether a hashed file holds data that no page needs to open: large, and of no use to most. @param {string} name */
export function isOnDemand(name) {
  return name.startsWith('data-');
}

/** So many bytes of large data are kept by and by, after the tools, as they are when unpacked. */
export const DATA_LIMIT = 6_000_000;

/**
 * The large data that are kept after the tools: the smallest first, as long as there is room for them.
 * @param {readonly { name: string, size: number }[]} files @param {number} [limit] bytes @returns {string[]} names
 */
export function warmedData(files, limit = DATA_LIMIT) {
  let sum = 0;
  const fits = (/** @type {{ size: number }} */ { size }) => (sum += size) <= limit;
  return files
    .toSorted((a, b) => a.size - b.size)
    .filter(fits)
    .map(({ name }) => name);
}

/**
 * The hashed files that a page needs to start: those its HTML names and what they import statically.
 * @param {string} html @param {(name: string) => string | undefined} read the text of a script by its name
 * @returns {Set<string>} names below `assets/`
 */
export function startFiles(html, read) {
  const found = new Set([...html.matchAll(/assets\/([\w.-]+\.\w+)/g)].map((match) => match[1] ?? ''));
  for (const name of found) {
    if (!name.endsWith('.js')) continue;
    // A set takes new members while it is walked, so this follows the imports to their ends.
    for (const imported of staticImports(read(name) ?? '')) found.add(imported);
  }
  return found;
}

/**
 * The files that each language needs to start, all of them, and what chooses one: whichever is chosen, and whichever was chosen before, the page starts.
 * @param {Record<string, { file: string }>} manifest of the build @returns {string[]} names below `assets/`
 */
export function languageFiles(manifest) {
  return [...LANGUAGES, 'choose-language'].flatMap(
    (name) => manifest[`src/app/languages/${name}.ts`]?.file.replace(/^assets\//, '') ?? [],
  );
}

/**
 * What the worker must know of a built site, and what it stores before anything else.
 * @param {string} root
 */
export function readBuild(root) {
  const names = readdirSync(join(root, 'assets')).filter((name) => !/\.(br|gz|map)$/.test(name) && !isOfPage(name));
  const read = (/** @type {string} */ name) =>
    names.includes(name) ? readFileSync(join(root, 'assets', name), 'utf8') : undefined;
  const start = startFiles(readFileSync(join(root, 'shell.html'), 'utf8'), read);
  /** @type {Record<string, { file: string }>} */
  const manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8'));
  for (const name of languageFiles(manifest)) start.add(name);
  const path = (/** @type {string} */ name) => `assets/${name}`;
  /** @type {string[]} */
  const routes = JSON.parse(readFileSync(join(root, 'routes.json'), 'utf8'));
  const folders = LANGUAGES.filter((language) => existsSync(join(root, language, 'shell.html')));
  const bare = (/** @type {string} */ route) => route.replace(/^\//, '');
  return {
    start: names.filter((name) => start.has(name)).map(path),
    facts: {
      pages: routes.map(bare),
      language: LANGUAGES.find((language) => !folders.includes(language)),
      folders,
      redirects: Object.fromEntries(Object.entries(readRedirects(root)).map((pair) => pair.map(bare))),
      common: names.filter((name) => languageOf(name) === undefined && !start.has(name) && !isOnDemand(name)).map(path),
      onDemand: names.filter(isOnDemand).map(path),
      warmed: warmedData(
        names.filter(isOnDemand).map((name) => ({ name, size: statSync(join(root, 'assets', name)).size })),
      ).map(path),
      words: Object.fromEntries(
        LANGUAGES.map((language) => [language, names.filter((name) => languageOf(name) === language).map(path)]),
      ),
    },
  };
}

/**
 * How Workbox wants a file named: one without a hash in its name brings the hash of its content.
 * @param {string} root @param {string} name
 */
export function precacheEntry(root, name) {
  if (name.startsWith('assets/')) return { url: name, revision: null };
  return {
    url: name,
    revision: createHash('sha256')
      .update(readFileSync(join(root, name)))
      .digest('hex')
      .slice(0, 16),
  };
}

/** What the worker is made of, with the length of each part, as `chunks.json` tells of the rest. @param {Awaited<ReturnType<typeof build>>} built */
function modulesIn(built) {
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const modules = outputs.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  const named = modules.map(([id, { renderedLength }]) => [relative(ROOT, id.replace(/^\0/, '')), renderedLength]);
  return { 'sw.js': Object.fromEntries(named) };
}

/** Writes `sw.js` into a built site. @param {string} root */
export async function buildServiceWorker(root) {
  const { start, facts } = readBuild(root);
  const work = join(ROOT, '.cache', `sw-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const stored = [...start, ...UNHASHED.filter((name) => existsSync(join(root, name)))];
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __STORED_FIRST__: JSON.stringify(stored.map((name) => precacheEntry(root, name))),
      __BUILD_FACTS__: JSON.stringify(facts),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: work,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(ROOT, 'src/sw.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  copyFileSync(join(work, 'sw.js'), join(root, 'sw.js'));
  writeFileSync(join(root, '.vite/sw.json'), JSON.stringify(modulesIn(built)));
  rmSync(work, { recursive: true });
  return { stored: stored.length, kept: facts.common.length, pages: facts.pages.length };
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const { stored, kept, pages } = await buildServiceWorker(process.env['OUT_DIR'] || join(ROOT, 'dist'));
    console.log(`service worker: ${pages} pages, ${stored} files stored first, ${kept} kept for all languages`);
  });
}
