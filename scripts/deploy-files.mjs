// Writes into a build what other servers need to send the same headers: they hold the hash of this very build.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMMUTABLE, OPENER_POLICY, readPolicy, readRedirects, REVALIDATE, securityHeaders } from './headers.mjs';
import { apacheRules } from './servers/apache.mjs';
import { cloudFrontFunction, cloudFrontHeaders } from './servers/cloudfront.mjs';
import { isMain, ROOT, runScript } from './setup.mjs';

/** `_headers` as Netlify, Cloudflare Pages and others read it; those serve https only. @param {string} csp */
export function hostHeaders(csp) {
  const lines = (/** @type {Readonly<Record<string, string>>} */ headers) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines(securityHeaders(csp)),
    `  ${OPENER_POLICY.name}: ${OPENER_POLICY.value}`,
    '/assets/*',
    `  Cache-Control: ${IMMUTABLE}`,
    '/sw.js',
    `  Cache-Control: ${REVALIDATE}`,
    '',
  ].join('\n');
}

/** `_redirects` for the same hosts, which keep the query by themselves. @param {Record<string, string>} redirects */
export function hostRedirects(redirects) {
  return Object.entries(redirects)
    .map(([old, current]) => `${old} ${current} 301\n`)
    .join('');
}

/** Lines of nginx for inside a `server` block that has a `$site_path`. @param {string} csp @param {Record<string, string>} redirects */
export function nginxHeaders(csp, redirects) {
  return [
    ...Object.entries(securityHeaders(csp)).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...Object.entries(redirects).map(
      ([old, current]) => `location ~ ^${old}/?$ { return 301 $site_path${current}$is_args$args; }`,
    ),
    '',
  ].join('\n');
}

/** A snippet of Caddy for inside a site block. @param {string} csp */
export function caddyHeaders(csp) {
  const lines = Object.entries(securityHeaders(csp)).map(([name, value]) => `\t${name} "${value}"`);
  return ['header {', ...lines, '}', ''].join('\n');
}

/** Former paths for inside a site block of Caddy that has a `{suffix}`, the query with its mark. @param {Record<string, string>} redirects */
export function caddyRedirects(redirects) {
  return Object.entries(redirects)
    .flatMap(([old, current]) => [old, `${old}/`].map((path) => `redir ${path} {$SITE_PATH}${current}{suffix} 301\n`))
    .join('');
}

/** The pages of a build, in every folder that has them, as paths without `.html`; `''` and `en/` are those of a folder. @param {string} root */
export function pagesIn(root) {
  const folders = ['', ...readdirSync(root).map((name) => `${name}/`)];
  return folders
    .filter((folder) => existsSync(join(root, folder, 'shell.html')))
    .flatMap((folder) =>
      readdirSync(join(root, folder)).flatMap((name) =>
        name.endsWith('.html') && !['shell.html', '404.html'].includes(name)
          ? [folder + name.replace(/(index)?\.html$/, '')]
          : [],
      ),
    );
}

/** Writes the files into a built site. @param {string} root */
export function writeDeployFiles(root) {
  const csp = readPolicy(root);
  const redirects = readRedirects(root);
  writeFileSync(join(root, '_headers'), hostHeaders(csp));
  writeFileSync(join(root, '_redirects'), hostRedirects(redirects));
  writeFileSync(join(root, 'nginx-headers.conf'), nginxHeaders(csp, redirects));
  writeFileSync(join(root, 'caddy-headers.conf'), caddyHeaders(csp));
  writeFileSync(join(root, 'caddy-redirects.conf'), caddyRedirects(redirects));
  writeFileSync(join(root, '.htaccess'), apacheRules(csp, redirects));
  writeFileSync(join(root, 'cloudfront-function.js'), cloudFrontFunction(pagesIn(root), redirects));
  writeFileSync(join(root, 'cloudfront-headers.json'), cloudFrontHeaders(csp));
}

if (isMain(import.meta.url)) await runScript(() => writeDeployFiles(process.env['OUT_DIR'] || join(ROOT, 'dist')));
