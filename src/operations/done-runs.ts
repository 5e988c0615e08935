import type { Inputs } from './define';

/** A run of an operation whose answer a view shows now. */
export interface DoneRun {
  readonly toolId: string;
  readonly operation: { readonly id: string; readonly inputs: Inputs };
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Completed by the operation's schema. */
  readonly options: object;
  readonly value: unknown;
}

const runs = new Set<DoneRun>();
const listeners = new Set<() => void>();

/** Calls back whenever an answer comes; what comes back ends that. */
export function onDoneRun(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls back all who listen for answers. */
export function tellAnswer(): void {
  for (const listener of listeners) listener();
}

/** Lists a run for as long as its answer is shown; what comes back takes it off the list. */
export function noteDoneRun(run: DoneRun): () => void {
  runs.add(run);
  tellAnswer();
  return () => {
    runs.delete(run);
  };
}

/** The runs whose answers a tool shows, the latest first. */
export function doneRuns(toolId: string): readonly DoneRun[] {
  return [...runs].filter((run) => run.toolId === toolId).toReversed();
}
