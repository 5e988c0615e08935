import { describe, expect, it } from 'vitest';
import type { PaletteItem } from './items';
import { arrangeUntyped, echoOf } from './results';

const item = (key: string, group: PaletteItem['group'] = 'Tools'): PaletteItem => ({
  key,
  group,
  name: key,
  description: '',
  icon: 'hash',
  target: { route: () => `/${key}` },
  record: {
    id: key,
    names: [],
    descriptions: [],
    keywords: [],
  },
});
const ITEMS = [...'abcdefgh'].map((key) => item(key)).concat(item('home', 'Pages'));

const arranged = (visitor: Partial<Parameters<typeof arrangeUntyped>[2]>, opened: readonly 'Favourites'[] = []) =>
  arrangeUntyped(ITEMS, new Set(opened), { favourites: [], recent: [], present: 'home', ...visitor }).map(
    ({ id, lines }) =>
      `${id} ${lines.map((line) => (line.kind === 'item' ? line.item.key : `all ${line.count}`)).join()}`,
  );

describe('while nothing is typed', () => {
  it('favourites and recent tools come first, each once', () => {
    expect(arranged({ favourites: ['c', 'gone'], recent: ['b', 'c'] })).toEqual([
      'Favourites c',
      'Recent b',
      'Tools a,b,c,d,e,all 8',
    ]);
  });

  it('there are no such groups without any', () => expect(arranged({})).toEqual(['Tools a,b,c,d,e,all 8']));

  it('the page one is on is not offered', () => {
    expect(arranged({ favourites: ['a', 'b'], recent: ['a', 'c'], present: 'a' })).toEqual([
      'Favourites b',
      'Recent c',
      'Tools b,c,d,e,f,all 7',
      'Pages home',
    ]);
  });

  it('many favourites do not push the rest out of sight', () => {
    const favourites = [...'abcdef'];
    expect(arranged({ favourites })[0]).toBe('Favourites a,b,c,d,e,all 6');
    expect(arranged({ favourites }, ['Favourites'])[0]).toBe('Favourites a,b,c,d,e,f');
  });
});

it.each([
  [' uuid ', 'uuid'],
  ['a'.repeat(24), 'a'.repeat(24)],
  ['a'.repeat(25), `${'a'.repeat(24)}…`],
  [`${'a'.repeat(23)}😀`, `${'a'.repeat(23)}😀`],
  [`${'a'.repeat(23)}😀b`, `${'a'.repeat(23)}😀…`],
])('%j is repeated as %j', (query, echo) => expect(echoOf(query)).toBe(echo));
