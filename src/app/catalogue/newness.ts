import type { CatalogueEntry } from './types';

/** How long a tool counts as new after its day of creation. */
const NEW_FOR = 14 * 24 * 60 * 60 * 1000;

type Dated = Pick<CatalogueEntry, 'createdAt' | 'isNew'>;

/** Whether a tool is new at a moment (milliseconds since the epoch): flagged so, or created within the last two weeks. */
export function isNew(tool: Dated, now: number): boolean {
  if (tool.isNew) return true;
  if (!tool.createdAt) return false;
  const age = now - Date.parse(tool.createdAt);
  return age >= 0 && age <= NEW_FOR;
}

/** The first moment after `now` at which the set of new tools changes by itself; `Infinity` when it never will. */
export function nextChange(tools: readonly Dated[], now: number): number {
  const moments = tools
    .filter((tool) => tool.createdAt && !tool.isNew)
    .flatMap((tool) => [Date.parse(tool.createdAt ?? ''), Date.parse(tool.createdAt ?? '') + NEW_FOR + 1])
    .filter((moment) => moment > now);
  return Math.min(Infinity, ...moments);
}
