import type { Operation } from '../src/operations/define';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../src/tools/*/operations.ts');

const pathOf = (toolId: string) => `../src/tools/${toolId}/operations.ts`;

/** The ids of all tools that have operations, in the order of the alphabet. */
export const TOOL_IDS: readonly string[] = Object.keys(modules)
  .map((path) => path.split('/')[3] ?? '')
  .toSorted();

/** What a tool can do, by the names of its operations. */
export type Operations = Readonly<Record<string, Operation>>;

function isOperation(found: unknown): found is Operation {
  return typeof found === 'object' && found !== null && 'run' in found && 'examples' in found;
}

/** The operations of a tool, in the order of the alphabet; undefined where there is no such tool or it has none. */
export async function operationsOf(toolId: string): Promise<Operations | undefined> {
  const path = pathOf(toolId);
  if (!Object.hasOwn(modules, path)) return undefined;
  const found = await modules[path]?.();
  return Object.fromEntries(
    Object.entries(found ?? {}).flatMap(([name, its]) => (isOperation(its) ? [[name, its]] : [])),
  );
}

/** One operation by its names; undefined where there is none. */
export async function findOperation(toolId: string, operationId: string): Promise<Operation | undefined> {
  const found = await operationsOf(toolId);
  return found && Object.hasOwn(found, operationId) ? found[operationId] : undefined;
}

/** `describeText` is `describe-text` on a command line. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]|(?<=[a-z])\d+/g, (part) => `-${part.toLowerCase()}`);
}
