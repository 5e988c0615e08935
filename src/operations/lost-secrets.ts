interface SecretDraft {
  readonly toolId: string;
  readonly secret: boolean;
  readonly value: unknown;
  readonly initial: unknown;
  readonly isRestored: boolean;
}

/** The tools whose inputs came back without the secrets that belong to them. */
const tools = new Set<unknown>();

/** Notes that what was typed into a tool comes back, but for its secrets: no sample may stand in their places. */
export function noteLostSecrets(toolId: unknown): void {
  tools.add(toolId);
}

/** Whether the secrets of a tool were lost while the rest of it was not. */
export function hasLostSecrets(toolId: string): boolean {
  return tools.has(toolId);
}

/** What a lost secret leaves in a field: nothing, in the place of a sample, or of one made by chance (null) where the field is what the tool is about. */
export function emptied(initial: unknown, isContent: boolean): '' | undefined {
  return (typeof initial === 'string' && initial !== '') || (initial === null && isContent) ? '' : undefined;
}

/** Whether a field of a secret still is as the lost one left it. */
export function isEmptied({ secret, value, isRestored }: SecretDraft): boolean {
  return secret && isRestored && value === '';
}

/** The tools in which a secret is typed, or is yet to be typed again, where otherwise a sample would stand. */
export function toolsWithSecrets(drafts: Iterable<SecretDraft>): readonly string[] {
  const secrets = [...drafts].filter(
    ({ secret, value, initial }) => secret && value !== undefined && emptied(initial, true) === '',
  );
  return [...new Set(secrets.map(({ toolId }) => toolId))];
}
