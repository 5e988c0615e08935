import { describe, expect, it } from 'vitest';
import type { FittingItem, PaletteItem } from './items';
import { arrangeGiven, arrangePasted, arrangeTyped, arrangeUntyped, echoOf, type ResultGroup } from './results';

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

const shown = (groups: readonly ResultGroup[]) =>
  groups.map(
    ({ id, lines }) =>
      `${id} ${lines.map((line) => (line.kind === 'item' ? line.item.key : `all ${line.count}`)).join()}`,
  );

const arranged = (visitor: Partial<Parameters<typeof arrangeUntyped>[2]>, opened: readonly 'Favourites'[] = []) =>
  shown(arrangeUntyped(ITEMS, new Set(opened), { favourites: [], recent: [], present: 'home', ...visitor }));

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

describe('what fits', () => {
  const fitting = (toolId: string, likelihood: number, inside?: string): FittingItem => ({
    ...item(inside ? `for ${toolId}, inside ${inside}` : `for ${toolId}`),
    toolId,
    opensId: inside ?? toolId,
    likelihood,
    ...(inside && { isInside: true }),
  });
  const NONE_OPENED = new Set<never>();

  it('stands before what was found by name where it is clear, and each tool once', () => {
    const fit = [fitting('b', 0.9), fitting('b', 0.9, 'c'), fitting('x', 0.2)];
    expect(shown(arrangeTyped([item('a'), item('b'), item('c'), item('d')], fit, NONE_OPENED))).toEqual([
      'Fitting for b,for b, inside c,for x',
      'Tools a,c',
    ]);
  });

  it('stands behind it where it is not, and a tool that was found keeps its place', () => {
    const fit = [fitting('b', 0.4), fitting('b', 0.4, 'c'), fitting('x', 0.3)];
    expect(shown(arrangeTyped([item('a'), item('b')], fit, NONE_OPENED))).toEqual(['Tools a,b', 'Fitting for x']);
    expect(shown(arrangeTyped([item('b')], fit.slice(0, 2), NONE_OPENED))).toEqual(['Tools b']);
    expect(shown(arrangeTyped([], fit.slice(0, 1), NONE_OPENED))).toEqual(['Fitting for b']);
  });

  it('stands first for a line that was pasted, likely or not, and there is always a way to choose', () => {
    const fit = [fitting('b', 0.4)];
    const choose = item('choose', 'Actions');
    expect(shown(arrangePasted([item('a'), item('b')], fit, choose, NONE_OPENED))).toEqual([
      'Fitting for b',
      'Tools a',
      'Taking choose',
    ]);
    expect(shown(arrangePasted([], [], choose, NONE_OPENED))).toEqual(['Taking choose']);
  });

  it('is followed by the other tools that take what was given', () => {
    const taking = ITEMS.slice(0, 8);
    expect(shown(arrangeGiven(taking, [fitting('b', 0.4)], NONE_OPENED))).toEqual([
      'Fitting for b',
      'Taking a,c,d,e,f,all 7',
    ]);
    expect(shown(arrangeGiven(taking, [], NONE_OPENED))).toEqual(['Taking a,b,c,d,e,all 8']);
    expect(shown(arrangeGiven([], [], NONE_OPENED))).toEqual([]);
  });
});
