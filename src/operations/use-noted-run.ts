import { useEffect } from 'react';
import { noteDoneRun, type DoneRun } from './done-runs';

interface Shown {
  readonly request: Pick<DoneRun, 'toolId' | 'operation'> & {
    readonly inputs: object;
    readonly options: { readonly ok: true; readonly value: object } | { readonly ok: false };
  };
  readonly value: unknown;
}

/** Lists an answer for as long as it is shown as that to the present input. */
export function useNotedRun(shown: Shown | undefined): void {
  useEffect(() => {
    if (!shown?.request.options.ok) return undefined;
    const { toolId, operation, inputs, options } = shown.request;
    return noteDoneRun({ toolId, operation, inputs: { ...inputs }, options: options.value, value: shown.value });
  }, [shown]);
}
