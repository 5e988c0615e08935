import { useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { Progress } from '../progress/progress';
import type { GeneratedProps } from './generated';

/** What stands in the place of values that are not there: late, failed or stopped work. */
export function Unfinished({ run }: Pick<GeneratedProps, 'run'>) {
  const words = useKitWords();
  // Only for the pace, which work that tells no progress does not have.
  const [startedAt] = useState(() => Date.now());
  if (run.status === 'busy') {
    const progress = run.progress ?? { done: 0, startedAt };
    return <Progress {...progress} unit="items" onCancel={run.cancel} />;
  }
  const isFailed = run.status === 'failed';
  return (
    <Alert kind={isFailed ? 'error' : 'info'} title={isFailed ? words.failedTitle : words.wasCancelled}>
      <Button size="small" onClick={run.retry}>
        {isFailed ? words.retry : words.runAgain}
      </Button>
    </Alert>
  );
}
