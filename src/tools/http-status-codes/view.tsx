import { useMemo } from 'react';
import { takesLine } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { ResultHead, Sheet } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Options } from '../../ui/options/options';
import { SearchField } from '../../ui/search-field/search-field';
import { CodeCard } from './code-card';
import { CLASSES, classOf, type StatusCode } from './codes';
import { useLinkedCode } from './linked-code';
import { listOptions } from './options';
import { remarkOn, shownCodes } from './shown-codes';
import { useFoundCodes } from './use-found-codes';
import { useWords } from './use-words';
import styles from './view.module.css';

/** All status codes by class, or those that one looks for. */
export default function HttpStatusCodes() {
  const words = useWords();
  const [options] = useOptions(listOptions);
  const [typed, setTyped] = useDraft('search', '', { takes: takesLine });
  const linked = useLinkedCode(setTyped);
  const codes = useMemo(() => shownCodes(options, linked), [options, linked]);
  const query = typed.trim();

  return (
    <Sheet>
      <Options
        schema={listOptions}
        words={words.options}
        open={['filter', 'hasUnofficial']}
        buttons={['filter']}
        before={
          <div className={styles.search} role="search">
            <SearchField label={words.search} placeholder={words.searchPlaceholder} value={typed} onChange={setTyped} />
          </div>
        }
      />
      {query === '' ? (
        CLASSES.map((statusClass) => (
          <Group
            key={statusClass}
            title={words.className(statusClass)}
            codes={codes.filter(({ code }) => classOf(code) === statusClass)}
            linked={linked}
          />
        ))
      ) : (
        <Results codes={codes} query={query} linked={linked} />
      )}
    </Sheet>
  );
}

interface ResultsProps {
  codes: readonly StatusCode[];
  query: string;
  linked: number | undefined;
}

function Results({ codes, query, linked }: ResultsProps) {
  const words = useWords();
  const [{ filter }, change] = useOptions(listOptions);
  const found = useFoundCodes(codes, query, words.descriptions);
  const remark = remarkOn(query, codes, words);
  // All of them are of HTTP itself.
  const showUnofficial = () => change({ hasUnofficial: true, ...(filter === 'webdav' && { filter: 'all' }) });
  return (
    <>
      {remark ? (
        <Alert kind="info">
          <p className={styles.remark}>{remark.text}</p>
          {remark.isOfHidden ? (
            <Button size="small" onClick={showUnofficial}>
              {words.options.hasUnofficial}
            </Button>
          ) : null}
        </Alert>
      ) : null}
      {!remark && found?.length === 0 ? (
        <div role="status">
          <NoResult>{words.none(query)}</NoResult>
        </div>
      ) : null}
      {found ? <Group title={words.results} codes={found} linked={linked} /> : null}
    </>
  );
}

function Group({ title, codes, linked }: { title: string; codes: readonly StatusCode[]; linked: number | undefined }) {
  const words = useWords();
  if (codes.length === 0) return null;
  return (
    <section aria-label={title}>
      <ResultHead title={title} meta={words.amount(codes.length)} />
      <ul className={styles.list}>
        {codes.map((entry) => (
          <CodeCard key={entry.code} entry={entry} isLinked={entry.code === linked} />
        ))}
      </ul>
    </section>
  );
}
