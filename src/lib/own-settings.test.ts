import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserLanguages, languageName, languageTag, regionOf } from './own-settings';
import { browserZone } from './zones';

describe('languageTag', () => {
  it.each([
    ['C', undefined],
    ['POSIX', undefined],
    ['C.UTF-8', undefined],
    ['en-US@posix', 'en-US'],
    ['zh_CN', 'zh-CN'],
    ['zh_CN.UTF-8', 'zh-CN'],
    ['sr_RS@latin', 'sr-RS'],
    ['', undefined],
    [' ', undefined],
    ['x', undefined],
    ['*', undefined],
    ['hello', undefined],
    ['en-', undefined],
    ['英语', undefined],
    [undefined, undefined],
    [null, undefined],
    [7, undefined],
    [['en'], undefined],
    ['en', 'en'],
    ['EN-us', 'en-US'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['de-u-co-phonebk', 'de-u-co-phonebk'],
    ['en-x-home', 'en-x-home'],
    ['art-lojban', 'jbo'],
  ])('%j is %s', (text, tag) => expect(languageTag(text)).toBe(tag));
});

it('keeps the languages that are some', () => {
  expect(browserLanguages({ languages: ['C', 'zh_CN', '', 'zh-CN', undefined, 'en-US@posix', 'x', 'fr'] })).toEqual([
    'zh-CN',
    'en-US',
    'fr',
  ]);
  for (const none of [undefined, null, '', 'en', {}, []]) expect(browserLanguages({ languages: none })).toEqual([]);
});

it.each([
  ['zh', 'en', 'Chinese'],
  ['de-u-co-phonebk', 'en', 'German'],
  ['en-x-home', 'fr', 'anglais'],
  ['x', 'en', 'x'],
  ['', 'en', ''],
  ['C', 'zh-CN', 'C'],
])('%j in %s is %s', (tag, language, name) => expect(languageName(tag, language)).toBe(name));

it.each([
  ['zh', 'CN'],
  ['en', 'US'],
  ['zh-Hans-CN', 'CN'],
  ['not a tag', ''],
  ['fr-CA', 'CA'],
  ['zh_TW', 'TW'],
  ['en-US@posix', 'US'],
  ['C', ''],
  ['', ''],
  [undefined, ''],
])('%j stands for the region %j', (language, region) => expect(regionOf(language)).toBe(region));

it.each([
  ['Europe/Paris', 'Europe/Paris'],
  ['UTC', 'UTC'],
  ['Etc/Unknown', 'UTC'],
  ['', 'UTC'],
  ['localtime', 'UTC'],
  [':/etc/localtime', 'UTC'],
  [undefined, 'UTC'],
  [0, 'UTC'],
])('of a browser that tells %j the zone is %s', (told, zone) => expect(browserZone(() => told)).toBe(zone));

it('knows a zone where the browser throws', () => {
  const zone = browserZone(() => {
    throw new RangeError('Invalid time zone specified');
  });
  expect(zone).toBe('UTC');
});

it('gives nothing that Intl refuses', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'aAzZ09-_@.xu') }))), (told) => {
      for (const tag of browserLanguages({ languages: told })) {
        expect(() => new Intl.Segmenter(tag)).not.toThrow();
        expect(typeof languageName(tag, 'en')).toBe('string');
        expect(typeof regionOf(tag)).toBe('string');
      }
    }),
  );
});
