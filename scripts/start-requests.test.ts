import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRequests, partsOfPage, startRequests } from './start-requests.mjs';

const html = `<!doctype html>
<html lang="zh-CN" data-written="zh-cn" data-sheet="page-sheet-1.css kit-2.css view-3.css" data-words="zh-cn-4.js zh-cn-hash-5.js en-6.js en-hash-7.js">
<link rel="preload" as="style" crossorigin href="./assets/page-sheet-1.css">
<link rel="icon" href="./favicon.svg" type="image/svg+xml">
<script type="module" src="./assets/main-8.js"></script>
<link rel="modulepreload" href="./assets/react-9.js">
<link rel="alternate" hreflang="en" href="en/hash">
<svg><use href="./assets/page-sprite-0.svg#hash"/></svg><svg><use href="./assets/page-sprite-0.svg#x"/></svg>`;

it('reads what a page asks for in a language', () =>
  expect(startRequests(html, 'en')).toEqual([
    'page-sheet-1.css',
    'main-8.js',
    'react-9.js',
    'en-6.js',
    'en-hash-7.js',
    'page-sprite-0.svg',
  ]));

it.each([
  ['zh-cn', 7],
  // The page in that language is one more.
  ['en', 8],
])('counts the requests of a page in %s', (language, count) => expect(countRequests(html, language)).toBe(count));

describe('what only written pages ask for', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'parts-'));
    mkdirSync(join(root, 'assets'));
    for (const name of ['sprite-a.svg', 'kit-sprite-b.svg', 'rare-sprite-c.svg', 'page-sprite-0.svg'])
      writeFileSync(join(root, 'assets', name), '');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    ['/assets/page-sheet-1.css', ['/assets/kit-2.css', '/assets/view-3.css']],
    ['/assets/page-sprite-0.svg', ['/assets/kit-sprite-b.svg', '/assets/sprite-a.svg']],
    ['/assets/main-8.js', ['/assets/main-8.js']],
  ])('%s stands for %j', (path, parts) => expect(partsOfPage(root, html)(path)).toEqual(parts));
});
