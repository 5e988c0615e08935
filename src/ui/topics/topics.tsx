import type { ReactNode } from 'react';
import styles from './topics.module.css';

interface TopicLinksProps {
  /** Names the list to those who do not see it. */
  readonly label: string;
  readonly topics: readonly { readonly id: string; readonly name: string }[];
  /** Called when a link is followed, before the browser goes there. */
  readonly onOpen?: (id: string) => void;
}

/** Links to the topics of a long page, in a row above them. */
export function TopicLinks({ label, topics, onOpen }: TopicLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {topics.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={() => onOpen?.(id)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TopicProps {
  readonly id: string;
  readonly name: string;
  /** Names the link to this topic. */
  readonly linkLabel: string;
  /** Items of a list with a frame. */
  readonly children: ReactNode;
}

/** A topic of a long page: a title that can be linked to, and the list of what belongs to it. */
export function Topic({ id, name, linkLabel, children }: TopicProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.topic}>
      <h2 id={`${id}-title`}>
        {name}
        <a href={`#${id}`} className={styles.anchor} aria-label={linkLabel}>
          #
        </a>
      </h2>
      <TopicItems>{children}</TopicItems>
    </section>
  );
}

/** The framed list of a topic's items, also where they stand without it: found by a search. */
export function TopicItems({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.items} aria-label={label}>
      {children}
    </ul>
  );
}
