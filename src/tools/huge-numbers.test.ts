import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import type { InputValues, Inputs, Operation } from '../operations/define';
import { job } from '../operations/testing';
import { testedTools } from './tested-tools';

const NINES = '9'.repeat(320);
/** Numbers that no double holds, that overflow when they are added or squared, and that vanish. */
const HUGE = [
  '1e308',
  '1e308 1e308 -1e308',
  '-1e308\n1e308',
  NINES,
  `${NINES} 9${NINES}`,
  `-${NINES}`,
  '1e1000',
  '5e-324',
];
const HUGE_OPTIONS = [1e308, -1e308, Number.MAX_SAFE_INTEGER, 5e-324, Infinity, -Infinity, NaN];
/** Slow by intent: their work grows with what they are told to do, and their inputs are no numbers. */
const LEFT_OUT = ['bcrypt', 'encryption', 'rsa-key-pair-generator', 'password-strength-analyser', 'date-converter'];

const modules = import.meta.glob<Record<string, unknown>>('./*/operations.ts');

function operationsIn(module: Record<string, unknown>): Operation[] {
  const isOperation = (value: unknown) => typeof value === 'object' && value !== null && 'run' in value;
  // Whatever has `run` was declared by `defineOperation`.
  return Object.values(module).filter(isOperation) as Operation[];
}

/** Whether something that is no number stands anywhere in a value. */
function hasNoNumber(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value === 'string') return /\b(?:Infinity|NaN)\b|∞/.test(value);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || depth > 6) return false;
  return Object.values(value).some((each) => hasNoNumber(each, depth + 1));
}

/** What is wrong with an answer; nothing when all is well. */
async function problemOf(operation: Operation, inputs: object, options: object): Promise<string[]> {
  const parsed = safeParse(operation.options, options);
  // What the schema refuses never runs.
  if (!parsed.success) return [];
  const told = `${operation.id} ${JSON.stringify(inputs).slice(0, 60)} ${JSON.stringify(options).slice(0, 60)}`;
  try {
    // The names are the operation's own, and all of them are texts.
    const answer = await operation.run(inputs as InputValues<Inputs>, parsed.output, job());
    return answer.ok && hasNoNumber(answer.value) ? [`${told}: ${JSON.stringify(answer.value).slice(0, 100)}`] : [];
  } catch (error) {
    return [`${told}: throws ${String(error)}`];
  }
}

async function problemsOf(operation: Operation): Promise<string[]> {
  const names = Object.entries(operation.inputs);
  if (names.some(([, input]) => input.kind !== 'text')) return [];
  const [first] = operation.examples;
  const given = { ...first?.inputs };
  const options = { ...first?.options };
  const problems: string[] = [];
  for (const huge of names.length > 0 ? HUGE : []) {
    problems.push(...(await problemOf(operation, Object.fromEntries(names.map(([name]) => [name, huge])), options)));
    for (const [name] of names) problems.push(...(await problemOf(operation, { ...given, [name]: huge }, options)));
  }
  const entries = 'entries' in operation.options ? Object.keys(Object(operation.options.entries)) : [];
  // The clock of an operation is no option that anybody sets.
  for (const key of entries.filter((each) => each !== 'now')) {
    for (const value of HUGE_OPTIONS) {
      problems.push(...(await problemOf(operation, given, { ...options, [key]: value })));
    }
  }
  return problems;
}

const tools = Object.entries(modules).map(([path, load]) => [path.split('/')[1] ?? '', load] as const);

it.each(tools.filter(([id]) => testedTools.includes(id) && !LEFT_OUT.includes(id)))(
  '%s gives no infinity and throws nothing, however large a number',
  { timeout: 120_000 },
  async (_id, load) => {
    const problems: string[] = [];
    for (const operation of operationsIn(await load())) problems.push(...(await problemsOf(operation)));
    expect(problems).toEqual([]);
  },
);
