import type { Failure } from '../lib/failure';
import type { Fault, Result } from '../lib/result';

/** The names that an operation is found by. */
export interface OperationName {
  readonly toolId: string;
  readonly operationId: string;
}

/** What a worker needs to run one operation; everything can be cloned. */
export interface WorkerJob extends OperationName {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly options: unknown;
}

/** What an operation answered. `lines` are the line starts of a text of more than 200,000 characters. */
export interface Answer {
  readonly result: Result<unknown, Fault>;
  readonly lines?: Uint32Array<ArrayBuffer>;
  /** The value's text, where it is in pieces (`TextChunks`): classes do not cross between threads. */
  readonly chunks?: readonly Uint16Array<ArrayBuffer>[];
}

export type ToWorker =
  | { readonly type: 'run'; readonly id: number; readonly job: WorkerJob }
  /** A run of that operation is about to come: its modules are fetched. */
  | { readonly type: 'expect'; readonly name: OperationName }
  | { readonly type: 'abort'; readonly id: number };

export type FromWorker =
  /** All modules are there: from now on the time counts. */
  | { readonly type: 'started'; readonly id: number }
  | { readonly type: 'step'; readonly id: number; readonly step: number }
  | { readonly type: 'progress'; readonly id: number; readonly done: number; readonly total: number | undefined }
  | { readonly type: 'beginning'; readonly id: number; readonly text: string }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'failed'; readonly id: number; readonly failure: Failure }
  | { readonly type: 'aborted'; readonly id: number };
