import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Engine {
  readonly module: string;
  /** What the file is called in a package for Node, before its hash. */
  readonly name: string;
  readonly source: string;
  /** As the library itself names the file, so that the bundler has it once. */
  readonly imported: string;
}

const JQ: Engine = {
  module: 'virtual:jq-engine',
  name: 'jq',
  source: 'node_modules/jq-wasm/dist/build/jq.wasm',
  imported: 'jq-wasm/jq.wasm',
};
const ZXING: Engine = {
  module: 'virtual:zxing-engine',
  name: 'zxing',
  source: 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm',
  imported: 'zxing-wasm/reader/zxing_reader.wasm',
};

/** The module where the file itself can be read: in tests and in a package for Node. */
const inNode = (address: string) => `import { readFile } from 'node:fs/promises';
  export const engineBytes = () => readFile(${address});`;

const inBrowser = ({ imported, name }: Engine) => `import address from '${imported}?url';
  export const engineBytes = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error('${name} did not come: ' + response.status);
    return response.arrayBuffer();
  };`;

/**
 * What is compiled to WebAssembly is a static file of its own, whose bytes `virtual:jq-engine` and `virtual:zxing-engine` give. The
 * service worker keeps it once it was asked for. In a package for Node it lies in its folder `data`.
 */
export function wasmEngines(target: 'site' | 'package' = 'site'): Plugin[] {
  return [JQ, ZXING].map((engine) => wasmEngine(engine, target));
}

function wasmEngine(engine: Engine, target: 'site' | 'package'): Plugin {
  let root = '';
  let made: { readonly path: string; readonly source: Uint8Array } | undefined;
  const file = () => {
    if (made) return made;
    const source = readFileSync(resolve(root, engine.source));
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    made = { path: `data/${engine.name}-${hash}.wasm`, source };
    return made;
  };
  return {
    name: `${engine.name}-engine`,
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id === engine.module ? `\0${engine.module}` : undefined;
    },
    load(id, options) {
      if (id !== `\0${engine.module}`) return undefined;
      // Scripts are in a folder of their own.
      if (target === 'package') return inNode(`new URL('../${file().path}', import.meta.url)`);
      return options?.ssr ? inNode(JSON.stringify(resolve(root, engine.source))) : inBrowser(engine);
    },
    generateBundle() {
      if (target !== 'package') return;
      const { path, source } = file();
      this.emitFile({ type: 'asset', fileName: path, source, originalFileName: resolve(root, engine.source) });
    },
  };
}
