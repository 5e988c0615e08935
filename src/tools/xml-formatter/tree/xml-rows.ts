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
