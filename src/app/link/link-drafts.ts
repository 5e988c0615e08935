import { isJsonValue } from '../../lib/json-value';
import { draftsOf, openDraft, tell } from '../../operations/drafts';

/**
 * Lets a tool begin with what a link brought, as what a reload brings back: a value that is not of its field's kind is dropped when the field reads
 * it. Names of secrets are passed over.
 */
export function bringDrafts(toolId: string, values: ReadonlyMap<string, unknown>): void {
  const secrets = new Set(draftsOf(toolId).flatMap(({ name, secret }) => (secret ? [name] : [])));
  for (const [name, value] of values) {
    if (secrets.has(name)) continue;
    const draft = openDraft({ toolId, name }, false);
    draft.value = value;
    draft.isRestored = true;
    tell(draft);
  }
}

/** Whether a field that is open has refused what a link brought, since it is of another kind or secret. */
export function hasUnfitDrafts(toolId: string, names: readonly string[]): boolean {
  const open = draftsOf(toolId).filter(({ name, listeners }) => names.includes(name) && listeners.size > 0);
  return open.some(({ secret, value }) => secret || value === undefined);
}

/** What was typed into a tool as a link can hold it, and whether anything is left out: secrets and files. */
export function linkableDrafts(toolId: string): {
  readonly values: Readonly<Record<string, unknown>>;
  readonly hasLeft: boolean;
} {
  const filled = draftsOf(toolId).filter(({ value }) => value !== undefined && value !== '' && value !== null);
  const fitting = filled.filter(({ secret, value }) => !secret && isJsonValue(value));
  return {
    values: Object.fromEntries(fitting.map(({ name, value }) => [name, value])),
    hasLeft: fitting.length < filled.length,
  };
}
