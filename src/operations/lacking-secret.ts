import type { Inputs } from './define';
import { draftsOf } from './drafts';
import { isEmptied } from './lost-secrets';

/** Whether one of the secrets that an operation gets is empty because it was lost. */
export function isLackingSecret(toolId: string, operation: { readonly inputs: Inputs }, sources: object): boolean {
  const given = new Map<string, unknown>(Object.entries(sources));
  const isEmpty = Object.entries(operation.inputs).some(([name, { isSecret }]) => isSecret && given.get(name) === '');
  return isEmpty && draftsOf(toolId).some(isEmptied);
}
