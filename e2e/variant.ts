import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSiteServer, listen } from '../scripts/serve.mjs';

const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));

export interface Variant {
  readonly root: string;
  readonly url: string;
  /** What the build printed. */
  readonly output: string;
  readonly close: () => void;
}

/** Builds the site with other environment values, and serves it. */
export async function buildVariant(environment: Readonly<Record<string, string>>): Promise<Variant> {
  const name = createHash('sha256').update(JSON.stringify(environment)).digest('hex').slice(0, 8);
  const root = join(ROOT, '.cache', 'variants', name);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], {
    env: { ...process.env, ...environment, OUT_DIR: root, SKIP_COMPRESSION: '1' },
    encoding: 'utf8',
  });
  if (status !== 0 || !existsSync(join(root, 'index.html'))) throw new Error(`The build failed:\n${stdout}${stderr}`);
  const server = createSiteServer({ root });
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  return {
    root,
    url: `http://127.0.0.1:${port}/`,
    output: stdout + stderr,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
