import { useMemo, useRef } from 'react';
import { useLocale } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead, Sheet } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { Outcome } from '../../ui/outcome/outcome';
import { Table } from '../../ui/table/table';
import { TextInput, type TextInputHandle } from '../../ui/text-input/text-input';
import { sum } from './operations';
import { rememberedOptions } from './options';
import { EXAMPLE } from './samples';
import type { ListReport, ListRow } from './sum-list';
import { Headline, UnitGroups } from './unit-groups';
import { UnitOptions } from './unit-options';
import { useWords } from './use-words';
import styles from './view.module.css';

/** So many wrong lines are named one by one. */
const MOST_NAMED = 20;

interface ListTabProps {
  text: TextSource;
  onText: (text: TextSource) => void;
}

/** Sizes below each other, as programs print them, and their sum. */
export function ListTab({ text, onText }: ListTabProps) {
  const words = useWords();
  const language = useLocale();
  const [options] = useOptions(rememberedOptions);
  const input = useRef<TextInputHandle>(null);
  const run = useOperation(sum, { text }, { ...options, language }, { enabled: !isEmptySource(text) });
  const fault = run.fault && run.fault.code !== 'empty' ? run.fault : undefined;
  const goTo = (at: number) => (typeof text === 'string' ? () => input.current?.goTo(at) : undefined);
  return (
    <Sheet>
      <TextInput
        ref={input}
        label={words.fields.text}
        value={text}
        onChange={onText}
        rows={8}
        placeholder={words.placeholders.text}
        example={EXAMPLE}
        error={fault && { message: words.fault(fault) }}
      />
      <UnitOptions of="list" />
      <Outcome run={run} unit="items">
        {(report) => <Sum report={report} goTo={goTo} />}
      </Outcome>
      {run.value || run.status === 'busy' ? null : (
        <NoResult>{fault || run.isResting ? undefined : words.empty}</NoResult>
      )}
    </Sheet>
  );
}

interface SumProps {
  report: ListReport;
  goTo: (at: number) => (() => void) | undefined;
}

function Sum({ report, goTo }: SumProps) {
  const words = useWords();
  const { sum: whole, least, counted, nested, doubtful, text } = report;
  const [small] = doubtful;
  const noted: readonly (NoteItem | false)[] = [
    nested > 0 && { kind: 'info', message: words.nestedNote(nested) },
    small !== undefined && {
      kind: 'warning',
      message: words.smallB(doubtful.length),
      where: words.place(small.line),
      onGo: goTo(small.at),
    },
    least !== undefined && { kind: 'info', message: words.leastHint },
    ...wrongNotes(report, words, goTo),
  ];
  return (
    <>
      <ResultHead title={words.sum} meta={words.counted(counted)} />
      <Headline heads={whole.heads} />
      <CopyRows label={words.sum} nameWidth={130}>
        <CopyRow label={words.sum} value={text} />
        {least === undefined ? null : <CopyRow label={words.least} value={least} />}
      </CopyRows>
      <Notes items={noted} />
      <Lines rows={report.rows} />
      <UnitGroups groups={whole.groups} />
    </>
  );
}

function wrongNotes({ rows }: ListReport, words: ReturnType<typeof useWords>, goTo: SumProps['goTo']): NoteItem[] {
  const wrong = rows.flatMap(({ fault, line, at }) => (fault ? [{ fault, line, at }] : []));
  const notes = wrong.slice(0, MOST_NAMED).map(({ fault, line, at }): NoteItem => ({
    kind: 'warning',
    message: words.fault(fault),
    where: words.place(line),
    onGo: goTo(at),
  }));
  const more = wrong.length - MOST_NAMED;
  if (more > 0) notes.push({ kind: 'warning', message: words.moreWrong(more) });
  return notes;
}

/** Each line with what it was read as. */
function Lines({ rows: lines }: { rows: readonly ListRow[] }) {
  const words = useWords();
  const rows = useMemo(
    () =>
      lines.map(({ line, name, typed, bytes, fitting, skipped, fault }) => ({
        ...{ line, name, typed, bytes, fitting },
        remark: fault ? words.fault(fault) : skipped ? words.skipped[skipped] : '',
      })),
    [lines, words],
  );
  return (
    <div className={styles.section}>
      <ResultHead title={words.lines} />
      <Table
        label={words.lines}
        rows={rows}
        headers={[
          { key: 'line', label: words.line, align: 'end', secondary: true },
          { key: 'name', label: words.name, mono: true },
          { key: 'typed', label: words.typed, mono: true, align: 'end', secondary: true },
          { key: 'fitting', label: words.size, mono: true, align: 'end', whole: true },
          { key: 'bytes', label: words.bytes, mono: true, align: 'end', whole: true, secondary: true },
          { key: 'remark', label: words.remark },
        ]}
        sortable
        csvName="sizes.csv"
        copyKeys={['bytes']}
      />
    </div>
  );
}
