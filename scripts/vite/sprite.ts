import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { kitIconNames, rareIconNames, shellIconNames } from '../../src/ui/icon/names.ts';

const SPRITE = 'virtual:sprite';

/** The icons of the tools' cards. */
function cardIcons(root: string): string[] {
  const folder = resolve(root, 'src/tools');
  return readdirSync(folder)
    .map((id) => join(folder, id, 'tool.ts'))
    .filter((file) => existsSync(file))
    .map((file) => /icon: '([\w-]+)'/.exec(readFileSync(file, 'utf8'))?.[1])
    .filter((name) => name !== undefined);
}

/** One `<symbol>` of a Lucide icon. Stroke and size come from the style sheet. */
function symbol(root: string, name: string): string {
  const file = resolve(root, 'node_modules/lucide-static/icons', `${name}.svg`);
  if (!existsSync(file)) throw new Error(`There is no Lucide icon named "${name}"`);
  const shapes = readFileSync(file, 'utf8')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/[\s\S]*?<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

interface Sprite {
  readonly path: string;
  readonly source: string;
}

function makeSprite(root: string, name: string, icons: Iterable<string>): Sprite {
  const symbols = [...icons].toSorted().map((icon) => symbol(root, icon));
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { path: `assets/${name}-${hash}.svg`, source };
}

/** What the first page shows, what only tool pages show, and what few of those do: nobody waits for icons that are not there yet. */
function makeSprites(root: string) {
  const first = new Set<string>([...shellIconNames, ...cardIcons(root)]);
  const later = kitIconNames.filter((name) => !first.has(name));
  return {
    first: makeSprite(root, 'sprite', first),
    kit: makeSprite(root, 'kit-sprite', later),
    // Both, for pages that need both from the first.
    whole: makeSprite(root, 'page-sprite', [...first, ...later]),
    rare: Object.entries(rareIconNames).map(([group, names]) => ({
      group,
      ...makeSprite(root, `${group}-sprite`, names),
    })),
    later,
  };
}

/** Builds the icons in use into a few SVG files; `virtual:sprite` tells their paths relative to the site's root. */
export function sprite(): Plugin {
  let made: ReturnType<typeof makeSprites>;
  let ssr = false;
  return {
    name: 'sprite',
    configResolved(config) {
      made = makeSprites(config.root);
      ssr = Boolean(config.build.ssr);
    },
    resolveId(id) {
      return id === SPRITE ? `\0${SPRITE}` : undefined;
    },
    load(id) {
      if (id !== `\0${SPRITE}`) return undefined;
      const { first, kit, rare, later } = made;
      const rareSpritePaths = Object.fromEntries(rare.map(({ group, path }) => [group, path]));
      const facts = { spritePath: first.path, kitSpritePath: kit.path, rareSpritePaths, kitIcons: later.join(' ') };
      return Object.entries(facts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    generateBundle() {
      if (ssr) return;
      for (const { path, source } of [made.first, made.kit, made.whole, ...made.rare]) {
        this.emitFile({ type: 'asset', fileName: path, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/assets\/(?:(\w+)-)?sprite-\w+\.svg/.exec(request.url ?? '');
        if (!name) return next();
        // Made anew: a tool may have come since the server started.
        const { first, kit, rare } = makeSprites(server.config.root);
        const { source } = rare.find(({ group }) => group === name[1]) ?? (name[1] === 'kit' ? kit : first);
        response.setHeader('Content-Type', 'image/svg+xml').end(source);
      });
    },
  };
}
