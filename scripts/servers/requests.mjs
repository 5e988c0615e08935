// What every server of the site answers: one table, asked of ours, nginx, Caddy and Apache, and of what is known of static hosts.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { IMMUTABLE, readRedirects, REVALIDATE } from '../headers.mjs';

/**
 * @typedef {'page' | 'not-found' | 'script' | 'icon' | 'manifest' | 'text' | 'none' | 'any'} Body
 * @typedef {object} Row
 * @property {string} what
 * @property {string} path within the site, beginning with `/`; it goes out as it stands
 * @property {string} [method]
 * @property {Readonly<Record<string, string>>} [headers]
 * @property {readonly number[]} status those that are right; more than one where the programs refuse nonsense in words of their own
 * @property {string} [location] within the site
 * @property {string} [caching]
 * @property {'br' | 'gzip' | 'none'} [encoding] how the body comes, where the row says what the client takes
 * @property {Body} body
 * @property {string} [title] what its `<html>` says it is: the language of the page
 * @property {boolean} [isEncrypted] the answer isolates its windows
 * @property {number} [length] of the body
 * @property {boolean} [isAgain] asks with the ETag of the answer before
 */

const PAGE = /** @type {const} */ ({ status: [200], caching: REVALIDATE, body: 'page' });
const MISSING = /** @type {const} */ ({ status: [404], caching: REVALIDATE, body: 'not-found' });
const NONSENSE = /** @type {const} */ ({ status: [400, 403, 404], body: 'any' });
/** As a proxy tells that ends https. */
const ENCRYPTED = { 'x-forwarded-proto': 'https' };
const ALL = { 'accept-encoding': 'gzip, deflate, br' };

/** @param {string} path @param {number} status @param {string} location @returns {Row} */
const leads = (path, status, location) => ({
  what: `leads to ${location}`,
  path,
  status: [status],
  location,
  caching: REVALIDATE,
  body: 'any',
});

/** Addresses and where they lead. @param {readonly [string, string]} former @returns {Row[]} */
function redirectRows([old, current]) {
  const tool = current;
  const encrypted = { headers: ENCRYPTED, isEncrypted: true };
  return [
    { ...leads(`${tool}/`, 308, tool), ...encrypted },
    { ...leads(old, 301, tool), ...encrypted },
    leads(`${tool}/`, 308, tool),
    leads(`${tool}.html`, 308, tool),
    leads(`${tool}.html?a=1&b=%20`, 308, `${tool}?a=1&b=%20`),
    leads('/index.html', 308, '/'),
    leads('/index', 308, '/'),
    leads('/index?a=1', 308, '/?a=1'),
    leads('/en', 308, '/en/'),
    leads('/fr?lang=fr', 308, '/fr/?lang=fr'),
    leads('/fr/index.html?a=1', 308, '/fr/?a=1'),
    leads(`/fr${tool}/`, 308, `/fr${tool}`),
    leads(`/fr${tool}.html`, 308, `/fr${tool}`),
    leads(old, 301, current),
    leads(`${old}/`, 301, current),
    leads(`${old}?lang=en&text=%C3%A9`, 301, `${current}?lang=en&text=%C3%A9`),
    leads(`/fr${old}?a=1`, 301, `/fr${current}?a=1`),
  ];
}

/** Addresses at which there is nothing. @param {string} tool @returns {Row[]} */
const missingRows = (tool) => [
  ...[
    '/nothing',
    '/nothing/deeper/than/that',
    '/nothing/',
    '/nothing.html',
    '/nothing?a=1',
    `${tool}/deeper`,
    '/fr/nothing',
    '/fr/nothing/deeper',
    '/de',
    '/zh-cn',
    '/zh-cn/index.html',
    '/404',
    '/404.html',
    '/assets',
    '/assets/',
    '/assets/gone-12345678.js',
    `/${tool}`,
    '//example.org/',
    '/index.html.br',
    '/index.html.gz',
    '/_headers',
    '/_redirects',
    '/headers.json',
    '/routes.json',
    '/redirects.json',
    '/nginx-headers.conf',
    '/caddy-headers.conf',
    '/caddy-redirects.conf',
    '/cloudfront-function.js',
    '/cloudfront-headers.json',
    '/.htaccess',
    '/.vite/manifest.json',
    '/__proto__',
  ].map((path) => ({ what: 'is the page for unknown addresses', path, ...MISSING })),
  {
    what: 'is the page for unknown addresses, compressed',
    path: '/nothing',
    headers: ALL,
    ...MISSING,
    encoding: /** @type {const} */ ('br'),
  },
  ...['/%', '/%00', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%5c..%5cpackage.json'].map(
    (path) => ({ what: 'is nowhere', path, ...NONSENSE }),
  ),
];

