import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteServer, listen } from '../scripts/serve.mjs';
import { collectExamples } from './examples/collect';
import { SITE, SUB_PATH } from './site';

/** Serves the build twice, at the root and under a sub-path, and stops both when all tests are done. */
export default async function globalSetup() {
  if (!existsSync(join(SITE, 'index.html'))) throw new Error(`${SITE} holds no built site: run npm run build first`);
  const servers = [createSiteServer({ root: SITE }), createSiteServer({ root: SITE, base: SUB_PATH })];
  const ports = await Promise.all(servers.map((server) => listen(server, { port: 0, host: '127.0.0.1' })));
  process.env['SITE_URL'] = `http://127.0.0.1:${ports[0]}/`;
  process.env['MOUNTED_SITE_URL'] = `http://127.0.0.1:${ports[1]}${SUB_PATH}`;
  // What the tests of tools type in; `vite build` alone reads the sources.
  const examples = await collectExamples();
  process.env['EXAMPLES_FILE'] = examples.file;
  return async () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await examples.remove();
  };
}
