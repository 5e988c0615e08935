import { isJsonValue } from '../../lib/json-value';
import { doneRuns, type DoneRun } from '../done-runs';
import { DEEPEST, LONGEST_OTHER } from './limits';

/** How a step made its result, so that it can be done again with another input. JSON throughout. */
export interface RecordedRun {
  readonly toolId: string;
  /** The id of the tool's operation. */
  readonly operation: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The input that takes what comes from the step before. */
  readonly input: string;
  /** What the other inputs held, by their names. */
  readonly others: Readonly<Record<string, string>>;
  /** Inputs that are asked for each time, since they are never kept. */
  readonly secrets: readonly string[];
  /** Where in the answer the result stands: names and places, from the outside in. */
  readonly output: readonly (string | number)[];
}

/** Parts of an answer that are looked at. */
const MOST_PARTS = 20_000;

/**
 * How a tool made a result, by the answers that it shows now: `made` is the result as it was shown, `received` what the tool was opened with.
 * Without a result it is the whole answer that counts. Undefined where no answer holds the result, or where it cannot be done again, such as
 * with two files.
 */
export function recordRun(toolId: string, received: unknown, made?: unknown): RecordedRun | undefined {
  const runs = doneRuns(toolId).toSorted((one, other) => Number(holds(other, received)) - Number(holds(one, received)));
  for (const run of runs) {
    const output = made === undefined ? [] : pathTo(run.value, made);
    const recorded = output && recordAs(run, received, output);
    if (recorded) return recorded;
  }
  return undefined;
}

function holds({ inputs }: DoneRun, received: unknown): boolean {
  return received !== undefined && Object.values(inputs).includes(received);
}

function recordAs(run: DoneRun, received: unknown, output: RecordedRun['output']): RecordedRun | undefined {
  const { toolId, operation, inputs, options } = run;
  const input = boundInput(run, received);
  if (input === undefined || !isJsonValue({ ...options })) return undefined;
  const others: [string, string][] = [];
  const secrets: string[] = [];
  for (const [name, { isSecret }] of Object.entries(operation.inputs)) {
    const value = inputs[name];
    if (name === input || value === undefined || value === '') continue;
    if (isSecret) secrets.push(name);
    else if (typeof value === 'string' && value.length <= LONGEST_OTHER) others.push([name, value]);
    else return undefined;
  }
  return {
    toolId,
    operation: operation.id,
    options: { ...options },
    input,
    others: Object.fromEntries(others),
    secrets,
    output,
  };
}

/**
 * The input that holds what was received; else the one that is filled. Where several are it is one that must be: rather one that is no secret, then the first,
 * since a message is declared before its key.
 */
function boundInput({ operation, inputs }: DoneRun, received: unknown): string | undefined {
  const filled = Object.entries(operation.inputs).filter(([name]) => inputs[name] !== undefined && inputs[name] !== '');
  const exact = received === undefined ? undefined : filled.find(([name]) => inputs[name] === received);
  const required = filled.filter(([, { isOptional }]) => !isOptional);
  const open = (among: typeof filled) => among.find(([, { isSecret }]) => !isSecret);
  const [found] = exact ?? open(required) ?? required[0] ?? open(filled) ?? filled[0] ?? [];
  return found;
}

/** Whether a part of an answer is the result that was shown: of bytes, which become a file, the length must do. */
function isMade(part: unknown, made: unknown): boolean {
  if (part === made) return true;
  return made instanceof Blob && ArrayBuffer.isView(part) && part.byteLength === made.size && made.size > 0;
}

/** Where a result stands in an answer, the outermost place first; undefined where it is not in it. */
export function pathTo(answer: unknown, made: unknown): RecordedRun['output'] | undefined {
  let layer: (readonly [RecordedRun['output'], unknown])[] = [[[], answer]];
  for (let seen = 0; layer.length > 0 && seen < MOST_PARTS; seen += layer.length) {
    const found = layer.find(([, part]) => isMade(part, made));
    if (found) return found[0];
    layer = layer.flatMap(([path, part]) =>
      path.length < DEEPEST ? partsOf(part).map(([name, inner]) => [[...path, name], inner] as const) : [],
    );
  }
  return undefined;
}

function partsOf(value: unknown): (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.slice(0, MOST_PARTS).map((part: unknown, place) => [place, part]);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.entries(value);
}
