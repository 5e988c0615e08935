const examples = new Set<string>();

/** Notes a text that a tool offers as an example. */
export function noteExample(toolId: string | undefined, text: string): void {
  examples.add(`${toolId} ${text}`);
}

/** Whether a text is one that the tool has offered. */
export function isExample(toolId: string, text: string): boolean {
  return examples.has(`${toolId} ${text}`);
}
