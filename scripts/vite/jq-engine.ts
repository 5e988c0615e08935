import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ENGINE = 'virtual:jq-engine';
const SOURCE = 'node_modules/jq-wasm/dist/build/jq.wasm';

/** The module where the file itself can be read: in tests and in a package for Node. */
const inNode = (address: string) => `import { readFile } from 'node:fs/promises';
  export const engineBytes = () => readFile(${address});`;

// The library names the file as well, so that the bundler has it once.
const IN_BROWSER = `import address from 'jq-wasm/jq.wasm?url';
  export const engineBytes = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error('jq did not come: ' + response.status);
    return response.arrayBuffer();
  };`;

/**
 * jq is a static file of its own, whose bytes `virtual:jq-engine` gives. The service worker keeps it once it was asked for. In a package for
 * Node it lies in its folder `data`.
 */
export function jqEngine(target: 'site' | 'package' = 'site'): Plugin {
  let root = '';
  let made: { readonly path: string; readonly source: Uint8Array } | undefined;
  const file = () => {
    if (made) return made;
    const source = readFileSync(resolve(root, SOURCE));
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    made = { path: `data/jq-${hash}.wasm`, source };
    return made;
  };
  return {
    name: 'jq-engine',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id === ENGINE ? `\0${ENGINE}` : undefined;
    },
    load(id, options) {
      if (id !== `\0${ENGINE}`) return undefined;
      // Scripts are in a folder of their own.
      if (target === 'package') return inNode(`new URL('../${file().path}', import.meta.url)`);
      return options?.ssr ? inNode(JSON.stringify(resolve(root, SOURCE))) : IN_BROWSER;
    },
    generateBundle() {
      if (target !== 'package') return;
      const { path, source } = file();
      this.emitFile({ type: 'asset', fileName: path, source, originalFileName: resolve(root, SOURCE) });
    },
  };
}
