import { useState } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import type { Run } from '../../operations/use-operation';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { NoResult } from '../no-result/no-result';
import { Progress } from '../progress/progress';
import { useDelayed } from '../progress/use-delayed';
import { failureHint, failureTitle } from '../text-output/failure-words';

/** Work shorter than this, in milliseconds, shows no progress. */
const BUSY_AFTER = 300;

export interface UnfinishedProps {
  run: Pick<Run<unknown, unknown>, 'status' | 'lacksSecret' | 'failure' | 'progress' | 'cancel' | 'retry'>;
  /** What `progress` counts. @default 'bytes' */
  unit?: 'bytes' | 'items';
  /** Late work is as high as one line. @default false */
  isBare?: boolean;
}

/** What stands in the place of a result that is not there: late work, work that was stopped, or that failed. */
export function Unfinished({ run, unit = 'bytes', isBare = false }: UnfinishedProps) {
  const words = useKitWords();
  const locale = useLocale();
  const isLate = useDelayed(run.status === 'busy', BUSY_AFTER);
  if (isLate) return <Working run={run} unit={unit} isBare={isBare} />;
  if (run.lacksSecret) return <NoResult>{words.typeSecretAgain}</NoResult>;
  if (run.status !== 'failed' && run.status !== 'cancelled') return null;
  const isFailed = run.status === 'failed';
  return (
    <Alert kind={isFailed ? 'error' : 'info'} title={isFailed ? failureTitle(words, run.failure) : words.wasCancelled}>
      {isFailed ? <p>{failureHint(words, locale, run.failure)}</p> : null}
      <Button size="small" icon="refresh-cw" onClick={run.retry}>
        {isFailed ? words.retry : words.runAgain}
      </Button>
    </Alert>
  );
}

function Working({ run, unit, isBare }: Required<UnfinishedProps>) {
  const words = useKitWords();
  const [startedAt] = useState(() => Date.now());
  const progress = run.progress ?? { done: 0, startedAt };
  return <Progress title={isBare ? undefined : words.working} {...progress} unit={unit} onCancel={run.cancel} />;
}
