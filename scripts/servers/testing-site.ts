import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressSite } from '../compress.mjs';
import { writeDeployFiles } from '../deploy-files.mjs';

const page = (language: string, title: string) =>
  `<!doctype html><html lang="${language}"><title>${title}</title><div id="root">${title}</div>`.padEnd(2000, '.');

const LANGUAGES = [
  ['', 'zh-CN'],
  ['en/', 'en'],
  ['fr/', 'fr'],
] as const;

const FILES: Record<string, string> = {
  '404.html': page('zh-CN', '404 Not Found'),
  'sw.js': 'self.x = 1;\n'.repeat(200),
  'manifest.webmanifest': '{"name":"x"}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'assets/main-abc12345.js': 'export const answer = 42;\n'.repeat(200),
  'assets/main-abc12345.css': 'p{color:red}'.repeat(200),
  '.vite/manifest.json': '{}',
  'headers.json': JSON.stringify({ csp: "default-src 'self'; script-src 'self' 'sha256-abc='" }),
  'routes.json': '["/","/hash-text"]',
  'redirects.json': JSON.stringify(Object.fromEntries(LANGUAGES.map(([at]) => [`/${at}hash`, `/${at}hash-text`]))),
};

for (const [folder, language] of LANGUAGES)
  for (const name of ['index', 'hash-text', 'hash', 'shell']) FILES[`${folder}${name}.html`] = page(language, name);

/** A small site with all that a build has, in a folder that the caller removes. */
export async function writeTestSite(): Promise<string> {
  const root = join(mkdtempSync(join(tmpdir(), 'site-')), 'dist');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  writeDeployFiles(root);
  await compressSite(root);
  return root;
}
