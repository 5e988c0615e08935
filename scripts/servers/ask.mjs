// Asks a server for a row of the table, and tells in words what is wrong with its answer.
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { OPENER_POLICY, readPolicy, securityHeaders } from '../headers.mjs';

/**
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer
 * @typedef {object} Where
 * @property {number} port
 * @property {string} [address]
 * @property {string} base the path of the site, ending in `/`
 * @property {string} root the folder of the build
 * @property {readonly string[]} encodings that the server can send
 */

/** Not one that browsers trust on plain http, as they do `localhost`. */
const HOST = 'tools.example';

/** The path goes out as it stands: fetch would tidy it up first. @param {Where} where @param {string} path @param {string} method @param {Readonly<Record<string, string>>} headers @returns {Promise<Answer>} */
export function ask({ port, address = '127.0.0.1' }, path, method, headers) {
  return new Promise((done, fail) => {
    const options = { host: address, port, path, method, headers: { host: HOST, ...headers }, agent: false };
    const sent = request(options, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', fail);
    sent.end();
  });
}

const TYPES = {
  page: /^text\/html; ?charset=utf-8$/i,
  'not-found': /^text\/html; ?charset=utf-8$/i,
  script: /^(text|application)\/javascript/,
  icon: /^image\/svg\+xml/,
  manifest: /^application\/manifest\+json/,
  text: /^text\//,
};

/** @param {Answer} answer */
function decoded({ headers, body }) {
  if (body.length === 0) return body;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** @param {import('./requests.mjs').Row} row @param {Answer} answer @returns {string[]} */
function wrongBody(row, answer) {
  if (row.body === 'any') return [];
  if (row.body === 'none') return answer.body.length === 0 ? [] : ['has a body'];
  const type = answer.headers['content-type'] ?? '';
  const wrong = TYPES[row.body].test(type) ? [] : [`is of type ${type}`];
  const text = decoded(answer).toString();
  const isNotFound = text.includes('404 Not Found');
  if (row.body === 'page' && (isNotFound || !text.includes('<div id="root">'))) wrong.push('is not the page');
  if (row.body === 'not-found' && !isNotFound) wrong.push('is not the page for unknown addresses');
  if (row.title !== undefined && !text.includes(`<html lang="${row.title}"`))
    wrong.push(`is not in the language ${row.title}`);
  return wrong;
}

/** @param {import('./requests.mjs').Row} row @param {Answer} answer @param {readonly string[]} encodings @returns {string[]} */
function wrongPacking(row, { headers }, encodings) {
  if (row.encoding === undefined) return [];
  // A server that knows no brotli sends what its client takes beside it.
  const takesGzip = /gzip(?!;q=0)/.test(row.headers?.['accept-encoding'] ?? '');
  const fallback = takesGzip ? 'gzip' : 'none';
  const wanted = row.encoding === 'none' || encodings.includes(row.encoding) ? row.encoding : fallback;
  const found = headers['content-encoding'] ?? 'none';
  const wrong = found === wanted ? [] : [`comes as ${found}, not ${wanted}`];
  if (headers.vary?.toLowerCase() !== 'accept-encoding') wrong.push(`varies by ${headers.vary}`);
  return wrong;
}

/** What is wrong with an answer, each in words; none when all is right. @param {import('./requests.mjs').Row} row @param {Answer} answer @param {Where} where @returns {string[]} */
export function faultsOf(row, answer, { base, root, encodings }) {
  const { status, headers } = answer;
  const wrong = row.status.includes(status) ? [] : [`is answered with ${status}, not ${row.status.join(' or ')}`];
  const location = row.location === undefined ? undefined : base + row.location.slice(1);
  // The whole address is as good, if it is the one that the visitor sees.
  const origin = `${row.headers?.['x-forwarded-proto'] ?? 'http'}://${HOST}/`;
  const lead = headers.location?.startsWith(origin) ? headers.location.slice(origin.length - 1) : headers.location;
  if (lead !== location) wrong.push(`leads to ${headers.location}, not ${location}`);
  if (row.caching !== undefined && headers['cache-control'] !== row.caching)
    wrong.push(`is kept as ${headers['cache-control']}, not ${row.caching}`);
  const allowed = String(headers.allow)
    .split(',')
    .flatMap((name) => name.trim() || []);
  if (status === 405 && allowed.join() !== 'GET,HEAD') wrong.push(`allows ${headers.allow}`);
  if (row.length !== undefined && answer.body.length !== row.length) wrong.push(`has ${answer.body.length} bytes`);
  if (/\d/.test(String(headers['server'] ?? ''))) wrong.push(`tells its version: ${String(headers['server'])}`);
  // Nonsense is refused before any rule is read.
  if (row.status.includes(400)) return wrong;
  for (const [name, value] of Object.entries(securityOf(root)))
    if (headers[name] !== value) wrong.push(`has ${name} ${String(headers[name])}`);
  const opener = headers[OPENER_POLICY.name.toLowerCase()];
  if (opener !== (row.isEncrypted ? OPENER_POLICY.value : undefined))
    wrong.push(`has ${OPENER_POLICY.name} ${String(opener)}`);
  return [...wrong, ...wrongBody(row, answer), ...wrongPacking(row, answer, encodings)];
}

/** Asks for a row and tells what is wrong. @param {import('./requests.mjs').Row} row @param {Where} where @returns {Promise<string[]>} */
export async function check(row, where) {
  const { method = 'GET' } = row;
  const path = where.base + row.path.slice(1);
  /** @type {Record<string, string>} */
  const headers = { ...row.headers };
  if (row.isAgain) {
    const before = await ask(where, path, method, headers);
    if (typeof before.headers.etag !== 'string') return [`${method} ${row.path} has no ETag`];
    headers['if-none-match'] = before.headers.etag;
  }
  const answer = await ask(where, path, method, headers);
  return faultsOf(row, answer, where).map((fault) => `${method} ${row.path} ${fault}`);
}

export const HAS_IPV6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
);

/** What is wrong around the site: the path without its slash, addresses beside it, the other kind of address. @param {Where} where @returns {Promise<string[]>} */
async function checkAround(where) {
  const { base, root } = where;
  /** @type {import('./requests.mjs').Row} */
  const home = { what: 'is there over IPv6', path: '/', status: [200], body: 'page' };
  const answer = HAS_IPV6 ? await ask({ ...where, address: '::1' }, base, 'GET', {}) : undefined;
  const faults = answer ? faultsOf(home, answer, where).map((fault) => `over IPv6 ${base} ${fault}`) : [];
  if (base === '/') return faults;
  for (const path of ['/', '/hash-text', `${base.slice(0, -1)}ology`, '/headers.json']) {
    const { status } = await ask(where, path, 'GET', {});
    if (status !== 404) faults.push(`${path}, beside the site, is answered with ${status}`);
  }
  /** @type {import('./requests.mjs').Row} */
  const folder = { what: 'leads into the site', path: '', status: [308], location: '/?a=1', body: 'any' };
  const lead = await ask(where, `${base.slice(0, -1)}?a=1`, 'GET', {});
  const wrong = faultsOf(folder, { ...lead, headers: { ...lead.headers, ...securityOf(root) } }, where);
  return [...faults, ...wrong.map((fault) => `${base.slice(0, -1)} ${fault}`)];
}

/** The headers as the build has them, in small letters. @param {string} root @returns {Record<string, string>} */
function securityOf(root) {
  const entries = Object.entries(securityHeaders(readPolicy(root)));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

/** What is wrong with all answers of a server. @param {readonly import('./requests.mjs').Row[]} rows @param {Where} where @returns {Promise<string[]>} */
export async function checkAll(rows, where) {
  /** @type {string[]} */
  const faults = [];
  for (const row of rows) faults.push(...(await check(row, where)));
  return [...faults, ...(await checkAround(where))];
}
