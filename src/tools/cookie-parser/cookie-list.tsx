import { useState } from 'react';
import { formatNumber } from '../../i18n/words';
import { useLocale } from '../../i18n/context';
import type { TextSource } from '../../lib/text-source';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { RevealButton } from '../../ui/reveal-button/reveal-button';
import { Select } from '../../ui/select/select';
import { Table } from '../../ui/table/table';
import { CookieDetails } from './cookie-details';
import { decoded } from './look-into';
import { MASK, nameOf } from './masked';
import { cookieNotes } from './notes';
import { remembered } from './operations';
import type { Kind } from './read-text';
import type { Entry, Report } from './report';
import { useWords } from './use-words';
import styles from './view.module.css';
import { WriteAs } from './write-as-form';

export interface CookieListProps {
  report: Report;
  inputs: { readonly text: TextSource; readonly page: string; readonly time: string };
  kind: Kind;
  /** The values are seen. */
  areShown: boolean;
  onShow: (areShown: boolean) => void;
  /** Reads the lines as several cookies each. */
  onFolded: () => void;
}

/** All cookies with their verdicts, the facts of one of them, and other forms of them. */
export function CookieList({ report, inputs, kind, areShown, onShow, onFolded }: CookieListProps) {
  const words = useWords();
  const { entries } = report;
  const [chosen, setChosen] = useState(0);
  const entry = entries[Math.min(chosen, entries.length - 1)];
  const forms = [...new Set(entries.map(({ form }) => words.forms[form]))].join(', ');
  return (
    <>
      <ResultHead
        title={words.found(entries.length)}
        meta={forms}
        actions={<RevealButton isShown={areShown} onShow={onShow} show={words.showValues} hide={words.hideValues} />}
      />
      <CookieTable entries={entries} areShown={areShown} />
      <Notes items={cookieNotes(words, report, onFolded)} />
      {entries.length > 1 ? (
        <Select
          label={words.choose}
          options={entries.map((each, index) => ({ value: index, label: `${index + 1}. ${nameOf(each, words)}` }))}
          value={Math.min(chosen, entries.length - 1)}
          onChange={setChosen}
        />
      ) : null}
      {entry ? <CookieDetails entry={entry} now={report.now} areShown={areShown} /> : null}
      <WriteAs inputs={inputs} kind={kind} />
    </>
  );
}

function CookieTable({ entries, areShown }: { entries: readonly Entry[]; areShown: boolean }) {
  const words = useWords();
  const locale = useLocale();
  const [{ decode }] = useOptions(remembered);
  const stateOf = ({ set }: Entry) => words.states[set?.verdict.state ?? 'sent'];
  const whyOf = ({ set }: Entry) => (set?.verdict.refusals ?? []).map((each) => words.refusal(each)).join(' ');
  const valueOf = ({ value }: Entry) => (decode ? decoded(value) : value);
  return (
    <Table<Entry>
      label={words.table}
      rows={entries}
      headers={[
        {
          key: 'name',
          label: words.name,
          mono: true,
          text: (entry) => nameOf(entry, words),
          render: (entry) => (
            <>
              {nameOf(entry, words)}{' '}
              {entry.form === 'cookie' && entry.same > 1 ? <Badge kind="warn">{words.twice(entry.same)}</Badge> : null}
            </>
          ),
        },
        {
          key: 'value',
          label: words.value,
          mono: true,
          text: valueOf,
          render: (entry) => <span className={styles.value}>{areShown ? valueOf(entry) : MASK}</span>,
        },
        {
          key: 'size',
          label: words.bytes,
          align: 'end',
          secondary: true,
          text: ({ size }) => formatNumber(locale, size),
        },
        {
          key: 'verdict',
          label: words.verdict,
          text: (entry) => `${stateOf(entry)} ${whyOf(entry)}`.trim(),
          render: (entry) => (
            <span className={styles.verdict}>
              <Badge kind={KINDS[entry.set?.verdict.state ?? 'sent']}>{stateOf(entry)}</Badge>
              {whyOf(entry)}
            </span>
          ),
        },
      ]}
      csvName="cookies.csv"
    />
  );
}

const KINDS = { stored: 'ok', refused: 'bad', deletes: 'warn', sent: undefined } as const;
