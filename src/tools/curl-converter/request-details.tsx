import { useMemo } from 'react';
import { readJson } from '../../lib/json/read-json';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { CopyButton } from '../../ui/copy/copy-button';
import { later } from '../../ui/later';
import { ResultHead } from '../../ui/layout/layout';
import { OpenIn } from '../../ui/open-in/open-in';
import { Table } from '../../ui/table/table';
import type { Converted } from './convert';
import type { Pair } from './details';
import { useWords } from './use-words';
import styles from './view.module.css';

const JsonTree = later(async () => (await import('../../ui/json-tree/json-tree')).JsonTree);

/** Longer bodies are shown by other tools. */
const MOST_SHOWN = 200_000;
/** Of other texts the beginning is enough: the whole is copied. */
const MOST_PLAIN = 10_000;

export interface RequestDetailsProps {
  title: string;
  made: Converted;
  isStale: boolean;
}

/** A request taken apart. */
export function RequestDetails({ title, made, isStale }: RequestDetailsProps) {
  const words = useWords();
  const { details, secrets } = made;
  return (
    <div className={styles.details} data-stale={isStale ? '' : undefined}>
      <FactRows
        hideTitle
        title={title}
        rows={[
          { label: words.method, value: details.method },
          { label: 'URL', value: details.url },
          details.removed.length > 0 && { label: words.removed, value: details.removed.join(', ') },
          details.files.length > 0 && { label: words.bodyFile, value: details.files.join(', ') },
        ]}
      />
      <div className={styles.tables}>
        <Pairs title={words.query} pairs={details.query} />
        <Headers pairs={details.headers} />
        <Cookies pairs={details.cookies} />
        <Pairs title={words.fields} pairs={details.fields} />
        <Pairs title={words.settings} pairs={details.options} />
        {secrets.length > 0 ? (
          <div className={styles.body}>
            <ResultHead title={words.secrets(secrets.length)} />
            <Table
              label={words.secrets(secrets.length)}
              rows={secrets}
              headers={[
                { key: 'name', label: words.name, mono: true, render: nameOf },
                { key: 'place', label: words.place, text: ({ place }) => words.places[place] },
              ]}
            />
          </div>
        ) : null}
      </div>
      {details.body !== undefined && details.body !== '' ? <Body text={details.body} /> : null}
    </div>
  );
}

const nameOf = ({ name }: { name: string }) => <span className={styles.name}>{name}</span>;

function Pairs({ title, pairs, actions }: { title: string; pairs: readonly Pair[]; actions?: React.ReactNode }) {
  const words = useWords();
  if (pairs.length === 0) return null;
  return (
    // The table is the landmark, so its title is none.
    <div className={styles.body}>
      <ResultHead title={title} actions={actions} />
      <Table
        label={title}
        rows={pairs}
        headers={[
          { key: 'name', label: words.name, mono: true, render: nameOf },
          {
            key: 'value',
            label: words.value,
            mono: true,
            render: ({ value }) => <span className={styles.value}>{value}</span>,
          },
        ]}
      />
    </div>
  );
}

function Headers({ pairs }: { pairs: readonly Pair[] }) {
  const words = useWords();
  const basic = pairs.find(({ name, value }) => /^authorization$/i.test(name) && /^basic /i.test(value));
  return (
    <Pairs
      title={words.headers}
      pairs={pairs}
      actions={
        basic ? (
          <OpenIn tool="basic-auth-generator" text={`Authorization: ${basic.value}`}>
            {words.openBasic}
          </OpenIn>
        ) : undefined
      }
    />
  );
}

function Cookies({ pairs }: { pairs: readonly Pair[] }) {
  const words = useWords();
  const header = () =>
    `Cookie: ${pairs.map(({ name, value }) => (name === '' ? value : `${name}=${value}`)).join('; ')}`;
  return (
    <Pairs
      title={words.cookies}
      pairs={pairs}
      actions={
        <OpenIn tool="cookie-parser" text={header}>
          {words.openCookies}
        </OpenIn>
      }
    />
  );
}

/** JSON as a tree, all else as it is. */
function Body({ text }: { text: string }) {
  const words = useWords();
  const tree = useMemo(
    () => (text.length <= MOST_SHOWN && /^\s*[[{]/.test(text) ? readJson(text, { strict: true }) : undefined),
    [text],
  );
  const bytes = useMemo(() => new TextEncoder().encode(text).length, [text]);
  return (
    <section aria-label={words.body} className={styles.body}>
      <ResultHead
        title={words.body}
        meta={words.bytes(bytes)}
        actions={<CopyButton value={text} label={words.copyBody} />}
      />
      {tree?.ok ? (
        <JsonTree index={tree.value} label={words.body} />
      ) : (
        <pre className={styles.text}>{text.length > MOST_PLAIN ? `${text.slice(0, MOST_PLAIN)}…` : text}</pre>
      )}
    </section>
  );
}
