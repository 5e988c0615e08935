import type { PrintOptions } from '../options';
import { escapeText, writeAttributes } from './escape';
import { printLine } from './print-line';
import { childrenOf, countAttribute, textAttribute, type RichNode } from './rich-node';

/** An element that stands on lines of its own: its text if it has some, then the elements in it. */
export interface Block {
  readonly open: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly close: string;
}

const ALIGNMENTS = ['left', 'center', 'right', 'justify'];
const LISTS = ['bulletList', 'orderedList'];
const LIST_TYPES = ['1', 'a', 'A', 'i', 'I'];

type Links = PrintOptions['links'];

/** A node of the document as HTML elements; wrappers that only the editor needs are left out. */
export function toBlock(node: RichNode, links: Links): Block {
  const content = childrenOf(node);
  const line = (name: string): Block => element(name, styleOf(node), printLine(content, links));
  const holder = (name: string, attributes: Attributes = {}): Block =>
    element(
      name,
      attributes,
      '',
      content.map((child) => toBlock(child, links)),
    );
  switch (node.type.name) {
    case 'heading':
      return line(`h${Math.min(6, countAttribute(node, 'level', 1))}`);
    case 'codeBlock':
      return { open: '<pre><code>', text: escapeText(textOf(node)), blocks: [], close: '</code></pre>' };
    case 'horizontalRule':
      return { open: '<hr>', text: '', blocks: [], close: '' };
    case 'blockquote':
      return holder('blockquote');
    case 'bulletList':
      return holder('ul');
    case 'orderedList':
      return holder('ol', numbering(node));
    case 'listItem':
      return toItem(node, links, 'li', {}, (rest) => rest.every(({ type }) => LISTS.includes(type.name)));
    case 'table':
      return element('table', {}, '', [holder('tbody')]);
    case 'tableRow':
      return holder('tr');
    case 'tableCell':
      return toItem(node, links, 'td', spans(node), isNothing);
    case 'tableHeader':
      return toItem(node, links, 'th', spans(node), isNothing);
    default:
      return isBarePicture(node) ? { open: '', text: printLine(content, links), blocks: [], close: '' } : line('p');
  }
}

type Attributes = Readonly<Record<string, string | undefined>>;

function element(name: string, attributes: Attributes, text: string, blocks: readonly Block[] = []): Block {
  return { open: `<${name}${writeAttributes(attributes)}>`, text, blocks, close: `</${name}>` };
}

/** An element whose first paragraph stands in it without a `<p>`, if what follows lets it. */
function toItem(
  node: RichNode,
  links: Links,
  name: string,
  attributes: Attributes,
  mayFollow: (rest: readonly RichNode[]) => boolean,
): Block {
  const [first, ...rest] = childrenOf(node);
  const all = (nodes: readonly RichNode[]) => nodes.map((child) => toBlock(child, links));
  if (first?.type.name !== 'paragraph' || !mayFollow(rest)) return element(name, attributes, '', all(childrenOf(node)));
  return element(name, { ...attributes, ...styleOf(first) }, printLine(childrenOf(first), links), all(rest));
}

const isNothing = (rest: readonly RichNode[]) => rest.length === 0;

function styleOf(node: RichNode): Attributes {
  const alignment = textAttribute(node, 'textAlign');
  return alignment !== undefined && ALIGNMENTS.includes(alignment) ? { style: `text-align: ${alignment}` } : {};
}

function numbering(node: RichNode): Attributes {
  const { start } = node.attrs;
  const type = textAttribute(node, 'type');
  return {
    start: typeof start === 'number' && Number.isInteger(start) && start !== 1 ? String(start) : undefined,
    type: type !== undefined && type !== '1' && LIST_TYPES.includes(type) ? type : undefined,
  };
}

function spans(node: RichNode): Attributes {
  const span = (name: string) => {
    const count = countAttribute(node, name, 1);
    return count > 1 ? String(count) : undefined;
  };
  return { colspan: span('colspan'), rowspan: span('rowspan') };
}

/** A picture that stood in no paragraph gets none, as long as it is alone there. */
function isBarePicture(node: RichNode): boolean {
  const [only, ...rest] = childrenOf(node);
  return node.attrs.isBare === true && only?.type.name === 'image' && rest.length === 0 && !styleOf(node).style;
}

function textOf(node: RichNode): string {
  return childrenOf(node)
    .map((child) => child.text ?? '')
    .join('');
}
