import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLookAlikes } from '../../lib/look-alikes/look-alikes';
import { err, ok } from '../../lib/result';
import { decodedText, decodeText, MOST_LAYERS } from './decode';
import { findLinks } from './find-links';
import { destinationOf } from './host-warnings';

/** What must never be opened. */
// oxlint-disable-next-line no-script-url
const SCRIPT = 'javascript:alert(1)';

const table = await loadLookAlikes();
const SETTINGS = { repeat: true, removeTracking: false, table };
const decode = (text: string, settings = SETTINGS) => decodedText(text, settings);
const only = (text: string, settings = SETTINGS) => {
  const decoded = decodeText(text, settings);
  return decoded.ok ? decoded.value.links[0] : undefined;
};
const OUTLOOK = 'https://nam02.safelinks.protection.outlook.com/?url=';
const enclosed = (address: string) => `${OUTLOOK}${encodeURIComponent(address)}&data=05%7C02&reserved=0`;

describe('a link of each filter', () => {
  const ADDRESS = 'https://example.com/a?b=c&d=%20e#f';
  const escaped = encodeURIComponent(ADDRESS);
  it.each([
    `https://eur01.safelinks.protection.outlook.com/?url=${escaped}&data=04%7C01`,
    `https://safelinks.protection.outlook.com/?URL=${escaped}`,
    `https://gcc02.safelinks.protection.office365.us/?url=${escaped}&data=1&sdata=2&reserved=0`,
    `https://aus01.safelinks.protection.outlook.com/ap/b-59584e83/?url=${escaped}`,
    `https://chn.safelinks.protection.partner.outlook.cn/?url=${escaped}`,
    `https://statics.teams.microsoft.com/evergreen-assets/safelinks/1/atp-safelinks.html?url=${escaped}&locale=de`,
    `https://outlook.office.com/mail/safelink.html?url=${escaped}`,
    `https://nam.safelink.emails.azure.net/redirect/?destination=${escaped}&p=bT0`,
    `https://www.google.com/url?q=${escaped}&sa=D&source=gmail&ust=1700000000000000&usg=AO`,
    `https://www.google.co.uk/url?sa=t&url=${escaped}`,
    `https://meet.google.com/linkredirect?dest=${escaped}`,
    `https://linkprotect.cudasvc.com/url?a=${escaped}&c=E,1,x&typo=1`,
    `https://l.facebook.com/l.php?u=${escaped}&h=AT0`,
    `https://www.facebook.com/flx/warn/?u=${escaped}`,
    `https://l.instagram.com/?u=${escaped}&e=x`,
    `https://www.linkedin.com/redir/redirect?url=${escaped}&urlhash=x`,
    `https://www.linkedin.com/safety/go?url=${escaped}`,
    `https://slack-redir.net/link?url=${escaped}&v=3`,
    `https://imsva91-ctp.trendmicro.com:443/wis/clicktime/v1/query?url=${escaped}&umid=1&auth=2`,
    `https://eu-west-1.protection.sophos.com?d=example.com&u=${btoa(ADDRESS)}&i=x`,
    `https://protect2.fireeye.com/v1/url?k=1&q=1&e=2&u=${escaped}`,
    `https://clicktime.symantec.com/3Abc?u=${escaped}`,
    `https://secure-web.cisco.com/1AbC_d-e/${escaped}`,
    `https://urlsand.esvalabs.com/?u=${escaped}&e=1&h=2&f=n&p=y`,
    `https://link.edgepilot.com/s/0a1b/AbC?u=${escaped}`,
    `https://mail.example.org/fmlurlsvc/?fewReq=:B:x&url=${escaped}`,
    `https://url.avanan.click/v2/___${ADDRESS}___.YXAxZQ`,
    `https://protect.checkpoint.com/v2/r02/___${ADDRESS}___.YzJl`,
    `https://linkscan.io/scan/ux/${btoa(ADDRESS)}/ABC?c=1`,
    `https://www.bing.com/ck/a?!&&p=1&u=a1${btoa(ADDRESS).replaceAll('+', '-').replaceAll('/', '_')}&ntb=1`,
    `https://duckduckgo.com/l/?uddg=${escaped}&rut=1`,
    `https://www.youtube.com/redirect?event=x&q=${escaped}`,
    `https://deref-gmx.net/mail/client/x/dereferrer/?redirectUrl=${escaped}`,
    `https://link.zhihu.com/?target=${escaped}`,
    `https://link.juejin.cn?target=${escaped}`,
    `https://r.search.yahoo.com/_ylt=A0/RV=2/RE=1/RO=10/RU=${escaped}/RK=2/RS=x`,
  ])('%s', (link) => {
    expect(decode(link)).toEqual(ok(ADDRESS));
    expect(decode(link.replaceAll('&', '&amp;').replaceAll(ADDRESS.replaceAll('&', '&amp;'), ADDRESS))).toEqual(
      ok(ADDRESS),
    );
  });
});

