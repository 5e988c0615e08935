import { KIND, at, kindOf, type XmlIndex } from '../../../lib/xml/xml-index';

/** Whether the row of a node opens. An element with nothing but one text shows it on its own row. */
export function isBranch(index: XmlIndex, node: number): boolean {
  const count = at(index.counts, node);
  return count > 1 || (count === 1 && !isText(index, node + 1));
}

/** The text that stands on an element's own row; the whole of it, `undefined` when there is none. */
export function ownText(index: XmlIndex, node: number): string | undefined {
  if (at(index.counts, node) !== 1 || !isText(index, node + 1)) return undefined;
  return index.text.slice(at(index.starts, node + 1), at(index.ends, node + 1));
}

function isText(index: XmlIndex, node: number): boolean {
  const kind = kindOf(index, node);
  return kind === KIND.text || kind === KIND.cdata;
}

/** Longer texts are cut in the tree; copying gives them whole. */
const SHOWN_LENGTH = 300;

/** A text as a row shows it: on one line, for a row is one line high, and no longer than one can read. */
export function shownOnRow(text: string): string {
  const line = text.slice(0, SHOWN_LENGTH).replace(/\s+/g, ' ');
  return text.length > SHOWN_LENGTH ? `${line}…` : line;
}

/** What is no element, as it is written, and how that is coloured. */
export function writtenNode(index: XmlIndex, node: number): { readonly colour: string; readonly text: string } {
  const start = at(index.starts, node);
  const text = shownOnRow(index.text.slice(start, Math.min(at(index.ends, node), start + SHOWN_LENGTH + 1)));
  const kind = kindOf(index, node);
  if (kind === KIND.comment) return { colour: 'quiet', text };
  const isWord = kind === KIND.declaration || kind === KIND.doctype || kind === KIND.instruction;
  return { colour: isWord ? 'word' : 'string', text };
}
