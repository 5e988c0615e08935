import { useEffect } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { classNames } from '../../ui/class-names';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyIcon } from '../../ui/copy/copy-icon';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { Outcome } from '../../ui/outcome/outcome';
import { Table } from '../../ui/table/table';
import { useNow } from '../../ui/use-now';
import { nextRuns } from './operations';
import { rememberedOptions } from './options';
import type { Run, Runs } from './runs';
import { hasSeconds, liveFrom, runRow } from './table-rows';
import { useWords } from './use-words';
import type { ExplainedText } from './use-schedule';
import styles from './view.module.css';

interface NextRunsProps extends Omit<ExplainedText, 'from'> {
  readonly start: { readonly from: number | undefined; readonly isValid: boolean };
  /** They are there, or there are none. */
  readonly onArrive: () => void;
}

/** The next runs, counted from now on or from a given instant; none while the instant is wrong. */
export function NextRuns({ text, explanation, start: { from, isValid }, zone, onArrive }: NextRunsProps) {
  const words = useWords();
  const language = LANGUAGE_TAGS[useLocale()];
  const [{ dialect, count, hour24 }] = useOptions(rememberedOptions);
  const now = useNow(true);
  const withSeconds = hasSeconds(explanation.schedule);
  const run = useOperation(
    nextRuns,
    { text },
    { dialect, zone, count, ...(from !== undefined && { from }) },
    // The clock is no option: a chain that is saved from here counts from its own time.
    { enabled: isValid, resultKey: from ?? liveFrom(now, withSeconds) },
  );
  const isComing = run.status === 'busy' && run.value === undefined;
  useEffect(() => {
    if (!isComing) onArrive();
    // It is told again whenever they come, whatever becomes of the function.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isComing]);
  const runs = run.value?.runs ?? [];
  const rows = runs.map((each) => runRow(each, words, language, now, { hour24, withSeconds }));
  if (!isValid) return null;
  return (
    <section className={styles.section}>
      <ResultHead
        title={words.runs}
        actions={
          <CopyButton
            sends={words.runs}
            label={words.copyRuns}
            value={runs.map(({ iso }) => iso).join('\n')}
            disabled={runs.length === 0 || run.stale}
          />
        }
      />
      <Outcome run={run} className={styles.section}>
        {(found) => (
          <>
            {rows.length > 0 ? <RunTable rows={rows} zone={explanation.zone} /> : null}
            <Remarks found={found} />
          </>
        )}
      </Outcome>
    </section>
  );
}

type RunRow = ReturnType<typeof runRow>;

const wholeText = (text: string) => <span className={classNames('mono', styles.whole)}>{text}</span>;

function RunTable({ rows, zone }: { rows: readonly RunRow[]; zone: string }) {
  const words = useWords();
  const copy = ({ iso }: Run) => <CopyIcon value={iso} label={`${words.copyRun} ${iso}`} sends={iso} />;
  const badge = ({ remark }: RunRow) => (remark === '' ? null : <Badge kind="warn">{remark}</Badge>);
  const hasMarks = rows.some(({ mark }) => mark !== undefined);
  return (
    <Table<RunRow>
      label={words.runs}
      rows={rows}
      headers={[
        { key: 'local', label: words.local(zone), render: ({ local }) => wholeText(local) },
        { key: 'relative', label: words.relative, whole: true },
        ...(hasMarks ? [{ key: 'remark', label: words.clockChange, render: badge }] : []),
        { key: 'iso', label: words.iso, secondary: true, render: ({ iso }) => wholeText(iso) },
        { key: 'copy', label: words.copyRun, render: copy },
      ]}
    />
  );
}

/** Why there are no more runs, and which the clocks skip. */
function Remarks({ found: { end, until, skipped } }: { found: Runs }) {
  const words = useWords();
  const messages = skipped.map(({ date, times }) => words.skipped(date, times));
  return (
    <>
      {end === 'count' ? null : <p className={styles.remark}>{words.end(end, until)}</p>}
      <Notes items={messages.map((message) => ({ kind: 'warning', message }))} />
    </>
  );
}
