import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { splitRegistry } from './split-registry.ts';

const REGISTRY = 'virtual:mac-registry';
const SOURCE = 'node_modules/oui-data/index.json';

interface RegistryFile {
  readonly path: string;
  readonly source: string;
}

function makeFile(name: string, rows: unknown): RegistryFile {
  const source = JSON.stringify(rows);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { path: `assets/data-${name}-${hash}.json`, source };
}

function makeFiles(root: string) {
  // The package is nothing but this object; a test reads it as the site does.
  const entries = JSON.parse(readFileSync(resolve(root, SOURCE), 'utf8')) as Record<string, string>;
  const { names, addresses } = splitRegistry(entries);
  return { names: makeFile('mac-names', names), addresses: makeFile('mac-addresses', addresses) };
}

/** The module where no server stands behind the code: it makes the files itself, in memory. */
function inNode(root: string): string {
  return `
    import { readFileSync } from 'node:fs';
    import { splitRegistry } from ${JSON.stringify(resolve(root, 'scripts/vite/split-registry.ts'))};
    const split = () => splitRegistry(JSON.parse(readFileSync(${JSON.stringify(resolve(root, SOURCE))}, 'utf8')));
    const address = (rows) => URL.createObjectURL(new Blob([JSON.stringify(rows)]));
    export const namesUrl = () => address(split().names);
    export const addressesUrl = () => address(split().addresses);
  `;
}

/** The module in a package for Node: the files lie beside its scripts, which are in a folder of their own. */
function inPackage({ names, addresses }: ReturnType<typeof makeFiles>): string {
  const address = ({ path }: RegistryFile) =>
    `URL.createObjectURL(new Blob([readFileSync(new URL(${JSON.stringify(path.replace('assets/', '../data/'))}, import.meta.url))]))`;
  return `import { readFileSync } from 'node:fs';
    export const namesUrl = () => ${address(names)};
    export const addressesUrl = () => ${address(addresses)};`;
}

/**
 * Writes the registry of MAC addresses into two static files; `virtual:mac-registry` tells where they are. They are too
 * large for a script, and the service worker keeps them only once they were asked for. In a package for Node they lie in its folder `data`.
 */
export function macRegistry(target: 'site' | 'package' = 'site'): Plugin {
  let root = '';
  let isBuild = false;
  let made: ReturnType<typeof makeFiles> | undefined;
  const files = () => (made ??= makeFiles(root));
  return {
    name: 'mac-registry',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId(id) {
      return id === REGISTRY ? `\0${REGISTRY}` : undefined;
    },
    load(id, options) {
      if (id !== `\0${REGISTRY}`) return undefined;
      if (target === 'package') return inPackage(files());
      if (options?.ssr) return inNode(root);
      // Scripts lie beside the files; the development server has both below its root.
      const address = ({ path }: RegistryFile) =>
        isBuild
          ? `new URL(/* @vite-ignore */ ${JSON.stringify(path.replace('assets/', './'))}, import.meta.url).href`
          : `new URL(${JSON.stringify(`/${path}`)}, self.location.origin).href`;
      const { names, addresses } = files();
      return `export const namesUrl = () => ${address(names)};\nexport const addressesUrl = () => ${address(addresses)};`;
    },
    generateBundle() {
      const isPackage = target === 'package';
      if (this.environment.config.build.ssr && !isPackage) return;
      for (const { path, source } of Object.values(files())) {
        const fileName = isPackage ? path.replace('assets/', 'data/') : path;
        this.emitFile({ type: 'asset', fileName, source, originalFileName: resolve(root, SOURCE) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = Object.values(files()).find(({ path }) => request.url?.split('?')[0] === `/${path}`);
        if (!file) return next();
        response.setHeader('Content-Type', 'application/json').end(file.source);
      });
    },
  };
}
