import crawlers from 'crawler-user-agents';
import { expect, it } from 'vitest';
import { readAgent, withParser } from './read-agent';

// A public list that others keep. It holds bare words too (`coccoc`), which could be anything.
it('recognises crawlers, fetchers and libraries: 95 of 100 at least', async () => {
  const strings = crawlers.flatMap(({ instances }) => instances);
  expect(strings.length).toBeGreaterThan(2000);
  const missed = await withParser((parse) =>
    strings.filter((agent) => !['bot', 'library'].includes(readAgent(agent, parse).kind ?? '')),
  );
  expect(missed.length / strings.length).toBeLessThan(0.05);
});
