import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressSite } from './compress.mjs';
import { acceptedEncodings, createSiteServer, listen, readAddress } from './serve.mjs';

const CSP = "default-src 'self'; script-src 'self' 'sha256-abc='";
const SCRIPT = 'export const answer = 42;\n'.repeat(200);
const FILES = {
  'index.html': '<!doctype html><title>home</title>'.padEnd(2000, '.'),
  'hash-text.html': '<!doctype html><title>hash</title>',
  'hash.html': '<!doctype html><title>moved</title>',
  'shell.html': '<!doctype html><title>shell</title>',
  'fr/index.html': '<!doctype html><title>accueil</title>',
  'fr/hash-text.html': '<!doctype html><title>hachage</title>',
  'fr/shell.html': '<!doctype html><title>coquille</title>',
  '404.html': '<!doctype html><title>not found</title>',
  'sw.js': 'self.x = 1;',
  'manifest.webmanifest': '{"name":"x"}',
  'assets/main-abc123.js': SCRIPT,
  'headers.json': JSON.stringify({ csp: CSP }),
  'redirects.json': JSON.stringify({ '/hash': '/hash-text' }),
  _headers: '/*',
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

// The path goes out as it stands: fetch would tidy it up first.
function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', fail);
    sent.end();
  });
}

const root = mkdtempSync(join(tmpdir(), 'site-'));
const servers: Server[] = [];
let port = 0;
let mountedPort = 0;

async function start(base: string) {
  const server = createSiteServer({ root: join(root, 'dist'), base });
  servers.push(server);
  return listen(server, { port: 0, host: '127.0.0.1' });
}

beforeAll(async () => {
  for (const folder of ['assets', 'fr']) mkdirSync(join(root, 'dist', folder), { recursive: true });
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(root, 'dist', name), content);
  writeFileSync(join(root, 'secret.txt'), 'outside');
  await compressSite(join(root, 'dist'));
  port = await start('/');
  mountedPort = await start('any/sub/path');
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(root, { recursive: true });
});

