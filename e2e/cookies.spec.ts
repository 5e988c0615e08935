import { createServer, type Server } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { judge } from '../src/tools/cookie-parser/judge';
import { readPage } from '../src/tools/cookie-parser/page';
import { parseSetCookie } from '../src/tools/cookie-parser/set-cookie';
import { PLAIN_HOST } from './plain-host';

// The verdicts of the cookie parser beside those of a browser: each line is sent to it, and what it keeps is compared.

const FUTURE = 'Expires=Fri, 31-Dec-9999 23:59:59 GMT';

/** Lines about which the standard and this browser agree. `HOST` is the page's own. */
const LINES = [
  'SID=31d4d96e407aad42; Path=/; HttpOnly; SameSite=Lax',
  'a = 1 ; PATH = /x',
  'a=b=c',
  'a="quoted value"',
  'a="1; 2"',
  'a=你好',
  'nameless',
  '=nameless',
  '=name=less',
  '=',
  '',
  '; Secure',
  '__Host-id=1; Secure; Path=/',
  '__Host-id=1; Secure; Path=/; Domain=HOST',
  '__Host-id=1; Secure; Path=/app',
  '__Host-id=1; Secure',
  '__Secure-x=1',
  '__Secure-x=1; Secure',
  '__SECURE-x=1; Path=/',
  '__host-y=1; Path=/',
  '__Http-a=1; Secure; HttpOnly',
  '__Http-a=1; Secure',
  '__Host-Http-a=1; Secure; Path=/',
  '__Host-Http-a=1; Secure; HttpOnly; Path=/',
  '=__Host-x',
  '__Secure-; Secure',
  'a=1; SameSite=None',
  'a=1; SameSite=None; Secure',
  'a=1; SameSite=foo',
  'a=1; SameSite=Strict; SameSite=foo',
  'a=1; SameSite=constructor',
  'a=1; Partitioned',
  'a=1; Partitioned; Secure; SameSite=None; Path=/',
  'a=1; Max-Age=60',
  'a=1; Max-Age=0',
  'a=1; Max-Age=-1',
  'a=1; Max-Age=1e3',
  'a=1; Max-Age=60.5',
  'a=1; Max-Age=999999999999',
  `a=1; Max-Age=${'9'.repeat(40)}`,
  'a=1; Max-Age=60; Max-Age=0',
  'a=1; Max-Age="60"',
  `a=1; ${FUTURE}; Max-Age=120`,
  `a=1; ${FUTURE}`,
  'a=1; Expires=Wed, 21 Oct 2015 07:28:00 GMT',
  'a=1; Expires=2099-12-06T08:49:37Z',
  'a=1; Expires=0',
  'a=1; Expires=Thu, 01-Jan-70 00:00:01 GMT',
  'a=1; Expires=01-Jan-69 00:00:00',
  'a=1; Expires=31 Feb 2099 00:00:00',
  'a=1; Domain=.HOST',
  'a=1; Domain=HOST',
  'a=1; Domain=..HOST',
  'a=1; Domain=test',
  'a=1; Domain=other.example',
  'a=1; Domain=sub.HOST',
  'a=1; Domain=例.test',
  'a=1; Domain=',
  'a=1; Domain=other.example; Domain=',
  'a=1; Path=foo',
  'a=1; Path=',
  'a=1; Path=/; Path=/x',
  'a=1; Path=/x; Path=y',
  `a=1; Path=/${'x'.repeat(1024)}`,
  `a=1; Path=/${'x'.repeat(1023)}`,
  `a=${'x'.repeat(4095)}`,
  `a=${'x'.repeat(4096)}`,
  `a=${'你'.repeat(1365)}`,
  `a=${'你'.repeat(1366)}`,
  'a=1\u0007',
  'a\u007f=1',
  'a=1; x=\u0001',
  'a=1; Secure=0; HttpOnly=false',
  'a=1;;; ;secure',
  'a=1; httponly ; unknown=2; =3',
  'a=1, b=2',
  'a=1; Priority=High; Priority=none',
  '__proto__=1; constructor',
];

