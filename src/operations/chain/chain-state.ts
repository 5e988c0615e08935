import type { HandedOver } from '../drafts';
import type { RecordedRun } from './record-run';

/** What stood in a tool when it was left, secrets excepted: by the names of its fields and of its options. */
export interface Snapshot {
  readonly drafts: ReadonlyMap<string, unknown>;
  readonly options: Readonly<Record<string, unknown>>;
  /** Secrets were typed, too: no sample may stand in their places later. */
  readonly hadSecrets: boolean;
}

/** One tool on the way of a result. */
export interface Step {
  readonly toolId: string;
  /** What it was opened with; nothing for the first one. */
  readonly received?: HandedOver;
  /** As it was left; nothing before that. */
  readonly snapshot?: Snapshot;
  /** How it made what it handed on, where that is known and can be done again. */
  readonly run?: RecordedRun | undefined;
}

/** The way that a result has taken through tools, for as long as the page lives. */
export interface Chain {
  readonly steps: readonly Step[];
  /** The place of the step that is open, or was open last. */
  readonly at: number;
}

let chain: Chain | undefined;
const listeners = new Set<() => void>();

/** The way so far; undefined where no result was handed on. */
export function currentChain(): Chain | undefined {
  return chain;
}

/** Puts another way in its place, or forgets it. */
export function setChain(next: Chain | undefined): void {
  chain = next;
  for (const listener of [...listeners]) listener();
}

/** Calls the listener after every change; returns what ends that. */
export function followChain(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
