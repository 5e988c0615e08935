import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup.mjs';

/** What styles ask on paper costs nobody anything on the screen. */
const PRINT = /@media print \{(?:[^{}]|\{[^{}]*\})*\}/g;
/** `:has()` with no element, class or name in front, but for neighbours, of which there are few. */
const OF_ANYTHING = /(?:^|[\s,>+~(}])(:has\((?!\s*[+~])[^{;]*)/gm;

/** The selectors of a sheet that ask `:has()` of whatever element. */
function askedOfAnything(css: string): string[] {
  const seen = css.replace(/\/\*[^]*?\*\//g, '').replace(PRINT, '');
  return [...seen.matchAll(OF_ANYTHING)].map(([, selector = '']) => selector.trim());
}

it.each([
  ['.number :has(> [aria-invalid]) { width: 88px }', 1],
  [':has(textarea) { margin: 0 }', 1],
  ['.a:not(:has(.b)) { margin: 0 }', 1],
  ['.number:has([aria-invalid]) { width: 88px }', 0],
  ['html:has(.dialog[open]) { overflow: hidden }', 0],
  [':global(#main):has(> [aria-busy]) + footer { visibility: hidden }', 0],
  ['.options > :has(+ .end) { margin: 0 }', 0],
  ['@media print { .a { margin: 0 } :has(> #main) { display: none } }', 0],
])('finds what asks of whatever element in %j', (css, count) => expect(askedOfAnything(css)).toHaveLength(count));

// The browser styles the whole page anew whenever something is put into it or taken out, where it must ask each element around what it holds.
it('asks :has() of no element that is not named', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.css'));
  const found = sheets.flatMap((file) =>
    askedOfAnything(readFileSync(join(ROOT, 'src', file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
