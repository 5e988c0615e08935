import { sameValue } from '../../lib/same-value';
import type { Snapshot } from './step';

/** Whether what stands in a tool is what stood there before: the same was typed and chosen. Secrets are not looked at, since none is kept. */
export function isUnchanged(now: Snapshot, before: Snapshot): boolean {
  if (now === before) return true;
  const names = new Set([...now.drafts.keys(), ...before.drafts.keys()]);
  return (
    [...names].every((name) => isSame(now.drafts.get(name), before.drafts.get(name))) &&
    sameValue(now.options, before.options)
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return one instanceof Blob || other instanceof Blob ? one === other : sameValue(one, other);
}

/** What differs from everything that stands in a tool. */
export const OTHER: Snapshot = { drafts: new Map([['', null]]), options: {}, hadSecrets: false };
