// Measures the build against the budgets: what Chromium really asks for, weighed as brotli 11.
// With the name of a tool only its page is measured; with --record the sizes are kept, to tell later what grew.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM } from './chromium.mjs';
import { circlesOf, readImports } from './chunk-circles.mjs';
import { brotli } from './compress.mjs';
import { heavyModules } from './dependencies.mjs';
import { changedParts, sizesOf } from './grown-parts.mjs';
import { sideBySide, requestsOf } from './page-requests.mjs';
import { createSiteServer, listen } from './serve.mjs';
import { isMain, ROOT, runScript, SetupError } from './setup.mjs';
import { countRequests, partsOfPage } from './start-requests.mjs';
import { isToolRoute } from './tool-routes.mjs';
import { pageModulesInWorker } from './worker-files.mjs';

/**
 * What may be there with so many tools, and what each further one may add, in bytes; a kilobyte is 1000. Measured, a tool adds 100 to home, 40
 * to the kit and 65 to what comes after home (docs/decisions/budgets.md).
 */
const HOME = { bytes: 92_400, withTools: 87, perTool: 130 };
const KIT = { bytes: 39_600, withTools: 0, perTool: 60 };
const AFTER_HOME = { bytes: 14_160, withTools: 0, perTool: 90 };
/** What the search looks through, and what it looks with: fetched when the page has nothing else to do. */
const SEARCH = { bytes: 15_000, withTools: 0, perTool: 500 };
const IN_SEARCH = /^\/assets\/(palette|result-list|search|fuse)-/;
const HOME_REQUESTS = 6;
/** Until a tool can be used, whatever language is chosen (docs/decisions/chunks.md). */
const TOOL_REQUESTS = 15;
const LANGUAGES = ['zh-cn', 'en', 'fr'];
/**
 * What all tool pages share, the shell of a tool: widgets and their icons, runtime of the operations, frame and registry; and what those have in
 * common that run in the worker, where the bar for late work comes on slow machines only.
 */
const IN_KIT = /^\/assets\/(kit|runtime|kit-sprite|worker|pool|progress-bar)-/;
const TOOL_BYTES = 25_000;
/** What some may weigh beyond that; docs/decisions/budgets.md. @type {Readonly<Record<string, number>>} */
const GRANTED = { '/table-converter': 10_500, '/hidden-character-finder': 3_000 };
/** The largest is React with what the first script shares with later ones (docs/decisions/budgets.md). */
const CHUNK_BYTES = 62_000;
/** Chunks that import each other and use nothing of each other before all of them have run; docs/decisions/budgets.md. */
const KNOWN_CIRCLES = new Set(['clean-html → workspace', 'evaluate-sheet → mathjs', 'parse → url-standard']);

/** @typedef {{ what: string, is: number, most: number, unit: 'kB' | '', sizes?: Record<string, number> }} Row */

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

/** Weighs the files of a site, each once. @param {string} root @returns {(path: string) => number} */
function scales(root) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const weigh = (/** @type {string} */ name) => {
    const file = join(root, name);
    // The build has compressed it already, in the same way.
    if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
    const content = readFileSync(file);
    return /\.(png|woff2)$/.test(name) ? content.length : Math.min(content.length, brotli(content).length);
  };
  return (path) => {
    const name = path === '/' ? 'index.html' : existsSync(join(root, path)) ? path : `${path}.html`;
    const size = sizes.get(name) ?? weigh(name);
    sizes.set(name, size);
    return size;
  };
}

/** What a budget grants so many tools. @param {{ bytes: number, withTools: number, perTool: number }} budget @param {number} tools */
export const granted = ({ bytes, withTools, perTool }, tools) => bytes + perTool * Math.max(0, tools - withTools);

/** So many pages tell what the HTML of all tools has in common, where only one of them is measured. */
const SOME_PAGES = 6;

/**
 * What the pages ask for.
 * @param {string} root @param {readonly string[]} tools those of the site @param {string | undefined} only the path of the tool to measure; all without it
 * @returns {Promise<Row[]>}
 */
