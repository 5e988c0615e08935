import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceFor } from './advice';
import { BUILT_PREFIXES, buildCookie, LIVES, PRIORITIES, SAME_SITES } from './build';
import { readCookieDate } from './cookie-date';
import { judge } from './judge';
import { lookInto } from './look-into';
import { buildOptions } from './operations';
import { readPage } from './page';
import { publicSuffixes } from './public-suffixes';
import type { Entry } from './entry';
import { readCookies } from './report';
import type { Kind } from './read-text';
import { answerFor } from './sending';
import { deletionOf } from './set-line';
import { parseSetCookie } from './set-cookie';
import { readTypedExpires } from './typed-expires';
import { FORMS, writeCookies } from './write-as';
import * as v from 'valibot';

const NOW = Date.UTC(2026, 10, 22);
const PAGE = 'https://app.example.test/dir/page';

interface Reading {
  page?: string;
  kind?: Kind;
}

async function reportOf(text: string, { page = '', kind = 'auto' }: Reading = {}) {
  const report = await readCookies({ text, page }, kind, NOW);
  if (!report.ok) throw new Error(report.fault.code);
  return report.value;
}

async function read(text: string, reading: Reading = {}): Promise<readonly Entry[]> {
  return (await reportOf(text, reading)).entries;
}

/** What a browser does with one Set-Cookie line: the state, and why, or what counts. */
async function verdictOf(line: string, page = PAGE) {
  const given = readPage(page);
  if (!given.ok) throw new Error(page);
  const cookie = parseSetCookie(line);
  return { ...cookie, ...judge(cookie, given.value, NOW, await publicSuffixes()), cookiePath: cookie.path };
}

