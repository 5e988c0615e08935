import { useId } from 'react';
import { Badge } from '../../ui/badge/badge';
import { copyText } from '../../ui/copy/copy';
import { Link } from '../../ui/link/link';
import { statusText, type StatusCode } from './codes';
import { linkTo, useInSight } from './linked-code';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A code, what it means and where that is said. All of the card copies it. */
export function CodeCard({ entry, isLinked }: { entry: StatusCode; isLinked: boolean }) {
  const words = useWords();
  const id = useId();
  const card = useInSight(isLinked);
  const { code, name, kind, mark, origin, formerNames, source } = entry;
  const take = () => {
    linkTo(code);
    void copyText(statusText(entry));
  };

  return (
    <li ref={card} className={styles.card} data-linked={isLinked ? '' : undefined}>
      <button
        type="button"
        className={styles.copy}
        title={words.copyHint}
        aria-describedby={id}
        aria-current={isLinked ? 'true' : undefined}
        onClick={take}
      >
        <span className={styles.code}>{code}</span> <span>{name}</span>
      </button>
      <p id={id}>{words.descriptions[code]}</p>
      <div className={styles.foot}>
        {kind === 'webdav' ? <Badge>WebDAV</Badge> : null}
        {mark ? <Badge kind="warn">{words.mark(mark)}</Badge> : null}
        {origin === undefined ? null : <Badge kind="warn">{words.origin(origin)}</Badge>}
        {source ? (
          <Link className={styles.source} href={source.href} target="_blank" rel="noreferrer">
            {source.label}
          </Link>
        ) : null}
        {formerNames ? <span className="meta">{words.formerNames(formerNames)}</span> : null}
      </div>
    </li>
  );
}
