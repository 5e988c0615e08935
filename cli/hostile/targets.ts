import { safeParse } from 'valibot';
import type { Operation } from '../../src/operations/define';
import { operationsOf, TOOL_IDS } from '../catalogue';
import { optionsOf } from '../option-arguments';

/** What a hostile string is put into, an input or a free option of an operation; or all of the operation, for what is drawn. */
export interface Target {
  readonly toolId: string;
  readonly operationId: string;
  readonly part: 'input' | 'option' | 'all';
  readonly name: string;
  /** Milliseconds after which the page ends a run, and says so. */
  readonly timeLimit?: number | undefined;
}

export const nameOfTarget = ({ toolId, operationId, part, name }: Target) => `${toolId}/${operationId} ${part} ${name}`;

/** An option that takes what is typed: a text or a list, not a switch, a choice or a number. */
function freeOptions(operation: Operation): string[] {
  return optionsOf(operation).flatMap(({ name, schema, field }) => {
    const isFree = field?.kind === 'text' || (field === undefined && safeParse(schema, 'a').success);
    return isFree ? [name] : [];
  });
}

/** Every operation, with each of its inputs and of its free options. */
export async function allTargets(): Promise<readonly Target[]> {
  const targets: Target[] = [];
  for (const toolId of TOOL_IDS) {
    // oxlint-disable-next-line no-await-in-loop -- the modules come one after the other, in an order that stays
    for (const [operationId, operation] of Object.entries((await operationsOf(toolId)) ?? {})) {
      const common = { toolId, operationId, timeLimit: operation.timeLimit };
      targets.push({ ...common, part: 'all', name: '' });
      for (const name of Object.keys(operation.inputs)) targets.push({ ...common, part: 'input', name });
      for (const name of freeOptions(operation)) targets.push({ ...common, part: 'option', name });
    }
  }
  return targets;
}
