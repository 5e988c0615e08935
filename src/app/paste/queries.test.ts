import { expect, it } from 'vitest';
import { LIKELIHOOD, sampleOf } from '../../operations/detect';
import { QUERIES } from '../palette/search-queries';
import { QUERIES_OF_OTHERS } from '../palette/search-queries-of-others';
import { QUERIES_SINCE } from '../palette/search-queries-since';
import { DETECTORS } from './detectors';
import { rankSample } from './rank';

const ALL: readonly (readonly [query: string, tools: readonly string[]])[] = [
  ...Object.entries(QUERIES).flatMap(([tool, queries]) => queries.map((query) => [query, [tool]] as const)),
  ...QUERIES_OF_OTHERS,
  ...QUERIES_SINCE,
];
const bounds = { signal: new AbortController().signal, now: () => 0, limit: 200 };

/** The tools that would stand before those that were searched for. */
async function before(query: string): Promise<readonly string[]> {
  const { suggestions } = await rankSample(sampleOf(query), DETECTORS, bounds);
  const [first] = suggestions;
  return first && first.likelihood >= LIKELIHOOD.plausible ? suggestions.slice(0, 2).map(({ toolId }) => toolId) : [];
}

it('puts nothing before the tool that a query means', async () => {
  const wrong = await Promise.all(
    ALL.map(async ([query, tools]) => {
      const ids = await before(query);
      return ids.length === 0 || ids.some((id) => tools.includes(id)) ? [] : [`${query}: ${ids.join()}`];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});
