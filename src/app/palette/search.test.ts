import searchIndex from 'virtual:search-index';
import { describe, expect, it } from 'vitest';
import { language as en } from '../languages/en';
import { language as fr } from '../languages/fr';
import type { Language } from '../languages/language';
import { language as zhCn } from '../languages/zh-cn';
import { paletteItems } from './items';
import { arrangeResults } from './results';
import { createSearch } from './search';
import { COMMAND_QUERIES, NOTHING, ONLY, QUERIES } from './search-queries';
import { QUERIES_OF_OTHERS } from './search-queries-of-others';
import { LANGUAGE_QUERIES, NO_TOOL, OFTEN_TYPED, QUERIES_SINCE, TAKEN_AS } from './search-queries-since';
import { slipsOf } from './slips';

/** What the palette looks through in a language, and how. */
function searchOf(language: Language) {
  const { shell } = language;
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
  return { items, search };
}

const { tools } = zhCn;
const { items, search } = searchOf(zhCn);
const keys = (query: string) => search(query).items.map(({ key }) => key);

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
  'queries since': QUERIES_SINCE.map(([query, meant]) => ({ query, meant, found: keys(query) })),
};
const SLIPS = Object.entries(OFTEN_TYPED).flatMap(([word, meant]) =>
  slipsOf(word).map((query) => ({ query, meant, found: keys(query) })),
);

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

  it.each([
    ...Object.entries(LISTS).map(([name, list]) => [name, list, 0.95, 0.99] as const),
    // A slip may be another word: `hone`, `crypt`.
    ['slips of one letter', SLIPS, 0.95, 0.98] as const,
  ])('finds %s: nearly all first, hardly any beyond the third', (name, list, atFirst, amongThree) => {
    for (const [first, goal] of [
      [1, atFirst],
      [3, amongThree],
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

  it.each(Object.entries(NO_TOOL))('%s is nothing but what has to do with it', (query, neighbours) =>
    expect(keys(query).filter((key) => !neighbours.includes(key))).toEqual([]),
  );

  it.each(Object.entries(TAKEN_AS))('%s is taken as %s', (query, meant) => {
    const { items, meant: taken } = search(query);
    expect(items).not.toEqual([]);
    expect(taken).toBe(meant);
  });

  it.each(['json', '格式化', 'hash a string', 'hacher', 'urlenc', 'JSON Format', 'Température'])(
    '%s is taken as it is',
    (query) => expect(search(query).meant).toBeUndefined(),
  );

  it('takes words in any order', () => {
    expect(keys('format json')[0]).toBe('json-prettify');
    expect(keys('json yaml')[0]).toBe('json-to-yaml-converter');
    expect(keys('yaml json')[0]).toBe('yaml-to-json-converter');
  });

  it('lists everything while nothing is typed', () => expect(keys('  ')).toEqual(items.map(({ key }) => key)));
});

describe.each([zhCn, en, fr])('on a page in $locale', (language) => {
  const here = searchOf(language).search;
  it.each(Object.entries(LANGUAGE_QUERIES))('%s offers the languages', (query, meant) => {
    const others = meant.filter((locale) => locale !== language.locale).map((locale) => `language-${locale}`);
    const first = here(query)
      .items.slice(0, 3)
      .map(({ key }) => key);
    expect(first).toEqual(expect.arrayContaining(others));
  });
});

it('puts the group of the best hit first', () => {
  const groups = (query: string) => arrangeResults(search(query).items, new Set()).map(({ id }) => id);
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
  const target = search(typed).items[0]?.target;
  expect(target && 'route' in target && target.route(typed)).toBe(path);
});

it('is not held up by a word without end, nor by many', () => {
  expect(search('x'.repeat(200_000)).items).toEqual([]);
  expect(search('jsno '.repeat(2000)).items[0]?.key).toBe('json-prettify');
});
