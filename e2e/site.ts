import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isToolRoute } from '../scripts/tool-routes.mjs';
import { PLAIN_HOST } from './plain-host';

/** The folder of the build that is tested. */
export const SITE = resolve(process.env['OUT_DIR'] || fileURLToPath(new URL('../dist', import.meta.url)));
/** Where the same build is served a second time. */
export const SUB_PATH = '/any/sub/path/';

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(SITE, name), 'utf8'));
}

/** Every page of the site, as `/hash-text`. */
export function routes(): string[] {
  // Written by the prerender as an array of paths.
  return readJson('routes.json') as string[];
}

/** The ids of the tools. */
export function toolIds(): string[] {
  return routes()
    .filter(isToolRoute)
    .map((route) => route.slice(1));
}

/** The same address by a name that is not this machine's own, as plain http in a local network: no secure context. */
export function plainUrl(kind: 'root' | 'mounted' = 'root'): string {
  const url = new URL(siteUrl(kind));
  url.hostname = PLAIN_HOST;
  return url.href;
}

/** The address a built site is served at during the tests, ending in a slash. */
export function siteUrl(kind: 'root' | 'mounted' = 'root'): string {
  const url = process.env[kind === 'root' ? 'SITE_URL' : 'MOUNTED_SITE_URL'];
  if (!url) throw new Error('The global setup has not run');
  return url;
}