describe('Proofpoint', () => {
  it.each([
    [
      'https://urldefense.proofpoint.com/v1/url?u=http://www.bouncycastle.org/&amp;k=oIvRg1%2BdGAgOoM1BIlLLqw%3D%3D%0A&amp;r=IKM5u8',
      'http://www.bouncycastle.org/',
    ],
    ['https://urldefense.proofpoint.com/v1/url?u=https%3A//e.com/%3Fa%3D1%26amp%3Bb%3D2&k=x', 'https://e.com/?a=1&b=2'],
    [
      'https://urldefense.proofpoint.com/v2/url?u=http-3A__links.mkt3337.com_ctt-3Fkn-3D3-26ms-3DMzQ3OTg3MDQS1&d=DwMFaQ&c=V',
      'http://links.mkt3337.com/ctt?kn=3&ms=MzQ3OTg3MDQS1',
    ],
    ['https://urldefense.us/v2/url?u=https-3A__e.com_a-5Fb-2Dc-252F&d=x', 'https://e.com/a_b-c%2F'],
    ['https://urldefense.com/v3/__https://e.com/plain__;!!AbC!xyz$', 'https://e.com/plain'],
    ['https://urldefense.us/v3/__https://e.com/plain__;!!AbC!xyz$', 'https://e.com/plain'],
    // The percent sign itself is taken out of the address.
    [
      'https://urldefense.com/v3/__https://e.com/owa*2Findex.html*x@y.com__;JSM!!Fjc1!x$',
      'https://e.com/owa%2Findex.html#x@y.com',
    ],
    // A client made one slash of two, or encoded the asterisk.
    ['https://urldefense.com/v3/__https:/e.com/a*b__;Kw!!A!x$', 'https://e.com/a+b'],
    ['https://urldefense.com/v3/__https://e.com/a%2Ab__;Kw!!A!x$', 'https://e.com/a+b'],
    // Two and more in a row; 你好 is two characters of six bytes.
    ['https://urldefense.com/v3/__https://e.com/**A__;Kys!!A!x$', 'https://e.com/++'],
    [`https://urldefense.com/v3/__https://e.com/**A/*__;5L2g5aW9Kw!!A!x$`, 'https://e.com/你好/+'],
    [`https://urldefense.com/v3/__https://e.com/**E__;5L2g5aW9!!A!x$`, 'https://e.com/你好'],
    // The address holds what else ends it.
    ['https://urldefense.com/v3/__https://e.com/a__;b/*c__;Kw!!A!x$', 'https://e.com/a__;b/+c'],
  ])('%s is %s', (link, address) => expect(decode(link)).toEqual(ok(address)));

  it.each([
    'https://urldefense.com/v3/__https://e.com/a*b__;!!A!x$',
    'https://urldefense.com/v3/__https://e.com/a*b__;K!!A!x$',
    'https://urldefense.com/v3/nothing',
    'https://urldefense.proofpoint.com/v2/url?d=x',
  ])('%s holds no address that can be read', (link) => expect(decode(link)).toMatchObject(err({ code: 'broken' })));

  it('reads what its third version writes', () => {
    const safe = fc.stringMatching(/^[a-zA-Z0-9/?&=.:~]{0,12}$/);
    const taken = fc.stringMatching(/^[+%#*()!$,;'é你]{1,5}$/u);
    const runs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    fc.assert(
      fc.property(fc.array(fc.tuple(taken, safe)), (pieces) => {
        const all = pieces.map(([out]) => out).join('');
        const bytes = btoa(String.fromCharCode(...new TextEncoder().encode(all)));
        const written = pieces
          .map(([out, stays]) => ([...out].length === 1 ? '*' : `**${runs.charAt([...out].length - 2)}`) + stays)
          .join('');
        const link = `https://urldefense.com/v3/__https://e.com/x${written}__;${bytes.replaceAll('+', '-').replaceAll('/', '_')}!!A!b$`;
        const address = `https://e.com/x${pieces.map(([out, stays]) => out + stays).join('')}`;
        // A lone asterisk before a letter or digit that follows another one would be a run.
        fc.pre(!/\*\*[^A-Z]/.test(written.replaceAll(/\*\*[A-Z]/g, '')));
        expect(decode(link)).toEqual(ok(address));
      }),
    );
  });
});

describe('layers', () => {
  it('keeps a query inside the address as it is', () =>
    expect(decode(enclosed('https://a.example/?url=https%3A%2F%2Fb.example%2F'))).toEqual(
      ok('https://a.example/?url=https%3A%2F%2Fb.example%2F'),
    ));

  it('peels as many as there are, or one', () => {
    const inner = 'https://urldefense.proofpoint.com/v2/url?u=https-3A__e.com_&d=x';
    const link = enclosed(`https://www.google.com/url?q=${encodeURIComponent(inner)}&sa=D`);
    expect(decode(link)).toEqual(ok('https://e.com/'));
    expect(only(link)?.layers.map(({ filter }) => filter)).toEqual([
      'Microsoft Safe Links',
      'Google',
      'Proofpoint URL Defense v2',
    ]);
    expect(decode(link, { ...SETTINGS, repeat: false })).toEqual(
      ok(`https://www.google.com/url?q=${encodeURIComponent(inner)}&sa=D`),
    );
  });

  it('stops at the tenth', () => {
    let link = 'https://e.com/';
    for (let layer = 0; layer < 12; layer++) link = enclosed(link);
    const decoded = only(link);
    expect(decoded?.layers).toHaveLength(MOST_LAYERS);
    expect(decoded?.goesOn).toBe(true);
  });

  it('tells how far it came where the address within is hidden', () => {
    const hidden = 'https://protect-us.mimecast.com/s/x?domain=e.com';
    expect(decode(enclosed(hidden))).toEqual(ok(hidden));
    expect(only(enclosed(hidden))).toMatchObject({ state: 'hidden', target: hidden });
  });

  it('gives back every address that it encloses', () => {
    const address = fc.webUrl({ withQueryParameters: true, withFragments: true });
    fc.assert(
      fc.property(address, fc.integer({ min: 1, max: 5 }), (target, count) => {
        let link = target;
        for (let layer = 0; layer < count; layer++) link = enclosed(link);
        expect(decode(link)).toEqual(ok(target));
      }),
      { numRuns: 40 },
    );
  });
});

describe('what is written oddly', () => {
  it.each([
    // A plus sign where the rest is encoded is a space; where it is not, it stands for itself.
    [`${OUTLOOK}https%3A%2F%2Fe.com%2Fa+b&data=0`, 'https://e.com/a%20b'],
    [`${OUTLOOK}https%3A%2F%2Fe.com%2F%3Fq%3Da%2Bb&data=0`, 'https://e.com/?q=a+b'],
    [`${OUTLOOK}https://e.com/?q=a+b&c=d&data=05|02&reserved=0`, 'https://e.com/?q=a+b&c=d'],
    ['https://www.google.com/url?q=https://e.com/?a=1&b=2&sa=D&ust=1', 'https://e.com/?a=1&b=2'],
    ['https://www.google.com/url?q=https://e.com/#top', 'https://e.com/#top'],
    // Bytes that are no UTF-8, a line end, a mark that turns the direction
    [`${OUTLOOK}https%3A%2F%2Fe.com%2F%FF%0A%E2%80%AE&data=0`, 'https://e.com/%FF%0A%E2%80%AE'],
    [`${OUTLOOK}https%3A%2F%2Fe.com%2F%E4%BD%A0&data=0`, 'https://e.com/你'],
    ['https://l.facebook.com/l.php?u=www.example.com%2Fa', 'http://www.example.com/a'],
    ['https://l.facebook.com/l.php?u=%2F%2Fexample.com%2Fa', 'http://example.com/a'],
    [`  <${enclosed('https://e.com/')}>\n`, 'https://e.com/'],
    [enclosed('https://e.com/').replace('https://', ''), 'https://e.com/'],
    [enclosed('https://e.com/').replace('https://', 'HTTP://'), 'https://e.com/'],
    [enclosed('mailto:a@e.com?subject=x'), 'mailto:a@e.com?subject=x'],
  ])('%j leads to %j', (link, address) => expect(decode(link)).toEqual(ok(address)));

  it.each([
    'https://google.com',
    'https://www.google.com/search?q=https%3A%2F%2Fe.com',
    'https://safelinks.protection.outlook.com.evil.example/?url=https%3A%2F%2Fe.com',
    'https://evil.example/safelinks.protection.outlook.com/?url=https%3A%2F%2Fe.com',
    'https://urldefense.com.evil.example/v3/__https://e.com__;!!A!b$',
    'https://a.example/?url=https%3A%2F%2Fb.example%2F',
    'https://www.linkedin.com/in/someone',
    'https://www.facebook.com/someone?u=https%3A%2F%2Fe.com',
  ])('%s is not rewritten', (link) => expect(decode(link)).toEqual(err({ code: 'not-wrapped' })));

  it.each([
    'https://protect-us.mimecast.com/s/AbC1?domain=example.com',
    'https://url.uk.m.mimecastprotect.com/s/AbC1?domain=example.com',
    'https://url.emailprotection.link/?bAbC~~',
    'https://shared.outlook.inky.com/link?domain=e.com&t=h.eJx',
    'https://protect.checkpoint.com/v2/r01/___myyux?44jcfruqj.htr4___.YzJl',
    'https://clicktime.symantec.com/15tAbC?h=xyz',
    'https://t.co/AbC123',
  ])('%s is known to its provider alone', (link) => expect(decode(link)).toMatchObject(err({ code: 'hidden' })));

  it('says that a filter’s link holds nothing', () =>
    expect(decode('https://nam02.safelinks.protection.outlook.com/?data=05')).toEqual(
      err({ code: 'broken', filter: 'Microsoft Safe Links' }),
    ));
});

it('reads what Microsoft writes along: who, when and for which tenant', () => {
  const data =
    '05|02|anna@example.com|0123456789abcdef0123456789abcdef|72f988bf86f141af91ab2d7cd011db47|0|0|638400000000000000|Unknown|TWFpbGZsb3d8|0|||';
  expect(only(`${OUTLOOK}https%3A%2F%2Fe.com&data=${encodeURIComponent(data)}&reserved=0`)?.layers[0]?.fields).toEqual([
    { kind: 'recipient', name: 'data', value: 'anna@example.com' },
    { kind: 'time', name: 'data', value: '2024-01-04T21:20:00.000Z' },
    { kind: 'tenant', name: 'data', value: '72f988bf-86f1-41af-91ab-2d7cd011db47' },
    { kind: 'parameter', name: 'reserved', value: '0' },
  ]);
  expect(only('https://www.google.com/url?q=https%3A%2F%2Fe.com&ust=1700000000000000')?.layers[0]?.fields).toEqual([
    { kind: 'expires', name: 'ust', value: '2023-11-14T22:13:20.000Z' },
  ]);
});

describe('a whole text', () => {
  it('has each link in its place', () =>
    expect(
      decode(`See ${enclosed('https://a.com/x')}, and (${enclosed('https://b.com/(y)')}).\nhttps://c.com`),
    ).toEqual(ok('See https://a.com/x, and (https://b.com/(y)).\nhttps://c.com')));

  it('stays HTML, and Markdown', () => {
    const link = enclosed('https://a.com/?b=1&c=2');
    expect(decode(`<a href="${link.replaceAll('&', '&amp;')}">x</a>`)).toEqual(
      ok('<a href="https://a.com/?b=1&amp;c=2">x</a>'),
    );
    expect(decode(`<a href='${enclosed('https://a.com/?b=1&c=2')}'>x</a>`)).toEqual(
      ok("<a href='https://a.com/?b=1&amp;c=2'>x</a>"),
    );
    expect(decode(`[here](${link}), [${link}](${link})`)).toEqual(
      ok('[here](https://a.com/?b=1&c=2), [https://a.com/?b=1&c=2](https://a.com/?b=1&c=2)'),
    );
    expect(decode(`请看${link}，谢谢`)).toEqual(ok('请看https://a.com/?b=1&c=2，谢谢'));
  });

  it('leaves what it cannot decode, and says where nothing is rewritten', () => {
    const hidden = 'https://t.co/AbC123';
    expect(decode(`${hidden} ${enclosed('https://a.com/')}`)).toEqual(ok(`${hidden} https://a.com/`));
    expect(decode('https://a.com and https://b.com')).toEqual(err({ code: 'none-wrapped', count: 2 }));
    expect(decode('nothing here')).toEqual(err({ code: 'no-link' }));
  });

  it('takes tracking away where one wants it', () => {
    const address = 'https://a.com/?utm_source=x&id=1&fbclid=y#z';
    expect(decode(enclosed(address), { ...SETTINGS, removeTracking: true })).toEqual(ok('https://a.com/?id=1#z'));
    expect(decode(enclosed('https://a.com/?gclid=1'), { ...SETTINGS, removeTracking: true })).toEqual(
      ok('https://a.com/'),
    );
  });

  it('is read in one pass, however it ends', () => {
    expect(findLinks(`${'('.repeat(50_000)}https://a.com/${')'.repeat(50)}`)).toHaveLength(1);
    expect(decode(`${enclosed('https://a.com/')} `.repeat(500)).ok).toBe(true);
  });
});

describe('where a link leads', () => {
  const codes = (address: string) => destinationOf(address, table).warnings.map(({ code }) => code);
  it.each([
    ['https://example.com/', []],
    ['https://xn--bcher-kva.example/', ['punycode']],
    ['https://bücher.example/', ['punycode']],
    // apple.com in Cyrillic letters, and with one of them
    ['https://xn--80ak6aa92e.com/', ['punycode', 'look-alike']],
    ['https://pаypal.com/', ['punycode', 'mixed-scripts', 'look-alike']],
    ['https://例え.テスト/', ['punycode']],
    ['https://google.com@evil.example/', ['user']],
    ['https://192.0.2.1/', ['ip']],
    ['https://0x7f.1/', ['ip']],
    [SCRIPT, ['not-web']],
    ['data:text/html,x', ['not-web']],
  ])('%s: %j', (address, warnings) => expect(codes(address)).toEqual(warnings));

  it('tells the host from the rest', () => {
    expect(destinationOf('https://google.com@evil.example:8080/a?b', table)).toMatchObject({
      before: 'https://google.com@',
      host: 'evil.example',
      behind: ':8080/a?b',
      canOpen: true,
    });
    expect(destinationOf('https://xn--80ak6aa92e.com/', table).warnings).toContainEqual({
      code: 'look-alike',
      host: 'аррӏе.com',
      like: 'apple.com',
    });
    expect(destinationOf(SCRIPT, table).canOpen).toBe(false);
  });
});