describe('a Set-Cookie line', () => {
  it.each([
    [
      'SID=31d4d96e407aad42; Path=/; Secure; HttpOnly; SameSite=Lax',
      { name: 'SID', size: 19, withSubdomains: false, life: { kind: 'session' } },
    ],
    ['a = 1 ; PATH = /x', { name: 'a', value: '1', path: '/x' }],
    ['a=b=c', { value: 'b=c' }],
    ['a="quoted value"', { value: '"quoted value"' }],
    ['a=你好', { state: 'stored', size: 7 }],
    ['nameless', { name: '', value: 'nameless', state: 'stored' }],
    ['=nameless', { name: '', value: 'nameless', state: 'stored' }],
    ['=', { state: 'refused' }],
    ['=name=less', { state: 'refused', refusals: [{ code: 'nameless-equals' }] }],
    ['__Host-id=1; Secure; Path=/', { state: 'stored' }],
    ['__Host-id=1; Secure; Path=/; Domain=example.test', { state: 'refused' }],
    ['__Host-id=1; Secure; Path=/app', { state: 'refused' }],
    ['__Host-id=1; Secure', { state: 'refused' }],
    ['__Secure-x=1', { state: 'refused' }],
    ['__SECURE-x=1; Path=/', { state: 'refused' }],
    ['__host-y=1; Path=/', { state: 'refused' }],
    ['__Http-a=1; Secure; HttpOnly', { state: 'stored' }],
    ['__Http-a=1; Secure', { state: 'refused' }],
    ['__Host-Http-a=1; Secure; Path=/', { state: 'refused' }],
    ['__Host-Http-a=1; Secure; HttpOnly; Path=/', { state: 'stored' }],
    ['=__Host-x', { state: 'refused' }],
    ['a=1; SameSite=None', { state: 'refused' }],
    ['a=1; SameSite=None; Secure', { state: 'stored', sameSite: 'None' }],
    ['a=1; SameSite=constructor', { state: 'stored', notes: [{ code: 'bad-same-site' }] }],
    ['a=1; SameSite=__proto__', { state: 'stored', notes: [{ code: 'bad-same-site' }] }],
    ['a=1; SameSite=foo', { state: 'stored', notes: [{ code: 'bad-same-site', name: 'SameSite', value: 'foo' }] }],
    ['a=1; Partitioned', { state: 'refused' }],
    ['a=1; Partitioned; Secure; SameSite=None; Path=/', { state: 'stored', partitioned: true }],
    ['a=1; Max-Age=60', { life: expect.objectContaining({ seconds: 60 }) }],
    ['a=1; Max-Age=0', { state: 'deletes' }],
    ['a=1; Max-Age=-1', { state: 'deletes' }],
    ['a=1; Max-Age=1e3', { life: { kind: 'session' } }],
    ['a=1; Max-Age=60.5', { life: { kind: 'session' } }],
    ['a=1; Max-Age=+60', { life: { kind: 'session' }, notes: [{ code: 'plus-max-age', value: '+60', seconds: 60 }] }],
    ['a=1; Max-Age=999999999999', { life: expect.objectContaining({ seconds: 34_560_000, isCapped: true }) }],
    [`a=1; Max-Age=${'9'.repeat(900)}`, { life: expect.objectContaining({ seconds: 34_560_000 }) }],
    [`a=1; Max-Age=-${'9'.repeat(900)}`, { state: 'deletes' }],
    ['a=1; Max-Age=60; Max-Age=0', { state: 'deletes', notes: [{ code: 'repeated' }] }],
    [
      'a=1; Max-Age=60; Max-Age=x',
      { life: expect.objectContaining({ seconds: 60 }), notes: [{ code: 'bad-max-age' }] },
    ],
    ['a=1; Expires=Sun, 22 Nov 2026 00:00:01 GMT', { state: 'stored', life: expect.objectContaining({ seconds: 1 }) }],
    ['a=1; Expires=Sun, 22 Nov 2026 00:00:00 GMT', { state: 'deletes' }],
    [
      'a=1; Expires=Wed, 21-Oct-26 07:28:00 GMT; Max-Age=120',
      { state: 'stored', life: expect.objectContaining({ seconds: 120 }) },
    ],
    ['a=1; Domain=.example.test', { host: 'example.test', withSubdomains: true }],
    ['a=1; Domain=test', { state: 'refused', refusals: [{ code: 'public-suffix', domain: 'test' }] }],
    ['a=1; Domain=other.example', { state: 'refused' }],
    ['a=1; Domain=例.test', { state: 'refused', refusals: [{ code: 'domain-not-ascii' }] }],
    ['a=1; Domain=https://example.test/', { state: 'refused', refusals: [{ code: 'no-host' }] }],
    ['a=1; Domain=a b', { state: 'refused', refusals: [{ code: 'no-host' }] }],
    ['a=1; Domain=', { state: 'stored', host: 'app.example.test', withSubdomains: false }],
    ['a=1; Path=foo', { path: '/dir' }],
    ['a=1; Path=/; Path=/x', { path: '/x' }],
    [`a=1; Path=/${'x'.repeat(1024)}`, { path: '/dir' }],
    [`a=${'x'.repeat(4095)}`, { state: 'stored', size: 4096 }],
    [`a=${'x'.repeat(4096)}`, { state: 'refused' }],
    ['a=1\u0007', { state: 'refused', refusals: [{ code: 'control', at: 3 }] }],
    ['a=1\t2', { state: 'stored', value: '1\t2', notes: [{ code: 'tab' }] }],
    ['a\t=\t1\t;\tSecure\t', { state: 'stored', value: '1', notes: [] }],
    ['a=1; Secure=0; HttpOnly=false', { secure: true, httpOnly: true }],
    ['a=1;;; ;secure', { secure: true, notes: [] }],
    ['__proto__=1; __proto__=2; constructor', { name: '__proto__', state: 'stored' }],
  ] as const)('%s', async (line, expected) => {
    expect(await verdictOf(line)).toMatchObject(expected);
  });

  it('asks for the list of public suffixes, its private part too', async () => {
    expect((await verdictOf('a=1; Domain=co.uk', 'https://app.example.co.uk/')).state).toBe('refused');
    expect((await verdictOf('a=1; Domain=github.io', 'https://me.github.io/')).state).toBe('refused');
    expect(await verdictOf('a=1; Domain=github.io', 'https://github.io/')).toMatchObject({
      state: 'stored',
      withSubdomains: false,
    });
  });

  it('with Secure comes from https, or from the machine itself', async () => {
    expect((await verdictOf('a=1; Secure', 'http://example.test/')).state).toBe('refused');
    expect(await verdictOf('a=1; Secure', 'http://localhost:3000/')).toMatchObject({ state: 'stored', isLocal: true });
  });
});

describe('Expires', () => {
  it.each([
    ['Sun, 06 Dec 2026 08:49:37 GMT', '2026-12-06T08:49:37.000Z'],
    ['Sunday, 06-Dec-26 08:49:37 GMT', '2026-12-06T08:49:37.000Z'],
    ['Sun Dec  6 08:49:37 2026', '2026-12-06T08:49:37.000Z'],
    ['06 Dec 2026 08:49:37 +0200', '2026-12-06T08:49:37.000Z'],
    ['01-Jan-69 00:00:00', '2069-01-01T00:00:00.000Z'],
    ['2026-12-06T08:49:37Z', undefined],
    ['0', undefined],
    ['', undefined],
    ['31 Feb 2026 00:00:00', undefined],
    ['1 Jan 1600 00:00:00', undefined],
  ])('%s is %s', (text, iso) => {
    const date = readCookieDate(text);
    expect(date === undefined ? undefined : new Date(date).toISOString()).toBe(iso);
  });

  it('in the past deletes, and far ahead is capped', async () => {
    expect((await verdictOf('a=1; Expires=Wed, 21 Oct 2015 07:28:00 GMT')).state).toBe('deletes');
    expect((await verdictOf('a=1; Expires=Thu, 01-Jan-70 00:00:01 GMT')).state).toBe('deletes');
    expect((await verdictOf('a=1; Expires=01-Jan-69 00:00:00')).life).toMatchObject({
      isCapped: true,
      seconds: 34_560_000,
    });
  });
});

