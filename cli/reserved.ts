/** Options of the program itself behind a tool's name. An option of a tool that is called alike has `option-` before its name. */
export const RESERVED_OPTIONS: ReadonlySet<string> = new Set([
  'help',
  'lang',
  'json',
  'quiet',
  'file',
  'output',
  'in-place',
  'output-dir',
  'extension',
]);

/** What the program does by itself; no tool may be called so. */
export const COMMANDS = ['detect', 'run', 'mcp', 'completion', 'complete', 'help'] as const;
