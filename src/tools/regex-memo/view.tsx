import { takesLine } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { CopyButton } from '../../ui/copy/copy-button';
import { Badge } from '../../ui/badge/badge';
import { Sheet } from '../../ui/layout/layout';
import { OpenIn } from '../../ui/open-in/open-in';
import { useOptionField } from '../../ui/options/use-option-field';
import { SearchField } from '../../ui/search-field/search-field';
import type { Elsewhere } from './claims';
import { TOPICS, type Row, type Topic } from './entries';
import { memoOptions } from './options';
import { searchEntries, sentenceOf } from './search';
import { sampleOf } from './tester-link';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The syntax of expressions by subject, and how it is elsewhere. */
export default function RegexMemo() {
  const words = useWords();
  const field = useOptionField(memoOptions, words.options);
  const [query, setQuery] = useDraft('query', '', { takes: takesLine });
  const found = searchEntries(query, words);
  return (
    <Sheet>
      <div role="search" className={styles.search}>
        <SearchField label={words.search} placeholder={words.searchPlaceholder} value={query} onChange={setQuery} />
        {field('language')}
      </div>
      {found.length === 0 ? <p role="status">{words.none(query.trim().slice(0, 60))}</p> : null}
      {query.trim() === '' ? (
        <nav aria-label={words.topicList}>
          <ul className={styles.topics}>
            {TOPICS.map((topic) => (
              <li key={topic}>
                <a href={`#${topic}`}>{words.topics[topic]}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {TOPICS.map((topic) => (
        <TopicRows key={topic} topic={topic} rows={found.filter((row) => row.topic === topic)} />
      ))}
    </Sheet>
  );
}

function TopicRows({ topic, rows }: { topic: Topic; rows: readonly Row[] }) {
  const words = useWords();
  if (rows.length === 0) return null;
  const name = words.topics[topic];
  return (
    <section id={topic} aria-labelledby={`${topic}-title`} className={styles.topic}>
      <h2 id={`${topic}-title`}>
        {name}
        <a href={`#${topic}`} className={styles.anchor} aria-label={words.linkTo(name)}>
          #
        </a>
      </h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <MemoRow key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function MemoRow({ row }: { row: Row }) {
  const words = useWords();
  const [{ language }] = useOptions(memoOptions);
  const { syntax, elsewhere, isNew } = row.entry;
  const { options, text } = sampleOf(row);
  const other = language === 'javascript' ? undefined : elsewhere?.[language];
  return (
    <li>
      <code className={styles.syntax}>{syntax}</code>
      <div className={styles.meaning}>
        <p>
          {sentenceOf(row, words)} {isNew ? <Badge kind="warn">{words.isNew}</Badge> : null}
        </p>
        {language === 'javascript' || other === undefined ? null : (
          <p className="meta">
            {words.options.language.values[language]}: <Other what={other} />
          </p>
        )}
      </div>
      <span className={styles.acts}>
        <OpenIn tool="regex-tester" text={text} options={options}>
          {words.open}
          <span className="sr"> {syntax}</span>
        </OpenIn>
        <CopyButton value={syntax} label={words.copySyntax(syntax)} iconOnly size="small" variant="quiet" />
      </span>
    </li>
  );
}

function Other({ what }: { what: Elsewhere }) {
  const words = useWords();
  if (what === null) return words.missing;
  return typeof what === 'string' ? <code>{what}</code> : words.remarks[what.remark];
}
