import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';
import { CATEGORIES, type Card, type Tool } from '../../src/tools/types.ts';
import { LANGUAGE_TAGS, LOCALES, type Locale } from '../../src/i18n/locale.ts';
import type { CatalogueEntry, SearchRecord } from '../../src/app/catalogue/types.ts';
import { pinyinTable } from './pinyin-table.ts';

const CATALOGUE = 'virtual:catalogue/';
const SEARCH = 'virtual:search-index';

interface CardModule {
  readonly card: Card;
  readonly keywords: readonly string[];
  /** What else the tool is called. */
  readonly aliases: readonly string[];
}

interface Found {
  readonly id: string;
  readonly tool: Tool;
  readonly cards: Record<Locale, CardModule>;
}

/** Evaluates a module that imports nothing but types; its lazy imports are never called here. */
async function evaluate<T>(file: string): Promise<T> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
  // The module's shape is what the contract test checks, so it is taken at its word here.
  return (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as T;
}

async function readTools(root: string): Promise<Found[]> {
  const folder = resolve(root, 'src/tools');
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'tool.ts')))
    .map((entry) => entry.name);
  return Promise.all(
    ids.map(async (id) => {
      const { tool } = await evaluate<{ tool: Tool }>(join(folder, id, 'tool.ts'));
      const cards = await Promise.all(
        LOCALES.map(async (locale) => [
          locale,
          await evaluate<CardModule>(join(folder, id, 'locales', `${locale}.card.ts`)),
        ]),
      );
      return { id, tool, cards: Object.fromEntries(cards) };
    }),
  );
}

/** The tools of one language in the order they are shown; sorted here so that server and browsers agree. */
function entries(found: readonly Found[], locale: Locale): CatalogueEntry[] {
  const collator = new Intl.Collator(LANGUAGE_TAGS[locale], { numeric: true });
  return found
    .map(({ id, tool, cards }) => {
      const { category, icon, createdAt, isNew, redirectFrom, lookup } = tool;
      const { name, description } = cards[locale].card;
      return { id, category, icon, name, description, createdAt, isNew, redirectFrom, lookup, weight: tool.weight };
    })
    .toSorted(
      (a, b) =>
        CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
        (a.weight ?? Infinity) - (b.weight ?? Infinity) ||
        collator.compare(a.name, b.name),
    )
    .map(({ weight: _, ...entry }) => entry);
}

function records(found: readonly Found[]): SearchRecord[] {
  return found.map(({ id, tool, cards }) => {
    const unique = (texts: string[]) => [...new Set(texts)];
    return {
      id,
      names: unique([id, ...LOCALES.flatMap((locale) => [cards[locale].card.name, ...cards[locale].aliases])]),
      descriptions: unique(LOCALES.map((locale) => cards[locale].card.description)),
      keywords: unique(LOCALES.flatMap((locale) => cards[locale].keywords)),
      takes: tool.takes,
    };
  });
}

function searchModule(all: readonly SearchRecord[]): string {
  const table = pinyinTable(
    all.flatMap(({ names, keywords, descriptions }) => [...names, ...keywords, ...descriptions]),
  );
  return `export default ${JSON.stringify(all)};\nexport const pinyin = ${JSON.stringify(table)};`;
}

/**
 * Makes, from the tools' folders, one module per language with what home and menu need (`virtual:catalogue/en`), and
 * one with what the search needs in all languages (`virtual:search-index`). Views and words stay out of both.
 */
export function catalogue(): Plugin {
  let root = process.cwd();
  return {
    name: 'catalogue',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id.startsWith(CATALOGUE) || id === SEARCH ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === `\0${SEARCH}`) return searchModule(records(await readTools(root)));
      const locale = LOCALES.find((one) => id === `\0${CATALOGUE}${one}`);
      if (locale) return `export default ${JSON.stringify(entries(await readTools(root), locale))};`;
      return undefined;
    },
    hotUpdate({ file, server }) {
      if (!/\/src\/tools\/[^/]+\/(tool\.ts|locales\/[\w-]+\.card\.ts)$/.test(file)) return;
      for (const [id, module] of this.environment.moduleGraph.idToModuleMap) {
        if (id.startsWith(`\0${CATALOGUE}`) || id === `\0${SEARCH}`)
          this.environment.moduleGraph.invalidateModule(module);
      }
      server.hot.send({ type: 'full-reload' });
    },
  };
}
