import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { InferInput } from 'valibot';
import { failureOf, type Failure } from '../lib/failure';
import type { Fault } from '../lib/result';
import { noteJob } from './activity';
import type { Inputs, InputSources, Operation, OptionsSchema } from './define';
import { createJob } from './job';
import { isLackingSecret } from './lacking-secret';
import { outputLines } from './output-text';
import { expectRun, runInWorker, type OperationAnswer } from './run-operation';
import { complete, sameRequest, type Request } from './run-request';
import { runsHere } from './runs-here';
import { useToolId } from './tool-context';
import { useNotedRun } from './use-noted-run';
import { useHasWrongField } from './wrong-fields';

/** What a view knows about the work it asked for. */
export interface Run<V, F> {
  readonly status: 'idle' | 'busy' | 'done' | 'fault' | 'failed' | 'cancelled';
  /** The answer to the current inputs and options; while `stale`, the one before them. */
  readonly value?: V;
  /** The value is a former one, kept for at most 300 ms of being busy so that the page does not flicker. */
  readonly stale: boolean;
  /** Nothing runs because a field of one of the options is wrong. */
  readonly isResting?: boolean;
  /** Nothing runs because a secret was not kept as the rest of the input was: it must be typed again. */
  readonly lacksSecret?: boolean;
  /** Why the input has no answer, when the status is `fault`. */
  readonly fault?: F;
  /** Why there is no answer although the input may be right, when the status is `failed`. The kit has the words. */
  readonly failure?: Failure;
  /** Start offset of each line, for a text (or a report's `text`) of more than 200,000 characters. */
  readonly lines?: Uint32Array;
  /** How far the work is, while busy, as soon as it said so; `startedAt` in milliseconds since the Unix epoch. */
  readonly progress?: { readonly done: number; readonly total?: number; readonly startedAt: number };
  /** How the answer begins, while busy, where the operation shows it before all is there. */
  readonly beginning?: string;
  /** Stops the work; nothing is shown until the input changes or `retry`. */
  readonly cancel: () => void;
  /** Runs again with the same input. */
  readonly retry: () => void;
}

export interface OperationSettings {
  /** False: nothing runs and the status is `idle`, as while a field of one of the options holds no value of its own. @default true */
  readonly enabled?: boolean;
  /** Changing it runs again with the same input, as "Refresh" of a generator does. */
  readonly resultKey?: unknown;
  /** The fields whose values it gets, where they bear other names than its options. @default the names of the options */
  readonly dependsOn?: readonly string[];
}

/** So long must typing rest before work for the worker begins. A file that is given is no typing. */
const PAUSE = 150;
/** So long may a former value stand in for the coming one. */
const STALE_FOR = 300;

/** What is told of work before its end. */
type Told = Pick<Run<unknown, unknown>, 'progress' | 'beginning'>;

/** How a request ended, with the request, so that an answer is never taken for that of another one. */
type Outcome<R, V, F> = { readonly request: R } & (
  | { readonly status: 'done'; readonly value: V; readonly lines: Uint32Array | undefined }
  | { readonly status: 'fault'; readonly fault: F }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'cancelled' }
);

/** The names of an operation's options, where its schema lists them. */
function declaredNames(schema: OptionsSchema): readonly string[] | undefined {
  return 'entries' in schema && typeof schema.entries === 'object' ? Object.keys(schema.entries ?? {}) : undefined;
}

/** Whether an operation that is given these options heeds the one of this name: a view may hand over more than is declared. */
function takes(schema: OptionsSchema, options: unknown, name: string): boolean {
  return (
    typeof options === 'object' &&
    options !== null &&
    name in options &&
    declaredNames(schema)?.includes(name) !== false
  );
}

/** Waits; rejects at once with the signal's reason when aborted. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/**
 * Runs an operation for a view, again after every change of what it depends on. Small inputs are answered before the next paint, larger
 * ones by a worker after a pause of 150 ms, or at once where a file is new. Only the answer to the current inputs and options is ever
 * shown as such. While a field of one of the options is wrong it rests, and takes up its answer again once the field holds the former
 * value: what was drawn is not drawn anew.
 */
