// Measures the build against the budgets: what Chromium really asks for, weighed as brotli 11.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM } from './chromium.mjs';
import { brotli } from './compress.mjs';
import { heavyModules } from './dependencies.mjs';
import { createSiteServer, listen } from './serve.mjs';
import { isMain, ROOT, runScript, SetupError } from './setup.mjs';
import { staticImports } from './static-imports.mjs';

/** In bytes; a kilobyte is 1000. */
const HOME_BYTES = 92_000;
const HOME_TOOLS = 90;
const BYTES_PER_FURTHER_TOOL = 220;
const HOME_REQUESTS = 6;
/**
 * What all tool pages share, the shell of a tool: form controls and their icons, what draws the options, runtime of the operations, frame and registry; and
 * what those have in common that run in the worker, where the bar for late work comes on slow machines only.
 */
const KIT = /^\/assets\/(controls|option-controls|runtime|tool-body|kit-sprite|worker|pool|progress-bar|unfinished)-/;
const KIT_BYTES = 27_400;
/** The registry in it holds every tool's card and the names of its five files, whose hashes do not compress. */
const KIT_BYTES_PER_TOOL = 80;
const TOOL_BYTES = 25_000;
/** What single tools may weigh beyond that, in bytes; docs/decisions/budgets.md has the reason of each. */
const GRANTED_BYTES = new Map([
  ['/benchmark-builder', 3_600],
  ['/crontab-generator', 3_300],
  ['/json-to-csv', 1_700],
  ['/list-converter', 1_400],
  ['/sql-prettify', 2_300],
  ['/yaml-to-json-converter', 300],
  ['/yaml-to-toml', 300],
]);
const CHUNK_BYTES = 60_000;
/** Chunks that import each other and use nothing of each other before all of them have run; docs/decisions/budgets.md. */
const KNOWN_CIRCLES = new Set(['clean-html → workspace', 'evaluate-sheet → mathjs', 'parse → url-standard']);

/** Asked for by the browser or when it is idle, not by the page to show itself. */
const LEFT_OUT = /\/(favicon\.svg|icon-[\w-]+\.png|manifest\.webmanifest|sw\.js)$/;

/** What every page asks for last. */
const AFTER_START = /^\/assets\/after-start-[\w-]+\.js$/;
/** Nothing more is asked for when this long nothing was, in milliseconds. */
const QUIET_MS = 700;
/** Pages that are measured side by side: they spend their time waiting. */
const AT_ONCE = 3;

/** @typedef {{ what: string, is: number, most: number, unit: 'kB' | '', parts?: readonly [string, number][] }} Row */

/** The part of a chunk's text that comes from modules declared heavy. @param {Record<string, number>} modules */
function heavyShare(modules) {
  const heavy = heavyModules();
  let all = 0;
  let ofHeavy = 0;
  for (const [path, length] of Object.entries(modules)) {
    all += length;
    if (heavy.some((part) => path.includes(part))) ofHeavy += length;
  }
  return all === 0 ? 0 : ofHeavy / all;
}

/** Names of the scripts that are all but wholly a heavy library; the rest is the glue of the bundler. @param {string} root */
export function heavyChunks(root) {
  /** @type {Record<string, Record<string, number>>} */
  const chunks = JSON.parse(readFileSync(join(root, '.vite/chunks.json'), 'utf8'));
  return new Set(Object.keys(chunks).filter((name) => heavyShare(chunks[name] ?? {}) > 0.9));
}

/**
 * What a cold load asks the server for.
 * @param {import('playwright').Browser} browser @param {string} url
 * @returns {Promise<{ atLoad: string[], inAll: string[] }>} paths: until the load event, and until nothing more comes
 */
async function requestsOf(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'zh-CN' });
  const page = await context.newPage();
  /** @type {Set<string>} */
  const paths = new Set();
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !LEFT_OUT.test(pathname)) paths.add(pathname);
  });
  await page.goto(url, { waitUntil: 'load' });
  const atLoad = [...paths];
  // A busy machine comes late to what follows the load; the pages are compared with home, so it must be over on both.
  for (let known = 0; known < paths.size || ![...paths].some((path) => AFTER_START.test(path));) {
    known = paths.size;
    await page.waitForTimeout(QUIET_MS);
  }
  const inAll = [...paths];
  await context.close();
  return { atLoad, inAll };
}

/**
 * Works on all items, some at a time, and gives each with its result in the items' order.
 * @template Item, Result
 * @param {readonly Item[]} items @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<[Item, Result][]>}
 */
async function inGroups(items, work) {
  /** @type {[Item, Result][]} */
  const results = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const group = items.slice(from, from + AT_ONCE);
    const done = group.map(async (item) => /** @type {[Item, Result]} */ ([item, await work(item)]));
    results.push(...(await Promise.all(done)));
  }
  return results;
}

/**
 * Chunks that import each other: whether they run depends on which one a page asks for first.
 * @param {ReadonlyMap<string, readonly string[]>} imports names of chunks that each one imports statically
 * @returns {Set<string>} each circle once, beginning with the first name of the alphabet
 */
export function circlesOf(imports) {
  /** @type {Set<string>} */
  const circles = new Set();
  /** @type {Set<string>} */
  const done = new Set();
  const visit = (/** @type {string} */ name, /** @type {string[]} */ path) => {
    const start = path.indexOf(name);
    if (start !== -1) {
      const circle = path.slice(start);
      const first = circle.indexOf(circle.toSorted()[0] ?? '');
      circles.add([...circle.slice(first), ...circle.slice(0, first)].join(' → '));
    }
    if (start !== -1 || done.has(name)) return;
    for (const other of imports.get(name) ?? []) visit(other, [...path, name]);
    done.add(name);
  };
  for (const name of imports.keys()) visit(name, []);
  return circles;
}

