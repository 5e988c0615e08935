import { getDotPath, safeParse } from 'valibot';
import { OperationFailure } from '../../lib/failure';
import { err, ok, type Fault, type Result } from '../../lib/result';
import type { InputKind, Job, Operation } from '../../operations/define';
import { partAt } from '../../operations/chain/part-at';
import type { RecordedRun } from '../../operations/chain/record-run';
import { secretKey } from './chain-id';
import { toPassed, type Passed } from './passed';
import { isUnfit } from './unfit-step';
import { readInputs } from '../../operations/read-inputs';

/** Finds an operation by its names; undefined where there is none. */
export type FindOperation = (toolId: string, operationId: string) => Promise<Operation | undefined>;

/** Why a chain came to no result: at which step, counted from 0, and what that step was given. */
export interface ChainFault extends Fault {
  readonly code:
    'unknown-step' | 'unknown-input' | 'wrong-options' | 'no-secret' | 'refused' | 'no-output' | 'not-read';
  readonly step: number;
  /** Of a step that refused its input: its own fault. */
  readonly reason?: Fault;
  /** Of options that are not valid: the name of the first one. */
  readonly option?: string;
  readonly given: Passed;
}

/** What all steps work with. */
export interface Running {
  readonly find: FindOperation;
  /** Secrets by the place of the step and the name of its input, as `1.password`. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly job: Job;
}

/** Does the steps one after the other, each with the result of the one before. Aborts with the signal's reason; progress counts steps. */
export async function runSteps(
  steps: readonly RecordedRun[],
  input: Passed,
  running: Running,
): Promise<Result<Passed, ChainFault>> {
  let passed = input;
  for (const [place, step] of steps.entries()) {
    running.job.signal.throwIfAborted();
    running.job.step(place);
    running.job.progress(place, steps.length);
    // oxlint-disable-next-line no-await-in-loop -- each step needs the result of the one before
    const result = await runStep(step, place, passed, running);
    if (!result.ok) return result;
    passed = result.value;
  }
  return ok(passed);
}

async function runStep(
  step: RecordedRun,
  place: number,
  given: Passed,
  { find, secrets, job }: Running,
): Promise<Result<Passed, ChainFault>> {
  const fail = (code: ChainFault['code'], more: Pick<ChainFault, 'reason' | 'option'> = {}) =>
    err<ChainFault>({ code, step: place, given, ...more });

  const operation = await find(step.toolId, step.operation);
  const declared = operation && Object.hasOwn(operation.inputs, step.input) ? operation.inputs[step.input] : undefined;
  if (!operation || !declared) return fail('unknown-step');
  if (isUnfit(step, operation)) return fail('unknown-input');
  const options = safeParse(operation.options, step.options);
  if (!options.success) return fail('wrong-options', { option: getDotPath(options.issues[0]) ?? '' });

  const asked = step.secrets.map((name) => [name, secrets[secretKey(place, name)] ?? ''] as const);
  if (asked.some(([, secret]) => secret === '')) return fail('no-secret');
  const content = await asInput(given, declared.kind);
  try {
    const inputs = await readInputs(operation, {
      inputs: { ...step.others, ...Object.fromEntries(asked), [step.input]: content },
      options: options.output,
    });
    await operation.prepare?.();
    job.signal.throwIfAborted();
    // How far the step itself is would count other things than steps.
    const own: Job = { ...job, progress: () => undefined, step: () => undefined, beginning: () => undefined };
    const result = await operation.run(inputs, options.output, own);
    if (!result.ok) return fail('refused', { reason: result.fault });
    const isWhole = step.output.length === 0 && operation.passed !== undefined;
    const part = isWhole
      ? await operation.passed(result.value, inputs, options.output)
      : partAt(result.value, step.output);
    const made = toPassed(part);
    return made === undefined ? fail('no-output') : ok(made);
  } catch (error) {
    if (error instanceof OperationFailure && error.failure.code === 'not-text') return fail('not-read');
    throw error;
  }
}

/** What was passed as the kind of thing that an input takes; a file stays one where it is read as a text. */
async function asInput(given: Passed, kind: InputKind): Promise<Passed> {
  if (kind === 'file') return given instanceof Blob ? asFile(given) : new File([given], 'input');
  if (kind === 'bytes') {
    if (given instanceof Uint8Array) return given;
    return new Uint8Array(await new Blob([given]).arrayBuffer());
  }
  return typeof given === 'string' ? given : asFile(given instanceof Blob ? given : new Blob([given]));
}

function asFile(blob: Blob): File {
  return blob instanceof File ? blob : new File([blob], 'input', { type: blob.type });
}
