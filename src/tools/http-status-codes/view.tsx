import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { copyText } from '../../ui/copy/copy';
import { InputText } from '../../ui/input-text/input-text';
import { Sheet } from '../../ui/layout/layout';
import { Link } from '../../ui/link/link';
import { Switch } from '../../ui/switch/switch';
import { CLASSES, classOf, OFFICIAL_CODES, statusText, UNOFFICIAL_CODES, type StatusCode } from './codes';
import { listOptions } from './options';
import { searchCodes, unassignedCode, type Descriptions } from './search';
import { useFoundCodes } from './use-found-codes';
import { useWords } from './use-words';
import styles from './view.module.css';

const ALL_CODES = [...OFFICIAL_CODES, ...UNOFFICIAL_CODES].toSorted((one, other) => one.code - other.code);

/** The code that the address asks for: `?code=404`. */
function useLinkedCode(): number | undefined {
  const code = new URLSearchParams(useSearch()).get('code');
  return code !== null && /^\d{3}$/.test(code) ? Number(code) : undefined;
}

/** Writes the code into the address, without a new entry in the history. */
function linkTo(code: number): void {
  const address = new URL(location.href);
  address.searchParams.set('code', String(code));
  history.replaceState(history.state, '', address);
}

export default function HttpStatusCodes() {
  const words = useWords();
  const linked = useLinkedCode();
  const [{ filter, hasUnofficial }, setOptions] = useOptions(listOptions);
  const [query, setQuery] = useDraft('search', '');
  useUnknownLink(linked, setQuery);

  // What a link asks for is shown whatever the remembered options hide.
  const codes = useMemo(
    () =>
      ALL_CODES.filter(
        ({ code, kind, origin }) =>
          code === linked || ((hasUnofficial || origin === undefined) && (filter === 'all' || kind === filter)),
      ),
    [filter, hasUnofficial, linked],
  );

  return (
    <Sheet>
      <div className={styles.tools} role="search">
        <InputText
          type="search"
          label={words.search}
          hideLabel
          icon="search"
          placeholder={words.searchPlaceholder}
          value={query}
          onChange={setQuery}
          clearable
          autoComplete="off"
          spellCheck={false}
        />
        <ButtonsSelect
          label={words.filter}
          hideLabel
          value={filter}
          onChange={(next) => setOptions({ filter: next })}
          options={[
            { label: words.all, value: 'all' },
            { label: 'HTTP', value: 'http' },
            { label: words.webdav, value: 'webdav' },
          ]}
        />
        <Switch
          label={words.unofficial}
          checked={hasUnofficial}
          onChange={(next) => setOptions({ hasUnofficial: next })}
        />
      </div>
      {query.trim() === '' ? (
        CLASSES.map((statusClass) => (
          <Group
            key={statusClass}
            title={words.className(statusClass)}
            codes={codes.filter(({ code }) => classOf(code) === statusClass)}
            linked={linked}
          />
        ))
      ) : (
        <Results
          codes={codes}
          query={query.trim()}
          linked={linked}
          // All of them are of HTTP itself.
          onShowUnofficial={() => setOptions({ hasUnofficial: true, ...(filter === 'webdav' && { filter: 'all' }) })}
        />
      )}
    </Sheet>
  );
}

/** A link to a number that is no code, such as `?code=432`, is looked up, so that the page says what it is. */
function useUnknownLink(linked: number | undefined, setQuery: (query: string) => void): void {
  useEffect(() => {
    if (linked !== undefined && !ALL_CODES.some(({ code }) => code === linked)) setQuery(String(linked));
  }, [linked, setQuery]);
}

interface ResultsProps {
  codes: readonly StatusCode[];
  query: string;
  linked: number | undefined;
  onShowUnofficial: () => void;
}

function Results({ codes, query, linked, onShowUnofficial }: ResultsProps) {
  const words = useWords();
  const found = useFoundCodes(codes, query, words.descriptions);
  const unassigned = unassignedCode(codes, query);
  // A filter may hide a code that exists; it is unassigned only when nobody uses it or nobody registered it.
  const known = unassigned && ALL_CODES.find(({ code }) => code === unassigned.code);
  const hidden = unassigned ? 0 : countHidden(codes, query, words.descriptions);
  return (
    <>
      {unassigned && known?.origin !== undefined ? (
        <Alert kind="info">
          <p className={styles.unassigned}>
            {words.unassigned(unassigned.code, unassigned.statusClass * 100)}{' '}
            {words.isUnofficial(known.code, known.origin)}
          </p>
          <Button size="small" onClick={onShowUnofficial}>
            {words.showUnofficial}
          </Button>
        </Alert>
      ) : unassigned && !known ? (
        <Alert kind="info">{words.unassigned(unassigned.code, unassigned.statusClass * 100)}</Alert>
      ) : hidden > 0 ? (
        <Alert kind="info">
          <p className={styles.unassigned}>{words.hiddenUnofficial(hidden, query)}</p>
          <Button size="small" onClick={onShowUnofficial}>
            {words.showUnofficial}
          </Button>
        </Alert>
      ) : found?.length === 0 ? (
        <p className={styles.none} role="status">
          {words.none(query)}
        </p>
      ) : null}
      {found && found.length > 0 ? <Group title={words.results} codes={found} linked={linked} /> : null}
    </>
  );
}

/** How many unofficial codes have the words looked for, where they are not shown and no code shown has them. */
function countHidden(codes: readonly StatusCode[], query: string, descriptions: Descriptions): number {
  if (searchCodes(codes, query, [descriptions]).length > 0) return 0;
  return searchCodes(
    UNOFFICIAL_CODES.filter((entry) => !codes.includes(entry)),
    query,
    [descriptions],
  ).length;
}

function Group({ title, codes, linked }: { title: string; codes: readonly StatusCode[]; linked: number | undefined }) {
  const words = useWords();
  const id = useId();
  if (codes.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <header className={styles.groupHead}>
        <h2 id={id}>{title}</h2>
        <span className="meta">{words.amount(codes.length)}</span>
      </header>
      <ul className={styles.list}>
        {codes.map((entry) => (
          <CodeCard key={entry.code} entry={entry} isLinked={entry.code === linked} />
        ))}
      </ul>
    </section>
  );
}

function CodeCard({ entry, isLinked }: { entry: StatusCode; isLinked: boolean }) {
  const words = useWords();
  const id = useId();
  const card = useRef<HTMLLIElement>(null);
  const { code, name, kind, mark, origin, formerNames, source } = entry;
  const [arrivedLinked] = useState(isLinked);

  useEffect(() => {
    if (!isLinked || !card.current) return;
    const { top, bottom } = card.current.getBoundingClientRect();
    // A card that was clicked is in sight already and stays where it is.
    if (arrivedLinked || top < 0 || bottom > innerHeight) card.current.scrollIntoView({ block: 'center' });
  }, [isLinked, arrivedLinked]);

  return (
    <li ref={card} className={styles.card} data-linked={isLinked ? '' : undefined}>
      <button
        type="button"
        className={styles.copy}
        title={words.copyHint}
        aria-describedby={id}
        aria-current={isLinked ? 'true' : undefined}
        onClick={() => {
          linkTo(code);
          void copyText(statusText(entry));
        }}
      >
        <span className={styles.code}>{code}</span> <span>{name}</span>
      </button>
      <p id={id}>{words.descriptions[code]}</p>
      <div className={styles.foot}>
        {kind === 'webdav' ? <Badge>{words.webdav}</Badge> : null}
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
