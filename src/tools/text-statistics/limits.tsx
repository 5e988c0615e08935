import { Badge } from '../../ui/badge/badge';
import { limitsOf } from './rows';
import type { Statistics } from './statistics';
import { useWords } from './use-words';
import styles from './view.module.css';

/** How much of each usual limit is used. */
export function Limits({ statistics }: { statistics: Statistics }) {
  const words = useWords();
  return (
    <section aria-label={words.limits}>
      <h2 className={styles.heading}>{words.limits}</h2>
      <ul className={styles.limits}>
        {limitsOf(statistics).map(({ id, used, limit }) => (
          <li key={id} className={styles.limit}>
            <span>{words.limitName(id)}</span>
            <span className="meta">
              {used > limit ? <Badge kind="bad">{words.over(used - limit)}</Badge> : null} {words.used(used, limit)}
            </span>
            <meter
              aria-label={words.limitName(id)}
              aria-valuetext={words.used(used, limit)}
              min={0}
              max={limit}
              high={limit * 0.9}
              value={Math.min(used, limit)}
              data-over={used > limit ? '' : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