describe('a text', () => {
  const FOLDED = 'a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT, b=2; Path=/, c="x,y=z"; Secure';

  it('is taken apart where cookies were folded into one line', async () => {
    for (const kind of ['auto', 'folded'] as const) {
      const entries = await read(FOLDED, { kind });
      expect(entries.map(({ name, value }) => [name, value])).toEqual([
        ['a', '1'],
        ['b', '2'],
        ['c', '"x,y=z"'],
      ]);
      expect(entries.map(({ at }) => FOLDED.slice(at).trimStart().charAt(0))).toEqual(['a', 'b', 'c']);
    }
  });

  it('is one cookie where that is not sure, with a note', async () => {
    expect(await read('Set-Cookie: a=1, b=2')).toMatchObject([{ name: 'a', value: '1, b=2', parts: 2 }]);
    expect(await read(`Set-Cookie: ${FOLDED}`)).toMatchObject([{ name: 'a', parts: 3 }]);
    expect(await read('j={"a":1,"b=":2}, z=1; Path=/', { kind: 'folded' })).toMatchObject([
      { value: '{"a":1,"b=":2}' },
      { name: 'z' },
    ]);
  });

  it('may be a Cookie header', async () => {
    expect(await read('Cookie: PREF=tz=America.Los_Angeles&f7=100; wide=1')).toMatchObject([
      { name: 'PREF', value: 'tz=America.Los_Angeles&f7=100', form: 'cookie' },
      { name: 'wide', value: '1' },
    ]);
    expect(await read('a=1; b=2; a=3; e; __proto__=5')).toMatchObject([
      { name: 'a', same: 2 },
      { name: 'b', same: 1 },
      { name: 'a', same: 2 },
      { name: '', value: 'e' },
      { name: '__proto__', value: '5' },
    ]);
    expect((await read('c=%E4%BD%A0; f=%ZZ')).map(({ found }) => found)).toEqual([
      [{ kind: 'percent', text: '你' }],
      [],
    ]);
  });

  it('may be whole headers, with CRLF and lines that go on', async () => {
    const text =
      'HTTP/1.1 200 OK\r\nDate: now\r\nset-cookie: a=1; Path=/\r\nSet-Cookie: b=2;\r\n Secure\r\nX: y\r\n\r\n';
    expect(await read(text)).toMatchObject([
      { name: 'a', line: 3 },
      { name: 'b', set: { cookie: { secure: true } } },
    ]);
    expect(await read('< Set-Cookie: a=1; Path=/')).toMatchObject([{ name: 'a', form: 'set-cookie' }]);
  });

  it('may have the name of a header in the line before, as browsers show it, or in quotes, as code has it', async () => {
    expect(await read('set-cookie:\na=1; Path=/\nset-cookie:\n\n  b=2\ndate:\nx=y')).toMatchObject([
      { name: 'a', line: 2, form: 'set-cookie' },
      { name: 'b', line: 5 },
    ]);
    expect(await read('{\n  "cookie": "a=1; b=\\"2\\"",\n  "x": 1\n}', { kind: 'cookie' })).toMatchObject([
      { name: 'a', line: 2 },
      { name: 'b', value: '"2"' },
    ]);
    expect(await read("headers = {\n  'Cookie': 'a=1',\n}")).toMatchObject([{ name: 'a', value: '1', form: 'cookie' }]);
    expect(await read('document.cookie = "a=1; Path=/";')).toMatchObject([
      { name: 'a', value: '1', form: 'set-cookie', at: 19 },
    ]);
  });

  it('has lines that hold none among others that do', async () => {
    expect(await reportOf('a=1\nhello\nb=2')).toMatchObject({
      entries: [{ name: 'a' }, { name: 'b', line: 3 }],
      faults: [{ code: 'no-pair', line: 2, at: 4 }],
    });
    const file =
      '# HTTP Cookie File\ne.com\tFALSE\t/\tFALSE\t0\ta\t1\ne.com FALSE / b 2\ne.com\tmaybe\t/\tFALSE\t0\tc\t3';
    expect(await reportOf(file)).toMatchObject({
      entries: [{ name: 'a' }],
      faults: [
        { code: 'columns', line: 3 },
        { code: 'bad-column', line: 4 },
      ],
    });
    expect(await reportOf('[{"name":"a","value":1},{"name":"b"},7]')).toMatchObject({
      entries: [{ name: 'a', value: '1' }],
      faults: [
        { code: 'no-cookie', line: 2 },
        { code: 'no-cookie', line: 3 },
      ],
    });
  });

  it('may be JSON of other kinds', async () => {
    expect(await read('["a=1; Path=/; Secure", "b=2"]')).toMatchObject([
      { name: 'a', form: 'set-cookie', line: 1 },
      { name: 'b', form: 'set-cookie', line: 2 },
    ]);
    expect(await read('{"a":"1; 2","__proto__":"3"}')).toMatchObject([
      { name: 'a', value: '1; 2', form: 'json' },
      { name: '__proto__', value: '3' },
    ]);
    expect(await readCookies({ text: '[\n{"name":"a",}\n]' }, 'auto', NOW)).toEqual({
      ok: false,
      fault: { code: 'bad-json', at: 13, line: 2, column: 12 },
    });
    expect(await read('{"Cookie":"a=1; b=2","set-cookie":"c=3; Path=/","x":"y=z"}')).toMatchObject([
      { name: 'a', form: 'cookie' },
      { name: 'b' },
      { name: 'c', form: 'set-cookie' },
    ]);
    expect(await readCookies({ text: '{}' }, 'auto', NOW)).toMatchObject({ ok: false, fault: { code: 'none' } });
  });

  it('has a later cookie in the place of an earlier one with its name, domain and path', async () => {
    const text =
      'Set-Cookie: a=1; Path=/\nSet-Cookie: a=2; Path=/x\nSet-Cookie: a=3; Path=/; Max-Age=0\nSet-Cookie: a=4; Secure; Path=/; SameSite=None; Max-Age=x';
    expect((await read(text)).map(({ replacedBy }) => replacedBy)).toEqual([4, undefined, 4, undefined]);
    expect(await writeCookies({ text }, 'auto', 'header', NOW)).toMatchObject({ value: 'Cookie: a=2; a=4' });
  });

  it('tells headers that are too long, and hosts with too many', async () => {
    const many = Array.from({ length: 51 }, (_, index) => `n${index}=1`);
    expect((await reportOf(many.slice(1).join('; '))).totals).toEqual([]);
    expect((await reportOf(many.join('; '))).totals).toEqual([{ count: 51, bytes: many.join('; ').length }]);
    const long = `a=${'x'.repeat(4000)}; b=${'x'.repeat(4000)}; c=${'x'.repeat(182)}`;
    expect((await reportOf(long)).totals).toEqual([]);
    expect((await reportOf(`${long}x`)).totals).toEqual([{ count: 3, bytes: 8193 }]);
    const set = many.map((each) => `Set-Cookie: ${each}; Path=/`).join('\n');
    expect((await reportOf(set, { page: PAGE })).totals).toMatchObject([{ host: 'app.example.test', count: 51 }]);
  });

  it('may be a curl command', async () => {
    const entries = await read(`curl 'https://e.com' -H 'Cookie: a=1; b=x' -b "c=\\"3\\"" --cookie jar.txt`);
    expect(entries).toMatchObject([{ name: 'a' }, { name: 'b', value: 'x' }, { name: 'c', value: '"3"' }]);
    expect(await read(String.raw`-b 'a='\''1'`)).toMatchObject([{ name: 'a' }]);
    expect(
      await read(String.raw`curl 'https://e.com' \
  -b $'a=1\u0021; b=\'2\''`),
    ).toMatchObject([
      { name: 'a', value: '1!', line: 2 },
      { name: 'b', value: "'2'" },
    ]);
    expect(await read('curl ^"https://e.com^" ^\n  -b ^"a=^%^7B; b=^\\^"2^\\^"^"')).toMatchObject([
      { name: 'a', value: '%7B' },
      { name: 'b', value: '"2"' },
    ]);
  });

  it('may be a cookies.txt', async () => {
    const text =
      '# Netscape HTTP Cookie File\n\n.example.com\tTRUE\t/\tTRUE\t2000000000\ta\t1\n#HttpOnly_e.com\tFALSE\t/x\tFALSE\t0\tb\t2 3\n';
    expect(await read(text)).toMatchObject([
      { name: 'a', form: 'cookies-txt', set: { verdict: { host: 'example.com', withSubdomains: true } } },
      {
        name: 'b',
        value: '2 3',
        set: { cookie: { httpOnly: true, path: '/x' }, verdict: { life: { kind: 'session' } } },
      },
    ]);
  });

  it('may be what an extension exports', async () => {
    const text = JSON.stringify([
      {
        domain: '.e.com',
        name: 'a',
        value: '1',
        path: '/',
        hostOnly: false,
        sameSite: 'no_restriction',
        secure: true,
        expirationDate: 2e9,
      },
    ]);
    expect(await read(text)).toMatchObject([
      { name: 'a', form: 'json', set: { cookie: { sameSite: 'None' }, verdict: { host: 'e.com' } } },
    ]);
  });

  it.each([
    ['', 'none'],
    ['   \n', 'none'],
    ['Date: today', 'none'],
  ])('%j holds none', async (text, code) => {
    expect(await readCookies({ text }, 'auto', NOW)).toMatchObject({ ok: false, fault: { code } });
  });

  it('is read whatever stands in it', async () => {
    for (const text of [
      '\ud800',
      '\0',
      'a'.repeat(1_000_000),
      ';'.repeat(100_000),
      '[{'.repeat(50_000),
      'a=1\n'.repeat(10_000),
      '\ufeffa=1',
      ',a=1'.repeat(50_000),
    ]) {
      for (const kind of ['auto', 'folded', 'cookie'] as const) await readCookies({ text }, kind, NOW);
    }
  });
});

