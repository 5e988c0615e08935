import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { URL as StandardUrl } from 'whatwg-url';
import { err } from '../../lib/result';
import type { UrlFault } from './fault';
import { parseUrl, type ParsedUrl } from './parse';
import {
  addParameter,
  editParameter,
  queryToCurl,
  queryToJson,
  removeParameters,
  sortParameters,
  type Parameter,
} from './query';
import { isTracking } from '../../lib/link-tracking';

/** A header and a payload without claims, not signed (RFC 7519, section 6). */
const TOKEN = 'eyJhbGciOiJub25lIn0.e30.';

const DEFAULT =
  'https://me:p%40ss@example.com:8443/a%20b/c?key=1&key=2&flag&empty=&q=%E4%BD%A0%E5%A5%BD+x#frag=1&tok=abc';

function parsed(text: string, base?: string): ParsedUrl {
  const result = parseUrl(text, base);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}
const pairs = (parameters: readonly Parameter[]) => parameters.map(({ name, value }) => [name.decoded, value?.decoded]);

it('splits the example', () => {
  const url = parsed(DEFAULT);
  expect(url).toMatchObject({
    href: DEFAULT,
    origin: 'https://example.com:8443',
    protocol: 'https:',
    username: { raw: 'me', decoded: 'me' },
    password: { raw: 'p%40ss', decoded: 'p@ss' },
    host: 'example.com:8443',
    hostname: 'example.com',
    unicodeHostname: 'example.com',
    port: '8443',
    defaultPort: 443,
    path: { raw: '/a%20b/c', decoded: '/a b/c' },
    fragment: { raw: 'frag=1&tok=abc' },
    changes: [],
  });
  expect(url.segments.map(({ decoded }) => decoded)).toEqual(['a b', 'c']);
  expect(pairs(url.parameters)).toEqual([
    ['key', '1'],
    ['key', '2'],
    ['flag', undefined],
    ['empty', ''],
    ['q', '你好 x'],
  ]);
  expect(pairs(url.fragmentParameters)).toEqual([
    ['frag', '1'],
    ['tok', 'abc'],
  ]);
  expect(queryToJson(url.parameters)).toBe('{"key":["1","2"],"flag":"","empty":"","q":"你好 x"}');
});

it.each<[string, Partial<ParsedUrl>]>([
  [
    'http://例え.テスト:80/',
    { href: 'http://xn--r8jz45g.xn--zckzah/', unicodeHostname: '例え.テスト', port: '', defaultPort: 80 },
  ],
  ['HTTP://EXAMPLE.com:80/../a/./b', { href: 'http://example.com/a/b' }],
  ['http://0x7f.1/', { host: '127.0.0.1' }],
  ['http://[2001:db8::0:1]:8080/', { host: '[2001:db8::1]:8080', hostname: '[2001:db8::1]' }],
  ['http://faß.de/', { hostname: 'xn--fa-hia.de', unicodeHostname: 'faß.de' }],
  ['http://ＥＸＡＭＰＬＥ．com/', { hostname: 'example.com' }],
  ['mailto:a@b.com?subject=Hi', { origin: 'null', segments: [], host: '' }],
  ['https://e.com/a//b/', { segments: ['a', '', 'b'].map((raw) => ({ raw, decoded: raw, isBroken: false })) }],
  ['localhost:3000/x', { protocol: 'localhost:', suggestion: 'http://localhost:3000/x' }],
  ['example.com:8080', { suggestion: 'https://example.com:8080' }],
  ['urn:isbn:0451450523', { path: { raw: 'isbn:0451450523', decoded: 'isbn:0451450523', isBroken: false } }],
  ['https://e.com/%zz', { path: { raw: '/%zz', decoded: '/%zz', isBroken: true } }],
])('%s', (text, expected) => expect(parsed(text)).toMatchObject(expected));

it('reads relative addresses against a base', () => {
  expect(parsed('../x?y=1', 'https://example.com/a/b/c').href).toBe('https://example.com/a/x?y=1');
  expect(parsed('//other/x', 'https://example.com/').href).toBe('https://other/x');
  expect(pairs(parsed('#f', 'https://e.com/?a=1').parameters)).toEqual([['a', '1']]);
  expect(parsed('https://e.com/', 'not a base').href).toBe('https://e.com/');
});

