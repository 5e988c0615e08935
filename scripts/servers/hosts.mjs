// Hosts that cannot be started here: what they do with a build by their own documentation, so that the table can be asked of it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { isHashed, PRIVATE_FILES } from '../headers.mjs';
import { ROOT } from '../setup.mjs';

/**
 * @typedef {{ path: string, headers: [string, string][] }} HeaderRule
 * @typedef {{ status: number, location?: string, file?: string, headers?: Record<string, string> }} Simulated `file` is what is sent
 */

/** The rules of `_headers`. @param {string} text @returns {HeaderRule[]} */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ path: line, headers: [] });
    else {
      const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      rules.at(-1)?.headers.push([name, value]);
    }
  }
  return rules;
}

/** @param {string} rule @param {string} path */
const fits = (rule, path) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path);

/** What is wrong with a `_headers` by the rules of Netlify and Cloudflare Pages, in words. @param {string} text @returns {string[]} */
export function lintHeaders(text) {
  const rules = parseHeaders(text);
  const wrong = text.split('\n').flatMap((line) => (line.length > 2000 ? [`a line of ${line.length} characters`] : []));
  if (rules.length > 100) wrong.push(`${rules.length} rules`);
  for (const { path, headers } of rules) {
    if (!/^\/[^*]*\*?$/.test(path)) wrong.push(`${path} is no path`);
    if (headers.length === 0) wrong.push(`${path} has no headers`);
    for (const [name, value] of headers)
      if (!/^[A-Za-z-]+$/.test(name) || value === '') wrong.push(`${path}: ${name} is no header`);
    // Cloudflare would join both with a comma.
    const others = rules.filter((rule) => rule.path !== path && fits(rule.path, path.replace('*', 'x')));
    for (const [name] of headers)
      if (others.some((rule) => rule.headers.some(([other]) => other === name))) wrong.push(`${path}: ${name} twice`);
  }
  return wrong;
}

/** What is wrong with a `_redirects`. @param {string} text @param {readonly string[]} pages paths that are there @returns {string[]} */
export function lintRedirects(text, pages) {
  const lines = text.split('\n').filter((line) => line !== '');
  const wrong = lines.length > 2000 ? [`${lines.length} rules`] : [];
  const from = new Set(lines.map((line) => line.split(' ')[0]));
  if (from.size !== lines.length) wrong.push('an address twice');
  for (const line of lines) {
    const [old = '', current = '', status = '', ...rest] = line.split(' ');
    if (!/^\/[\w/-]+$/.test(old) || !/^\/[\w/-]+$/.test(current) || status !== '301' || rest.length > 0)
      wrong.push(`${line} is no rule`);
    if (from.has(current)) wrong.push(`${line} leads to another rule`);
    if (!pages.includes(current.slice(1))) wrong.push(`${line} leads nowhere`);
  }
  return wrong;
}

/** @param {string} root @param {string} path @returns {Record<string, string>} as `_headers` sets them */
function headersFor(root, path) {
  const rules = parseHeaders(readFileSync(join(root, '_headers'), 'utf8'));
  const own = rules.flatMap((rule) => (fits(rule.path, path) ? rule.headers : []));
  // What both hosts send by themselves; it means the same as no-cache.
  return { 'Cache-Control': 'public, max-age=0, must-revalidate', ...Object.fromEntries(own) };
}

/** The file that a host without rules of its own takes for a path. @param {string} root @param {string} path @returns {string | undefined} */
function fileFor(root, path) {
  if (/[^\w./-]|\/\.|\/\//.test(path)) return undefined;
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return names.map((name) => name.slice(1)).find((name) => /\.\w+$/.test(name) && existsSync(join(root, name)));
}

/** @param {string} root @param {string} path @param {boolean} hasHeaders @returns {Simulated} */
function sendFile(root, path, hasHeaders) {
  const file = fileFor(root, path);
  const headers = hasHeaders ? headersFor(root, path) : {};
  return file === undefined ? { status: 404, file: '404.html', headers } : { status: 200, file, headers };
}

/** @param {string} root @param {string} path @returns {string | undefined} */
function redirectOf(root, path) {
  const line = readFileSync(join(root, '_redirects'), 'utf8')
    .split('\n')
    .find((rule) => rule.startsWith(`${path} `));
  return line?.split(' ')[1];
}

/** @param {string} path @returns {[string, string]} path and query */
function split(path) {
  const at = path.indexOf('?');
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)];
}

/**
 * developers.cloudflare.com/pages: redirects come before files; pages have one address each, to which others lead with 308.
 * @param {string} root @param {import('./requests.mjs').Row} row @returns {Simulated}
 */
function cloudflarePages(root, row) {
  if (row.method && !['GET', 'HEAD'].includes(row.method)) return { status: 405 };
  const [path, query] = split(row.path);
  const current = redirectOf(root, path);
  if (current) return { status: 301, location: current + query, headers: headersFor(root, path) };
  const bare = path.replace(/(\/index)?(\.html)?$|\/$/, (end) => (end.startsWith('/index') ? '/' : ''));
  const isPage = fileFor(root, bare)?.endsWith('.html') ?? false;
  if (bare !== path && path !== '/' && isPage)
    return { status: 308, location: bare + query, headers: headersFor(root, path) };
  if (existsSync(join(root, path.slice(1), 'index.html')) && !path.endsWith('/'))
    return { status: 308, location: `${path}/${query}`, headers: headersFor(root, path) };
  return sendFile(root, path, true);
}