it('looks into values', () => {
  expect(lookInto('eyJhbGciOiJIUzI1NiJ9.e30.c2ln')).toMatchObject([{ kind: 'jwt' }]);
  expect(lookInto('%7B%22a%22%3A1%7D')).toMatchObject([{ kind: 'percent' }, { kind: 'json', text: '{"a":1}' }]);
  expect(lookInto('1764000000')).toEqual([{ kind: 'time', at: 1_764_000_000_000 }]);
  expect(lookInto('eyJ1c2VyIjogIuS9oCJ9')).toMatchObject([{ kind: 'base64', text: '{"user": "你"}' }]);
  expect(lookInto('GA1.1.1893746283.1764000000')).toEqual([{ kind: 'time', at: 1_764_000_000_000 }]);
  expect(lookInto('31d4d96e407aad42')).toEqual([]);
});

describe('what is built', () => {
  const settings = (given: object) => v.parse(buildOptions, given);

  it('is the header and the one that deletes it', async () => {
    const built = await buildCookie({ name: '__Host-sid', value: 'a b;c' }, settings({}), NOW);
    expect(built).toMatchObject({
      ok: true,
      value: {
        line: 'Set-Cookie: __Host-sid=a%20b%3Bc; Path=/; Max-Age=3600; Secure; HttpOnly; SameSite=Lax',
        deletion: 'Set-Cookie: __Host-sid=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax',
        entry: { set: { verdict: { state: 'stored' } } },
      },
    });
  });

  it('reads back as it was given', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    const settings = fc.record({
      prefix: fc.constantFrom(...BUILT_PREFIXES),
      encode: fc.boolean(),
      domain: fc.constantFrom('', 'example.com', '.Example.com', ' e.test '),
      path: fc.oneof(fc.constantFrom('', '/', '/a b'), text),
      life: fc.constantFrom(...LIVES),
      seconds: fc.nat(34_560_000),
      expires: fc.constantFrom('2026-12-06T08:49:37Z', '1796546977', '2027-01-01'),
      secure: fc.boolean(),
      httpOnly: fc.boolean(),
      sameSite: fc.constantFrom(...SAME_SITES),
      partitioned: fc.boolean(),
      priority: fc.constantFrom(...PRIORITIES),
    });
    await fc.assert(
      fc.asyncProperty(text, text, settings, async (name, value, given) => {
        const built = await buildCookie({ name, value }, given, NOW);
        if (!built.ok) return;
        const [entry] = await read(built.value.line);
        const { cookie } = entry?.set ?? {};
        const { prefix, path, seconds, sameSite, priority } = given;
        expect(cookie).toMatchObject({
          name: prefix === 'none' || name.toLowerCase().startsWith(prefix.toLowerCase()) ? name : prefix + name,
          value: given.encode ? encodeURIComponent(value) : value,
          secure: given.secure,
          httpOnly: given.httpOnly,
          partitioned: given.partitioned,
        });
        expect(cookie?.domain ?? '').toBe(
          given.domain
            .trim()
            .replace('.', (dot, at: number) => (at === 0 ? '' : dot))
            .toLowerCase(),
        );
        expect(cookie?.path ?? '').toBe(path.trim().startsWith('/') ? path.trim() : '');
        expect(cookie?.maxAge).toBe(given.life === 'max-age' ? seconds : undefined);
        expect(cookie?.sameSite ?? 'unset').toBe(sameSite);
        expect(cookie?.priority ?? 'unset').toBe(priority);
        expect(entry?.set?.verdict).toEqual(built.value.entry.set?.verdict);
        const [deletion] = await read(built.value.deletion);
        // What a browser refuses it need not delete either.
        const state = cookie?.name !== '' && entry?.set?.verdict.state === 'refused' ? 'refused' : 'deletes';
        expect(deletion).toMatchObject({ name: cookie?.name, set: { verdict: { state } } });
      }),
    );
  });

  it('has no character that would end a part, and says where one stands', async () => {
    const of = (name: string, value: string, given: object = {}) =>
      buildCookie({ name, value }, settings({ encode: false, ...given }), NOW);
    expect(await of('a;b', '1')).toMatchObject({ fault: { code: 'bad-character', field: 'name', at: 1, found: ';' } });
    expect(await of('a', '1\u0007')).toMatchObject({ fault: { code: 'bad-character', field: 'value', at: 1 } });
    expect(await of('a', '1', { path: '/;' })).toMatchObject({
      fault: { code: 'bad-character', field: 'path', at: 1 },
    });
    expect(await of('a', ' 1')).toMatchObject({ fault: { code: 'edge-space', field: 'value' } });
    expect(await of('a', '1\u00a0')).toMatchObject({ ok: true, value: { isUnusual: true } });
    expect(await of('a', '"b"')).toMatchObject({ ok: true, value: { isUnusual: false } });
    expect(await of('', 'x')).toMatchObject({
      value: {
        line: expect.stringMatching(/^Set-Cookie: x; /),
        deletion: expect.stringMatching(/^Set-Cookie: deleted; /),
      },
    });
    expect(await of('a', '1', { life: 'expires', expires: '' })).toMatchObject({ fault: { code: 'bad-expires' } });
  });
});

