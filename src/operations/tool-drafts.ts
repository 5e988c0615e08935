import { draftsOf, tell, writeDraft } from './drafts';
import { noteLostSecrets, toolsWithSecrets } from './lost-secrets';

/** What was typed into a tool, secrets excepted, by the names of its fields. */
export function readDrafts(toolId: string): ReadonlyMap<string, unknown> {
  return new Map(draftsOf(toolId).flatMap(({ name, secret, value }) => (secret ? [] : [[name, value] as const])));
}

/** Puts back what was typed into a tool; fields that are not named are as if nothing was. Secrets that are typed stay as they are. */
export function restoreDrafts(toolId: string, values: ReadonlyMap<string, unknown>, areStored = false): void {
  const names = new Set([...readDrafts(toolId).keys(), ...values.keys()]);
  // What comes from storage counts only where it is of its field's kind.
  for (const name of names) writeDraft({ toolId, name }, values.get(name), false, areStored);
  if ([...values.values()].some((value) => value !== undefined)) emptySecrets(toolId);
}

/** What stands in a tool is not stored, since it was handed over by one that held a secret. */
export function leaveUnkept(toolId: string): void {
  for (const draft of draftsOf(toolId)) draft.isUnkept = draft.value !== undefined;
}

/** Lets no sample stand in the place of a secret, where other inputs of a tool are put back. */
export function emptySecrets(toolId: string): void {
  noteLostSecrets(toolId);
  for (const draft of draftsOf(toolId)) if (draft.secret) tell(draft);
}

/** Whether a secret is typed into a tool, where otherwise a sample would stand. */
export function hasSecrets(toolId: string): boolean {
  return toolsWithSecrets(draftsOf(toolId)).length > 0;
}
