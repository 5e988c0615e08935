import { err, ok, type Result } from '../../../lib/result';
import type { ArgumentFault, ExpressionFault, RunError, RunFault } from '../faults';
import { runEngine, type OutputLimits } from './engine';

export interface JqArgument {
  readonly kind: 'arg' | 'argjson';
  readonly name: string;
  readonly value: string;
}

export interface JqSettings {
  readonly slurp: boolean;
  readonly nullInput: boolean;
  readonly sortKeys: boolean;
  readonly args: readonly JqArgument[];
}

/** The results of a run, each as JSON on one line. */
export interface JqResults {
  readonly lines: readonly string[];
  readonly messages: readonly string[];
  readonly errors: readonly RunError[];
  /** Where there were more than are given. */
  readonly cutBy?: 'count' | 'size';
}

/** There are no files here, so that the name of one is null. */
const WITHOUT_FILES = 'def input_filename: null;\n';

/** Runs jq on values in JSON. */
export async function runJq(
  input: string,
  expression: string,
  settings: JqSettings,
  limits: OutputLimits,
): Promise<Result<JqResults, ExpressionFault | ArgumentFault | RunFault>> {
  const before = expression.includes('input_filename') ? WITHOUT_FILES : '';
  const flags = [
    '-c',
    ...(settings.slurp ? ['-s'] : []),
    ...(settings.nullInput ? ['-n'] : []),
    ...(settings.sortKeys ? ['-S'] : []),
    ...settings.args.flatMap(({ kind, name, value }) => [`--${kind}`, name, value]),
    // What follows is the expression, even where it begins with a minus.
    '--',
  ];
  const run = await runEngine(input, before + expression, flags, limits);
  if (run.ended === 'memory') return err({ code: 'out-of-memory' });
  // Most runs say nothing beside their results.
  const said = run.messages === '' ? undefined : await import('./messages');
  if (said && run.exitCode === COMPILE_ERROR && run.messages.startsWith('jq: error:')) {
    return err(said.compileFault(expression, run.messages, before === '' ? 0 : 1));
  }
  const lines = run.printed.split('\n');
  // Behind the last line feed there is nothing, or what was cut.
  lines.pop();
  const { messages, errors } = said?.readMessages(run.messages) ?? { messages: [], errors: [] };
  const isHalted = errors.length === 0 && (run.exitCode ?? 0) !== 0;
  return ok({
    lines: lines.slice(0, limits.lines),
    messages,
    errors: isHalted ? [{ code: 'halted' }] : errors,
    ...(run.ended === 'lines' ? { cutBy: 'count' as const } : {}),
    ...(run.ended === 'bytes' ? { cutBy: 'size' as const } : {}),
  });
}

const COMPILE_ERROR = 3;
