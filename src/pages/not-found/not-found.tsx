import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { CatalogueEntry } from '../../app/catalogue/types';
import { useLanguage } from '../../app/languages/language';
import { PageLink } from '../../app/navigation/navigation';
import { Rack } from '../../app/tool-card/rack';
import { Icon } from '../../ui/icon/icon';
import { NOT_FOUND_WORDS } from './not-found-words';
import styles from './not-found.module.css';

/** What every unknown address shows, with the three tools whose addresses come nearest to it. */
export function NotFound({ onSearch }: { readonly onSearch: () => void }) {
  const words = NOT_FOUND_WORDS[useLanguage().locale];
  const nearest = useNearestTools();
  return (
    <div className={styles.lost} aria-busy={nearest === undefined}>
      <div className={styles.say}>
        <div className={styles.slot}>
          <Icon name="wrench" />
        </div>
        <div>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          <p>{words.hint}</p>
          <p className={styles.row}>
            <PageLink to="/" className={styles.back}>
              {words.back}
            </PageLink>
            <button type="button" className={styles.search} onClick={onSearch}>
              <Icon name="search" />
              {words.search}
            </button>
          </p>
        </div>
      </div>
      {nearest !== undefined && nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">{words.nearest}</h2>
          <Rack tools={nearest} />
        </section>
      )}
    </div>
  );
}

/** Nothing until they are looked up, which is after the start. */
function useNearestTools(): readonly CatalogueEntry[] | undefined {
  const { tools } = useLanguage();
  const [path] = useLocation();
  const [nearest, setNearest] = useState<readonly CatalogueEntry[]>();
  useEffect(() => {
    let isCurrent = true;
    // A hint that cannot be loaded is simply not given.
    void import('./nearest')
      .then(({ findNearest }) => findNearest(tools, path))
      .catch(() => [])
      .then((found) => isCurrent && setNearest(found));
    return () => {
      isCurrent = false;
    };
  }, [tools, path]);
  return nearest;
}
