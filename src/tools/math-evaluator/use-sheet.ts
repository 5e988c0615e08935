import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { useOperation, type Run } from '../../operations/use-operation';
import type { Stopped } from './sheet-result';
import { evaluate } from './operations';
import type { SheetOptions } from './options';

const NONE: readonly Stopped[] = [];

/** Results of a sheet. A line that had to be stopped is left out of the next run, which begins at once, so that the others have theirs. */
export function useSheet(sheet: string, options: SheetOptions, enabled: boolean) {
  const language = useLocale();
  const [held, setStopped] = useState<{ key: string; lines: readonly Stopped[] }>({ key: '', lines: NONE });
  const key = JSON.stringify([sheet, options, language]);
  const stopped = held.key === key ? held.lines : NONE;
  // What was stopped is tried again when it is typed again.
  if (held.key !== key) setStopped({ key, lines: NONE });
  const run = useOperation(evaluate, { sheet }, { ...options, language, stopped: [...stopped] }, { enabled });
  const found = stoppedIn(run);
  if (found && !stopped.some(({ line }) => line === found.line)) setStopped({ key, lines: [...stopped, found] });
  return { run, isStopped: found !== undefined, retry: () => setStopped({ key: '', lines: NONE }) };
}

function stoppedIn({ status, failure }: Run<unknown, unknown>): Stopped | undefined {
  if (status !== 'failed' || !failure || !('step' in failure) || failure.step === undefined) return undefined;
  return { line: failure.step, reason: failure.code === 'too-slow' ? 'too-slow' : 'memory' };
}