it.each([
  ['2026-12-06T08:49:37Z', '2026-12-06T08:49:37.000Z'],
  ['1796546977', '2026-12-06T08:49:37.000Z'],
  ['Sun, 06 Dec 2026 08:49:37 GMT', '2026-12-06T08:49:37.000Z'],
  ['Sunday, 06-Dec-26 08:49:37 GMT', '2026-12-06T08:49:37.000Z'],
  ['Sun Dec  6 08:49:37 2026', '2026-12-06T08:49:37.000Z'],
  ['Expires=Sun, 06 Dec 2026 08:49:37 GMT;', '2026-12-06T08:49:37.000Z'],
  // Its zone would be passed over.
  ['06 Dec 2026 08:49:37 +0200', undefined],
  ['Sun, 31 Feb 2026 08:49:37 GMT', undefined],
  ['soon', undefined],
  ['', undefined],
])('an end typed as %j is %j', (typed, end) => {
  const ms = readTypedExpires(typed);
  expect(ms === undefined ? undefined : new Date(ms).toISOString()).toBe(end);
});

it('a list that HTTP/2 sends in several lines is one', async () => {
  const counts = async (text: string) => (await read(text)).map(({ name, same }) => [name, same]);
  expect(await counts('cookie: a=1\ncookie: a=2\ncookie: b=1')).toEqual([
    ['a', 2],
    ['a', 2],
    ['b', 1],
  ]);
  expect(await counts('Cookie: a=1\nCookie: a=2')).toEqual([
    ['a', 1],
    ['a', 1],
  ]);
  expect(await counts('cookie: a=1\n\ncookie: a=2')).toEqual([
    ['a', 1],
    ['a', 1],
  ]);
  const long = Array.from({ length: 60 }, (_, index) => `cookie: c${index}=1`).join('\n');
  expect((await reportOf(long)).totals).toMatchObject([{ count: 60 }]);
});

