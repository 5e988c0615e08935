import { expect, it } from 'vitest';
import { shakeTypes } from './shake-types.mjs';

/** Without the empty lines and the mark of a module. */
const shaken = (modules: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    [...shakeTypes('entry', (path) => modules[path] ?? '')].map(([path, text]) => [
      path,
      text.split('\n').filter((line) => line !== '' && line !== 'export {};'),
    ]),
  );

it('keeps what is exported, with its comments, and what that names', () =>
  expect(
    shaken({
      entry: `/** A. */\nexport interface A { b: B }\ninterface B { c: number }\ninterface Other { d: string }\nexport {};`,
    }),
  ).toEqual({ entry: ['/** A. */', 'export interface A { b: B }', 'interface B { c: number }'] }));

it('keeps of other modules what is needed, however it is named', () =>
  expect(
    shaken({
      entry: `import { One as First, Unused } from './lib/one';
import type * as two from './lib/two';
export declare const a: First;
export declare const b: two.Two;
export declare const c: import('./lib/three').Three<two.Again>;
export * from './lib/four';
export { Five as Fifth } from './lib/five';`,
      'lib/one': `export interface One { a: 1 }\nexport interface Unused { a: 2 }`,
      'lib/two': `export type Two = 2;\nexport type Again = 2;\nexport type Unused = 3;`,
      'lib/three': `export type Three<T> = T[];\nexport declare const unused: import('valibot').Schema;`,
      'lib/four': `export type Four = 4;`,
      'lib/five': `type Five = 5;\ntype Six = 6;\nexport { Five, Six };`,
    }),
  ).toEqual({
    entry: [
      "import type { One as First } from './lib/one.js';",
      "import type * as two from './lib/two.js';",
      "export { Five as Fifth } from './lib/five.js';",
      "export * from './lib/four.js';",
      'export declare const a: First;',
      'export declare const b: two.Two;',
      'export declare const c: import("./lib/three.js").Three<two.Again>;',
    ],
    'lib/one': ['export interface One { a: 1 }'],
    'lib/two': ['export type Two = 2;', 'export type Again = 2;'],
    'lib/three': ['export type Three<T> = T[];'],
    'lib/four': ['export type Four = 4;'],
    'lib/five': ['export { Five };', 'type Five = 5;'],
  }));

it('follows what a module passes on, and what it exports itself hides that', () =>
  expect(
    shaken({
      entry: `import { Deep } from './index';\nexport type A = Deep;`,
      index: `export * from './shallow';\nexport * from './deep';`,
      shallow: `export type Shallow = 1;`,
      deep: `export type Deep = 2;`,
    }),
  ).toMatchObject({ index: ["export * from './deep.js';"], deep: ['export type Deep = 2;'] }));

it('takes no property for a name', () =>
  expect(
    shaken({
      entry: `import { size } from 'elsewhere';\nexport interface A { size: number; readonly [key: string]: number }`,
    }).entry,
  ).toEqual(['export interface A { size: number; readonly [key: string]: number }']));

it.each([
  `import * as v from 'valibot';\nexport declare const a: v.Schema;`,
  `import type { Schema } from 'valibot';\nexport declare const a: Schema;`,
  `export declare const a: import('valibot').Schema;`,
])('refuses what needs a package', (entry) => expect(() => shaken({ entry })).toThrow('need the package valibot'));
