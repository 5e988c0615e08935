import type { Editor } from '@tiptap/core';
import { DOMParser, Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { isPictureInside } from '../link-address';
import { readInSteps } from '../reading/read-html';
import type { Removed } from '../removed';

export interface ReadDocument {
  readonly document: Node;
  readonly removed: Removed;
}

/**
 * The document that an HTML text makes, in steps.
 * @param onBlock gets each block when it is made, for work that is better done in the same steps
 */
export function* documentInSteps(
  schema: Schema,
  html: string,
  onBlock?: (block: Node) => void,
): Generator<undefined, ReadDocument> {
  const { batches, removed } = yield* readInSteps(html, 'typed');
  const parser = DOMParser.fromSchema(schema);
  const blocks: Node[] = [];
  for (const batch of batches) {
    blocks.push(...parser.parse(batch).children);
    yield;
  }
  for (const block of onBlock ? blocks : []) {
    onBlock?.(block);
    yield;
  }
  const document = schema.topNodeType.createAndFill(null, blocks);
  if (!document) throw new Error('Blocks that were parsed by the schema do not fit it.');
  return { document, removed };
}

/**
 * Puts another document in the place of the editor's own, as a change that can be undone. Only the blocks that differ are replaced, so
 * that the rest of the page stays drawn.
 */
export function replaceDocument({ view }: Editor, next: Node): void {
  const { doc, tr } = view.state;
  const [before, after] = [doc.children, next.children];
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && before[head]?.eq(after[head] ?? next)) head += 1;
  let tail = 0;
  while (tail < least - head && before.at(-1 - tail)?.eq(after.at(-1 - tail) ?? next)) tail += 1;
  if (head === before.length && head === after.length) return;
  const size = (nodes: readonly Node[]) => nodes.reduce((sum, node) => sum + node.nodeSize, 0);
  const from = size(before.slice(0, head));
  const to = doc.content.size - size(before.slice(before.length - tail));
  view.dispatch(tr.replaceWith(from, to, Fragment.from(after.slice(head, after.length - tail))));
}

/**
 * Gives an editor the document that it begins with. A state of its own, not a change of the empty document: Safari, which does not hold
 * the page still by itself, would scroll down by as much as the first paragraph moves.
 */
export function beginDocument({ view }: Editor, doc: Node): void {
  view.updateState(EditorState.create({ doc, plugins: view.state.plugins }));
}

/** The text of a document; blocks and forced breaks end lines. */
export function textOf(document: Node): string {
  return document.textBetween(0, document.content.size, '\n', (leaf) => (leaf.type.name === 'hardBreak' ? '\n' : ''));
}

/** Whether a document holds a picture that would have to be fetched. */
export function hasRemotePicture(document: Node): boolean {
  let isFound = false;
  document.descendants((node) => {
    const src: unknown = node.type.name === 'image' ? node.attrs.src : undefined;
    isFound ||= typeof src === 'string' && !isPictureInside(src);
    return !isFound;
  });
  return isFound;
}