it.each([
  [String.raw`"a=x\ty; b=\u4f60"`, ['x\ty', '你']],
  [String.raw`'a=it\'s; b=\x41\u{1F600}'`, ["it's", 'A😀']],
])('code %s is read with its escapes', async (text, values) => {
  expect((await read(`cookie: ${text}`)).map(({ value }) => value)).toEqual(values);
});

it('says when a cookie is sent', () => {
  const grid = (line: string) =>
    (['same', 'link', 'form', 'frame', 'fetch'] as const).map((context) => answerFor(context, parseSetCookie(line)));
  expect(grid('a=1; SameSite=Strict')).toEqual(['yes', 'no', 'no', 'no', 'no']);
  expect(grid('a=1; SameSite=Lax')).toEqual(['yes', 'yes', 'no', 'no', 'no']);
  expect(grid('a=1')).toEqual(['yes', 'yes', 'grace', 'chromium-no', 'chromium-no']);
  expect(grid('a=1; SameSite=None; Secure')).toEqual(['yes', 'yes', 'yes', 'unless-blocked', 'unless-blocked']);
  expect(grid('a=1; SameSite=None; Secure; Partitioned')).toEqual(['yes', 'yes', 'yes', 'partition', 'partition']);
});

it.each([
  ['sid=1', ['http-only', 'secure', 'same-site']],
  ['sid=1; Secure; HttpOnly; SameSite=Lax; Path=/', ['host-prefix']],
  ['__Host-sid=1; Secure; HttpOnly; SameSite=Lax; Path=/', []],
  ['sid=1; Secure; HttpOnly; SameSite=Lax; Path=/; Domain=example.test', ['wide-domain']],
  ['XSRF-TOKEN=1; Secure; SameSite=Lax; Path=/x', []],
  ['theme=dark; Secure; SameSite=Lax; Path=/', []],
  ['sid=1; SameSite=None', []],
])('%s could be better by %j', async (line, advice) => {
  const given = await verdictOf(line);
  expect(adviceFor(parseSetCookie(line), given)).toEqual(advice);
});

