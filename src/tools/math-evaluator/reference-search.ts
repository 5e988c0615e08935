import { CONSTANT_GROUPS, FUNCTION_GROUPS, type GroupName, UNIT_GROUPS } from './reference-names';
import type { ToolWords } from './use-words';

const GROUPS = { functions: FUNCTION_GROUPS, constants: CONSTANT_GROUPS, units: UNIT_GROUPS } as const;
export const KINDS = ['functions', 'constants', 'units'] as const;
export type Kind = (typeof KINDS)[number];

export interface Group {
  readonly name: GroupName;
  readonly entries: readonly { readonly name: string; readonly description: string }[];
}

/** The groups of a kind, with the entries that match in their name, their words or their group. */
export function findGroups(kind: Kind, query: string, words: ToolWords): Group[] {
  const wanted = query.trim().toLowerCase();
  const descriptions: Readonly<Record<string, string>> = words.descriptions;
  return groupNames(kind).flatMap((name) => {
    const group: Readonly<Record<string, readonly string[]>> = GROUPS[kind];
    const inGroup = words.groups[name].toLowerCase().includes(wanted);
    const entries = (group[name] ?? [])
      .map((entry) => ({ name: entry, description: descriptions[entry] ?? '' }))
      .filter((entry) => inGroup || `${entry.name} ${entry.description}`.toLowerCase().includes(wanted));
    return entries.length === 0 ? [] : [{ name, entries }];
  });
}

function groupNames(kind: Kind): readonly GroupName[] {
  // The keys of the three are the names of groups, which the types of `Object.keys` forget.
  return Object.keys(GROUPS[kind]) as GroupName[];
}
