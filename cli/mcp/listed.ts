/** JSON Schema (2020-12), as far as it is written here. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A tool as clients are told of it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
    readonly additionalProperties: false;
  };
  readonly annotations: {
    readonly readOnlyHint: true;
    readonly idempotentHint: boolean;
    readonly openWorldHint: false;
  };
}

/** A tool with the operation that it is. */
export interface Listed {
  readonly toolId: string;
  readonly operationId: string;
  readonly tool: ListedTool;
}

/** What clients allow at most. */
const LONGEST_NAME = 64;

/** The name of an operation for clients: `json-prettify_prettify`. */
export function nameOf(toolId: string, operationId: string): string {
  const room = LONGEST_NAME - operationId.length - 1;
  return `${toolId.slice(0, room)}_${operationId}`;
}
