import { expect, it } from 'vitest';
import { importTags } from './import-tags';
import { writeTags } from './write-tags';
import { EMPTY_META, type Meta } from './meta';

const OPTIONS = { syntax: 'html', withBasics: true, withComments: true, repeatForX: true } as const;

it('reads back what was written', () => {
  const meta: Meta = {
    type: 'music.song',
    card: 'player',
    values: {
      'og:title': 'Tom & "Jerry" <b>\n你好 😀',
      'og:description': 'D',
      'og:url': 'https://example.com/',
      'og:determiner': 'the',
      'music:duration': '200',
      'twitter:site': '@me',
      'twitter:player:width': '10',
    },
    lists: {
      'og:locale:alternate': [{ 'og:locale:alternate': 'fr_FR' }, { 'og:locale:alternate': 'zh_CN' }],
      'og:image': [
        { 'og:image': 'https://example.com/1.png', 'og:image:alt': 'one' },
        { 'og:image': 'https://example.com/2.png', 'og:image:width': '5' },
      ],
      'music:album': [{ 'music:album': 'https://example.com/a', 'music:album:disc': '2' }],
    },
  };
  for (const syntax of ['html', 'xhtml'] as const) {
    expect(importTags(writeTags(meta, { ...OPTIONS, syntax }))).toMatchObject({ meta, left: [] });
  }
});

it('takes over what pages really hold', () => {
  const found = importTags(`<!doctype html><html><head><title>Page</title>
    <META NAME="Description" CONTENT="From the page"><link rel=canonical href="https://example.com/p">
    <meta name="og:type" content="product"><meta property="og:image:url" content=" https://example.com/i.png ">
    <meta property="og:image:secure_url" content="https://example.com/i.png"><meta property="og:site_name" content="">
    <meta property="twitter:card" content="summary"><meta name="twitter:title" content="From X"><meta property="fb:app_id" content="1">
    <script>window.wasRun = true</script><img src="https://example.com/never.png" onerror="window.wasRun = true">`);
  expect(found?.meta).toEqual({
    type: 'website',
    card: 'summary',
    values: { 'og:title': 'From X', 'og:description': 'From the page', 'og:url': 'https://example.com/p' },
    lists: { 'og:image': [{ 'og:image': 'https://example.com/i.png' }] },
  });
  expect(found?.left).toEqual(['og:type = product', 'og:image:secure_url']);
  expect('wasRun' in window).toBe(false);
});

it.each([
  '',
  'hello',
  '<title>only a title</title>',
  '<meta name="viewport" content="x">',
  '<meta property="__proto__:x" content="y">',
])('finds nothing in %j', (html) => expect(importTags(html)).toBeUndefined());

it('leaves the empty form as it is', () => {
  expect(importTags(writeTags(EMPTY_META, OPTIONS))?.meta).toEqual(EMPTY_META);
});
