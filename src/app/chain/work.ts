import { ok, type Result } from '../../lib/result';
import type { RecordedRun } from '../../operations/chain/record-run';
import type { Job, Operation } from '../../operations/define';
import { runSteps, type ChainFault } from './run-steps';

/** What a chain came to: a text, or a file where it is bytes. */
export interface Ran {
  readonly text?: string;
  readonly file?: Blob;
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../tools/*/operations.ts');

function isOperation(found: unknown): found is Operation {
  return typeof found === 'object' && found !== null && 'run' in found && typeof found.run === 'function';
}

async function find(toolId: string, operationId: string): Promise<Operation | undefined> {
  const path = `../../tools/${toolId}/operations.ts`;
  const load = Object.hasOwn(modules, path) ? modules[path] : undefined;
  const module = await load?.();
  const found = module && Object.hasOwn(module, operationId) ? module[operationId] : undefined;
  return isOperation(found) ? found : undefined;
}

/** Does the steps with a text or a file. */
export async function runRecorded(
  { text = '', file }: { readonly text?: string; readonly file?: File },
  steps: readonly RecordedRun[],
  secrets: Readonly<Record<string, string>>,
  job: Job,
): Promise<Result<Ran, ChainFault>> {
  const result = await runSteps(steps, file ?? text, { find, secrets, job });
  if (!result.ok) return result;
  const { value } = result;
  if (typeof value === 'string') return ok({ text: value });
  return ok({ file: value instanceof Blob ? value : new Blob([value]) });
}
