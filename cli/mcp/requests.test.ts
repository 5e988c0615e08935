import { beforeAll, expect, it } from 'vitest';
import { makeList } from './make-list';
import { REQUESTS } from './requests';
import { rankWith } from './testing-ranking';

let names = new Set<string>();
let rank = rankWith([]);

beforeAll(async () => {
  const listed = await makeList();
  names = new Set(listed.map(({ tool }) => tool.name));
  rank = rankWith(
    listed.map(({ tool: { name, title, description } }) => ({ name, text: [name, title, description].join(' ') })),
  );
}, 300_000);

it('asks for at least 45 tools in at least 80 ways, all of which there are', () => {
  expect(REQUESTS.length).toBeGreaterThanOrEqual(80);
  const wanted = REQUESTS.flatMap(({ tools }) => tools);
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(wanted.map((name) => name.split('_')[0])).size).toBeGreaterThanOrEqual(45);
});

it('finds the right tool first for nine requests in ten, and among three for nearly all', () => {
  const places = REQUESTS.map(({ words, tools }) => rank(words).findIndex((name) => tools.includes(name)));
  const share = (most: number) => places.filter((place) => place < most).length / REQUESTS.length;
  const figures = { requests: REQUESTS.length, first: share(1), amongThree: share(3) };
  console.info(`Tools found by their descriptions: ${JSON.stringify(figures)}`);
  expect(figures.first).toBeGreaterThanOrEqual(0.9);
  expect(figures.amongThree).toBeGreaterThanOrEqual(0.97);
});
