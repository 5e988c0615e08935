// What the site becomes with more tools: the sources are copied, tools are added to the copy, and it is built and measured.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM } from '../scripts/chromium.mjs';
import { brotli } from '../scripts/compress.mjs';
import { KINDS, toolFiles } from '../scripts/new-tool.mjs';
import { requestsOf } from '../scripts/page-requests.mjs';
import { createSiteServer } from '../scripts/serve.mjs';
import { ROOT, SetupError } from '../scripts/setup.mjs';
import { benchLoad } from './load.mjs';
import { RUNS, withServer } from './page.mjs';
import { benchPalette, fieldTime } from './palette.mjs';

/** How many tools are added; `GROWING_SIZES=0,1000` asks for some of them. */
const SIZES = (process.env['GROWING_SIZES'] ?? '0,100,300,1000').split(',').map(Number);
const GOAL = 130;
/** What a build reads. */
const SOURCES = [
  'src',
  'scripts',
  'public',
  'docs',
  'package.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'tsconfig.sw.json',
];
const CONFIGURATION = ['vite.config.ts', 'deploy', 'LICENSE'];

/** Words of names and descriptions in all languages; two of each make 900 pairs, a number the rest. */
const WORDS = {
  en: 'amber basin cedar delta ember fjord grove harbour island jungle kettle lantern meadow needle orchard pebble quartz ribbon saddle timber umbrella valley willow yonder zephyr anchor bridge candle dragon engine',
  'zh-cn':
    '琥珀 盆地 雪松 三角 余烬 峡湾 树林 港口 岛屿 丛林 水壶 灯笼 草地 针线 果园 卵石 石英 丝带 马鞍 木材 雨伞 山谷 柳树 远方 微风 船锚 桥梁 蜡烛 巨龙 引擎',
  fr: 'ambre bassin cèdre delta braise fjord bosquet port île jungle bouilloire lanterne prairie aiguille verger galet quartz ruban selle bois parapluie vallée saule lointain zéphyr ancre pont bougie dragon moteur',
};

/** The words of a tool's card. @param {number} place @param {keyof typeof WORDS} locale */
function cardOf(place, locale) {
  const words = WORDS[locale].split(' ');
  const first = words[place % words.length];
  const second = words[(7 * Math.floor(place / words.length)) % words.length];
  const gap = locale === 'zh-cn' ? '' : ' ';
  const name = `${first}${gap}${second}${gap}${place}`;
  return {
    name,
    description: `${name}${gap}${second}, ${first} ${place * 7919}.`,
    keywords: [first, `${second} ${place}`],
    aliases: [`${second}${gap}${first}`],
  };
}

/** The text of a card's file. @param {number} place @param {keyof typeof WORDS} locale */
function cardText(place, locale) {
  const { name, description, keywords, aliases } = cardOf(place, locale);
  const card = JSON.stringify({ name, description });
  return `export const card = ${card};\nexport const keywords = ${JSON.stringify(keywords)};\nexport const aliases = ${JSON.stringify(aliases)};\n`;
}

/** Adds tools to a copy of the sources. @param {string} folder @param {number} from @param {number} to */
async function addTools(folder, from, to) {
  const icons = readdirSync(join(ROOT, 'node_modules/lucide-static/icons')).map((name) => name.replace('.svg', ''));
  const kinds = await Promise.all(KINDS.map((kind) => toolFiles('sample-tool', kind, '2026-01-01')));
  for (let place = from; place < to; place++) {
    const { name } = cardOf(place, 'en');
    const id = name.replaceAll(' ', '-');
    for (const [path, text] of Object.entries(kinds[place % kinds.length] ?? {})) {
      if (path.includes('.test.')) continue;
      const locale = /** @type {keyof typeof WORDS | undefined} */ (/locales\/([\w-]+)\.card\.ts$/.exec(path)?.[1]);
      const own = locale ? cardText(place, locale) : text.replaceAll('sample-tool', id);
      const file = join(folder, 'src/tools', id, path.replace('sample-tool', id));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, own.replace(/icon: '[\w-]+'/, `icon: '${icons[(place * 13) % icons.length]}'`));
    }
  }
}

/** Runs a program in a folder and gives the seconds it took. @param {string} folder @param {string} program @param {string[]} given */
function run(folder, program, given) {
  const startedAt = Date.now();
  const { OUT_DIR: _, ...env } = process.env;
  const { status, stderr } = spawnSync(program, given, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new SetupError(`${program} ${given.join(' ')} failed\n${stderr}`);
  return (Date.now() - startedAt) / 1000;
}

/** Bytes of what home asks for until its load event, as the budgets count. @param {import('playwright').Browser} browser @param {string} url @param {string} root */
async function homeBytes(browser, url, root) {
  const { atLoad } = await requestsOf(browser, url);
  const sizes = atLoad.map((path) => {
    const content = readFileSync(join(root, path === '/' ? 'index.html' : path));
    return Math.min(content.length, brotli(content).length);
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Builds and measures once. @param {string} folder @param {number} added @param {number | undefined} former bytes of home with no tool added */
async function measure(folder, added, former) {
  const seconds = run(folder, process.execPath, ['scripts/build.mjs']);
  const root = join(folder, 'dist');
  const browser = await chromium.launch(CHROMIUM);
  try {
    return await withServer(createSiteServer({ root }), async (url) => {
      const bytes = await homeBytes(browser, url, root);
      const each = former === undefined ? '' : `, ${((bytes - former) / added).toFixed(0)} a tool (${GOAL} at most)`;
      console.log(
        `${added} tools added: home ${(bytes / 1000).toFixed(1)} kB${each}; built in ${seconds.toFixed(0)} s`,
      );
      await benchPalette(browser, url, RUNS, await fieldTime(browser, RUNS));
      await benchLoad(root);
      return bytes;
    });
  } finally {
    await browser.close();
  }
}

/** Prints what grows, and by how much: each size is built anew. */
export async function benchGrowing() {
  // Beside the sources: the packages are linked into it, not copied.
  const folder = mkdtempSync(join(ROOT, '.growing-'));
  try {
    for (const name of [...SOURCES, ...CONFIGURATION]) run(ROOT, 'cp', ['-r', name, folder]);
    // Hard links: the bundler follows symbolic ones to where its groups of packages would not be found.
    run(ROOT, 'cp', ['-al', 'node_modules', folder]);
    /** @type {number | undefined} */
    let former;
    let there = 0;
    for (const size of SIZES) {
      await addTools(folder, there, size);
      there = size;
      const bytes = await measure(folder, size, former);
      if (size === 0) former = bytes;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
