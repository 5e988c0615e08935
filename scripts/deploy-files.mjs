// Writes into a build what other servers need to send the same headers: they hold the hash of this very build.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMMUTABLE, OPENER_POLICY, readPolicy, readRedirects, REVALIDATE, securityHeaders } from './headers.mjs';
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

/** Lines of nginx for inside a `server` block. @param {string} csp @param {Record<string, string>} redirects */
export function nginxHeaders(csp, redirects) {
  return [
    ...Object.entries(securityHeaders(csp)).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...Object.entries(redirects).map(([old, current]) => `location = ${old} { return 301 ${current}$is_args$args; }`),
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
    .map(([old, current]) => `redir ${old} ${current}{suffix} 301\n`)
    .join('');
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
}

if (isMain(import.meta.url)) await runScript(() => writeDeployFiles(process.env['OUT_DIR'] || join(ROOT, 'dist')));
