import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { kindOf, readEntries, sizeOfEntry, type StoredEntry } from './inventory';
import { joinStored, readSettings, writeSettings } from './settings-file';

function entry(key: string, text: string): StoredEntry {
  const about = kindOf(key);
  if (!about) throw new Error(`${key} is none of ours`);
  return { key, text, ...about };
}

const file = (entries: unknown, version: unknown = 1) =>
  JSON.stringify({ format: 'handy-tools-settings', version, entries });

/** A storage that holds these. */
function storageOf(values: Readonly<Record<string, string>>): Storage {
  const keys = Object.keys(values);
  const storage: Pick<Storage, 'length' | 'key' | 'getItem'> = {
    length: keys.length,
    key: (index) => keys[index] ?? null,
    getItem: (key) => values[key] ?? null,
  };
  return storage as Storage;
}

it.each([
  ['favouriteTools', { kind: 'favourites' }],
  ['favouriteTools.corrupt', { kind: 'favourites' }],
  ['options.json-prettify', { kind: 'options', toolId: 'json-prettify' }],
  ['document.html-wysiwyg-editor', { kind: 'data', toolId: 'html-wysiwyg-editor' }],
  ['chronometer', { kind: 'data', toolId: 'chronometer' }],
  ['history.json-prettify', { kind: 'history', toolId: 'json-prettify' }],
  ['isHistoryOn', { kind: 'historySwitch' }],
  ['history.', undefined],
  ['storageVersion', undefined],
  ['plausible_ignore', undefined],
  ['another site', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
  ['options.', undefined],
  ['options.Upper', undefined],
])('knows what %s is about', (key, expected) => expect(kindOf(key)).toEqual(expected));

it('lists what is ours, and nothing else of the origin', () => {
  const found = readEntries(storageOf({ theme: 'dark', other: 'x', 'options.token-generator': '{"length":5}' }));
  expect(found.map(({ key }) => key)).toEqual(['options.token-generator', 'theme']);
  expect(found.map(sizeOfEntry)).toEqual([2 * (23 + 12), 2 * (5 + 4)]);
  expect(readEntries(undefined)).toEqual([]);
});

it('brings back what it wrote', () => {
  const entries = [
    entry('favouriteTools', '["hash-text","gone"]'),
    entry('theme', 'dark'),
    entry('locale', 'fr'),
    entry('isMenuCollapsed', 'true'),
    entry('options.json-prettify', '{"indent":"tab"}'),
    entry('history.json-prettify', '[{"at":1700000000000,"inputs":{"text":"[1]"}}]'),
    entry('isHistoryOn', 'true'),
    entry('favouriteTools.corrupt', 'oops'),
    entry('options.uuid-generator', 'no JSON'),
  ];
  expect(readSettings(writeSettings(entries))).toEqual({
    ok: true,
    value: { entries: entries.slice(0, 7), ignored: [] },
  });
  expect(readSettings(`\uFEFF${writeSettings(entries)}`)).toMatchObject({ ok: true });
});

it('brings back the options of any tool, whatever they are', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (options) => {
      const text = JSON.stringify(options);
      const written = writeSettings([entry('options.any-tool', text)]);
      const read = readSettings(written);
      expect(read.ok && read.value.entries[0]?.text).toBe(text);
    }),
  );
});

it.each([
  ['', 'no-json'],
  ['{', 'no-json'],
  ['[]', 'no-settings'],
  ['null', 'no-settings'],
  ['{"format":"other","version":1,"entries":{}}', 'no-settings'],
  ['{"format":"handy-tools-settings","version":"1","entries":{}}', 'no-settings'],
  ['{"format":"handy-tools-settings","version":1,"entries":[]}', 'no-settings'],
  [file({}), 'nothing'],
  [file({ theme: 'dark' }, 2), 'newer'],
  [file({ theme: 'dark' }, 0), 'no-settings'],
  [file({ theme: 'dark' }, 1.5), 'no-settings'],
  ['x'.repeat(5_000_001), 'too-large'],
])('refuses a file that is none: %.40s', (text, code) => {
  expect(readSettings(text)).toEqual({ ok: false, fault: { code } });
});

it.each([
  ['theme', 'blue'],
  ['theme', { dark: true }],
  ['locale', 'de'],
  ['locale', true],
  ['favouriteTools', 'hash-text'],
  ['favouriteTools', [1]],
  ['favouriteTools', Array.from({ length: 1001 }, String)],
  ['favouriteTools', ['x'.repeat(101)]],
  ['collapsedCategories', { text: 'yes' }],
  ['isMenuCollapsed', 1],
  ['options.json-prettify', [1]],
  ['history.json-prettify', {}],
  ['history.json-prettify', [{ at: 1, inputs: [] }]],
  ['history.json-prettify', [{ at: 'now', inputs: {} }]],
  ['isHistoryOn', 'yes'],
  ['options.json-prettify', null],
  ['options.json-prettify.corrupt', {}],
  ['storageVersion', 9],
  ['plausible_ignore', 'true'],
  ['<img src=x onerror=alert(1)>', {}],
])('leaves out what is not what its key says: %s %.40j', (key, value) => {
  expect(readSettings(file({ [key]: value, isLanguageOffered: true }))).toMatchObject({
    ok: true,
    value: { entries: [{ key: 'isLanguageOffered' }], ignored: [key] },
  });
});

it('is not deceived by the names that objects inherit', () => {
  const text =
    '{"format":"handy-tools-settings","version":1,"entries":{"__proto__":{"theme":"dark"},"constructor":{},"theme":"dark"}}';
  expect(readSettings(text)).toMatchObject({
    ok: true,
    value: { entries: [{ key: 'theme', text: 'dark' }] },
  });
  expect(({} as { theme?: string }).theme).toBeUndefined();
});

it('leaves out what belongs to a tool that is none', () => {
  const text = file({ 'options.nope-tool': {}, 'history.nope-tool': [], 'options.json-prettify': {} });
  expect(readSettings(text, (id) => id === 'json-prettify')).toMatchObject({
    ok: true,
    value: { entries: [{ key: 'options.json-prettify' }], ignored: ['options.nope-tool', 'history.nope-tool'] },
  });
});

it.each([
  [null, '["a","b"]', '["a","b"]'],
  ['["c","a"]', '["a","b"]', '["c","a","b"]'],
  ['broken', '["a"]', '["a"]'],
])('joins the favourites %s with %s', (former, text, joined) => {
  const changes = joinStored([entry('favouriteTools', text), entry('theme', 'dark')], () => former);
  expect(Object.fromEntries(changes)).toEqual({ favouriteTools: joined, theme: 'dark' });
});
