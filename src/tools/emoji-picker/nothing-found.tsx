import { useEffect, useState } from 'react';
import { wholeCharacterCut } from '../../lib/utf8-length';
import { Button } from '../../ui/button/button';
import { nearestWords } from './nearest-words';
import type { EmojiNames } from './search';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A message need not repeat more of a query than this, in UTF-16 units. */
const SHOWN = 80;

function shortened(query: string): string {
  return query.length > SHOWN ? `${query.slice(0, wholeCharacterCut(query, SHOWN))}…` : query;
}

interface NothingFoundProps {
  query: string;
  languages: readonly EmojiNames[];
  onSearch: (query: string) => void;
}

/** Says that a query finds nothing, and offers the words that are nearest to it. */
export function NothingFound({ query, languages, onSearch }: NothingFoundProps) {
  const words = useWords();
  const near = useNearestWords(query, languages);
  return (
    <div className={styles.none}>
      <p role="status">{words.none(shortened(query))}</p>
      {near.length > 0 ? (
        <p className={styles.near}>
          <span>{words.nearest}</span>
          {near.map((word) => (
            <Button key={word} size="small" onClick={() => onSearch(word)}>
              {word}
            </Button>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** The nearest words once they are worked out; none while that is on its way. */
function useNearestWords(query: string, languages: readonly EmojiNames[]): readonly string[] {
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
