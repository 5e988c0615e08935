import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { CatalogueEntry } from '../../app/catalogue/types';
import { useLanguage } from '../../app/languages/language';
import { PageLink } from '../../app/navigation/navigation';
import { Rack } from '../../app/tool-card/rack';
import { Icon } from '../../ui/icon/icon';
import styles from './not-found.module.css';

/** What every unknown address shows, with the three tools whose addresses come nearest to it. */
export function NotFound({ onSearch }: { readonly onSearch: () => void }) {
  const { shell } = useLanguage();
  const nearest = useNearestTools();
  return (
    <div className={styles.lost}>
      <div className={styles.say}>
        <div className={styles.slot}>
          <Icon name="wrench" />
        </div>
        <div>
          <h1>{shell.notFound.title}</h1>
          <p>{shell.notFound.text}</p>
          <p>{shell.notFound.hint}</p>
          <p className={styles.row}>
            <PageLink to="/" className={styles.back}>
              {shell.notFound.back}
            </PageLink>
            <button type="button" className={styles.search} onClick={onSearch}>
              <Icon name="search" />
              {shell.notFound.search}
            </button>
          </p>
        </div>
      </div>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">{shell.notFound.nearest}</h2>
          <Rack tools={nearest} />
        </section>
      )}
    </div>
  );
}

function useNearestTools(): readonly CatalogueEntry[] {
  const { tools } = useLanguage();
  const [path] = useLocation();
  const [nearest, setNearest] = useState<readonly CatalogueEntry[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // A hint that cannot be loaded is simply not given.
    import('./nearest')
      .then(({ findNearest }) => isCurrent && setNearest(findNearest(tools, path)))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [tools, path]);
  return nearest;
}
