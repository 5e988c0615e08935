import type { Plugin } from 'vite';

const ID = '\0no-node-crypto';

/**
 * `bcryptjs` imports Node's `crypto` for want of the browser's, which is always there. The bundler's stand-in is a file that several libraries share, and so
 * one more way to the server before the first hash.
 */
export function withoutNodeCrypto(): Plugin {
  return {
    name: 'without-node-crypto',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^crypto$/ },
      handler: (_source, importer) => (importer?.includes('/bcryptjs/') ? ID : undefined),
    },
    load: {
      filter: { id: /^\0no-node-crypto$/ },
      handler: () => 'export default undefined;',
    },
  };
}
