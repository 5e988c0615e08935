import { Fragment } from 'react';
import { takesLine } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { CopyButton } from '../../ui/copy/copy-button';
import { Badge } from '../../ui/badge/badge';
import { Sheet } from '../../ui/layout/layout';
import { OpenIn } from '../../ui/open-in/open-in';
import { useOptionField } from '../../ui/options/use-option-field';
import { SearchField } from '../../ui/search-field/search-field';
import { Topic as Section, TopicItems, TopicLinks } from '../../ui/topics/topics';
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
        <TopicLinks label={words.topicList} topics={TOPICS.map((id) => ({ id, name: words.topics[id] }))} />
      ) : null}
      {query.trim() === '' ? (
        TOPICS.map((topic) => <TopicRows key={topic} topic={topic} rows={found.filter((row) => row.topic === topic)} />)
      ) : found.length > 0 ? (
        <TopicItems label={words.results}>
          {found.map((row) => (
            <MemoRow key={`${row.topic} ${row.id}`} row={row} />
          ))}
        </TopicItems>
      ) : null}
    </Sheet>
  );
}

function TopicRows({ topic, rows }: { topic: Topic; rows: readonly Row[] }) {
  const words = useWords();
  if (rows.length === 0) return null;
  const name = words.topics[topic];
  return (
    <Section id={topic} name={name} linkLabel={words.linkTo(name)}>
      {rows.map((row) => (
        <MemoRow key={row.id} row={row} />
      ))}
    </Section>
  );
}

function MemoRow({ row }: { row: Row }) {
  const words = useWords();
  const [{ language }] = useOptions(memoOptions);
  const { syntax, tokens, elsewhere, isNew } = row.entry;
  const { options, text } = sampleOf(row);
  const other = language === 'javascript' ? undefined : elsewhere?.[language];
  return (
    <li className={styles.row}>
      <span className={styles.syntax}>
        {tokens ? tokens.map((token) => <Token key={token} syntax={token} />) : <code>{syntax}</code>}
      </span>
      <div className={styles.meaning}>
        <p>
          {sentenceOf(row, words)} {isNew ? <Badge kind="warn">{words.isNew}</Badge> : null}
        </p>
        {language === 'javascript' ? null : (
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
        {tokens ? null : <Copy syntax={syntax} />}
      </span>
    </li>
  );
}

/** One of several that an entry tells of. */
function Token({ syntax }: { syntax: string }) {
  return (
    <span className={styles.token}>
      <code>{syntax}</code>
      <Copy syntax={syntax} />
    </span>
  );
}

function Copy({ syntax }: { syntax: string }) {
  const words = useWords();
  return <CopyButton value={syntax} label={words.copySyntax(syntax)} iconOnly size="small" variant="quiet" />;
}

function Other({ what }: { what: Elsewhere | undefined }) {
  const words = useWords();
  if (what === undefined) return words.same;
  if (what === null) return words.missing;
  const written = typeof what === 'string' ? [what] : (what.written ?? []);
  const said = typeof what !== 'string' && 'remark' in what ? words.remarks[what.remark] : '';
  return (
    <>
      {written.map((one, index) => (
        <Fragment key={one}>
          {index > 0 ? ' · ' : ''}
          <code>{one}</code>
        </Fragment>
      ))}
      {written.length > 0 && said !== '' ? ' · ' : ''}
      {said}
    </>
  );
}
