import { describe, expect, it } from 'vitest';
import { isOnDemand, languageFiles, languageOf, startFiles, warmedData } from './service-worker.mjs';

describe('the language of a file', () => {
  it.each([
    ['en-hash-text-AbC1.js', 'en'],
    ['zh-cn-AbC1.js', 'zh-cn'],
    ['fr.card-AbC1.js', 'fr'],
    ['words-en-hash-text-AbC1.js', 'en'],
    ['encode-AbC1.js', undefined],
    ['frame-AbC1.js', undefined],
    ['main-en-AbC1.js', undefined],
  ])('%s: %s', (name, language) => expect(languageOf(name)).toBe(language));
});

it.each([
  ['data-mac-names-AbC1.json', true],
  ['data-mac-addresses-AbC1.json', true],
  ['metadata-AbC1.js', false],
  ['en-data-AbC1.js', false],
])('%s holds large data: %s', (name, expected) => expect(isOnDemand(name)).toBe(expected));

it.each([
  [10, ['a', 'c']],
  [9, ['a']],
  [100, ['a', 'c', 'b']],
  [0, []],
])('of large data what fits into %d bytes is kept after the tools, the smallest first', (limit, expected) => {
  const files = [
    { name: 'a', size: 4 },
    { name: 'b', size: 7 },
    { name: 'c', size: 6 },
  ];
  expect(warmedData(files, limit)).toEqual(expected);
});

describe('what a page needs to start', () => {
  const scripts: Record<string, string> = {
    'main-1.js': 'import{a as b}from"./shared-2.js";import"./side-3.js";const l=()=>import("./lazy-4.js")',
    'shared-2.js': "export{x}from './deep-5.js'",
    'side-3.js': 'import"./shared-2.js"',
  };

  it('is what its HTML names and what that imports at once, but not later', () => {
    const html = '<link href="./assets/main-6.css"><script src="./assets/main-1.js"></script>';
    expect([...startFiles(html, (name) => scripts[name])].toSorted()).toEqual([
      'deep-5.js',
      'main-1.js',
      'main-6.css',
      'shared-2.js',
      'side-3.js',
    ]);
  });
});

it('names the file of each language, which are stored before anything else', () => {
  const manifest = {
    'src/app/languages/zh-cn.ts': { file: 'assets/zh-cn-1.js' },
    'src/app/languages/en.ts': { file: 'assets/en-2.js' },
    'src/app/languages/fr.ts': { file: 'assets/fr-3.js' },
    'src/app/languages/choose-language.ts': { file: 'assets/choose-language-5.js' },
    'src/tools/hash-text/locales/en.ts': { file: 'assets/en-4.js' },
  };
  expect(languageFiles(manifest)).toEqual(['zh-cn-1.js', 'en-2.js', 'fr-3.js', 'choose-language-5.js']);
});
