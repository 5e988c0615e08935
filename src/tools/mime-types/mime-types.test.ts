import { readFileSync } from 'node:fs';
import db from 'mime-db/db.json';
import { describe, expect, it } from 'vitest';
import { err } from '../../lib/result';
import { findMatches, lookUp } from './lookup';
import { DATA_DATE, DATA_VERSION, TOP_LEVELS, topLevelOf, type MimeType } from './mime-type';
import { typeOfOtherName } from './other-names';
import { byExtension, byType, registry } from './registry';

const answer = (typed: string) => {
  const found = lookUp(typed);
  return found.ok ? found.value : found.fault;
};
const typesOf = (typed: string) => {
  const found = answer(typed);
  return found && 'kind' in found && found.kind === 'extension' ? found.types.map(({ type }) => type) : found;
};
const extensionsOf = (typed: string) => {
  const found = answer(typed);
  return found && 'kind' in found && found.kind === 'type' ? found.type.extensions : found;
};

describe('the data', () => {
  it('is all of mime-db, and ours', () => {
    expect(Object.keys(db)).toHaveLength(2522);
    expect(new Set(Object.values(db).flatMap(({ extensions = [] }) => extensions)).size).toBe(1239);
    for (const type of Object.keys(db)) expect(byType.has(type)).toBe(true);
    const own = registry.filter(({ type }) => !(type in db));
    expect(own.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['application/jsonl', 'application/x-ndjson', 'text/event-stream', 'text/x-python']),
    );
    for (const { source } of own) expect(source).toBe('own');
  });

  it('has extensions with several types, those of IANA first', () => {
    const several = [...byExtension].filter(([, types]) => types.length > 1);
    expect(several.length).toBeGreaterThanOrEqual(48);
    for (const [extension, types] of several) {
      // Registered for what no file holds.
      if (extension === 'rs') continue;
      const isRegistered = types.map(({ source }) => source === 'iana');
      expect(isRegistered).toEqual(isRegistered.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it('adds no extension that has a registered type already', () => {
    // Bytes of any kind say nothing of a file.
    const isRegistered = (one: MimeType) => one.source === 'iana' && one.type !== 'application/octet-stream';
    for (const { type, ownExtensions } of registry) {
      for (const extension of ownExtensions.filter((one) => one !== 'rs')) {
        const others = byExtension.get(extension)?.filter((one) => isRegistered(one) && one.type !== type);
        expect(others).toEqual([]);
      }
    }
  });

  it('is of the version and day that the page names', () => {
    const { version } = JSON.parse(readFileSync('node_modules/mime-db/package.json', 'utf8')) as { version: string };
    expect(version).toBe(DATA_VERSION);
    expect(readFileSync('node_modules/mime-db/HISTORY.md', 'utf8')).toContain(`${DATA_VERSION} / ${DATA_DATE}`);
  });

  it('has these top-level types', () => expect([...new Set(registry.map(topLevelOf))]).toEqual([...TOP_LEVELS]));
});

it.each<[string, string[]]>([
  ['pdf', ['application/pdf']],
  ['.DOCX', ['application/vnd.openxmlformats-officedocument.wordprocessingml.document']],
  ['js', ['text/javascript', 'application/javascript']],
  ['mp4', ['video/mp4', 'application/mp4']],
  ['xml', ['application/xml', 'text/xml']],
  ['exe', ['application/octet-stream', 'application/x-msdos-program', 'application/x-msdownload']],
  ['ico', ['image/vnd.microsoft.icon', 'image/x-icon']],
  ['ts', ['video/mp2t']],
  ['yaml', ['application/yaml', 'text/yaml']],
  ['yml', ['application/yaml', 'text/yaml']],
  ['flac', ['audio/flac', 'audio/x-flac']],
  ['mkv', ['video/matroska', 'video/x-matroska']],
  ['mka', ['audio/matroska', 'audio/x-matroska']],
  ['vcf', ['text/vcard', 'text/x-vcard']],
  ['deb', ['application/vnd.debian.binary-package', 'application/octet-stream', 'application/x-debian-package']],
  ['p12', ['application/pkcs12', 'application/x-pkcs12']],
  ['swf', ['application/vnd.adobe.flash.movie', 'application/x-shockwave-flash']],
  ['rs', ['text/rust', 'application/rls-services+xml']],
  ['py', ['text/x-python']],
  ['main.go', ['text/x-go']],
  ['rb', ['text/x-ruby']],
  ['kt', ['text/x-kotlin']],
  ['tsx', ['text/tsx']],
  ['vue', ['text/x-vue']],
  ['proto', ['text/x-protobuf']],
  ['graphql', ['application/graphql']],
  ['br', ['application/x-brotli']],
  ['woff2', ['font/woff2']],
  ['mp3', ['audio/mpeg', 'audio/mp3']],
  ['zip', ['application/zip', 'application/x-zip-compressed']],
  ['.zst', ['application/zstd']],
  ['parquet', ['application/vnd.apache.parquet']],
  ['报告.docx', ['application/vnd.openxmlformats-officedocument.wordprocessingml.document']],
  ['  C:\\Files\\a b.PDF ', ['application/pdf']],
  ['/home/me/x.svg', ['image/svg+xml']],
  ['folder/file.json', ['application/json']],
  ['https://e.com/a/photo.jpeg?size=1/2#x', ['image/jpeg']],
  ['a.pdf.', ['application/pdf']],
])('%s: %j', (typed, types) => expect(typesOf(typed)).toEqual(types));

it.each<[string, string[]]>([
  ['image/jpeg', ['jpg', 'jpeg', 'jpe']],
  ['Content-Type: TEXT/HTML; charset=utf-8', ['html', 'htm', 'shtml']],
  ['content-type:text/html', ['html', 'htm', 'shtml']],
  [' text / html ; q=1', ['html', 'htm', 'shtml']],
  ['text/html, application/json', ['html', 'htm', 'shtml']],
  ['application/zstd', ['zst']],
  ['text/event-stream', []],
  ['multipart/form-data', []],
  ['application/vnd.ms-excel', ['xls', 'xlm', 'xla', 'xlc', 'xlt', 'xlw']],
])('%s: .%j', (typed, extensions) => expect(extensionsOf(typed)).toEqual(extensions));

it.each([
  ['image/jpg', 'image/jpeg'],
  ['image/tif', 'image/tiff'],
  ['image/svg', 'image/svg+xml'],
  ['image/ico', 'image/vnd.microsoft.icon'],
  ['video/mov', 'video/quicktime'],
  ['video/mkv', 'video/matroska'],
  ['application/x-yaml', 'application/yaml'],
  ['text/x-yaml', 'application/yaml'],
  ['application/yml', 'application/yaml'],
  ['application/x-json', 'application/json'],
  ['text/json', 'application/json'],
  ['text/js', 'text/javascript'],
  ['application/x-zip', 'application/zip'],
  ['application/x-pdf', 'application/pdf'],
  ['text/md', 'text/markdown'],
  ['text/txt', 'text/plain'],
  ['multipart/formdata', 'multipart/form-data'],
  ['Content-Type: IMAGE/JPG; q=1', 'image/jpeg'],
])('%s is corrected to %s', (typed, type) =>
  expect(answer(typed)).toMatchObject({ kind: 'type', type: { type }, insteadOf: expect.stringContaining('/') }),
);

describe('other names', () => {
  it('lead to a type that is known, and to no other name', () => {
    for (const [name, type] of typeOfOtherName) {
      expect(answer(name)).toMatchObject({ kind: 'type', type: { type }, insteadOf: name });
      expect(answer(type)).toMatchObject({ kind: 'type', type: { type } });
      expect(answer(type)).not.toHaveProperty('insteadOf');
    }
  });

  it('keep the extensions of the type that they lead to', () => {
    const lost = [...typeOfOtherName].filter(([name, type]) => {
      const had = byType.get(name)?.extensions ?? [];
      return had.length > 0 && (byType.get(type)?.extensions ?? []).length === 0;
    });
    expect(lost).toEqual([]);
  });

  it.each([
    ['RFC 9239', 'text/javascript', ['application/x-javascript', 'application/javascript', 'text/ecmascript']],
    ['RFC 9512', 'application/yaml', ['text/yaml', 'text/x-yaml', 'application/x-yaml']],
    ['RFC 6713', 'application/gzip', ['application/x-gzip', 'application/x-gunzip', 'application/gzipped']],
    ['RFC 8081', 'font/woff', ['application/font-woff']],
    ['RFC 8081', 'font/sfnt', ['application/font-sfnt']],
    ['RFC 7903', 'image/emf', ['image/x-emf']],
    ['RFC 7946', 'application/geo+json', ['application/vnd.geo+json']],
    ['RFC 6350', 'text/vcard', ['text/directory', 'text/x-vcard']],
    ['IANA', 'audio/qcelp', ['audio/vnd.qcelp']],
    ['before it was registered', 'audio/mpeg', ['audio/mp3', 'audio/x-mp3']],
    ['before it was registered', 'image/jpeg', ['image/pjpeg']],
    ['before it was registered', 'image/png', ['image/x-png']],
    ['before it was registered', 'image/vnd.microsoft.icon', ['image/x-icon']],
    ['before it was registered', 'application/zip', ['application/x-zip-compressed']],
    ['before it was registered', 'text/markdown', ['text/x-markdown']],
    ['without a registration', 'audio/wav', ['audio/x-wav']],
  ])('%s: %s', (_, type, names) => {
    for (const name of names) expect(answer(name)).toMatchObject({ type: { type }, insteadOf: name });
  });
});

it('lists the types of an extension before all that have its letters in their name', () => {
  const names = findMatches('js').map(({ type }) => type);
  expect(names.slice(0, 2)).toEqual(['text/javascript', 'application/javascript']);
  expect(names.length).toBeLessThan(10);
});

it('has an answer for what no type can be', () => {
  expect(findMatches('x'.repeat(200_000))).toEqual([]);
  expect(findMatches('text '.repeat(40_000))).toEqual(findMatches('text'));
  expect(lookUp(`a${'.'.repeat(200_000)}b`).ok).toBe(false);
});

it('tells the extensions that are ours', () => {
  expect(byType.get('application/zstd')).toMatchObject({ source: 'iana', ownExtensions: ['zst'] });
  expect(byType.get('application/gzip')).toMatchObject({ extensions: ['gz', 'tgz'], ownExtensions: ['tgz'] });
});

it('looks into compressed files', () => {
  expect(answer('archive.tar.gz')).toMatchObject({
    types: [{ type: 'application/gzip' }],
    inner: { extension: 'tar', type: { type: 'application/x-tar' } },
  });
  expect(answer('v1.2.pdf')).not.toHaveProperty('inner');
  expect(answer('a.json.docx')).not.toHaveProperty('inner');
  expect(answer('a.qqq.gz')).not.toHaveProperty('inner');
});

it.each<[string, object]>([
  ['foo', { code: 'unknown-extension', extension: 'foo' }],
  ['.qqq', { code: 'unknown-extension', extension: 'qqq' }],
  ['.gitignore', { code: 'unknown-extension', extension: 'gitignore' }],
  ['text/', { code: 'bad-type' }],
  ['text/a b', { code: 'bad-type' }],
  ['Content-Type: html', { code: 'bad-type' }],
  ['Content-Type: /html', { code: 'bad-type' }],
  ['text/nothing', { code: 'unknown-type', type: 'text/nothing' }],
  [
    'application/vnd.example.x+json',
    { code: 'unknown-type', type: 'application/vnd.example.x+json', base: 'application/json' },
  ],
  ['nothing/*', { code: 'unknown-type', type: 'nothing/*' }],
])('%s is a fault', (typed, fault) => expect(lookUp(typed)).toEqual(err(fault as never)));

it.each([
  ['', undefined],
  ['   ', undefined],
  ['font/*', { kind: 'list', count: registry.filter((entry) => topLevelOf(entry) === 'font').length }],
])('%j: %j', (typed, expected) => expect(answer(typed)).toEqual(expected));

it('lists what a word is part of', () => {
  expect(answer('spreadsheet')).toMatchObject({ kind: 'list' });
  expect(answer('opendocument text')).toMatchObject({ kind: 'list' });
  expect(findMatches('opendocument text').map(({ type }) => type)).toContain('application/vnd.oasis.opendocument.text');
  expect(findMatches('pdf').length).toBeGreaterThan(1);
  expect(findMatches('pdf')[0]?.type).toBe('application/pdf');
  expect(findMatches('js')[0]?.type).toBe('text/javascript');
  expect(findMatches('text/css; charset=utf-8').map(({ type }) => type)).toEqual(['text/css']);
  expect(findMatches('')).toHaveLength(registry.length);
  expect(findMatches('image/*').every((entry) => topLevelOf(entry) === 'image')).toBe(true);
  expect(findMatches('!!')).toEqual([]);
});
