import { useEffect, useState } from 'react';
import { wholeCharacterCut } from '../../lib/utf8-length';
import { nearestWords } from './nearest-words';
import type { EmojiNames } from './search';

/** A message need not repeat more of a query than this, in UTF-16 units. */
const SHOWN = 80;

/** A query as a message repeats it. */
export function shortened(query: string): string {
  return query.length > SHOWN ? `${query.slice(0, wholeCharacterCut(query, SHOWN))}…` : query;
}

/** The words that are nearest to a query, once they are worked out; none while that is on its way. */
export function useNearestWords(query: string, languages: readonly EmojiNames[]): readonly string[] {
  const [found, setFound] = useState<{ query: string; near: readonly string[] }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (near: readonly string[]) => {
      if (isCurrent) setFound({ query, near });
    };
    // Offline the search for likeness may be missing; the message stands without it.
    nearestWords(query, languages).then(settle, () => settle([]));
    return () => {
      isCurrent = false;
    };
  }, [query, languages]);
  return found?.query === query ? found.near : [];
}
