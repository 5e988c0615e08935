import { takesLine } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Columns, Group, Sheet } from '../../ui/layout/layout';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { SearchField } from '../../ui/search-field/search-field';
import { TOPICS } from './commands';
import { useLinkedTopic } from './linked-topic';
import { memoOptions } from './options';
import { PLACEHOLDERS } from './placeholders';
import { TopicList, TopicSection } from './topics';
import { useFound } from './use-found';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Commands by topic, with the visitor's own names in them. */
export default function GitMemo() {
  const words = useWords();
  const [values, , resetValues] = useOptions(memoOptions);
  const field = useOptionField(memoOptions, words.options);
  const [filter, setFilter] = useDraft('filter', '', { takes: takesLine });
  const found = useFound(filter);
  useLinkedTopic(() => setFilter(''));

  return (
    <Sheet>
      <div role="search">
        <SearchField label={words.filter} placeholder={words.filterPlaceholder} value={filter} onChange={setFilter} />
      </div>
      <Group label={words.names}>
        <Columns minWidth={150}>{PLACEHOLDERS.map((name) => field(name))}</Columns>
        <ResetButton onReset={resetValues} />
      </Group>
      {found.length === 0 ? (
        <div className={styles.none} role="status">
          <p>{words.none}</p>
          <p>{words.noneHint}</p>
          <TopicList onOpen={() => setFilter('')} />
        </div>
      ) : null}
      {filter.trim() === '' ? <TopicList /> : null}
      {TOPICS.map((topic) => (
        <TopicSection
          key={topic}
          topic={topic}
          entries={found.filter((entry) => entry.topic === topic)}
          values={values}
        />
      ))}
    </Sheet>
  );
}
