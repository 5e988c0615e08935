import type { ReactNode } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import type { Run } from '../../operations/use-operation';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { Progress } from '../progress/progress';
import { failureHint, failureTitle } from './failure-words';
import styles from './text-output.module.css';

/** How the work stands that makes a result. */
export type OutputRun = Pick<
  Run<unknown, unknown>,
  'status' | 'stale' | 'isResting' | 'lacksSecret' | 'progress' | 'beginning' | 'failure' | 'cancel' | 'retry'
>;

/** Work shorter than this, in milliseconds, shows no progress. */
export const BUSY_AFTER = 300;

export interface RunStateProps {
  run: OutputRun;
  /** The work has taken so long that its progress is shown. */
  isBusyLong: boolean;
  /** What `progress` counts. @default 'bytes' */
  unit?: 'bytes' | 'items' | undefined;
  /** What stands there before there is anything. @default the words for where the result appears */
  empty?: ReactNode;
  /** Draws the first lines of a result that is on its way. */
  lines?: (text: string) => ReactNode;
}

/** What stands in the place of a result that is not there: on its way, stopped, failed, or asked for in vain. */
export function RunState({ run, isBusyLong, unit = 'bytes', empty, lines }: RunStateProps) {
  const words = useKitWords();
  const locale = useLocale();
  if (isBusyLong) {
    const { done, total, startedAt } = run.progress ?? { done: 0, startedAt: 0 };
    const begun = run.beginning !== undefined && lines?.(run.beginning);
    return (
      <>
        <div className={begun ? styles.remark : styles.state}>
          <div className={styles.work}>
            <Progress
              title={begun ? words.firstLines : words.working}
              done={done}
              total={total}
              startedAt={startedAt}
              unit={unit}
              onCancel={run.cancel}
            />
          </div>
        </div>
        {begun}
      </>
    );
  }
  if (run.status === 'failed') {
    return (
      <div className={styles.state}>
        <Alert kind="error" title={failureTitle(words, run.failure)}>
          {failureHint(words, locale, run.failure)}
          <div className={styles.act}>
            <Button size="small" icon="refresh-cw" onClick={run.retry}>
              {words.retry}
            </Button>
          </div>
        </Alert>
      </div>
    );
  }
  if (run.status === 'cancelled') {
    return (
      <div className={styles.state}>
        <strong>{words.wasCancelled}</strong>
        <Button size="small" icon="refresh-cw" onClick={run.retry}>
          {words.runAgain}
        </Button>
      </div>
    );
  }
  if (run.status === 'fault' || run.isResting) {
    return (
      <div className={styles.state}>
        <strong>{words.noResult}</strong>
        <span>{run.lacksSecret ? words.typeSecretAgain : words.fixInput}</span>
      </div>
    );
  }
  if (run.status === 'busy') return <div className={styles.state} />;
  return <div className={styles.state}>{empty ?? <span>{words.resultHere}</span>}</div>;
}