/** @param {string} path @param {Record<string, string>} headers @param {Row['encoding']} encoding @param {Partial<Row>} rest @returns {Row} */
const packed = (path, headers, encoding, rest) => ({
  what: `comes as ${encoding}`,
  path,
  headers,
  encoding,
  status: [200],
  body: 'page',
  ...rest,
});

/** How files come. @param {{ script: string, style: string, tool: string }} names @returns {Row[]} */
function fileRows({ script, style, tool }) {
  const hashed = /** @type {const} */ ({ status: [200], caching: IMMUTABLE, body: 'script' });
  return [
    { what: 'is kept for ever', path: script, ...hashed },
    { what: 'is kept for ever', path: style, ...hashed, body: 'text' },
    { what: 'is asked for again', path: '/sw.js', status: [200], caching: REVALIDATE, body: 'script' },
    { what: 'is an icon', path: '/favicon.svg', status: [200], caching: REVALIDATE, body: 'icon' },
    { what: 'is a manifest', path: '/manifest.webmanifest', status: [200], caching: REVALIDATE, body: 'manifest' },
    { what: 'is plain', path: '/robots.txt', status: [200], caching: REVALIDATE, body: 'text' },
    packed('/', ALL, 'br', {}),
    packed(tool, ALL, 'br', {}),
    packed(`/fr${tool}`, { 'accept-encoding': 'gzip' }, 'gzip', {}),
    packed(script, ALL, 'br', hashed),
    packed(script, { 'accept-encoding': 'gzip' }, 'gzip', hashed),
    packed(script, { 'accept-encoding': 'br;q=0, gzip' }, 'gzip', hashed),
    packed(script, { 'accept-encoding': 'gzip;q=0' }, 'none', hashed),
    packed(script, { 'accept-encoding': 'identity' }, 'none', hashed),
    packed('/sw.js', ALL, 'br', { body: 'script', caching: REVALIDATE }),
    { what: 'is unchanged', path: tool, isAgain: true, status: [304], caching: REVALIDATE, body: 'none' },
    { what: 'is unchanged', path: script, isAgain: true, status: [304], caching: IMMUTABLE, body: 'none' },
    {
      what: 'comes in part',
      path: script,
      headers: { range: 'bytes=0-9' },
      status: [206],
      caching: IMMUTABLE,
      body: 'any',
      length: 10,
    },
    { what: 'isolates its windows', path: tool, headers: ENCRYPTED, ...PAGE, isEncrypted: true },
    { what: 'isolates its windows', path: '/nothing', headers: ENCRYPTED, ...MISSING, isEncrypted: true },
  ];
}

/** @param {string} tool @returns {Row[]} */
const methodRows = (tool) => [
  { what: 'tells without a body', path: tool, method: 'HEAD', ...PAGE, body: 'none' },
  { what: 'tells without a body', path: '/nothing', method: 'HEAD', ...MISSING, body: 'none' },
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].flatMap((method) =>
    ['/', tool, '/nothing'].map((path) => ({
      what: 'is refused',
      path,
      method,
      status: [405],
      caching: REVALIDATE,
      body: /** @type {const} */ ('any'),
    })),
  ),
];

/** The table for a build, whose files have names of their own. @param {string} root @returns {Row[]} */
export function requestsFor(root) {
  const former = Object.entries(readRedirects(root)).find(([old]) => old.lastIndexOf('/') === 0);
  const assets = readdirSync(join(root, 'assets'));
  const script = assets.find((name) => /^main-.*\.js$/.test(name));
  const style = assets.find((name) => name.endsWith('.css'));
  if (!former || !script || !style) throw new Error(`${root} is no complete build`);
  const [, tool] = former;
  return [
    { what: 'is a page', path: '/', ...PAGE, title: 'zh-CN' },
    { what: 'is a page', path: '/?lang=en', ...PAGE, title: 'zh-CN' },
    { what: 'is a page', path: tool, ...PAGE, title: 'zh-CN' },
    { what: 'is a page', path: `${tool}?a=1`, ...PAGE, title: 'zh-CN' },
    { what: 'is a page', path: '/en/', ...PAGE, title: 'en' },
    { what: 'is a page', path: `/fr${tool}`, ...PAGE, title: 'fr' },
    { what: 'is what the service worker stores', path: '/shell.html', ...PAGE, title: 'zh-CN' },
    { what: 'is what the service worker stores', path: '/fr/shell.html', ...PAGE, title: 'fr' },
    ...redirectRows(former),
    ...missingRows(tool),
    ...fileRows({ script: `/assets/${script}`, style: `/assets/${style}`, tool }),
    ...methodRows(tool),
  ];
}