export function useOperation<I extends Inputs, S extends OptionsSchema, V, F extends Fault>(
  operation: Operation<I, S, V, F>,
  inputs: InputSources<I>,
  options: InferInput<S>,
  { enabled: isWanted = true, resultKey, dependsOn }: OperationSettings = {},
): Run<V, F> {
  type R = Request<I, S, V, F>;
  const toolId = useToolId();
  const isResting = useHasWrongField((name) =>
    dependsOn ? dependsOn.includes(name) : takes(operation.options, options, name),
  );
  const lacksSecret = isLackingSecret(toolId, operation, inputs);
  const enabled = isWanted && !isResting && !lacksSecret;
  const [attempt, setAttempt] = useState(0);
  const completed = complete(operation.options, options);
  const wanted: R = {
    operation,
    toolId,
    inputs,
    options: completed,
    enabled: isWanted && !lacksSecret,
    resultKey,
    attempt,
  };
  const [held, hold] = useState(wanted);
  const request = isResting || sameRequest(held, wanted) ? held : wanted;
  if (request !== held) hold(request);

  const [outcome, setOutcome] = useState<Outcome<R, V, F>>();
  const [told, setTold] = useState<{ request: R; parts: Told }>();
  const stop = useRef<() => void>(undefined);
  const given = useRef<readonly unknown[]>([]);

  // A layout effect: a synchronous answer is on the screen with the input that it answers, without a frame in between.
  useLayoutEffect(() => {
    if (!request.enabled) return;
    const controller = new AbortController();
    const { signal } = controller;
    const startedAt = Date.now();
    const files = Object.values(request.inputs).filter((value) => value instanceof Blob);
    const isGiven = files.some((file) => !given.current.includes(file));
    given.current = files;
    const settle = (made: Outcome<R, V, F>) => {
      if (!signal.aborted) setOutcome(made);
    };
    const tell = (part: Told) => {
      if (!signal.aborted)
        setTold((former) => ({ request, parts: { ...(former?.request === request && former.parts), ...part } }));
    };
    stop.current = () => {
      settle({ request, status: 'cancelled' });
      controller.abort();
    };
    start(request, signal, isGiven ? 0 : (request.operation.pause ?? PAUSE), {
      onAnswer: ({ result, lines }) =>
        settle(
          result.ok
            ? { request, status: 'done', value: result.value, lines }
            : { request, status: 'fault', fault: result.fault },
        ),
      onFailure: (failure) => settle({ request, status: 'failed', failure }),
      onProgress: (done, total) => tell({ progress: { done, ...(total !== undefined && { total }), startedAt } }),
      onBeginning: (beginning) => tell({ beginning }),
    });
    return () => controller.abort();
  }, [request]);

  useNotedRun(outcome?.status === 'done' && outcome.request === request ? outcome : undefined);
  const isOutdated = outcome !== undefined && outcome.request !== request;
  useEffect(() => {
    if (!isOutdated) return undefined;
    // Not only hidden but dropped: a former result may be most of the memory that the next one needs.
    const timer = setTimeout(() => setOutcome((current) => (current === outcome ? undefined : current)), STALE_FOR);
    return () => clearTimeout(timer);
  }, [outcome, isOutdated]);

  const isBusy = enabled && outcome?.request !== request;
  const cancel = useCallback(() => {
    if (isBusy) stop.current?.();
  }, [isBusy]);
  const retry = useCallback(() => setAttempt((former) => former + 1), []);
  const controls = { cancel, retry };

  if (!enabled)
    return { status: 'idle', stale: false, isResting: isWanted, lacksSecret: isWanted && lacksSecret, ...controls };
  if (isBusy) {
    const former = outcome?.status === 'done' && outcome.request.operation === operation ? outcome : undefined;
    return {
      status: 'busy',
      stale: former !== undefined,
      ...(former && { value: former.value, ...(former.lines && { lines: former.lines }) }),
      ...(told?.request === request && told.parts),
      ...controls,
    };
  }
  return { ...shownOutcome(outcome), stale: false, ...controls };
}

/** The parts of an outcome that a view sees. */
function shownOutcome<R, V, F>(
  outcome: Outcome<R, V, F> | undefined,
): Pick<Run<V, F>, 'status' | 'value' | 'fault' | 'failure' | 'lines'> {
  switch (outcome?.status) {
    case undefined:
      return { status: 'busy' };
    case 'done':
      return { status: 'done', value: outcome.value, ...(outcome.lines && { lines: outcome.lines }) };
    case 'fault':
      return { status: 'fault', fault: outcome.fault };
    case 'failed':
      return { status: 'failed', failure: outcome.failure };
    case 'cancelled':
      return { status: 'cancelled' };
  }
}

interface Listeners<V, F extends Fault> {
  readonly onAnswer: (answer: OperationAnswer<V, F>) => void;
  readonly onFailure: (failure: Failure) => void;
  readonly onProgress: (done: number, total?: number) => void;
  readonly onBeginning: (text: string) => void;
}

/** Starts the work. When it can be done here and now, the listener has been called before this returns. */
function start<I extends Inputs, S extends OptionsSchema, V, F extends Fault>(
  { operation, toolId, inputs, options }: Request<I, S, V, F>,
  signal: AbortSignal,
  pause: number,
  { onAnswer, onFailure, onProgress, onBeginning }: Listeners<V, F>,
): void {
  if (!options.ok) return onFailure(options.failure);
  const fail = (error: unknown) => {
    if (!signal.aborted) onFailure(failureOf(error));
  };
  if (!runsHere(operation, inputs)) {
    expectRun({ toolId, operationId: operation.id });
    rest(pause, signal)
      .then(() => runInWorker(operation, inputs, options.value, { toolId, signal, onProgress, onBeginning }))
      .then(onAnswer)
      .catch(fail);
    return;
  }
  const answer = (result: OperationAnswer<V, F>['result']) => {
    const lines = result.ok ? outputLines(result.value) : undefined;
    onAnswer(lines ? { result, lines } : { result });
  };
  try {
    const result = operation.run(inputs, options.value, createJob(signal, { progress: onProgress }));
    if (!(result instanceof Promise)) return answer(result);
    const end = noteJob(toolId, operation.id);
    result.then(answer).catch(fail).finally(end);
  } catch (error) {
    fail(error);
  }
}