describe('other forms', () => {
  const written = async (text: string, page = '') =>
    Promise.all(
      FORMS.map(async (form) => {
        const each = await writeCookies({ text, page }, 'auto', form, 0);
        return each.ok ? each.value : each.fault;
      }),
    );

  it('have what is stored', async () => {
    const text =
      "Set-Cookie: a='1; Domain=e.com; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Lax\nSet-Cookie: b=1; SameSite=None";
    expect(await written(text, 'https://x.e.com/')).toEqual([
      '[\n  {\n    "name": "a",\n    "value": "\'1",\n    "domain": ".e.com",\n    "hostOnly": false,\n    "path": "/",\n    "expires": "1970-01-01T00:01:00.000Z",\n    "secure": true,\n    "httpOnly": true,\n    "sameSite": "Lax"\n  }\n]',
      "Cookie: a='1",
      "# Netscape HTTP Cookie File\n#HttpOnly_.e.com\tTRUE\t/\tTRUE\t60\ta\t'1\n",
      String.raw`-b 'a='\''1'`,
      'document.cookie = "a=\'1; Domain=e.com; Path=/; Max-Age=60; Secure; SameSite=Lax"; // HttpOnly',
      'res.cookie("a", "\'1", { domain: "e.com", path: "/", maxAge: 60000, secure: true, httpOnly: true, sameSite: "lax", encode: String });',
      String.raw`setrawcookie('a', '\'1', ['expires' => time() + 60, 'path' => '/', 'domain' => 'e.com', 'secure' => true, 'httponly' => true, 'samesite' => 'Lax']);`,
      'response.set_cookie("a", "\'1", max_age=60, path="/", domain="e.com", secure=True, httponly=True, samesite="Lax")',
      'http.SetCookie(w, &http.Cookie{Name: "a", Value: "\'1", Domain: "e.com", Path: "/", MaxAge: 60, Secure: true, HttpOnly: true, SameSite: http.SameSiteLaxMode})',
    ]);
  });

  it('have the whole header where a server’s own function would change the value', async () => {
    const [, , , , script, express, php, python, go] = await written('Set-Cookie: a="b, c"; Partitioned; Secure');
    expect([script, express, php, python, go]).toEqual([
      String.raw`document.cookie = "a=\"b, c\"; Secure; Partitioned";`,
      String.raw`res.append("Set-Cookie", "a=\"b, c\"; Secure; Partitioned");`,
      `header('Set-Cookie: a="b, c"; Secure; Partitioned', false);`,
      String.raw`response.headers.add("Set-Cookie", "a=\"b, c\"; Secure; Partitioned")`,
      String.raw`w.Header().Add("Set-Cookie", "a=\"b, c\"; Secure; Partitioned")`,
    ]);
  });

  it('end when the cookie was said to end, whenever they run, and keep what else it says', async () => {
    const [json, , , , script, express, php, python, go] = await written(
      'Set-Cookie: a=1; Expires=Wed, 21 Oct 2037 07:28:00 GMT; Path=/; Priority=high',
    );
    expect(JSON.parse(String(json))).toMatchObject([{ expires: '1971-02-05T00:00:00.000Z', priority: 'High' }]);
    const line = 'a=1; Path=/; Expires=Wed, 21 Oct 2037 07:28:00 GMT; Priority=High';
    expect([script, express, php, python, go]).toEqual([
      `document.cookie = "${line}";`,
      'res.cookie("a", "1", { path: "/", expires: new Date("2037-10-21T07:28:00.000Z"), priority: "high", encode: String });',
      `header('Set-Cookie: ${line}', false);`,
      `response.headers.add("Set-Cookie", "${line}")`,
      `w.Header().Add("Set-Cookie", "${line}")`,
    ]);
    const dated = (await written('Set-Cookie: a=1; Expires=Wed, 21 Oct 2037 07:28:00 GMT')).slice(6);
    expect(dated).toEqual([
      "setrawcookie('a', '1', ['expires' => 2139722880]);",
      'response.set_cookie("a", "1", expires="Wed, 21 Oct 2037 07:28:00 GMT", path=None)',
      'http.SetCookie(w, &http.Cookie{Name: "a", Value: "1", Expires: time.Unix(2139722880, 0)})',
    ]);
  });

  it('are given to servers byte by byte where these take no other characters', async () => {
    const [, , , , script, express, php, python, go] = await written('Set-Cookie: a=你好');
    expect([script, express, php, python, go]).toEqual([
      'document.cookie = "a=你好";',
      'res.append("Set-Cookie", Buffer.from("a=你好").toString("latin1"));',
      "header('Set-Cookie: a=你好', false);",
      'response.headers.add("Set-Cookie", "a=你好".encode().decode("latin-1"))',
      'w.Header().Add("Set-Cookie", "a=你好")',
    ]);
  });

  it('do without what nobody told', async () => {
    const [json, header, file, curl, script, express, php, python, go] = await written('Cookie: a=1');
    expect([json, header, curl, script, express, php, python, go]).toEqual([
      '[\n  {\n    "name": "a",\n    "value": "1"\n  }\n]',
      'Cookie: a=1',
      "-b 'a=1'",
      'document.cookie = "a=1";',
      'res.cookie("a", "1", { path: "", encode: String });',
      "setrawcookie('a', '1');",
      'response.set_cookie("a", "1", path=None)',
      'http.SetCookie(w, &http.Cookie{Name: "a", Value: "1"})',
    ]);
    expect(file).toEqual({ code: 'needs-page' });
    expect((await written('Set-Cookie: word', 'https://e.com/')).slice(1, 4)).toEqual([
      'Cookie: word',
      '# Netscape HTTP Cookie File\ne.com\tFALSE\t/\tFALSE\t0\t\tword\n',
      "-H 'Cookie: word'",
    ]);
  });

  it('are read back', async () => {
    const text =
      'Set-Cookie: a="1, 2"; Domain=e.com; Path=/x; Max-Age=60; Secure; HttpOnly; SameSite=None; Partitioned\nSet-Cookie: b=\'3\'; Path=/x';
    const page = 'https://w.e.com/x/y';
    const before = await reportOf(text, { page });
    const all = await Promise.all(FORMS.map((form) => writeCookies({ text, page }, 'auto', form, NOW)));
    const again = await Promise.all(all.slice(0, 5).map((each) => read(each.ok ? each.value : '', { page })));
    for (const entries of again)
      expect(entries.map(({ name, value }) => [name, value])).toEqual(
        before.entries.map(({ name, value }) => [name, value]),
      );
    for (const index of [0, 2]) {
      expect(again[index]?.map(({ set }) => set?.verdict)).toMatchObject(
        before.entries.map(({ set }) => {
          const { host, withSubdomains, path, state } = set?.verdict ?? {};
          return { host, withSubdomains, path, state };
        }),
      );
    }
  });
});

it('a page is an address, and an address in numbers has no subdomains', () => {
  expect(readPage('not an address')).toEqual({ ok: false, fault: { code: 'bad-page' } });
  const page = readPage('http://127.0.0.1/');
  if (!page.ok) throw new Error('It is one');
  const { state, withSubdomains } = judge(parseSetCookie('a=1; Domain=127.0.0.1'), page.value, 0, () => false);
  expect({ state, withSubdomains }).toEqual({ state: 'stored', withSubdomains: false });
});

it('the line that deletes a cookie has the path that the cookie got', () => {
  expect(deletionOf(parseSetCookie('a=1'), '/dir')).toBe('a=; Path=/dir; Max-Age=0');
  expect(deletionOf(parseSetCookie('a=1; Path=/x'), '/x')).toBe('a=; Path=/x; Max-Age=0');
  expect(deletionOf(parseSetCookie('a=1'), undefined)).toBe('a=; Max-Age=0');
});
