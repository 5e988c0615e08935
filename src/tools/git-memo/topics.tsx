import { type Entry, type Topic, TOPICS } from './commands';
import { CommandLine } from './command-line';
import { goToTopic } from './linked-topic';
import type { Values } from './placeholders';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Links to the topics; `onOpen` makes room for those that are hidden now. */
export function TopicList({ onOpen }: { onOpen?: () => void }) {
  const words = useWords();
  const open = (topic: string) => {
    onOpen?.();
    if (onOpen) goToTopic(topic);
  };
  return (
    <nav aria-label={words.topicList}>
      <ul className={styles.topics}>
        {TOPICS.map((topic) => (
          <li key={topic}>
            <a href={`#${topic}`} onClick={() => open(topic)}>
              {words.topics[topic]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TopicSectionProps {
  topic: Topic;
  entries: readonly Entry[];
  values: Values;
}

/** The commands of one topic; nothing while it has none. */
export function TopicSection({ topic, entries, values }: TopicSectionProps) {
  const words = useWords();
  if (entries.length === 0) return null;
  const name = words.topics[topic];
  return (
    <section id={topic} aria-labelledby={`${topic}-title`} className={styles.topic}>
      <h2 id={`${topic}-title`}>
        {name}
        <a href={`#${topic}`} className={styles.anchor} aria-label={words.linkTo(name)}>
          #
        </a>
      </h2>
      <ul className={styles.commands}>
        {entries.map((entry) => (
          <CommandLine key={entry.command} entry={entry} values={values} />
        ))}
      </ul>
    </section>
  );
}
