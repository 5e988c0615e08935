import { describe, expect, it } from 'vitest';
import { CLASSES, classOf, OFFICIAL_CODES, statusText, UNOFFICIAL_CODES } from './codes';
import { keywords } from './locales/en.card';
import { descriptions as en } from './locales/descriptions.en';
import { descriptions as fr } from './locales/descriptions.fr';
import { descriptions as zhCn } from './locales/descriptions.zh-cn';
import { searchCodes, searchLoosely, unassignedCode } from './search';

const ALL = [...OFFICIAL_CODES, ...UNOFFICIAL_CODES];
const found = (query: string, codes = OFFICIAL_CODES, language = en) =>
  searchCodes(codes, query, [language]).map(({ code }) => code);

describe('the list', () => {
  it('has 5, 10, 9, 29 and 11 codes, 64 in all', () => {
    expect(CLASSES.map((one) => OFFICIAL_CODES.filter(({ code }) => classOf(code) === one).length)).toEqual([
      5, 10, 9, 29, 11,
    ]);
    expect(OFFICIAL_CODES).toHaveLength(64);
    expect(new Set(ALL.map(({ code }) => code)).size).toBe(ALL.length);
  });

  it('has these WebDAV codes', () =>
    expect(OFFICIAL_CODES.filter(({ kind }) => kind === 'webdav').map(({ code }) => code)).toEqual([
      102, 207, 208, 423, 424, 507, 508,
    ]));

  it('marks what is not in use', () =>
    expect(OFFICIAL_CODES.flatMap(({ code, mark }) => (mark ? [[code, mark]] : []))).toEqual([
      [104, 'temporary'],
      [305, 'deprecated'],
      [306, 'unused'],
      [418, 'unused'],
      [510, 'obsoleted'],
    ]));

  it('says where each is defined, or whose invention it is', () => {
    for (const { source } of OFFICIAL_CODES)
      expect(source?.href).toMatch(/^https:\/\/(www\.rfc-editor|datatracker\.ietf)\.org\//);
    const byOrigin = (origin: string) =>
      UNOFFICIAL_CODES.filter((one) => one.origin === origin).map(({ code }) => code);
    expect(byOrigin('nginx')).toEqual([444, 494, 495, 496, 497, 499]);
    expect(byOrigin('Cloudflare')).toEqual([520, 521, 522, 523, 524, 525, 526, 530]);
    expect(byOrigin('IIS')).toEqual([440, 449]);
    expect(byOrigin('AWS')).toEqual([460, 463, 561]);
    expect(UNOFFICIAL_CODES.map(({ code }) => code)).toEqual(
      expect.arrayContaining([419, 420, 498, 509, 529, 598, 599]),
    );
  });

  it.each([
    ['zh-cn', zhCn, /^[^.!?！？]+。$/],
    ['en', en, /^[^。!]+\.$/],
    ['fr', fr, /^[^。!]+\.$/],
  ])('has one sentence for each code in %s', (_, descriptions, sentence) => {
    expect(Object.keys(descriptions).map(Number)).toEqual(ALL.map(({ code }) => code).toSorted((a, b) => a - b));
    for (const description of Object.values(descriptions)) expect(description).toMatch(sentence);
  });

  it('is in the search index, name by name', () => {
    for (const entry of ALL) expect(keywords).toContain(statusText(entry));
    for (const { formerNames = [] } of ALL) expect(keywords).toEqual(expect.arrayContaining([...formerNames]));
  });

  it('copies as a status line has it', () =>
    expect(OFFICIAL_CODES.filter(({ code }) => code === 308 || code === 418).map(statusText)).toEqual([
      '308 Permanent Redirect',
      "418 I'm a teapot",
    ]));
});

describe('search', () => {
  it('finds all without a query', () => expect(found(' ')).toHaveLength(64));

  it.each([
    ['404', 404],
    ['teapot', 418],
    ['payload', 413],
    ['unprocessable entity', 422],
    ['Request Entity', 413],
    ['Request-URI', 414],
    ['404 not found', 404],
    ['not found', 404],
    ['ＮＯＴ found', 404],
    ['HTTP/1.1 308 Permanent Redirect', 308],
    ['HTTP/2 404', 404],
    ['gateway bad', 502],
    ['early hints', 103],
    ['wi-fi', 511],
  ])('%s: first %i', (query, code) => expect(found(query)[0]).toBe(code));

  it.each([
    ['redirect', [301, 302, 303, 307, 308]],
    ['Redirects', [301, 302]],
    ['重定向', [301, 302]],
    ['跳转', [301, 302]],
    ['redirection', [301, 302]],
    ['webdav', [102, 207, 208, 423, 424, 507, 508]],
    ['WebDAV', [102, 207]],
    ['rate limit', [429]],
    ['限流', [429]],
    ['limite de débit', [429]],
    ['登录', [401]],
    ['retry', [429, 503]],
    ['Retry-After', [429, 503]],
    ['重试', [429, 503]],
    ['réessayer', [429, 503]],
    ['websocket', [101]],
  ])('%s finds %j first', (query, first) => expect(found(query).slice(0, first.length)).toEqual(first));

  it('beginnings of codes stand before all else', () => {
    expect(found('50').slice(0, 9)).toEqual([500, 501, 502, 503, 504, 505, 506, 507, 508]);
    expect(found('4xx')).toHaveLength(29);
    expect(found('5XX')).toHaveLength(11);
    expect(found('2x')).toEqual(found('2xx'));
    expect(found('04').slice(0, 5)).toEqual([104, 204, 304, 404, 504]);
  });

  it('exact code, then its beginning, then name, then description', () => {
    expect(found('1')).toEqual(expect.arrayContaining([100, 101, 102, 103, 104]));
    expect(found('1').slice(0, 5)).toEqual([100, 101, 102, 103, 104]);
    const conflict = found('found');
    expect(conflict.slice(0, 2)).toEqual([302, 404]);
    expect(found('proxy').slice(0, 3)).toEqual([407, 305, 306]);
  });

  it('finds words of the description in the page’s language', () => {
    expect(found('未找到', OFFICIAL_CODES, zhCn)[0]).toBe(404);
    expect(found('introuvable', OFFICIAL_CODES, fr)).toEqual([404]);
    expect(found('reussi', OFFICIAL_CODES, fr)).toContain(200);
    expect(found('brew coffee')).toEqual([418]);
  });

  it('finds unofficial codes by origin where they are shown', () => {
    expect(found('cloudflare', ALL).slice(0, 8)).toEqual([520, 521, 522, 523, 524, 525, 526, 530]);
    expect(found('nginx')).toEqual([]);
  });

  it.each(['xyz', '432', '999', '!!', 'qqqq'])('%s finds nothing', async (query) => {
    expect(found(query)).toEqual([]);
    expect(await searchLoosely(OFFICIAL_CODES, query)).toEqual([]);
  });

  it.each([
    ['forbiden', 403],
    ['unautorized', 401],
    ['temporery redirect', 307],
  ])('guesses %s', async (query, code) => {
    expect(found(query)).toEqual([]);
    expect((await searchLoosely(OFFICIAL_CODES, query))[0]?.code).toBe(code);
  });
});

it.each([
  ['432', { code: 432, statusClass: 4 }],
  ['199', { code: 199, statusClass: 1 }],
  ['499', { code: 499, statusClass: 4 }],
  ['404', undefined],
  ['600', undefined],
  ['099', undefined],
  ['43', undefined],
  ['xyz', undefined],
])('%s: unassigned %j', (query, expected) => expect(unassignedCode(OFFICIAL_CODES, query)).toEqual(expected));
it('499 is assigned where unofficial codes are shown', () => expect(unassignedCode(ALL, '499')).toBeUndefined());