/** Where it does something else than the standard, which the parser's notes say. */
const OTHERWISE = { tab: 'a=1\t2', 'plus-max-age': 'a=1; Max-Age=+60' } as const;

/** A server that writes the line as it is, and what page it comes from. */
async function serve(): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    let asked = '';
    socket.on('data', (bytes) => {
      asked += bytes.toString('latin1');
      if (!asked.includes('\r\n\r\n')) return;
      const index = /^GET \/dir\/page\?line=(\d+) /.exec(asked)?.[1];
      const host = (/\r\nhost: ([^:\r]*)/i.exec(asked)?.[1] ?? '').toLowerCase();
      asked = '';
      const set =
        index === undefined
          ? ''
          : `Set-Cookie: ${([...LINES, ...Object.values(OTHERWISE)][Number(index)] ?? '').replaceAll('HOST', host)}\r\n`;
      socket.write(
        `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 0\r\nCache-Control: no-store\r\n${set}\r\n`,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

/** What the browser keeps of a line, as far as it can be told; the end to ten seconds, since its clock runs on. */
async function keptBy(context: BrowserContext, page: Page, line: number) {
  await context.clearCookies();
  await page.evaluate((index) => fetch(`?line=${index}`), line);
  const [cookie] = await context.cookies();
  if (!cookie) return undefined;
  const { name, value, domain, path, httpOnly, secure, sameSite, expires } = cookie;
  return {
    name,
    value,
    domain,
    path,
    httpOnly,
    secure,
    sameSite,
    expires: expires < 0 ? -1 : Math.round(expires / 10),
  };
}

type Kept = Awaited<ReturnType<typeof keptBy>>;

/** Ten seconds more or less, since the clock runs on. */
function isAlike(ours: Kept, kept: Kept): boolean {
  if (!ours || !kept) return ours === kept;
  return (
    isDeepStrictEqual({ ...ours, expires: 0 }, { ...kept, expires: 0 }) && Math.abs(ours.expires - kept.expires) <= 1
  );
}

function keptByUs(line: string, address: string, now: number): Kept {
  const page = readPage(address);
  if (!page.ok) throw new Error(address);
  const cookie = parseSetCookie(line);
  const {
    state,
    host = '',
    withSubdomains,
    path = '',
    life,
  } = judge(cookie, page.value, now, (domain) => !domain.includes('.'));
  if (state !== 'stored') return undefined;
  return {
    name: cookie.name,
    value: cookie.value,
    domain: withSubdomains ? `.${host}` : host,
    path,
    httpOnly: cookie.httpOnly,
    secure: cookie.secure,
    sameSite: cookie.sameSite ?? 'Lax',
    expires: life.kind === 'session' ? -1 : Math.round(life.at / 10_000),
  };
}

for (const host of [PLAIN_HOST, 'localhost']) {
  test(`a browser keeps of each line at ${host} what the parser says`, async ({ page, context }) => {
    const { server, port } = await serve();
    try {
      const address = `http://${host}:${port}/dir/page`;
      await page.goto(address);
      const different: object[] = [];
      for (const [index, template] of LINES.entries()) {
        const line = template.replaceAll('HOST', host);
        const now = Date.now();
        const kept = await keptBy(context, page, index);
        const ours = keptByUs(line, address, now);
        if (!isAlike(ours, kept)) different.push({ line: line.slice(0, 100), ours, kept });
      }
      expect(different).toEqual([]);
    } finally {
      server.close();
    }
  });
}

test('a browser parts from the standard where the notes of the parser say so', async ({ page, context }) => {
  const { server, port } = await serve();
  try {
    await page.goto(`http://localhost:${port}/dir/page`);
    const now = Date.now();
    expect(await keptBy(context, page, LINES.length)).toBe(undefined);
    const kept = await keptBy(context, page, LINES.length + 1);
    expect(Math.abs((kept?.expires ?? 0) - (now + 60_000) / 10_000)).toBeLessThanOrEqual(2);
    const codes = Object.values(OTHERWISE).flatMap((line) => parseSetCookie(line).notes.map(({ code }) => code));
    expect(codes).toEqual(Object.keys(OTHERWISE));
  } finally {
    server.close();
  }
});
