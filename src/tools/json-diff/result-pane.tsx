import type { ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { Alert } from '../../ui/alert/alert';
import { Pane, type PaneProps } from '../../ui/pane/pane';
import { useDelayed } from '../../ui/progress/use-delayed';
import { BUSY_AFTER, RunState, type OutputRun } from '../../ui/text-output/run-state';
import styles from './view.module.css';

export interface ResultPaneProps extends Pick<PaneProps, 'label' | 'className' | 'tabs' | 'actions' | 'footer'> {
  run: OutputRun;
  /** What `progress` counts. @default 'bytes' */
  unit?: 'bytes' | 'items';
  /** Why there is no result although both texts are right. */
  fault?: ReactNode;
  /** What stands there before there is anything to compare. */
  empty: ReactNode;
  /** The result, when there is one. */
  children?: ReactNode;
}

/** A result that is no text, with every state on the way to it. */
export function ResultPane({ run, unit, fault, empty, children, footer, ...pane }: ResultPaneProps) {
  const words = useKitWords();
  const isBusyLong = useDelayed(run.status === 'busy', BUSY_AFTER);
  const isShown = children !== undefined && !isBusyLong && (run.status === 'done' || run.stale);
  const result = (
    <div className={styles.result} data-stale={run.stale ? '' : undefined}>
      {children}
    </div>
  );
  // With one side empty the work is done, and there is nothing to show yet.
  const waiting = run.status === 'done' ? { ...run, status: 'idle' as const } : run;
  const state = fault ? (
    <Alert kind="error" className={styles.same}>
      {fault}
    </Alert>
  ) : (
    <RunState run={waiting} isBusyLong={isBusyLong} unit={unit} empty={empty} />
  );
  return (
    <Pane {...pane} aria-busy={run.status === 'busy'} footer={isShown ? footer : null}>
      {isShown ? result : state}
      <span className="sr" role="status">
        {isBusyLong ? words.working : ''}
      </span>
    </Pane>
  );
}