/**
 * What stands in `deploy/netlify.toml`: there, rules go before files only when they are forced, which `_redirects` of other hosts does not know.
 * @param {Record<string, string>} redirects
 */
export function netlifyConfig(redirects) {
  const rule = (/** @type {string} */ from, /** @type {string} */ to, /** @type {number} */ status) =>
    ['[[redirects]]', `from = "${from}"`, `to = "${to}"`, `status = ${status}`, 'force = true', ''].join('\n');
  return [
    '# For Netlify, in the root of what it builds or of the folder from which `netlify deploy` is called.',
    '[build]',
    'command = "npm run build"',
    'publish = "dist"',
    '',
    '[build.environment]',
    'NODE_VERSION = "20"',
    '',
    ...Object.entries(redirects).map(([old, current]) => rule(old, current, 301)),
    ...PRIVATE_FILES.filter((name) => !/^[_.]/.test(name)).map((name) => rule(`/${name}`, '/404.html', 404)),
  ].join('\n');
}

/** The forced rules of `deploy/netlify.toml`. @returns {Map<string, { to: string, status: number }>} */
function forcedRules() {
  const text = readFileSync(join(ROOT, 'deploy/netlify.toml'), 'utf8');
  const rules = text.matchAll(/\[\[redirects\]\]\nfrom = "([^"]*)"\nto = "([^"]*)"\nstatus = (\d+)\nforce = true\n/g);
  return new Map([...rules].map(([, from = '', to = '', status]) => [from, { to, status: Number(status) }]));
}

/**
 * docs.netlify.com: a rule without force comes after files, a slash at the end is no difference, and pages answer with and without their ending.
 * @param {string} root @param {import('./requests.mjs').Row} row @returns {Simulated}
 */
function netlify(root, row) {
  const [path, query] = split(row.path);
  const headers = headersFor(root, path);
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  const rule = forcedRules().get(bare);
  if (rule?.status === 404) return { status: 404, file: '404.html', headers };
  if (rule) return { status: rule.status, location: rule.to + query, headers };
  const found = [path, bare, `${bare}/`].find((name) => fileFor(root, name) !== undefined);
  return sendFile(root, found ?? path, true);
}

/**
 * docs.github.com/pages: files, `.html` may be left out, folders lead to themselves with a slash; no headers, no rules.
 * @param {string} root @param {import('./requests.mjs').Row} row @returns {Simulated}
 */
function githubPages(root, row) {
  if (row.method && !['GET', 'HEAD'].includes(row.method)) return { status: 405 };
  const [path, query] = split(row.path);
  if (!path.endsWith('/') && existsSync(join(root, path.slice(1), 'index.html')))
    return { status: 301, location: `${path}/${query}` };
  return sendFile(root, path, false);
}

/** @param {string} query @returns {Record<string, { value: string }>} as CloudFront gives it to functions */
function queryForFunction(query) {
  const parts = query.slice(1).split('&').filter(Boolean);
  return Object.fromEntries(parts.map((part) => [part.split('=')[0] ?? '', { value: part.split('=')[1] ?? '' }]));
}

/**
 * The function of the build as it is, before files as `deploy/s3-upload.sh` stores them and a distribution as `deploy/cloudfront.yml` makes it.
 * @param {string} root @param {import('./requests.mjs').Row} row @returns {Simulated}
 */
function cloudFront(root, row) {
  const [uri, query] = split(row.path);
  const request = { method: row.method ?? 'GET', uri, querystring: queryForFunction(query) };
  const code = `${readFileSync(join(root, 'cloudfront-function.js'), 'utf8')}\nJSON.stringify(handler(event));`;
  /** @type {{ uri?: string, statusCode?: number, headers?: Record<string, { value: string }> }} */
  const given = JSON.parse(String(runInNewContext(code, { event: { request } })));
  const headers = policyHeaders(root);
  if (given.statusCode !== undefined) {
    const own = Object.fromEntries(Object.entries(given.headers ?? {}).map(([name, { value }]) => [name, value]));
    const { location, 'cache-control': caching = '', allow = '' } = own;
    return {
      status: given.statusCode,
      ...(location === undefined ? {} : { location }),
      headers: { ...headers, 'Cache-Control': caching, Allow: allow },
    };
  }
  const path = given.uri ?? '';
  const name = path.slice(1);
  const isThere = !/[^\w./-]|\/\.|\/$/.test(path) && /\.\w+$/.test(name) && existsSync(join(root, name));
  const caching = isThere && isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
  return {
    status: isThere ? 200 : 404,
    file: isThere ? name : '404.html',
    headers: { ...headers, 'Cache-Control': caching },
  };
}

/** @param {string} root @returns {Record<string, string>} */
function policyHeaders(root) {
  /** @type {{ SecurityHeadersConfig: Record<string, Record<string, unknown>>, CustomHeadersConfig: { Items: { Header: string, Value: string }[] } }} */
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(
    readFileSync(join(root, 'cloudfront-headers.json'), 'utf8'),
  );
  return {
    'Content-Security-Policy': String(security['ContentSecurityPolicy']?.['ContentSecurityPolicy']),
    'X-Content-Type-Options': security['ContentTypeOptions'] ? 'nosniff' : '',
    'Referrer-Policy': String(security['ReferrerPolicy']?.['ReferrerPolicy']),
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  };
}

/** @type {Readonly<Record<string, (root: string, row: import('./requests.mjs').Row) => Simulated>>} */
export const HOSTS = { cloudflarePages, netlify, githubPages, cloudFront };
