import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { packCodePointNames, packEmojis, packNames, type SourceEmoji, type SourceShortcodes } from './pack-emojis.ts';

const PREFIX = 'virtual:emojis/';
const PACKAGE = 'node_modules/emojibase-data';
/** Our locales, and the source's names for them. */
const LANGUAGES = { 'zh-cn': 'zh', en: 'en', fr: 'fr' } as const;

/** What is needed of `emojibase-data`, a module each: `set`, `code-points`, and the names by locale. */
function makeModule(root: string, name: string): unknown {
  // The package is nothing but these objects; a test reads them as the site does.
  const read = <T>(file: string) => JSON.parse(readFileSync(resolve(root, PACKAGE, file), 'utf8')) as T;
  const english = () => read<SourceEmoji[]>('en/data.json');
  const emojis = () => packEmojis(english(), read<SourceShortcodes>('en/shortcodes/github.json'));
  if (name === 'set') return emojis();
  if (name === 'code-points') {
    return packCodePointNames(emojis(), read<Record<string, string>>('meta/unicode-names.json'));
  }
  const language = new Map<string, 'en' | 'fr' | 'zh'>(Object.entries(LANGUAGES)).get(name);
  if (language === undefined) throw new Error(`There is no ${PREFIX}${name}`);
  return packNames(english(), read<SourceEmoji[]>(`${language}/data.json`), language);
}

/**
 * The name of the chunk that such a module becomes; undefined for other modules. It does not begin with its language:
 * the search asks all of them, so the service worker keeps them for every visitor.
 */
export function emojiChunk(id: string | null | undefined): string | undefined {
  const name = /\/emojibase-data\/packed\/([\w-]+)$/.exec(id ?? '')?.[1];
  return name === undefined ? undefined : `emoji-${name}`;
}

/**
 * Modules with the emojis (`virtual:emojis/set`), their names in one language (`virtual:emojis/en`), and the names of
 * the characters they consist of (`virtual:emojis/code-points`): an eighth of what the package has, each fetched when needed.
 */
export function emojiData(): Plugin {
  let root = process.cwd();
  // Below the package, so that the budgets know the chunk for what it is.
  const folder = () => `\0${resolve(root, PACKAGE)}/packed/`;
  return {
    name: 'emoji-data',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? folder() + id.slice(PREFIX.length) : undefined;
    },
    load(id) {
      if (!id.startsWith(folder())) return undefined;
      const json = JSON.stringify(makeModule(root, id.slice(folder().length)));
      // Engines read a text of JSON several times faster than the same as a literal.
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
  };
}
