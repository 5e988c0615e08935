// The site as a plain http server: what `npm start` and the tests use, and an example of how to serve it elsewhere.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative, resolve } from 'node:path';
import sirv from 'sirv';
import {
  IMMUTABLE,
  isHashed,
  OPENER_POLICY,
  PRIVATE_FILES,
  readPolicy,
  readRedirects,
  REVALIDATE,
  securityHeaders,
} from './headers.mjs';
import { isMain, ROOT, runScript, SetupError } from './setup.mjs';

const TYPES = { '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm' };

/**
 * Takes out encodings that the client refuses (`br;q=0`); sirv only looks whether a name occurs.
 * @param {string} header the Accept-Encoding header
 */
export function acceptedEncodings(header) {
  return header
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
    .filter((name) => name === 'br' || name === 'gzip')
    .join(', ');
}

/**
 * Ranges we answer in part; any other kind, and any condition on it, is answered in full, as the standard allows
 * (RFC 9110, 14.2).
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function wantsPart(headers) {
  if (headers['if-range'] !== undefined) return false;
  const range = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '');
  if (!range) return false;
  const [, start = '', end = ''] = range;
  return end === '' || (Number(end) > 0 && Number(end) >= Number(start));
}

/** @param {string} base */
function normaliseBase(base) {
  return `/${base.split('/').filter(Boolean).join('/')}/`.replace('//', '/');
}

/** Https, as a proxy in front of us tells, or a local address. @param {import('node:http').IncomingMessage} request */
function isTrustworthy(request) {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  return (
    request.headers['x-forwarded-proto'] === 'https' || /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)
  );
}

/** A file as it is and as the build compressed it, the smallest first. @param {string} path @returns {{ encoding: string, content: Buffer }[]} */
function readVariants(path) {
  return [
    { encoding: 'br', file: `${path}.br` },
    { encoding: 'gzip', file: `${path}.gz` },
    { encoding: '', file: path },
  ].flatMap(({ encoding, file }) => (existsSync(file) ? [{ encoding, content: readFileSync(file) }] : []));
}

/** Reads what the build wrote about itself, once. @param {string} root */
function readSite(root) {
  // In the folder itself, and in that of each language it has.
  const pages = new Set(
    [root, ...readdirSync(root).map((name) => join(root, name))]
      .filter((folder) => existsSync(join(folder, 'shell.html')))
      .flatMap((folder) => readdirSync(folder).map((name) => join(relative(root, folder), name)))
      .filter((name) => name.endsWith('.html'))
      .map((name) => name.slice(0, -'.html'.length)),
  );
  return {
    pages,
    headers: securityHeaders(readPolicy(root)),
    redirects: readRedirects(root),
    notFound: readVariants(join(root, '404.html')),
  };
}

/**
 * Where a path should have gone: a former path, a page with `/` or `.html` after it, a language without `/`. Undefined when it is right as it
 * is. The answer is one of our own pages, so that no path can lead to another site.
 * @param {string} path within the site, beginning with `/` @param {ReturnType<typeof readSite>} site
 * @returns {{ status: number, to: string } | undefined}
 */
function findRedirect(path, { pages, redirects }) {
  const bare = path.replace(/\/$/, '');
  const current = Object.hasOwn(redirects, bare) ? redirects[bare] : undefined;
  if (current !== undefined) return { status: 301, to: current };
  if (pages.has(`${path.slice(1)}/index`)) return { status: 308, to: `${path}/` };
  const name = /^\/((?:[^/]+\/)?[^/]+?)(\/|\.html)$/.exec(path)?.[1] ?? /^\/(.*\/)?index$/.exec(path)?.[0].slice(1);
  // The service worker stores the shell under its own name and must get it without a detour.
  if (name === undefined || /^(.*\/)?shell$/.test(name) || name === '404' || !pages.has(name)) return undefined;
  return { status: 308, to: `/${name.replace(/(^|\/)index$/, '$1')}` };
}

/** Files that a build writes first and last; their times tell one build from the next. */
const WITNESSES = ['index.html', 'sw.js', 'index.html.br'];

/** What tells this build from another, or undefined while there is none. @param {string} root */
function stampOf(root) {
  const times = WITNESSES.map((name) => statSync(join(root, name), { throwIfNoEntry: false })?.mtimeMs);
  return times[0] === undefined ? undefined : times.join(' ');
}

/** The files of a build as they are now, and what it wrote about itself. @param {string} root */
function openBuild(root) {
  const stamp = stampOf(root);
  const files = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      response.setHeader('Cache-Control', isHashed(pathname) ? IMMUTABLE : REVALIDATE);
      const type = Object.entries(TYPES).find(([extension]) => pathname.endsWith(extension))?.[1];
      if (type) response.setHeader('Content-Type', type);
    },
  });
  return { stamp, files, site: readSite(root) };
}

/**
 * The build as it is now: the one before while nothing has changed, none while the next is half written.
 * @param {string} root @param {ReturnType<typeof openBuild>} build
 */
