import { getDotPath, safeParse } from 'valibot';
import type { Failure } from '../lib/failure';
import type { Fault } from '../lib/result';
import { sameValue } from '../lib/same-value';
import type { Inputs, InputSources, Operation, OptionsSchema } from './define';

/** All that an answer depends on. Its identity changes only when something in it does. */
export interface Request<I extends Inputs, S extends OptionsSchema, V, F extends Fault> {
  readonly operation: Operation<I, S, V, F>;
  readonly toolId: string;
  readonly inputs: InputSources<I>;
  readonly options: CompletedOptions;
  readonly enabled: boolean;
  readonly resultKey: unknown;
  readonly attempt: number;
}

export type CompletedOptions =
  { readonly ok: true; readonly value: object } | { readonly ok: false; readonly failure: Failure };

/** The options with the schema's defaults; a failure of ours where they are not what the schema takes. */
export function complete(schema: OptionsSchema, options: unknown): CompletedOptions {
  const parsed = safeParse(schema, options);
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  const message = `Option ${getDotPath(issue) ?? ''}: ${issue.message}`;
  return { ok: false, failure: { code: 'crashed', name: 'ValiError', message } };
}

/** Inputs by content where that is cheap (strings), by identity where it is not (files, bytes). */
function sameInputs(one: object, other: object): boolean {
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return entries.length === others.size && entries.every(([name, value]) => Object.is(value, others.get(name)));
}

/** Whether both ask for the same answer. */
export function sameRequest<I extends Inputs, S extends OptionsSchema, V, F extends Fault>(
  one: Request<I, S, V, F>,
  other: Request<I, S, V, F>,
): boolean {
  return (
    one.operation === other.operation &&
    one.toolId === other.toolId &&
    one.enabled === other.enabled &&
    one.attempt === other.attempt &&
    Object.is(one.resultKey, other.resultKey) &&
    sameValue(one.options, other.options) &&
    sameInputs(one.inputs, other.inputs)
  );
}