it.each([
  ['http:foo/x', 'http://e.com/a/b', 'http://e.com/a/foo/x'],
  ['http:?y', 'http://e.com/a/b?x', 'http://e.com/a/b?y'],
  ['HTTP:/x', 'http://e.com/a/b', 'http://e.com/x'],
  ['http://foo/x', 'http://e.com/a/b', 'http://foo/x'],
  ['https:foo/x', 'http://e.com/a/b', 'https://foo/x'],
  ['file:?x', 'file:///a/b', 'file:///a/b?x'],
  ['file:c', 'file:///a/b', 'file:///a/c'],
])('%s against %s is %s', (text, base, href) => {
  const url = parsed(text, base);
  expect(url.href).toBe(href);
  expect(url.changes.some(({ code }) => code === 'resolved')).toBe(
    !/^\w+:\/\//.test(text) && !text.startsWith('https'),
  );
});

it.each([
  ['localhost:3000/x', 'http:'],
  ['app.localhost:3000', 'http:'],
  ['localhost', 'http:'],
  ['127.0.0.1:8080/x', 'http:'],
  ['10.1.2.3', 'http:'],
  ['172.16.0.1', 'http:'],
  ['172.32.0.1', 'https:'],
  ['192.168.1.1', 'http:'],
  ['169.254.1.1', 'http:'],
  ['100.64.0.1', 'http:'],
  ['[::1]:3000', 'http:'],
  ['[fd00::1]', 'http:'],
  ['[fe80::1]', 'http:'],
  ['[2001:db8::1]', 'https:'],
  ['printer.local', 'http:'],
  ['8.8.8.8', 'https:'],
  ['10.example.com', 'https:'],
  ['example.com:8080', 'https:'],
])('%s is offered with %s', (text, scheme) => {
  const read = parseUrl(text);
  const suggestion = read.ok ? read.value.suggestion : 'suggestion' in read.fault ? read.fault.suggestion : undefined;
  expect(suggestion).toBe(`${scheme}//${text}`);
});

describe('a fragment', () => {
  it.each<[string, string | undefined, [string, string | undefined][]]>([
    [
      '#/route/a%20b?x=1&y',
      '/route/a b',
      [
        ['x', '1'],
        ['y', undefined],
      ],
    ],
    ['#!/route', '/route', []],
    ['#/?', '/', []],
    ['#a=1', undefined, [['a', '1']]],
    ['#a/b?x=1', undefined, [['a/b?x', '1']]],
    ['#a=1:~:text=x', undefined, [['a', '1']]],
    ['#part', undefined, []],
  ])('%s has the route %j', (fragment, route, parameters) => {
    const url = parsed(`https://e.com/${fragment}`);
    expect(url.fragmentRoute?.decoded).toBe(route);
    expect(pairs(url.fragmentParameters)).toEqual(parameters);
  });

  // The forms of the specification of text fragments.
  it.each<[string, Record<string, string>[]]>([
    ['text=a%20b', [{ start: 'a b' }]],
    ['text=a,b', [{ start: 'a', end: 'b' }]],
    ['text=p-,a', [{ prefix: 'p', start: 'a' }]],
    ['text=a,-s', [{ start: 'a', suffix: 's' }]],
    ['text=p-,a,b,-s', [{ prefix: 'p', start: 'a', end: 'b', suffix: 's' }]],
    ['text=a%2Cb&text=c&other=1', [{ start: 'a,b' }, { start: 'c' }]],
    ['text=a%2Db', [{ start: 'a-b' }]],
    ['text=', []],
    ['text=a,b,c', []],
    ['text=p-,-s', []],
    ['text=a,b,c,d,e', []],
    ['', []],
  ])('#:~:%s', (directive, expected) => {
    const { textDirectives } = parsed(`https://e.com/#x:~:${directive}`);
    const texts = textDirectives.map((one) =>
      Object.fromEntries(Object.entries(one).map(([key, part]) => [key, part.decoded])),
    );
    expect(texts).toEqual(expected);
  });
});

