import { Topic as Section, TopicLinks } from '../../ui/topics/topics';
import { type Entry, type Topic, TOPICS } from './commands';
import { CommandLine } from './command-line';
import { goToTopic } from './linked-topic';
import type { Values } from './placeholders';
import { useWords } from './use-words';

/** Links to the topics; `onOpen` makes room for those that are hidden now. */
export function TopicList({ onOpen }: { onOpen?: () => void }) {
  const words = useWords();
  const open = (topic: string) => {
    onOpen?.();
    if (onOpen) goToTopic(topic);
  };
  const topics = TOPICS.map((id) => ({ id, name: words.topics[id] }));
  return <TopicLinks label={words.topicList} topics={topics} onOpen={open} />;
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
    <Section id={topic} name={name} linkLabel={words.linkTo(name)}>
      {entries.map((entry) => (
        <CommandLine key={entry.command} entry={entry} values={values} />
      ))}
    </Section>
  );
}