async function measurePages(root, tools, only) {
  const sizeOf = scales(root);
  const heavy = heavyChunks(root);
  /** @type {(what: string, limit: number, parts: readonly (readonly [string, number])[]) => Row} */
  const row = (what, limit, parts) => {
    const is = parts.reduce((total, [, size]) => total + size, 0);
    return { what, is, most: limit, unit: 'kB', sizes: sizesOf(parts) };
  };
  const weighed = (/** @type {readonly string[]} */ paths) =>
    paths.map((path) => /** @type {const} */ ([path, sizeOf(path)]));

  const server = createSiteServer({ root });
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch(CHROMIUM);
  try {
    const home = await requestsOf(browser, `http://127.0.0.1:${port}/`);
    const shell = new Set(home.inAll);
    const after = home.inAll.filter((path) => !home.atLoad.includes(path));
    const rows = [
      row('cold load of /', granted(HOME, tools.length), weighed(home.atLoad)),
      row(
        'what / asks for once it is there',
        granted(AFTER_HOME, tools.length),
        weighed(after.filter((path) => !IN_SEARCH.test(path))),
      ),
      row('the search', granted(SEARCH, tools.length), weighed(after.filter((path) => IN_SEARCH.test(path)))),
      /** @type {Row} */ ({ what: 'requests for /', is: home.atLoad.length, most: HOME_REQUESTS, unit: '' }),
    ];

    /** @type {Set<string>} */
    const kit = new Set();
    // The menu and the bar stand in the HTML of every page; home's budget counts them.
    const shellHtml = Math.min(...(only ? [only, ...tools.slice(0, SOME_PAGES)] : tools).map(sizeOf));
    const measured = only ? [only] : tools;
    const requests = await sideBySide(measured, (tool) => requestsOf(browser, `http://127.0.0.1:${port}${tool}`));
    for (const [tool, { inAll }] of requests) {
      const html = readFileSync(join(root, `${tool}.html`), 'utf8');
      // From the HTML: when a tool begins to fetch what it needs later is the machine's affair.
      const counts = LANGUAGES.map((language) => countRequests(html, language));
      rows.push({ what: `requests for ${tool}`, is: Math.max(...counts), most: TOOL_REQUESTS, unit: '' });
      const others = inAll
        .flatMap(partsOfPage(root, html))
        .filter((path) => !shell.has(path) && !heavy.has(path.slice(1)) && path !== tool);
      for (const path of others) if (IN_KIT.test(path)) kit.add(path);
      const beyond = others.filter((path) => !IN_KIT.test(path));
      const own = /** @type {const} */ (['html', sizeOf(tool) - shellHtml]);
      rows.push(row(`${tool} beyond shell and kit`, TOOL_BYTES + (GRANTED[tool] ?? 0), [own, ...weighed(beyond)]));
    }
    rows.push(row('the kit of all tool pages', granted(KIT, tools.length), weighed([...kit])));
    if (only) return rows;
    const chunks = readdirSync(join(root, 'assets')).map((name) => `assets/${name}`);
    for (const name of chunks.filter((path) => !/\.(br|gz|map)$/.test(path) && !heavy.has(path))) {
      rows.push({ what: name, is: sizeOf(`/${name}`), most: CHUNK_BYTES, unit: 'kB' });
    }
    return rows;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** What the worker could come to fetch of the page. @param {string} root @returns {Row[]} */
function measureWorker(root) {
  return pageModulesInWorker(root).map((what) => ({ what: `in the worker: ${what}`, is: 1, most: 0, unit: '' }));
}

/** Circles of chunks, of which only the known ones may be. @param {string} root @returns {Row[]} */
function measureCircles(root) {
  return [...circlesOf(readImports(root))].map((names) => {
    const circle = names.replaceAll(/-[\w-]{8}\.js/g, '');
    const limit = KNOWN_CIRCLES.has(circle) ? 1 : 0;
    return { what: `chunks that import each other: ${circle}`, is: 1, most: limit, unit: '' };
  });
}

/** @typedef {{ tools: number, rows: Record<string, Record<string, number>> }} Recorded the sizes of a former build */

const RECORD = join(ROOT, 'scripts/budgets.json');

/** Keeps the sizes, a row on a line. @param {number} tools @param {readonly Row[]} rows */
function record(tools, rows) {
  const lines = rows.flatMap(({ what, sizes }) =>
    sizes ? [`    ${JSON.stringify(what)}: ${JSON.stringify(sizes)}`] : [],
  );
  writeFileSync(RECORD, `{\n  "tools": ${tools},\n  "rows": {\n${lines.join(',\n')}\n  }\n}\n`);
}

/** @returns {Recorded} */
function readRecord() {
  return JSON.parse(readFileSync(RECORD, 'utf8'));
}

/** The lines below a row that is exceeded: which parts changed, in bytes, or all of them where nothing is recorded. @param {Row} row @param {Recorded} recorded */
export function growth({ what, sizes = {} }, recorded) {
  const former = recorded.rows[what];
  const bytes = (/** @type {number} */ count) => count.toLocaleString('en');
  if (!former) {
    const parts = Object.entries(sizes).toSorted((one, other) => other[1] - one[1]);
    return parts.map(([name, size]) => `${bytes(size).padStart(22)}  ${name}`);
  }
  const changes = changedParts(sizes, former).map(({ name, is, was }) => {
    const by = `${is > was ? '+' : '−'}${bytes(Math.abs(is - was))}`;
    return `${by.padStart(22)}  ${name}: ${bytes(was)} → ${bytes(is)} bytes`;
  });
  return [`${''.padStart(10)}since the sizes were recorded, with ${recorded.tools} tools:`, ...changes];
}

/** Prints the measures and gives how many are too much. @param {readonly Row[]} rows */
function report(rows) {
  const recorded = readRecord();
  const show = (/** @type {number} */ value, /** @type {Row['unit']} */ unit) =>
    unit === 'kB' ? `${(value / 1000).toFixed(1)} kB` : String(value);
  const broken = rows.filter(({ is, most: limit }) => is > limit);
  const chunks = rows.filter(({ what }) => what.startsWith('assets/')).toSorted((one, other) => other.is - one.is);
  const requests = rows
    .filter(({ what }) => what.startsWith('requests for /'))
    .toSorted((one, other) => other.is - one.is);
  const many = [...chunks, ...requests];
  const shown = [...rows.filter((row) => !many.includes(row)), ...requests.slice(0, 3), ...chunks.slice(0, 3)];
  for (const row of new Set([...shown, ...broken])) {
    const mark = broken.includes(row) ? 'TOO MUCH' : 'ok      ';
    console.log(
      `${mark}  ${show(row.is, row.unit).padStart(8)} of ${show(row.most, row.unit).padStart(8)}  ${row.what}`,
    );
    if (broken.includes(row)) console.log(growth(row, recorded).join('\n'));
  }
  return broken.length;
}

/** @param {readonly string[]} given the arguments of the command line */
async function main(given) {
  const root = process.env['OUT_DIR'] || join(ROOT, 'dist');
  /** @type {string[]} */
  const routes = JSON.parse(readFileSync(join(root, 'routes.json'), 'utf8'));
  const tools = routes.filter(isToolRoute);
  const name = given.find((argument) => !argument.startsWith('-'));
  const only = name === undefined ? undefined : `/${name}`;
  if (only && !tools.includes(only)) throw new SetupError(`The build has no tool "${name}".`);
  const rows = [...(await measurePages(root, tools, only)), ...measureCircles(root), ...measureWorker(root)];
  if (given.includes('--record') && !only) record(tools.length, rows);
  const broken = report(rows);
  if (broken > 0) throw new SetupError(`${broken} budget${broken === 1 ? ' is' : 's are'} exceeded.`);
}

if (isMain(import.meta.url)) await runScript(() => main(process.argv.slice(2)));
