import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import type { RandomSource } from '../lib/random';
import type { NotTextFault } from '../lib/decode-text';
import type { OverdueFailure } from '../lib/failure';
import type { Fault, Result } from '../lib/result';

export type { RandomSource };

/** What a running operation may use besides its arguments. */
export interface Job {
  /** Aborted when the visitor cancels or a newer input takes over. Long loops check it between blocks. */
  readonly signal: AbortSignal;
  /** Tells how far the work is, in the unit of the work (bytes, lines); `total` when it is known. */
  readonly progress: (done: number, total?: number) => void;
  /** Tells which part of the work begins, counted from 0: what is cut off then names it. Unlike progress, each one arrives. */
  readonly step: (index: number) => void;
  /** Shows how a long answer begins, once it is certain that there will be one: some lines, until all of it is there. */
  readonly beginning: (text: string) => void;
  readonly random: RandomSource;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** What `run` receives for each kind of input. A text may come from a file: the runtime has decoded it. */
interface ValueOf {
  text: string;
  bytes: Uint8Array;
  file: File;
  content: string | Uint8Array<ArrayBuffer>;
}

export type InputKind = keyof ValueOf;

/** One declared input; `secret` ones are never stored, linked or logged. */
export interface Input<K extends InputKind = InputKind, Optional extends boolean = boolean> {
  readonly kind: K;
  readonly isSecret: boolean;
  readonly isOptional: Optional;
  secret(): Input<K, Optional>;
  optional(): Input<K, true>;
}

function input<K extends InputKind, O extends boolean>(kind: K, isSecret: boolean, isOptional: O): Input<K, O> {
  return {
    kind,
    isSecret,
    isOptional,
    secret: () => input(kind, true, isOptional),
    optional: () => input(kind, isSecret, true),
  };
}

/** Declares a text input. */
export const text = () => input('text', false, false);
/** Declares an input of raw bytes. */
export const bytes = () => input('bytes', false, false);
/** Declares a file input; `run` reads it in slices, so any size fits. */
export const file = () => input('file', false, false);
/**
 * Declares an input whose very bytes count. A file arrives as the text that is it in UTF-8, byte for byte; where there is no such text
 * (another encoding, a byte order mark, no text at all), as its bytes.
 */
export const content = () => input('content', false, false);

export type Inputs = Readonly<Record<string, Input>>;

/** The values `run` receives for declared inputs. */
export type InputValues<I extends Inputs> = {
  readonly [N in keyof I as I[N] extends Input<InputKind, true> ? never : N]: ValueOf[I[N]['kind']];
} & {
  readonly [N in keyof I as I[N] extends Input<InputKind, true> ? N : never]?: ValueOf[I[N]['kind']];
};

/** What the caller may hand over: a text may also be given as a file, read and decoded where the operation runs. */
export type InputSources<I extends Inputs> = {
  readonly [N in keyof InputValues<I>]: string extends InputValues<I>[N] ? InputValues<I>[N] | Blob : InputValues<I>[N];
};

/** What kind of thing comes out. `report` is any structured-cloneable object that only its own tool can show. */
export type OutputKind = 'text' | 'bytes' | 'file' | 'rows' | 'image' | 'html' | 'report';

export type OptionsSchema = BaseSchema<unknown, object, BaseIssue<unknown>>;

/** One case that the contract test runs: these inputs and options must give this output (or this fault's code). */
export interface Example<I extends Inputs, S extends OptionsSchema, V> {
  readonly inputs: InputValues<I>;
  /** Options that differ from the defaults. */
  readonly options?: Partial<InferOutput<S>>;
  readonly output?: V;
  /** For results with chance or much detail: what must hold. */
  readonly check?: (value: V) => boolean;
  readonly fault?: string;
}

export interface Operation<
  I extends Inputs = Inputs,
  S extends OptionsSchema = OptionsSchema,
  V = unknown,
  F extends Fault = Fault,
> {
  /** Unique within its tool; equals the name it is exported under in `operations.ts`. */
  readonly id: string;
  readonly inputs: I;
  readonly output: OutputKind;
  readonly options: S;
  readonly examples: readonly Example<I, S, V>[];
  /** Inputs whose length in all is above this run in the worker; 0 sends every run there. @default 20000 */
  readonly inlineLimit?: number;
  /** Milliseconds that typing rests before the worker begins; a new file is worked on at once. @default 150 */
  readonly pause?: number;
  /** Milliseconds that a run in the worker may take, for work that nobody can foretell; then its worker is ended. Needs `inlineLimit: 0`. */
  readonly timeLimit?: number;
  /** What is wrong where its time is over: a fault of its own, made where the work was asked for. @default the failure that tells the limit alone */
  readonly overdue?: (
    options: InferOutput<S>,
    failure: OverdueFailure,
    inputs: Readonly<Record<string, unknown>>,
  ) => Promise<F>;
  /**
   * How a text that is given as a file is read, where its format has rules of its own. @default UTF-8, or UTF-16 where a byte order
   * mark says so, without the mark
   */
  readonly decode?: (bytes: Uint8Array<ArrayBuffer>, options: InferOutput<S>) => Result<string, NotTextFault>;
  /** Fetches what `run` imports, before its time counts. */
  readonly prepare?: () => Promise<unknown>;
  /** Pure but for `job`. Heavy libraries are imported inside. */
  readonly run: (inputs: InputValues<I>, options: InferOutput<S>, job: Job) => Result<V, F> | Promise<Result<V, F>>;
  /**
   * What of its answer is handed on, to the next step of a chain or to the standard output, where that is neither the answer itself nor its `text` or
   * `whole`: what the tool's page shows as the result, never its internals. It stands after `run`, from
   * which its types follow.
   * @default the text, the bytes or the file that it is or holds, else its JSON
   */
  readonly passed?: (
    value: NoInfer<V>,
    inputs: InputValues<I>,
    options: InferOutput<S>,
  ) => string | Blob | undefined | Promise<string | Blob | undefined>;
}

/** Declares a pure function as runnable anywhere: page, worker, command line. The types follow from the declaration. */
export function defineOperation<const I extends Inputs, S extends OptionsSchema, V, F extends Fault>(
  operation: Operation<I, S, V, F>,
): Operation<I, S, V, F> {
  return operation;
}
