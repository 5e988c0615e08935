import type { ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { Alert } from '../../ui/alert/alert';
import { Pane } from '../../ui/pane/pane';
import { useDelayed } from '../../ui/progress/use-delayed';
import { BUSY_AFTER, RunState, type OutputRun } from '../../ui/text-output/run-state';
import styles from './view.module.css';

export interface ResultPaneProps {
  label: string;
  className?: string | undefined;
  run: OutputRun;
  tabs: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  /** What `progress` counts. @default 'bytes' */
  unit?: 'bytes' | 'items';
  /** Why there is no result although both texts are right. */
  fault?: ReactNode;
  /** What stands there before there is anything to compare. */
  empty: ReactNode;
  /** The result, when there is one. */
  children: ReactNode;
}

/** A result that is no text, with every state on the way to it. */
export function ResultPane({
  label,
  className,
  run,
  tabs,
  actions,
  footer,
  unit,
  fault,
  empty,
  children,
}: ResultPaneProps) {
  const words = useKitWords();
  const isBusyLong = useDelayed(run.status === 'busy', BUSY_AFTER);
  const isShown = children !== undefined && !isBusyLong && (run.status === 'done' || run.stale);
  return (
    <Pane
      label={label}
      className={className}
      tabs={tabs}
      actions={actions}
      aria-busy={run.status === 'busy'}
      footer={isShown ? footer : null}
    >
      {isShown ? (
        <div className={styles.result} data-stale={run.stale ? '' : undefined}>
          {children}
        </div>
      ) : fault !== undefined ? (
        <Alert kind="error" className={styles.same}>
          {fault}
        </Alert>
      ) : (
        <RunState
          // With one side empty the work is done, and there is nothing to show yet.
          run={run.status === 'done' ? { ...run, status: 'idle' } : run}
          isBusyLong={isBusyLong}
          unit={unit}
          empty={empty}
        />
      )}
      <span className="sr" role="status">
        {isBusyLong ? words.working : ''}
      </span>
    </Pane>
  );
}
