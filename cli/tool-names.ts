import type { Tool } from '../src/tools/types';
import { TOOL_IDS } from './catalogue';
import type { Session } from './terminal';

const tools = import.meta.glob<Tool>('../src/tools/*/tool.ts', { eager: true, import: 'tool' });

const ids = Object.keys(tools).map((path) => path.split('/')[3] ?? '');

/** The tool that is called so: by its id or a former one. Undefined where there is none that has operations. */
export async function currentId(name: string): Promise<string | undefined> {
  const former = Object.entries(tools).find(([, tool]) => tool.redirectFrom?.includes(name))?.[0];
  const id = former?.split('/')[3] ?? name;
  return TOOL_IDS.includes(id) ? id : undefined;
}

const MOST_OFFERED = 5;

/** What to say of a name that no tool has: those that hold it, or a part of it, are offered. */
export function unknownTool(name: string, { words }: Session): readonly string[] {
  if (ids.includes(name)) return [words.noOperations(name)];
  const parts = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length > 1);
  const offered = TOOL_IDS.map((id) => ({ id, hits: parts.filter((part) => id.includes(part)).length }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, MOST_OFFERED)
    .map(({ id }) => id);
  return [words.unknownTool(name), ...(offered.length > 0 ? [words.didYouMean(offered.join(', '))] : [])];
}
