import { ok, type Result } from '../../lib/result';
import type { RecordedRun } from '../../operations/chain/record-run';
import type { Job, Operation } from '../../operations/define';
import type { SavedChain } from './chain-file';
import { secretKey } from './chain-id';
import { runSteps, type ChainFault } from './run-steps';
import { SHOWN_TEXT } from './shown';
import { isUnfit } from './unfit-step';

/** What a chain came to: a text, or a file where it is bytes or more than is shown. */
export interface Ran {
  readonly text?: string;
  readonly file?: Blob;
  /** Of a file: its beginning, where that is text, else a dump of its first bytes. */
  readonly preview?: { readonly isText: boolean; readonly text: string };
}

/** Bytes of any other file that are shown. */
const SHOWN_BYTES = 4096;

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

/** Whether a step speaks of inputs that its tool does not have, or brings a secret. Of a tool that does not exist it is known when the step runs. */
async function isUnfitStep(step: RecordedRun): Promise<boolean> {
  const operation = await find(step.toolId, step.operation);
  return operation !== undefined && isUnfit(step, operation);
}

/** Those chains of which every step fits its tool, and the tools, by id, that the steps of the others do not fit. */
export async function fittingChains(
  chains: readonly SavedChain[],
): Promise<{ readonly fitting: readonly SavedChain[]; readonly misread: readonly string[] }> {
  const judged = await Promise.all(
    chains.map(async (chain) => {
      const unfit = await Promise.all(chain.steps.map(isUnfitStep));
      return { chain, misread: chain.steps.filter((_, place) => unfit[place]).map(({ toolId }) => toolId) };
    }),
  );
  return {
    fitting: judged.filter(({ misread }) => misread.length === 0).map(({ chain }) => chain),
    misread: [...new Set(judged.flatMap(({ misread }) => misread))],
  };
}

/** A step without the secrets that it holds, for which it then asks. */
async function withoutItsSecrets(step: RecordedRun): Promise<RecordedRun> {
  const inputs = (await find(step.toolId, step.operation))?.inputs ?? {};
  const others = Object.entries(step.others);
  const held = others.map(([name]) => name).filter((name) => Object.hasOwn(inputs, name) && inputs[name]?.isSecret);
  if (held.length === 0) return step;
  return {
    ...step,
    others: Object.fromEntries(others.filter(([name]) => !held.includes(name))),
    secrets: [...new Set([...step.secrets, ...held])],
  };
}

/**
 * Chains as they may be stored: what a step holds of an input that is secret today, because an earlier version or a file of settings brought it, is asked for
 * at each run instead. A chain that holds none is the very same.
 */
export async function withoutSecrets(chains: readonly SavedChain[]): Promise<readonly SavedChain[]> {
  return Promise.all(
    chains.map(async (chain) => {
      const steps = await Promise.all(chain.steps.map(withoutItsSecrets));
      return steps.every((step, place) => step === chain.steps[place]) ? chain : { ...chain, steps };
    }),
  );
}

/** Inputs that a chain asks for and that are no secrets, by the names that `secretKey` makes. */
export async function openInputs(steps: readonly RecordedRun[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(steps.map(({ toolId, operation }) => find(toolId, operation)));
  return new Set(
    steps.flatMap(({ secrets }, place) =>
      secrets.flatMap((name) => (found[place]?.inputs[name]?.isSecret === false ? [secretKey(place, name)] : [])),
    ),
  );
}

/** Whether what a step is given from outside is no secret. */
export async function isGivenOpen({ toolId, operation, input }: RecordedRun): Promise<boolean> {
  const inputs = (await find(toolId, operation))?.inputs ?? {};
  return Object.hasOwn(inputs, input) && inputs[input]?.isSecret === false;
}

/** The beginning of a file to look at. */
async function previewOf(file: Blob): Promise<NonNullable<Ran['preview']>> {
  const bytes = new Uint8Array(await file.slice(0, SHOWN_TEXT).arrayBuffer());
  try {
    // A character that the cut goes through is left for what follows.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: bytes.length < file.size });
    // oxlint-disable-next-line no-control-regex -- what only bytes have is looked for
    if (!/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) return { isText: true, text };
  } catch {
    // It is no UTF-8.
  }
  const { hexDump } = await import('../../lib/hex');
  return { isText: false, text: hexDump(bytes, SHOWN_BYTES) };
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
  const made = value instanceof Blob ? value : new Blob([value]);
  return ok({ file: made, preview: await previewOf(made) });
}
