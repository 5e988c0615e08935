import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import { rowsOf, type RecordedPress } from './key-press';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The last presses, newest first. */
export function History({ history, onClear }: { history: readonly RecordedPress[]; onClear: () => void }) {
  const words = useWords();
  const rows = rowsOf(history);
  const columns = [
    { key: 'id', label: words.number, align: 'end', secondary: true },
    { key: 'type', label: 'type', mono: true, secondary: true, whole: true },
    { key: 'key', label: 'key', mono: true, whole: true },
    { key: 'code', label: 'code', mono: true, whole: true },
    { key: 'keyCode', label: 'keyCode', align: 'end' },
    { key: 'modifiers', label: words.modifiers },
    { key: 'repeats', label: words.repeatCount, align: 'end', secondary: true },
  ] as const;
  const toText = () =>
    [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ key }) => row[key]))]
      .map((cells) => cells.join('\t'))
      .join('\n');
  return (
    <section className={styles.part}>
      <ResultHead
        title={words.history}
        actions={
          <>
            <Button size="small" variant="quiet" icon="x" onClick={onClear}>
              {words.clear}
            </Button>
            <CopyButton sends value={toText} label={words.copyHistory} size="small" />
          </>
        }
      />
      <Table rows={rows} headers={columns} label={words.history} />
    </section>
  );
}
