import type { TextSource } from '../../lib/text-source';
import type { Run } from '../../operations/use-operation';
import { type Conversion, type LineFault, overlineHelps } from './conversion';
import type { RomanOptions } from './operations';
import { LIMITS } from './roman';
import type { ToolWords } from './use-words';

/** The wrong lines of a source; none while its result is still that of another. */
export function faultsOf(run: Run<Conversion, LineFault>): readonly LineFault[] {
  if (run.status === 'fault' && run.fault) return [run.fault];
  return run.stale ? [] : (run.value?.faults ?? []);
}

/** What is wrong with the source, and the option that would mend it. */
export interface Problem {
  readonly message: string;
  readonly at?: number;
  readonly line?: number;
  readonly remedy: { readonly label: string; readonly changes: Partial<RomanOptions> } | undefined;
}

/** Says what is wrong with a line; its number is named where there are more of them. */
export function problemOf(words: ToolWords, fault: LineFault, source: TextSource): Problem {
  const isOne = typeof source === 'string' && !/[\r\n]/.test(source.trim());
  const isPlainRange = fault.code === 'out-of-range' && fault.limit === LIMITS.plain;
  const helps = isPlainRange && typeof source === 'string' && overlineHelps(lineOf(source, fault.at));
  const message = isPlainRange && !helps ? words.range : words.fault(fault);
  return {
    message: isOne ? message : words.inLine(fault.line, message),
    ...(typeof source === 'string' ? { at: fault.at } : { line: fault.line }),
    remedy: helps ? { label: words.turnOn, changes: { overline: true } } : irregularRemedy(words, fault),
  };
}

function irregularRemedy(words: ToolWords, { code }: LineFault): Problem['remedy'] {
  return code === 'irregular' ? { label: words.acceptOld, changes: { irregular: true } } : undefined;
}

function lineOf(text: string, at: number): string {
  return /^[^\r\n]*/.exec(text.slice(at))?.[0] ?? '';
}
