import type { PrintOptions } from '../options';
import { childrenOf, type RichNode } from './rich-node';
import { toBlock, type Block } from './to-block';

const INDENT = '  ';

/** What each block of a document was printed as: after a key only the block with the cursor is printed again. */
const printed = new WeakMap<RichNode, Map<string, string>>();

/**
 * A document as clean HTML. One element a line, indented; what stands within a line stays on it, so that no white space comes
 * or goes that a browser would show. Empty paragraphs at the end are left out: the editor keeps one there for the cursor.
 */
export function printDocument(document: RichNode, { layout, links }: PrintOptions): string {
  const blocks = childrenOf(document);
  let count = blocks.length;
  while (isEmptyParagraph(blocks[count - 1])) count -= 1;
  return blocks
    .slice(0, count)
    .map((node) => printBlock(node, { layout, links }))
    .join(layout === 'indented' ? '\n' : '');
}

/** How the document is kept between visits. */
export const STORED: PrintOptions = { layout: 'one-line', links: 'plain' };

/** Prints a block as it will be shown and stored, so that printing its document finds it done. */
export function printAhead(block: RichNode, shown: PrintOptions): void {
  printBlock(block, shown);
  printBlock(block, STORED);
}

function printBlock(node: RichNode, { layout, links }: PrintOptions): string {
  const known = printed.get(node) ?? new Map<string, string>();
  printed.set(node, known);
  const key = `${layout} ${links}`;
  const text = known.get(key) ?? (layout === 'indented' ? indented : onOneLine)(toBlock(node, links), '');
  known.set(key, text);
  return text;
}

function indented({ open, text, blocks, close }: Block, indent: string): string {
  if (blocks.length === 0) return `${indent}${open}${text}${close}`;
  const inner = blocks.map((block) => indented(block, indent + INDENT)).join('\n');
  return `${indent}${open}${text}\n${inner}\n${indent}${close}`;
}

function onOneLine({ open, text, blocks, close }: Block): string {
  return `${open}${text}${blocks.map(onOneLine).join('')}${close}`;
}

function isEmptyParagraph(node: RichNode | undefined): boolean {
  return node?.type.name === 'paragraph' && childrenOf(node).every(({ type }) => type.name === 'hardBreak');
}
