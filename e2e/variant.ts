import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSiteServer, listen } from '../scripts/serve.mjs';
import { buildServiceWorker } from '../scripts/service-worker.mjs';
import { SITE } from './site';

const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));

export interface Variant {
  readonly root: string;
  readonly url: string;
  /** What the build printed. */
  readonly output: string;
  readonly close: () => void;
}

/**
 * Writes the tested site's pages with other environment values into a folder; the scripts stay the same.
 * @returns what the build printed
 */
function writePages(root: string, environment: Readonly<Record<string, string>>): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), '--from', SITE], {
    env: { ...process.env, ...environment, OUT_DIR: root, SKIP_COMPRESSION: '1' },
    encoding: 'utf8',
  });
  if (status !== 0 || !existsSync(join(root, 'index.html'))) throw new Error(`The build failed:\n${stdout}${stderr}`);
  return stdout + stderr;
}

/** The site with other environment values, served. */
export async function buildVariant(environment: Readonly<Record<string, string>>): Promise<Variant> {
  const name = createHash('sha256').update(JSON.stringify(environment)).digest('hex').slice(0, 8);
  const root = join(ROOT, '.cache', 'variants', name);
  const output = writePages(root, environment);
  const server = createSiteServer({ root });
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  return {
    root,
    url: `http://127.0.0.1:${port}/`,
    output,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Writes a later version of the tested site into a folder: another version number, and another name for every hashed file. */
export async function writeNextVersion(root: string): Promise<void> {
  writePages(root, { VITE_APP_VERSION: '2099.12.31' });
  const assets = join(root, 'assets');
  const names = new Map(readdirSync(assets).map((name) => [name, name.replace(/\.\w+$/, 'Next$&')]));
  for (const [old, name] of names) renameSync(join(assets, old), join(assets, name));
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|json)$/.test(file)) continue;
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replaceAll(/[\w.-]+/g, (name) => names.get(name) ?? name),
    );
  }
  await buildServiceWorker(root);
}