/** What each chunk of a built site imports statically. @param {string} root */
function readImports(root) {
  const scripts = readdirSync(join(root, 'assets')).filter((name) => name.endsWith('.js'));
  return new Map(scripts.map((name) => [name, staticImports(readFileSync(join(root, 'assets', name), 'utf8'))]));
}

/** Measures a built site. @param {string} root @returns {Promise<Row[]>} */
async function measure(root) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const sizeOf = (/** @type {string} */ path) => {
    const name = path === '/' ? 'index.html' : existsSync(join(root, path)) ? path : `${path}.html`;
    const known = sizes.get(name);
    if (known !== undefined) return known;
    const content = readFileSync(join(root, name));
    const size = /\.(png|woff2)$/.test(name) ? content.length : Math.min(content.length, brotli(content).length);
    sizes.set(name, size);
    return size;
  };
  const sum = (/** @type {readonly string[]} */ paths) => paths.reduce((total, path) => total + sizeOf(path), 0);

  const heavy = heavyChunks(root);
  /** @type {string[]} */
  const routes = JSON.parse(readFileSync(join(root, 'routes.json'), 'utf8'));
  const tools = routes.filter((route) => route !== '/' && route !== '/about');

  const server = createSiteServer({ root });
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch(CHROMIUM);
  /** @type {Row[]} */
  const rows = [];
  try {
    const home = await requestsOf(browser, `http://127.0.0.1:${port}/`);
    const most = HOME_BYTES + BYTES_PER_FURTHER_TOOL * Math.max(0, tools.length - HOME_TOOLS);
    const parts = home.atLoad.map((path) => /** @type {[string, number]} */ ([path, sizeOf(path)]));
    rows.push({ what: 'cold load of /', is: sum(home.atLoad), most, unit: 'kB', parts });
    rows.push({ what: 'requests for /', is: home.atLoad.length, most: HOME_REQUESTS, unit: '', parts });

    const shell = new Set(home.inAll);
    /** @type {Set<string>} */
    const kit = new Set();
    // The menu and the bar stand in the HTML of every page; home's budget counts them.
    const shellHtml = Math.min(...tools.map(sizeOf));
    const requests = await inGroups(tools, (tool) => requestsOf(browser, `http://127.0.0.1:${port}${tool}`));
    for (const [tool, { inAll }] of requests) {
      const others = inAll.filter((path) => !shell.has(path) && !heavy.has(path.slice(1)) && path !== tool);
      const beyond = others.filter((path) => !KIT.test(path));
      for (const path of others) if (KIT.test(path)) kit.add(path);
      const html = sizeOf(tool) - shellHtml;
      rows.push({
        what: `${tool} beyond shell and kit`,
        is: html + sum(beyond),
        most: TOOL_BYTES + (GRANTED_BYTES.get(tool) ?? 0),
        unit: 'kB',
        parts: [['html', html], ...beyond.map((path) => /** @type {[string, number]} */ ([path, sizeOf(path)]))],
      });
    }
    const mostKit = KIT_BYTES + KIT_BYTES_PER_TOOL * tools.length;
    rows.push({ what: 'the kit of all tool pages', is: sum([...kit]), most: mostKit, unit: 'kB' });
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }

  for (const name of readdirSync(join(root, 'assets'))) {
    if (/\.(br|gz|map)$/.test(name) || heavy.has(`assets/${name}`)) continue;
    rows.push({ what: `assets/${name}`, is: sizeOf(`/assets/${name}`), most: CHUNK_BYTES, unit: 'kB' });
  }
  for (const names of circlesOf(readImports(root))) {
    const circle = names.replaceAll(/-[\w-]{8}\.js/g, '');
    rows.push({
      what: `chunks that import each other: ${circle}`,
      is: 1,
      most: KNOWN_CIRCLES.has(circle) ? 1 : 0,
      unit: '',
    });
  }
  return rows;
}

/** Prints the measures and gives how many are too much. @param {readonly Row[]} rows */
function report(rows) {
  const show = (/** @type {number} */ value, /** @type {Row['unit']} */ unit) =>
    unit === 'kB' ? `${(value / 1000).toFixed(1)} kB` : String(value);
  const broken = rows.filter(({ is, most }) => is > most);
  const chunks = rows.filter(({ what }) => what.startsWith('assets/')).toSorted((one, other) => other.is - one.is);
  const shown = [...rows.filter((row) => !chunks.includes(row)), ...chunks.slice(0, 3)];
  for (const row of new Set([...shown, ...broken])) {
    const mark = row.is > row.most ? 'TOO MUCH' : 'ok      ';
    console.log(
      `${mark}  ${show(row.is, row.unit).padStart(8)} of ${show(row.most, row.unit).padStart(8)}  ${row.what}`,
    );
    if (!broken.includes(row)) continue;
    const parts = (row.parts ?? []).toSorted((one, other) => other[1] - one[1]);
    for (const [name, size] of parts) console.log(`${show(size, 'kB').padStart(18)}  ${name}`);
  }
  return broken.length;
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const broken = report(await measure(process.env['OUT_DIR'] || join(ROOT, 'dist')));
    if (broken > 0) throw new SetupError(`${broken} budget${broken === 1 ? ' is' : 's are'} exceeded.`);
  });
}
