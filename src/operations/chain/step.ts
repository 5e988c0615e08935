import type { HandedOver } from '../drafts';
import type { RecordedRun } from './record-run';

/** What stood in a tool when it was left, secrets excepted: by the names of its fields and of its options. */
export interface Snapshot {
  readonly drafts: ReadonlyMap<string, unknown>;
  /** They come from storage: any version of this site may have written them. */
  readonly areStored?: boolean;
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
  /** As it stood when its result was handed on; what differs from that now has made the later steps out of date. */
  readonly handed?: Snapshot;
  /** How it made what it handed on, where that is known and can be done again. */
  readonly run?: RecordedRun | undefined;
}

/** The way that a result has taken through tools, for as long as the tab is open. */
export interface Chain {
  readonly steps: readonly Step[];
  /** The place of the step that is open, or was open last. */
  readonly at: number;
}
