import type { ReactNode } from 'react';
import type { ChangeCounts } from '../../lib/json-diff/comparison';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { DownloadButton } from '../../ui/download-button/download-button';
import { later } from '../../ui/later';
import { viewOptions } from './operations';
import { ResultPane } from './result-pane';
import { DiffTree } from './tree/diff-tree';
import type { useComparison } from './use-comparison';
import { useWords } from './use-words';
import styles from './view.module.css';

const ChangeList = later(async () => (await import('./change-list')).ChangeList);

export type DiffView = 'tree' | 'side' | 'list' | 'patch' | 'text';

export interface DifferencesProps {
  compared: ReturnType<typeof useComparison>;
  /** Of patch and text only the frame stands here until what draws them has come. */
  view: DiffView;
  tabs: ReactNode;
  footer: ReactNode;
  /** Shows an entry in the tree. */
  onShow: (entry: number) => void;
}

/** The differences as a tree, with both sides beside each other, or as a list. */
export function Differences({ compared, view, tabs, footer, onShow }: DifferencesProps) {
  const words = useWords();
  const [{ onlyDifferences }] = useOptions(viewOptions);
  const { run, comparison, sides, tree, makeCsv } = compared;
  const isSame = comparison?.changes.length === 0;
  const download = (
    <DownloadButton
      sends
      size="small"
      fileName="changes.csv"
      mimeType="text/csv;charset=utf-8"
      label={words.downloadCsv}
      content={makeCsv}
      disabled={!comparison || isSame || run.status !== 'done'}
    />
  );
  return (
    <ResultPane
      label={words.result}
      run={run}
      tabs={tabs}
      empty={words.waiting}
      footer={footer}
      actions={view === 'list' ? download : undefined}
    >
      {sides && tree.state ? (
        <>
          {isSame ? (
            <Alert kind="success" className={styles.same}>
              {words.same}
            </Alert>
          ) : null}
          {view === 'list' && !isSame ? <ChangeList sides={sides} onShow={onShow} /> : null}
          {view === 'tree' || view === 'side' ? (
            <DiffTree
              sides={sides}
              layout={view}
              onlyDifferences={onlyDifferences}
              label={words.result}
              state={tree.state}
              onChange={tree.change}
            />
          ) : null}
        </>
      ) : undefined}
    </ResultPane>
  );
}

/** How many differences of each kind there are. */
export function Counts({ counts }: { counts: ChangeCounts }) {
  const words = useWords();
  return (
    <>
      <span className={styles.added}>{words.added(counts.added)}</span>
      <span className={styles.removed}>{words.removed(counts.removed)}</span>
      <span>{words.changed(counts.changed)}</span>
      {counts.moved > 0 ? <span>{words.movedCount(counts.moved)}</span> : null}
    </>
  );
}