describe('parameters', () => {
  it.each<[string, [string, string | undefined][]]>([
    [
      'https://www.example.com/mypage?utm_campaign=2022Q2-waterparks&utm_campaign&utm_campaign=',
      [
        ['utm_campaign', '2022Q2-waterparks'],
        ['utm_campaign', undefined],
        ['utm_campaign', ''],
      ],
    ],
    [
      'https://e.com/?a=1&a=2',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    [
      'https://e.com/?q=a+b&r=a%2Bb',
      [
        ['q', 'a b'],
        ['r', 'a+b'],
      ],
    ],
    ['mailto:a@b.com?subject=Hi', [['subject', 'Hi']]],
    ['mailto:a@b.com?subject=1+1', [['subject', '1+1']]],
    ['https://e.com/?a=b=c', [['a', 'b=c']]],
    ['https://e.com/?=x', [['', 'x']]],
    [
      'https://e.com/?&a&&b&',
      [
        ['a', undefined],
        ['b', undefined],
      ],
    ],
    ['https://e.com/?', []],
    ['https://e.com/#?a=1', []],
    ['https://e.com/?q=你好 x#z', [['q', '你好 x']]],
    ['https://e.com/?q=x\ny ', [['q', 'xy']]],
  ])('%s', (text, expected) => expect(pairs(parsed(text).parameters)).toEqual(expected));

  it('shows what cannot be decoded raw, with a mark', () =>
    expect(parsed('ws://h/?a=%zz&b=%E4%BD').parameters).toMatchObject([
      { value: { raw: '%zz', decoded: '%zz', isBroken: true } },
      { value: { raw: '%E4%BD', decoded: '%E4%BD', isBroken: true } },
    ]));

  it('agrees with the platform', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string())), (entries) => {
        const search = new URLSearchParams(entries).toString();
        expect(pairs(parsed(`https://e.com/?${search}`).parameters)).toEqual([...new URLSearchParams(search)]);
      }),
    ));

  it('knows addresses and tracking', () => {
    const { parameters } = parsed('https://e.com/?redirect=https%3A%2F%2Fo.com%2F%3Fa%3D1&utm_source=x&spm=1&b=2');
    expect(parameters.map((one) => [one.isAddress, one.isTracking])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, false],
    ]);
    for (const name of ['gclid', 'FBCLID', 'utm_id', 'mc_eid', 'igsh']) expect(isTracking(name)).toBe(true);
    for (const name of ['utm', 'id', 'spmx', 'q']) expect(isTracking(name)).toBe(false);
  });

  it('knows JSON and tokens', () => {
    const { parameters } = parsed(`https://e.com/?a=%7B%22x%22%3A1%7D&b=${TOKEN}&c=1&d=%7Bx&e&f=[1]`);
    expect(parameters.map(({ holds }) => holds)).toEqual(['json', 'token', undefined, undefined, undefined, 'json']);
    expect(parsed(`https://e.com/#access_token=${TOKEN}`).fragmentParameters[0]?.holds).toBe('token');
  });

  it('gives JSON in order, whatever the names', () =>
    expect(queryToJson(parsed('https://e.com/?2=b&1=a&__proto__=x&2=c').parameters)).toBe(
      '{"2":["b","c"],"1":"a","__proto__":"x"}',
    ));

  it.each([
    ["a=it's&b", "-d 'a=it'\\''s&b'"],
    ['@file', "-d '%40file'"],
  ])('%s for curl: %s', (query, expected) => expect(queryToCurl(query)).toBe(expected));
});

describe('editing', () => {
  const text = ' https://e.com/?a=%7e&flag&&b=你好+x&a=2#f?x ';
  const query = 'a=%7e&flag&&b=你好+x&a=2';
  it.each<[Parameters<typeof editParameter>[2], string]>([
    [
      { index: 4, field: 'value', text: 'a&b c', isRaw: false },
      ' https://e.com/?a=%7e&flag&&b=你好+x&a=a%26b%20c#f?x ',
    ],
    [{ index: 1, field: 'value', text: '', isRaw: false }, ' https://e.com/?a=%7e&flag=&&b=你好+x&a=2#f?x '],
    [{ index: 1, field: 'name', text: 'é=', isRaw: false }, ' https://e.com/?a=%7e&%C3%A9%3D&&b=你好+x&a=2#f?x '],
    [{ index: 0, field: 'value', text: '%7E&#', isRaw: true }, ' https://e.com/?a=%7E%26%23&flag&&b=你好+x&a=2#f?x '],
    [{ index: 0, field: 'name', text: 'x=y', isRaw: true }, ' https://e.com/?x%3Dy=%7e&flag&&b=你好+x&a=2#f?x '],
  ])('%j', (edit, expected) => expect(editParameter(text, query, edit)).toBe(expected));

  it('adds, removes and sorts', () => {
    expect(addParameter(text, query, 'n', '1')).toBe(' https://e.com/?a=%7e&flag&&b=你好+x&a=2&n=1#f?x ');
    expect(addParameter('https://e.com/#f', undefined, '', '')).toBe('https://e.com/?=#f');
    expect(addParameter('https://e.com/? ', '', 'a', 'b')).toBe('https://e.com/?a=b ');
    expect(removeParameters(text, query, new Set([0, 2, 4]))).toBe(' https://e.com/?flag&b=你好+x#f?x ');
    expect(removeParameters('https://e.com/?a#f', 'a', new Set([0]))).toBe('https://e.com/#f');
    expect(sortParameters(text, query)).toBe(' https://e.com/?a=%7e&a=2&b=你好+x&flag&#f?x ');
  });

  it('any value comes back', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), (value, name) => {
        const edited = addParameter('https://e.com/?x#y', 'x', name, value);
        expect(pairs(parsed(edited).parameters)).toEqual([
          ['x', undefined],
          [name, value],
        ]);
        const again = editParameter(edited, parsed(edited).rawQuery ?? '', {
          index: 0,
          field: 'value',
          text: value,
          isRaw: false,
        });
        expect(pairs(parsed(again).parameters)[0]).toEqual(['x', value]);
      }),
    ));
});

