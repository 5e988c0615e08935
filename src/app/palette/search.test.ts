import searchIndex from 'virtual:search-index';
import { describe, expect, it } from 'vitest';
import { language } from '../languages/zh-cn';
import { paletteItems } from './items';
import { arrangeResults } from './results';
import { createSearch } from './search';
import { COMMAND_QUERIES, NOTHING, ONLY, QUERIES } from './search-queries';
import { QUERIES_OF_OTHERS } from './search-queries-of-others';

const { shell, tools } = language;
const items = paletteItems(language, searchIndex, {
  navigate: () => undefined,
  random: async () => 0,
  path: '/',
  give: { openFile: () => undefined, chooseTool: () => undefined },
  chains: [],
});
const search = createSearch(items, (item) => [
  shell.palette.groups[item.group],
  item.group,
  ...(item.category ? [shell.categories[item.category], item.category] : []),
]);
const keys = (query: string) => search(query).map(({ key }) => key);

const ASKED = [...Object.entries(QUERIES), ...Object.entries(COMMAND_QUERIES)].flatMap(([key, queries]) =>
  queries.map((query) => ({ key, query, found: keys(query) })),
);

interface Asked {
  readonly query: string;
  /** One of these is meant. */
  readonly meant: readonly string[];
  readonly found: readonly string[];
}

const LISTS: Readonly<Record<string, readonly Asked[]>> = {
  'our own queries': ASKED.map(({ key, ...asked }) => ({ ...asked, meant: [key] })),
  'queries of others': QUERIES_OF_OTHERS.map(([query, meant]) => ({ query, meant, found: keys(query) })),
};

/** Which of the queries do not have what they mean among their first results. */
function missed(list: readonly Asked[], first: number): string[] {
  return list
    .filter(({ meant, found }) => !found.slice(0, first).some((key) => meant.includes(key)))
    .map(
      ({ query, meant, found }) =>
        `${query}: ${found.slice(0, first).join(', ') || 'nothing'}, not ${meant.join(', ')}`,
    );
}

describe('what people type', () => {
  it('is a list worth measuring with: 300 queries and more, every tool, in several languages', () => {
    expect(new Set(ASKED.map(({ query }) => query)).size).toBe(ASKED.length);
    expect(ASKED.length).toBeGreaterThan(900);
    expect(Object.keys(QUERIES).toSorted()).toEqual(tools.map(({ id }) => id).toSorted());
  });

  it.each(Object.entries(LISTS))('finds %s: nearly all first, hardly any beyond the third', (name, list) => {
    for (const [first, goal] of [
      [1, 0.95],
      [3, 0.99],
    ] as const) {
      const wrong = missed(list, first);
      const share = 1 - wrong.length / list.length;
      // The figure is told with each run.
      // oxlint-disable-next-line no-console
      console.info(`${name}, first ${first}: ${(100 * share).toFixed(1)} % of ${list.length}\n${wrong.join('\n')}`);
      expect(share).toBeGreaterThanOrEqual(goal);
    }
  });

  it.each(ONLY)('%s finds hardly anything else', (query) => expect(keys(query).length).toBeLessThanOrEqual(3));

  it.each(NOTHING)('%s finds nothing', (query) => expect(keys(query)).toEqual([]));

  it('takes words in any order', () => {
    expect(keys('format json')[0]).toBe('json-prettify');
    expect(keys('json yaml')[0]).toBe('json-to-yaml-converter');
    expect(keys('yaml json')[0]).toBe('yaml-to-json-converter');
  });

  it('lists everything while nothing is typed', () => expect(keys('  ')).toEqual(items.map(({ key }) => key)));
});

it('puts the group of the best hit first', () => {
  const groups = (query: string) => arrangeResults(search(query), new Set()).map(({ id }) => id);
  expect(groups('')).toEqual(['Tools', 'Actions', 'External', 'Pages']);
  expect(groups('dark')[0]).toBe('Actions');
  expect(groups('about')[0]).toBe('Pages');
  expect(groups('uuid')[0]).toBe('Tools');
});

it.each([
  ['404', '/http-status-codes?code=404'],
  ['http 404', '/http-status-codes?code=404'],
  ['teapot', '/http-status-codes?code=418'],
  ['http', '/http-status-codes'],
])('%s leads to %s', (typed, path) => {
  const target = search(typed)[0]?.target;
  expect(target && 'route' in target && target.route(typed)).toBe(path);
});
