import { Button } from '../../ui/button/button';
import type { EmojiNames } from './search';
import { shortened, useNearestWords } from './use-nearest-words';
import { useWords } from './use-words';
import styles from './view.module.css';

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