function refreshBuild(root, build) {
  const stamp = stampOf(root);
  if (stamp === build.stamp) return build;
  try {
    return stamp === undefined ? undefined : openBuild(root);
  } catch {
    return undefined;
  }
}

/**
 * The page for unknown addresses, as small as the client takes it.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @param {ReturnType<typeof readVariants>} variants @param {string} accepted
 */
function sendNotFound(request, response, variants, accepted) {
  const found = variants.find(({ encoding }) => encoding === '' || accepted.split(', ').includes(encoding));
  if (!found) throw new Error('There is no page for unknown addresses');
  if (found.encoding !== '') response.setHeader('Content-Encoding', found.encoding);
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': found.content.length,
    'Cache-Control': REVALIDATE,
    Vary: 'Accept-Encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : found.content);
}

/**
 * A server of a built site that is not listening yet. When the folder holds another build than before it serves that
 * one; while a build is being written it asks to come back.
 * @param {{ root: string, base?: string }} settings `root` is the folder of the build; `base` the path it is mounted
 *   under, for instance `/any/sub/path/`
 */
export function createSiteServer({ root, base = '/' }) {
  const folder = resolve(root);
  const mount = normaliseBase(base);
  let build = openBuild(folder);

  return createServer((request, response) => {
    const current = refreshBuild(folder, build);
    if (!current) {
      response.writeHead(503, { 'Retry-After': '2', 'Content-Length': 0 }).end();
      return;
    }
    build = current;
    const { files, site } = build;
    for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value);
    if (isTrustworthy(request)) response.setHeader(OPENER_POLICY.name, OPENER_POLICY.value);

    const accepted = acceptedEncodings(String(request.headers['accept-encoding'] ?? ''));
    const notFound = () => sendNotFound(request, response, site.notFound, accepted);
    /** @param {number} status @param {string} location */
    const redirect = (status, location) => {
      response.writeHead(status, { Location: location, 'Cache-Control': REVALIDATE, 'Content-Length': 0 }).end();
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0, 'Cache-Control': REVALIDATE }).end();
      return;
    }
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2);
    const suffix = query === undefined ? '' : `?${query}`;
    if (path === mount.slice(0, -1)) return redirect(308, mount + suffix);
    if (!path.startsWith(mount)) return notFound();

    const inner = `/${path.slice(mount.length)}`;
    const found = findRedirect(inner, site);
    if (found) return redirect(found.status, mount + found.to.slice(1) + suffix);
    // Compressed variants and the server's own notes are not part of the site.
    const isPrivate = /\.(br|gz)$/.test(inner) || PRIVATE_FILES.includes(inner.slice(1));
    if (isPrivate || inner === '/404' || inner === '/404.html' || inner.includes('//')) return notFound();

    request.url = inner;
    request.headers['accept-encoding'] = accepted;
    if (!wantsPart(request.headers)) delete request.headers.range;
    if (request.headers['if-none-match'] !== undefined)
      response.setHeader('Cache-Control', isHashed(inner) ? IMMUTABLE : REVALIDATE);
    files(request, response, notFound);
  });
}

/**
 * Listens and gives the address to open.
 * @param {import('node:http').Server} server @param {{ port: number, host: string }} where port 0 takes any free one
 * @returns {Promise<number>} the port
 */
export function listen(server, { port, host }) {
  return new Promise((done, fail) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      fail(
        isTaken
          ? new SetupError(`Port ${port} on ${host} is taken. Choose another one: PORT=${port + 1} npm start`)
          : error,
      );
    });
    const onListening = () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    };
    // `::` is every address of both kinds; left to Node it falls back to IPv4 where the machine has no IPv6.
    if (host === '::') server.listen(port, onListening);
    else server.listen(port, host, onListening);
  });
}

/** PORT and HOST as given, or a `SetupError` that says what is wrong with them. @param {NodeJS.ProcessEnv} env */
export function readAddress(env) {
  const port = env['PORT'] === undefined || env['PORT'] === '' ? 4173 : Number(env['PORT']);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new SetupError(`PORT must be a whole number from 0 to 65535; it is "${env['PORT']}".`);
  }
  return { port, host: env['HOST'] || '127.0.0.1' };
}

/**
 * Serves a build until the process is told to stop, and prints the address.
 * @param {{ root: string, base?: string, port: number, host: string }} settings
 */
export async function serveSite({ root, base = '/', port, host }) {
  if (!existsSync(join(root, 'index.html')))
    throw new SetupError(`${root} holds no built site: run npm run build first.`);
  const server = createSiteServer({ root, base });
  const actual = await listen(server, { port, host });
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  console.log(`Handy Tools is ready: http://${name}:${actual}${normaliseBase(base)}`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

if (isMain(import.meta.url)) {
  await runScript(() =>
    serveSite({
      root: process.env['OUT_DIR'] || join(ROOT, 'dist'),
      base: process.env['BASE_PATH'] || '/',
      ...readAddress(process.env),
    }),
  );
}
