import { useEffect, useState } from 'react';
import type { JsonNodes } from '../../lib/json/json-index';
import { searchJson } from '../../lib/json/search-json';

/** So long, in milliseconds, the search keeps the page busy at a time. */
const SLICE = 8;
const PAUSE = 120;
const NOTHING = new Uint32Array();

/** The nodes whose key or value holds the query; undefined while the search is on. Runs in slices, so nothing stops. */
export function useTreeSearch(index: JsonNodes, query: string): Uint32Array | undefined {
  const [found, setFound] = useState<{ index: JsonNodes; query: string; nodes: Uint32Array }>();

  useEffect(() => {
    if (query === '') return undefined;
    const steps = searchJson(index, query);
    const work = () => {
      const until = performance.now() + SLICE;
      do {
        const step = steps.next();
        if (step.done) {
          setFound({ index, query, nodes: step.value });
          return;
        }
      } while (performance.now() < until);
      timer = setTimeout(work);
    };
    let timer = setTimeout(work, PAUSE);
    return () => clearTimeout(timer);
  }, [index, query]);

  if (query === '') return NOTHING;
  return found?.index === index && found.query === query ? found.nodes : undefined;
}
