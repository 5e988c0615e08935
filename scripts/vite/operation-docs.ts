import type { Plugin } from 'vite';
import { readOperationDocs } from '../operation-docs.mjs';

const NAME = 'virtual:operation-docs';

/** A module with the sentence above each operation in its source (`virtual:operation-docs`): what it does, for whoever reads no code. */
export function operationDocs(): Plugin {
  let root = process.cwd();
  return {
    name: 'operation-docs',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(readOperationDocs(root))};` : undefined),
  };
}