describe('faults', () => {
  it.each<[string, object]>([
    ['example.com/path', { code: 'no-scheme', suggestion: 'https://example.com/path' }],
    ['//host', { code: 'no-scheme', suggestion: 'https://host' }],
    ['../x', { code: 'no-scheme' }],
    ['/a/b', { code: 'no-scheme' }],
    ['你好.中国', { code: 'no-scheme', suggestion: 'https://你好.中国' }],
    ['http://host:99999/', { code: 'bad-port' }],
    ['http://host:8x/', { code: 'bad-port' }],
    ['http://exa mple.com/', { code: 'host-space' }],
    ['http://', { code: 'no-host' }],
    ['https://user@/x', { code: 'no-host' }],
    ['http://[::1/', { code: 'bad-ipv6' }],
    ['http://[::g]:80/', { code: 'bad-ipv6' }],
    ['http://1.2.3.256/', { code: 'bad-ipv4' }],
    ['http://a<b/', { code: 'host-character', found: '<' }],
    ['http://a%3Cb/', { code: 'host-character', found: '<' }],
    ['http://xn--a/', { code: 'bad-host' }],
    ['http://xn--/', { code: 'bad-host' }],
    ['http://a%20b/', { code: 'host-space' }],
    ['http://[::%31]/', { code: 'bad-ipv6' }],
  ])('%s', (text, fault) => expect(parseUrl(text)).toEqual({ ok: false, fault }));

  it.each([
    ['x', 'not a base', 'bad-base'],
    ['x', 'mailto:a@b.c', 'opaque-base'],
    ['//h:99999', 'https://e.com', 'bad-port'],
  ])('%s against %s: %s', (text, base, code) => expect(parseUrl(text, base)).toEqual({ ok: false, fault: { code } }));
});

it.each<[string, string[]]>([
  ['HTTP://EXAMPLE.com:80/../a/./b', ['scheme-case', 'host-case', 'default-port', 'dot-segments']],
  ['https://e.com', ['root-path']],
  [' https:\\\\e.com\\a b?q=é#ü\n', ['trimmed', 'slashes', 'backslashes', 'encoded', 'encoded', 'encoded']],
  ['http://0x7f.1/', ['host-ipv4']],
  ['http://[2001:db8::0:1]:08080/', ['host-ipv6', 'port-form']],
  ['http://例え.jp/', ['host-idna']],
  ['http://us er@e.com/', ['encoded']],
  ['mailto:a@b.com?subject=Hi', []],
  ['x://H/p', []],
  ['https://e\n.com/', ['breaks']],
  ['https://e.com/?', []],
])('%j changes by %j', (text, codes) => expect(parsed(text).changes.map(({ code }) => code)).toEqual(codes));

it('never throws', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('https://e.com/a?b#c', 'file:///x', 'x://h:1/p'),
      (text, base) => {
        parseUrl(text);
        expect(parseUrl(text, base).ok).toBe(StandardUrl.canParse(text, base));
      },
    ),
  ));

it('takes 1 MB and 10,000 parameters', () => {
  const many = `https://e.com/?${Array.from({ length: 10_000 }, (_, n) => `name${n}=${'v'.repeat(90)}`).join('&')}`;
  expect(parsed(many).parameters).toHaveLength(10_000);
});

