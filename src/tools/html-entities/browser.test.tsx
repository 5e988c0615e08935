import fc from 'fast-check';
import { expect, it } from 'vitest';
import names from './standard-names.txt?raw';
import { unescapeText } from './unescape';

/** The browser's own parser is the judge here, and only here. */
function parsedAsText(html: string): string {
  return (
    new DOMParser().parseFromString(`<!doctype html><body><p>${html}`, 'text/html').querySelector('p')?.textContent ??
    ''
  );
}

function parsedAsAttribute(html: string): string {
  const page = new DOMParser().parseFromString(`<!doctype html><body><p title="${html}">`, 'text/html');
  return page.querySelector('p')?.title ?? '';
}

const known = names
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' ')[0] ?? '');
const piece = fc.oneof(
  fc.constantFrom(
    '&',
    '&',
    '#',
    'x',
    'X',
    ';',
    '=',
    ' ',
    'a',
    'Z',
    '0',
    '9',
    'f',
    'é',
    '你',
    '😀',
    '&amp',
    '&not',
    '&notin',
    '&#',
    '&#x',
  ),
  fc.constantFrom(...known),
  fc.constantFrom(...known).map((name) => `&${name}`),
  fc.constantFrom(...known).chain((name) => fc.nat(name.length).map((length) => `&${name.slice(0, length)}`)),
  fc.integer({ min: 1, max: 0x120000 }).map((code) => `&#${code}`),
  fc.integer({ min: 1, max: 0x120000 }).map((code) => `&#x${code.toString(16)};`),
);
const html = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const unescaped = (text: string, rules: 'html' | 'attribute') => unescapeText(text, rules, () => {}).text;

it('reads any text as the browser does', () => {
  fc.assert(
    fc.property(html, (text) => unescaped(text, 'html') === parsedAsText(text)),
    { numRuns: 1500 },
  );
});

it('reads any attribute as the browser does', () => {
  fc.assert(
    fc.property(html, (text) => unescaped(text, 'attribute') === parsedAsAttribute(text)),
    {
      numRuns: 1500,
    },
  );
});

it('reads every number below 700 and around the limits as the browser does', () => {
  const numbers = [...Array(700).keys(), 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xfffd, 0xfffe, 0xffff, 0x10ffff, 0x110000];
  for (const number of numbers) expect(unescaped(`&#${number};`, 'html')).toBe(parsedAsText(`&#${number};`));
});
