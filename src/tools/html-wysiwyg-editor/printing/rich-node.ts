/** The part of a ProseMirror node that printing looks at; such nodes never change. */
export interface RichNode {
  readonly type: { readonly name: string };
  readonly attrs: Readonly<Record<string, unknown>>;
  readonly marks: readonly RichMark[];
  readonly text?: string | undefined;
  readonly content: { readonly content: readonly RichNode[] };
}

export interface RichMark {
  readonly type: { readonly name: string };
  readonly attrs: Readonly<Record<string, unknown>>;
}

/** The children of a node. */
export function childrenOf(node: RichNode): readonly RichNode[] {
  return node.content.content;
}

/** An attribute that is a text; undefined where it is none. */
export function textAttribute({ attrs }: RichNode | RichMark, name: string): string | undefined {
  const value = attrs[name];
  return typeof value === 'string' ? value : undefined;
}

/** An attribute that is a whole number from 1 on; `fallback` where it is none. */
export function countAttribute({ attrs }: RichNode, name: string, fallback: number): number {
  const value = attrs[name];
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : fallback;
}
