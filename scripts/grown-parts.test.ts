import { expect, it } from 'vitest';
import { changedParts, partName, sizesOf } from './grown-parts.mjs';

it.each([
  ['/', 'index.html'],
  ['/assets/react-l4vcttE7.js', 'react.js'],
  ['/assets/zh-cn-chmod-calculator-ByPEnDFE.js', 'zh-cn-chmod-calculator.js'],
  ['/assets/view-B-i_pE35.css', 'view.css'],
  ['/assets/sprite-bbcedeea.svg', 'sprite.svg'],
  ['html', 'html'],
])('%s is %s in every build', (path, name) => expect(partName(path)).toBe(name));

it('sums what has one name', () =>
  expect(
    sizesOf([
      ['/assets/main-0JcVmh6U.js', 5],
      ['/assets/main-DOPs5t61.js', 3],
      ['/', 1],
    ]),
  ).toEqual({
    'main.js': 8,
    'index.html': 1,
  }));

it('tells what grew before what shrank, with what came and what went', () =>
  expect(changedParts({ a: 5, b: 9, c: 1, d: 7 }, { a: 5, b: 2, d: 8, e: 4 })).toEqual([
    { name: 'b', is: 9, was: 2 },
    { name: 'c', is: 1, was: 0 },
    { name: 'd', is: 7, was: 8 },
    { name: 'e', is: 0, was: 4 },
  ]));
