/** A part of an answer, as the protocol has it (`ContentBlock`). */
export type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string }
  | {
      readonly type: 'resource';
      readonly resource: { readonly uri: string; readonly mimeType: string } & (
        { readonly text: string } | { readonly blob: string }
      );
    };

/** What a call gives (`CallToolResult`). */
export interface CallResult {
  readonly content: readonly Content[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: true;
}

/** A text as content. */
export function textContent(text: string): Content {
  return { type: 'text', text };
}