describe('pages', () => {
  it.each([
    ['/', 'home'],
    ['/?lang=en', 'home'],
    ['/hash-text', 'hash'],
    ['/shell.html', 'shell'],
    ['/fr/', 'accueil'],
    ['/fr/hash-text', 'hachage'],
    ['/fr/shell.html', 'coquille'],
  ])('%s is there', async (path, title) => {
    const { status, headers, body } = await ask(port, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/hash-text/', 308, '/hash-text'],
    ['/hash-text.html', 308, '/hash-text'],
    ['/hash-text.html?a=1&b=%20', 308, '/hash-text?a=1&b=%20'],
    ['/index.html', 308, '/'],
    ['/index', 308, '/'],
    ['/fr', 308, '/fr/'],
    ['/fr/index.html?a=1', 308, '/fr/?a=1'],
    ['/fr/hash-text/', 308, '/fr/hash-text'],
    ['/fr/hash-text.html', 308, '/fr/hash-text'],
    ['/hash', 301, '/hash-text'],
    ['/hash/', 301, '/hash-text'],
    ['/hash?lang=en', 301, '/hash-text?lang=en'],
  ])('%s goes with %i to %s', async (path, status, location) => {
    const answer = await ask(port, path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    const mounted = await ask(mountedPort, `/any/sub/path${path}`);
    expect([mounted.status, mounted.headers.location]).toEqual([status, `/any/sub/path${location}`]);
  });

  it.each([
    '/nothing',
    '/hash-text/deeper',
    '/assets/gone-123.js',
    '/assets/',
    '/404',
    '/404.html',
    '/index.html.br',
    '/index.html.gz',
    '/headers.json',
    '/redirects.json',
    '/_headers',
    '/__proto__',
    '/constructor/',
    '/%',
    '/%E0%A4%A',
  ])('%s is not found', async (path) => {
    const { status, headers, body } = await ask(port, path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(body.toString()).toContain('not found');
  });

  it.each(['//example.org/', '//example.org', '/\\example.org/', '/%2F%2Fexample.org/', '/http://example.org/'])(
    '%s leads to no other site',
    async (path) => {
      const { status, headers } = await ask(port, path);
      expect(status).toBe(404);
      expect(headers.location).toBeUndefined();
    },
  );

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '/%00',
  ])('%s does not leave the folder', async (path) => {
    const { status, body } = await ask(port, path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('outside');
  });

  it('lives under a sub-path', async () => {
    expect((await ask(mountedPort, '/any/sub/path')).headers.location).toBe('/any/sub/path/');
    expect((await ask(mountedPort, '/any/sub/path/')).status).toBe(200);
    expect((await ask(mountedPort, '/any/sub/path/hash-text')).status).toBe(200);
    expect((await ask(mountedPort, '/hash-text')).status).toBe(404);
    expect((await ask(mountedPort, '/any/sub/pathology')).status).toBe(404);
  });

  it('answers HEAD without a body and refuses what changes things', async () => {
    const head = await ask(port, '/hash-text', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(FILES['hash-text.html'].length));
    const missing = await ask(port, '/nothing', {}, 'HEAD');
    expect([missing.status, missing.body.length]).toEqual([404, 0]);
    const post = await ask(port, '/', {}, 'POST');
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('headers', () => {
  it.each(['/', '/hash-text', '/nothing', '/assets/main-abc123.js', '/sw.js', '/hash'])('%s is safe', async (path) => {
    const { headers } = await ask(port, path, { host: `127.0.0.1:${port}` });
    expect(headers['content-security-policy']).toBe(`${CSP}; frame-ancestors 'self'`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    const permissions = String(headers['permissions-policy']).split(', ');
    expect(permissions.filter((permission) => permission.endsWith('=(self)'))).toEqual([
      'camera=(self)',
      'microphone=(self)',
      'display-capture=(self)',
      'fullscreen=(self)',
      'screen-wake-lock=(self)',
      'clipboard-read=(self)',
      'clipboard-write=(self)',
    ]);
    expect(permissions).toContain('geolocation=()');
  });

  it.each([
    ['192.168.1.5:4173', undefined, undefined],
    ['tools.example', undefined, undefined],
    ['tools.example', 'https', 'same-origin'],
    ['localhost:4173', undefined, 'same-origin'],
    ['127.0.0.1.example', undefined, undefined],
  ])('isolates its windows where the browser trusts the address: %s, %s', async (host, proto, expected) => {
    const { headers } = await ask(port, '/', proto ? { host, 'x-forwarded-proto': proto } : { host });
    expect(headers['cross-origin-opener-policy']).toBe(expected);
  });

  it.each([
    ['/assets/main-abc123.js', 'public, max-age=31536000, immutable', 'text/javascript'],
    ['/sw.js', 'no-cache', 'text/javascript'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
    ['/', 'no-cache', 'text/html;charset=utf-8'],
  ])('%s is kept as %s', async (path, caching, type) => {
    const { headers } = await ask(port, path);
    expect([headers['cache-control'], headers['content-type']]).toEqual([caching, type]);
  });

  it('answers 304 to what the client has', async () => {
    const { headers } = await ask(port, '/hash-text');
    expect(headers.etag).toBeTruthy();
    const again = await ask(port, '/hash-text', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['br;q=0, gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('%j gets %s', async (accepted, encoding, decode) => {
    const { headers, body } = await ask(port, '/assets/main-abc123.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript');
    expect(headers['cache-control']).toContain('immutable');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decode(body).toString()).toBe(SCRIPT);
  });

  it('also compresses pages', async () => {
    const { headers } = await ask(port, '/', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers['content-type']]).toEqual(['br', 'text/html;charset=utf-8']);
  });

  it.each([
    ['gzip, br', 'gzip, br'],
    ['br;q=0.0, gzip;q=0.5', 'gzip'],
    ['brotli', ''],
    ['*', ''],
    ['GZIP;Q=0', ''],
  ])('reads %j as %j', (header, expected) => expect(acceptedEncodings(header)).toBe(expected));
});

describe('parts of files', () => {
  it.each([
    ['bytes=0-9', 206, SCRIPT.slice(0, 10)],
    ['bytes=10-12', 206, SCRIPT.slice(10, 13)],
    [`bytes=${SCRIPT.length - 3}-`, 206, SCRIPT.slice(-3)],
    [`bytes=${SCRIPT.length + 1}-`, 416, ''],
    ['bytes=-5', 200, SCRIPT],
    ['bytes=9-1', 200, SCRIPT],
    ['bytes=0-1,4-5', 200, SCRIPT],
    ['lines=1-2', 200, SCRIPT],
  ])('%s gives %i', async (range, status, text) => {
    const answer = await ask(port, '/assets/main-abc123.js', { range });
    expect([answer.status, answer.body.toString()]).toEqual([status, text]);
  });

  it('gives the whole file when the part is asked for under a condition', async () => {
    const answer = await ask(port, '/assets/main-abc123.js', { range: 'bytes=0-9', 'if-range': '"old"' });
    expect(answer.status).toBe(200);
  });
});

describe('another build in the same folder', () => {
  it('is served once it is there, and asked to wait for until then', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'rebuilt-')), 'dist');
    const write = (files: Record<string, string>) => {
      for (const name of ['assets', 'fr']) mkdirSync(join(folder, name), { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    };
    write(FILES);
    const server = createSiteServer({ root: folder });
    servers.push(server);
    const at = await listen(server, { port: 0, host: '127.0.0.1' });
    expect((await ask(at, '/assets/main-abc123.js')).status).toBe(200);

    rmSync(folder, { recursive: true });
    expect((await ask(at, '/assets/main-abc123.js')).status).toBe(503);
    write({ 'index.html': 'half' });
    expect((await ask(at, '/')).status).toBe(503);

    const { 'assets/main-abc123.js': _, ...others } = FILES;
    write({ ...others, 'assets/main-def456.js': SCRIPT });
    expect((await ask(at, '/assets/main-abc123.js')).status).toBe(404);
    expect((await ask(at, '/assets/main-def456.js')).status).toBe(200);
  });
});

describe('the address', () => {
  it('takes PORT and HOST', () => {
    expect(readAddress({})).toEqual({ port: 4173, host: '127.0.0.1' });
    expect(readAddress({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ port: 8080, host: '0.0.0.0' });
  });

  it.each(['x', '-1', '70000', '1.5'])('refuses PORT=%s in words', (PORT) =>
    expect(() => readAddress({ PORT })).toThrow(`it is "${PORT}"`),
  );

  it('says that the port is taken', async () => {
    const second = createSiteServer({ root: join(root, 'dist') });
    await expect(listen(second, { port, host: '127.0.0.1' })).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
  });
});
