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
type Listener = (isShown: () => boolean) => void;
const listeners = new Set<Listener>();
const always = () => true;

/** Calls back whenever an answer comes, with what tells whether it is still shown; what comes back ends that. */
export function onDoneRun(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls back all who listen for answers. */
export function tellAnswer(isShown: () => boolean = always): void {
  for (const listener of listeners) listener(isShown);
}

/** Lists a run for as long as its answer is shown; what comes back takes it off the list. */
export function noteDoneRun(run: DoneRun): () => void {
  runs.add(run);
  tellAnswer(() => runs.has(run));
  return () => {
    runs.delete(run);
  };
}

/** The runs whose answers a tool shows, the latest first. */
export function doneRuns(toolId: string): readonly DoneRun[] {
  return [...runs].filter((run) => run.toolId === toolId).toReversed();
}
