import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useLocale } from '../../i18n/context';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, Group, Sheet } from '../../ui/layout/layout';
import { makePart, usePart } from '../../ui/part';
import { type Entry, ENTRIES, isTopic, type Topic, TOPICS } from './commands';
import { CommandLine } from './command-line';
import { memoOptions } from './options';
import { PLACEHOLDERS, type Values } from './placeholders';
import { searchCommands } from './search';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The filter looks into the English words as well; they come with the first letter typed. */
const englishPart = makePart(async () => {
  const [{ descriptions }, { topics }] = await Promise.all([
    import('./locales/descriptions.en'),
    import('./locales/topics.en'),
  ]);
  return { descriptions, topics };
});

export default function GitMemo() {
  const words = useWords();
  const [values, setValues, resetValues] = useOptions(memoOptions);
  const [filter, setFilter] = useDraft('filter', '');
  const found = useFound(filter);
  useLinkedTopic(() => setFilter(''));

  return (
    <Sheet>
      <div role="search">
        <InputText
          type="search"
          label={words.filter}
          hideLabel
          icon="search"
          placeholder={words.filterPlaceholder}
          value={filter}
          onChange={setFilter}
          clearable
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Group label={words.names}>
        <Columns minWidth={150}>
          {PLACEHOLDERS.map((name) => (
            <InputText
              key={name}
              label={words.values[name]}
              mono
              size="small"
              placeholder={name}
              autoComplete="off"
              value={values[name]}
              onChange={(value) => setValues({ [name]: value })}
            />
          ))}
        </Columns>
        <div>
          <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={resetValues}>
            {words.reset}
          </Button>
        </div>
      </Group>
      {found.length === 0 ? (
        <div className={styles.none} role="status">
          <p>{words.none}</p>
          <p>{words.noneHint}</p>
          <TopicList onOpen={() => setFilter('')} />
        </div>
      ) : (
        <>
          {filter.trim() === '' ? <TopicList /> : null}
          {TOPICS.map((topic) => (
            <TopicSection
              key={topic}
              topic={topic}
              entries={found.filter((entry) => entry.topic === topic)}
              values={values}
            />
          ))}
        </>
      )}
    </Sheet>
  );
}

/** The commands that the filter leaves; all of them while it is empty. */
function useFound(filter: string): readonly Entry[] {
  const words = useWords();
  const isFiltered = filter.trim() !== '';
  const isEnglish = useLocale() === 'en';
  const english = usePart(englishPart, isFiltered && !isEnglish);
  if (!isFiltered) return ENTRIES;
  return searchCommands(filter, english ? [words, english] : [words]);
}

/** Goes to the topic that the address names: `#undo`, or `?section=undo` from the palette. */
function useLinkedTopic(onLinked: () => void): void {
  const section = new URLSearchParams(useSearch()).get('section') ?? '';
  const [linked] = useState(() => (isTopic(section) ? section : location.hash.slice(1)));
  useEffect(() => {
    if (!isTopic(linked)) return;
    // A filter from before may hide the section.
    onLinked();
    requestAnimationFrame(() => document.getElementById(linked)?.scrollIntoView());
    // Only where the visitor came in by that address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [linked]);
}

function TopicList({ onOpen }: { onOpen?: () => void }) {
  const words = useWords();
  return (
    <nav aria-label={words.topicList}>
      <ul className={styles.topics}>
        {TOPICS.map((topic) => (
          <li key={topic}>
            <a
              href={`#${topic}`}
              onClick={() => {
                onOpen?.();
                // The section may only be there once the filter is gone.
                if (onOpen) requestAnimationFrame(() => document.getElementById(topic)?.scrollIntoView());
              }}
            >
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

function TopicSection({ topic, entries, values }: TopicSectionProps) {
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