describe('what is decoded as a whole', () => {
  it.each([
    ['https://e.com/a%2Fb/c', { path: { decoded: '/a%2Fb/c' } }],
    ['https://e.com/a%5cb%3F%23%25%20%3b', { path: { decoded: '/a%5cb%3F%23%25 %3b' } }],
    ['https://e.com/?x=1%262=3', { query: { decoded: 'x=1%262=3' } }],
    ['https://e.com/?a%3Db=c%2Bd+e%20f%23&g=%E4%BD%A0', { query: { decoded: 'a%3Db=c%2Bd e f%23&g=你' } }],
    ['https://e.com/?to=https%3A%2F%2Fo.com', { query: { decoded: 'to=https://o.com' } }],
    ['https://e.com/?a=1%0A2', { query: { decoded: 'a=1%0A2' } }],
    ['https://e.com/#a=1%262=3%20x', { fragment: { decoded: 'a=1%262=3 x' } }],
    ['https://e.com/#/a%2Fb', { fragmentRoute: { decoded: '/a%2Fb' } }],
    ['https://e.com/%2541', { path: { decoded: '/%2541' } }],
    ['https://e.com/%E4%2F', { path: { raw: '/%E4%2F', decoded: '/%E4%2F', isBroken: true } }],
    ['mailto:a%40b@c.com', { path: { decoded: 'a%40b@c.com' } }],
  ])('%s keeps what would change its structure', (text, expected) => expect(parsed(text)).toMatchObject(expected));

  it('leaves segments and parameters fully decoded', () => {
    const url = parsed('https://e.com/a%2Fb/c?x=1%262=3');
    expect(url.segments.map(({ decoded }) => decoded)).toEqual(['a/b', 'c']);
    expect(pairs(url.parameters)).toEqual([['x', '1&2=3']]);
  });

  it('reads back as the same segments, parameters and fragment parameters', () => {
    const piece = fc.string({ unit: 'grapheme' }).filter((text) => text !== '' && !/^\.{1,2}$/.test(text));
    const pieces = fc.array(piece, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(pieces, fc.array(fc.tuple(piece, piece), { minLength: 1, maxLength: 4 }), (segments, parameters) => {
        const query = parameters.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
        const first = parsed(
          `https://e.com/${segments.map(encodeURIComponent).join('/')}/end?${query}&end#${query}&end`,
        );
        const again = parsed(`https://e.com${first.path.decoded}?${first.query.decoded}#${first.fragment.decoded}`);
        expect(again.segments.map(({ decoded }) => decoded)).toEqual([...segments, 'end']);
        expect(pairs(again.parameters)).toEqual([...parameters, ['end', undefined]]);
        expect(pairs(again.fragmentParameters)).toEqual([...parameters, ['end', undefined]]);
      }),
    );
  });
});

it.each([
  ['"https://e.com/?a=1"', 'https://e.com/?a=1'],
  ['<https://e.com/>', 'https://e.com/'],
  ['<URL:https://e.com/>', 'https://e.com/'],
  ["'https://e.com/',", 'https://e.com/'],
  ['`https://e.com/`', 'https://e.com/'],
  ['“https://e.com/”', 'https://e.com/'],
  ['«\u00a0https://e.com/\u00a0»', 'https://e.com/'],
  ['「https://e.com/」', 'https://e.com/'],
  ['(https://e.com/a_(b))', 'https://e.com/a_(b)'],
  ['"https://e.com/', 'https://e.com/'],
  ['<"https://e.com/">', 'https://e.com/'],
  ['"example.com/a"', 'https://example.com/a'],
  ['"localhost:3000"', 'http://localhost:3000'],
])('%s is offered without what stands around it', (text, suggestion) =>
  expect(parseUrl(text)).toEqual(err({ code: 'wrapped', suggestion })),
);

it('looks through so many pairs around an address and no further', () => {
  expect(parseUrl(`${'('.repeat(100_000)}example.com`)).toEqual(err({ code: 'no-scheme' }));
});

it.each<[string, UrlFault]>([
  ['"https://exa mple.com/"', { code: 'host-space' }],
  ['<../x>', { code: 'no-scheme' }],
  ['""', { code: 'no-scheme' }],
])('%s is explained by what stands inside', (text, fault) => expect(parseUrl(text)).toEqual(err(fault)));

it.each([
  ['HTTP://user:@h/', [['empty-credentials', 'user:@', 'user@']]],
  ['http://:@h/', [['empty-credentials', ':@', '']]],
  ['http://@h/', [['empty-credentials', '@', '']]],
  ['http://:p@h/', []],
  [
    'http://a b:@h/',
    [
      ['empty-credentials', 'a b:@', 'a b@'],
      ['encoded', 'a b', 'a%20b'],
    ],
  ],
])('%s drops only what is empty before the host', (text, changes) => {
  const found = parsed(text).changes.filter(({ code }) => code !== 'scheme-case');
  expect(found.map(({ code, from, to }) => [code, from, to])).toEqual(changes);
});
