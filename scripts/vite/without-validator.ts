import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STUB = fileURLToPath(new URL('../../cli/mcp/no-validator.ts', import.meta.url));

/** Keeps a compiler of JSON Schema out of the build that the SDK of the Model Context Protocol brings along for what this server never asks. */
export function withoutValidator(): Plugin {
  return {
    name: 'without-validator',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('/validation/ajv-provider.js') && importer?.includes('/@modelcontextprotocol/sdk/')
        ? STUB
        : undefined,
  };
}
