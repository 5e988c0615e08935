import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { RowChoice, Table } from '../../ui/table/table';
import type { Entry } from './entry';
import { decoded } from './look-into';
import { MASK, nameOf } from './masked';
import { remembered } from './operations';
import type { LineFault } from './read-text';
import type { Report } from './report';
import { useWords, type ToolWords } from './use-words';
import styles from './view.module.css';

export interface CookieTableProps {
  report: Report;
  areShown: boolean;
  /** Of which one the facts are shown. */
  chosen: number;
  onChoose: (index: number) => void;
}

interface Row {
  readonly index: number;
  readonly entry?: Entry;
  readonly fault?: LineFault;
}

/** Each cookie in a row with what a browser does with it; lines without one stand in their places. */
export function CookieTable({ report, areShown, chosen, onChoose }: CookieTableProps) {
  const words = useWords();
  const locale = useLocale();
  const [{ decode }] = useOptions(remembered);
  const isJson = report.entries[0]?.form === 'json';
  const rows = useMemo(() => rowsOf(report), [report]);
  const valueOf = ({ entry }: Row) => entry && (decode ? decoded(entry.value) : entry.value);
  return (
    <Table<Row>
      label={words.table}
      rows={rows}
      headers={[
        {
          key: 'line',
          label: isJson ? words.entryHead : words.line,
          align: 'end',
          secondary: true,
          text: ({ entry, fault }) => entry?.line ?? fault?.line,
        },
        {
          key: 'name',
          label: words.name,
          mono: true,
          text: ({ entry }) => entry && nameOf(entry, words),
          render: ({ entry, index }) =>
            entry && <Name entry={entry} isChosen={index === chosen} onChoose={() => onChoose(index)} />,
        },
        {
          key: 'value',
          label: words.value,
          mono: true,
          text: valueOf,
          render: (row) => {
            const text = areShown ? (valueOf(row) ?? '') : MASK;
            return row.entry && <span className={breaking(text)}>{text}</span>;
          },
        },
        {
          key: 'size',
          label: words.bytes,
          align: 'end',
          secondary: true,
          text: ({ entry }) => entry && formatNumber(locale, entry.size),
        },
        {
          key: 'verdict',
          label: words.verdict,
          text: (row) => sentencesOf(row, words).join(' '),
          render: (row) => {
            const [state, ...why] = sentencesOf(row, words);
            return (
              <span className={styles.verdict}>
                <Badge kind={kindOf(row)}>{state}</Badge>
                {why.join(' ')}
              </span>
            );
          },
        },
      ]}
      csvName="cookies.csv"
    />
  );
}

interface NameProps {
  entry: Entry;
  isChosen: boolean;
  onChoose: () => void;
}

/** Leads to the facts with the pointer; by keyboard one chooses from the list below, which is one stop and not hundreds. */
function Name({ entry, isChosen, onChoose }: NameProps) {
  const words = useWords();
  return (
    <span className={styles.name}>
      <RowChoice className={breaking(nameOf(entry, words))} isChosen={isChosen} onChoose={onChoose}>
        {nameOf(entry, words)}
      </RowChoice>
      {entry.same > 1 ? <Badge kind="warn">{words.twice(entry.same)}</Badge> : null}
    </span>
  );
}

/** So long is a word that is read as one. */
const MOST_WHOLE = 32;
const breaking = (text: string) => (text.length > MOST_WHOLE ? styles.value : styles.whole);

/** The cookies with what is wrong between them, in the order of the lines. */
function rowsOf({ entries, faults }: Report): Row[] {
  const rows: { line: number; row: Row }[] = [
    ...entries.map((entry, index) => ({ line: entry.line, row: { index, entry } })),
    ...faults.map((fault) => ({ line: fault.line, row: { index: -1, fault } })),
  ];
  if (faults.length > 0) rows.sort((one, other) => one.line - other.line);
  return rows.map(({ row }) => row);
}

/** The state, then why. */
function sentencesOf({ entry, fault }: Row, words: ToolWords): string[] {
  if (!entry) return fault ? [words.states.unread, words.lineFault(fault)] : [];
  const refusals = entry.set?.verdict.refusals ?? [];
  return [words.states[stateOf(entry)], ...refusals.map((each) => words.refusal(each))];
}

/** What is in a file was stored once; what in it is over was no order to delete. */
export function stateOf({ set, form, replacedBy }: Entry) {
  if (!set) return 'sent';
  if (replacedBy !== undefined) return 'replaced';
  return set.verdict.state === 'deletes' && form !== 'set-cookie' ? 'expired' : set.verdict.state;
}

function kindOf({ entry }: Row): 'ok' | 'bad' | 'warn' | undefined {
  return entry ? KINDS[stateOf(entry)] : 'bad';
}

const KINDS = {
  stored: 'ok',
  refused: 'bad',
  deletes: 'warn',
  expired: 'warn',
  replaced: 'warn',
  sent: undefined,
} as const;
