import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { iconNames } from '../../src/ui/icon/names.ts';

const SPRITE = 'virtual:sprite';

/** The names of all icons in use: the kit's and shell's list, and one per tool. */
function usedIcons(root: string): string[] {
  const folder = resolve(root, 'src/tools');
  const ofTools = readdirSync(folder)
    .map((id) => join(folder, id, 'tool.ts'))
    .filter((file) => existsSync(file))
    .map((file) => /icon: '([\w-]+)'/.exec(readFileSync(file, 'utf8'))?.[1])
    .filter((name) => name !== undefined);
  return [...new Set([...iconNames, ...ofTools])].toSorted();
}

/** One `<symbol>` of a Lucide icon. Stroke and size come from the style sheet. */
function symbol(root: string, name: string): string {
  const file = resolve(root, 'node_modules/lucide-static/icons', `${name}.svg`);
  if (!existsSync(file)) throw new Error(`There is no Lucide icon named "${name}"`);
  const shapes = readFileSync(file, 'utf8')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/[\s\S]*?<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replace(/\s*\n\s*/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

/** The sprite with every icon in use, named by its content. */
export function makeSprite(root: string): { path: string; source: string } {
  const symbols = usedIcons(root).map((name) => symbol(root, name));
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { path: `assets/sprite-${hash}.svg`, source };
}

/** Builds the icons in use into one SVG file; `virtual:sprite` tells its path relative to the site's root. */
export function sprite(): Plugin {
  let made: ReturnType<typeof makeSprite>;
  let ssr = false;
  return {
    name: 'sprite',
    configResolved(config) {
      made = makeSprite(config.root);
      ssr = Boolean(config.build.ssr);
    },
    resolveId(id) {
      return id === SPRITE ? `\0${SPRITE}` : undefined;
    },
    load(id) {
      return id === `\0${SPRITE}` ? `export const spritePath = ${JSON.stringify(made.path)};` : undefined;
    },
    generateBundle() {
      if (!ssr) this.emitFile({ type: 'asset', fileName: made.path, source: made.source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${made.path}`) return next();
        made = makeSprite(server.config.root);
        response.setHeader('Content-Type', 'image/svg+xml').end(made.source);
      });
    },
  };
}
