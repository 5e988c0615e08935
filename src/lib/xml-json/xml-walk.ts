import {
  attributesOf,
  at,
  contentEnd,
  kindOf,
  nameOf,
  sourceOf,
  EMPTY_TAG,
  HAS_TEXT,
  KIND,
  PRESERVES,
  type XmlIndex,
} from '../xml/xml-index';
import type { XmlTexts } from './xml-texts';

/** What is told of a document, in the order of its text. Texts are as they are read, with white space that counts. */
export interface XmlVisitor {
  /** Whether white space between two nodes counts that has no end of a line in it, which layout would have. */
  readonly keepsBlanks?: boolean;
  open(name: string, attributes: readonly (readonly [string, string])[], at: number): void;
  close(end: number): void;
  text(kind: 'text' | 'cdata' | 'comment' | 'doctype', text: string, at: number): void;
  instruction(name: string, text: string, at: number): void;
  declaration(attributes: readonly (readonly [string, string])[], at: number): void;
}

interface Frame {
  readonly node: number;
  /** White space between its children counts. */
  readonly keeps: boolean;
  readonly preserves: boolean;
  /** Where what was told last ends. */
  at: number;
  children: number;
}

/** Goes through a document without recursion. White space counts beside text, where it is preserved, and where there is nothing else. */
export function walkXml(index: XmlIndex, texts: XmlTexts, visitor: XmlVisitor): void {
  new XmlWalk(index, texts, visitor).walk();
}

class XmlWalk {
  private readonly frames: Frame[] = [];

  constructor(
    private readonly index: XmlIndex,
    private readonly texts: XmlTexts,
    private readonly visitor: XmlVisitor,
  ) {}

  walk(): void {
    const { index, frames } = this;
    for (let node = 0; node < index.count; node++) {
      while (frames.length > 0 && node >= at(index.nexts, frames.at(-1)?.node ?? 0)) this.leave();
      const frame = frames.at(-1);
      if (frame) this.blanks(frame, at(index.starts, node), frame.children > 0);
      this.visit(node, frame);
      if (frame) {
        frame.at = at(index.ends, node);
        frame.children++;
      }
      // An entity that cannot be read ends the work.
      if (this.texts.entity) return;
    }
    while (frames.length > 0) this.leave();
  }

  private visit(node: number, parent: Frame | undefined): void {
    const { index, texts, visitor } = this;
    const start = at(index.starts, node);
    switch (kindOf(index, node)) {
      case KIND.element:
        this.enter(node, parent);
        return;
      case KIND.text:
        visitor.text('text', texts.text(sourceOf(index, node), start), start);
        return;
      case KIND.cdata:
        visitor.text('cdata', texts.withLineFeeds(sourceOf(index, node).slice(9, -3)), start);
        return;
      case KIND.comment:
        visitor.text('comment', texts.withLineFeeds(sourceOf(index, node).slice(4, -3)), start);
        return;
      case KIND.doctype:
        visitor.text('doctype', texts.withLineFeeds(sourceOf(index, node).slice(9, -1)).trimStart(), start);
        return;
      case KIND.instruction:
        this.instruction(node);
        return;
      default:
        visitor.declaration(declared(sourceOf(index, node)), start);
    }
  }

  private instruction(node: number): void {
    const { index, texts, visitor } = this;
    const name = nameOf(index, node).replace(/\?$/, '');
    const data = sourceOf(index, node).slice(2 + name.length, -2);
    visitor.instruction(name, texts.withLineFeeds(data).replace(/^[\t\n ]+/, ''), at(index.starts, node));
  }

  private enter(node: number, parent: Frame | undefined): void {
    const { index, texts, visitor } = this;
    const kinds = at(index.kinds, node);
    const start = at(index.starts, node);
    const tagEnd = at(index.tagEnds, node);
    const tag = index.text.slice(start, tagEnd);
    const attributes = attributesOf(tag);
    const read = attributes.map(({ name, value }) => [name, texts.attribute(value.slice(1, -1), start)] as const);
    // A reference in a tag is looked for in the whole tag.
    if (texts.entity && texts.entity.at >= start && texts.entity.at < tagEnd) {
      texts.entity = { ...texts.entity, at: start + tag.indexOf(`&${texts.entity.name};`) };
    }
    visitor.open(nameOf(index, node), read, start);
    const said = attributes.find(({ name }) => name === 'xml:space');
    const preserves = (kinds & PRESERVES) !== 0 || (said === undefined && (parent?.preserves ?? false));
    this.frames.push({ node, keeps: preserves || (kinds & HAS_TEXT) !== 0, preserves, at: tagEnd, children: 0 });
  }

  private leave(): void {
    const frame = this.frames.pop();
    if (!frame) return;
    const { index, visitor } = this;
    const { node } = frame;
    if (!(at(index.kinds, node) & EMPTY_TAG)) this.blanks(frame, contentEnd(index, node));
    visitor.close(at(index.ends, node));
  }

  /** White space between what was told last and the offset. */
  private blanks(frame: Frame, end: number, isBetween = false): void {
    const isLeaf = at(this.index.counts, frame.node) === 0;
    if (end <= frame.at) return;
    const blanks = this.index.text.slice(frame.at, end);
    if (!frame.keeps && !isLeaf && !(isBetween && this.visitor.keepsBlanks && !/[\n\r\u0085\u2028]/.test(blanks)))
      return;
    this.visitor.text('text', this.texts.text(blanks, frame.at), frame.at);
  }
}

/** What the XML declaration says. */
function declared(tag: string): (readonly [string, string])[] {
  return attributesOf(`<${tag.slice(2, -2)}`).map(({ name, value }) => [name, value.slice(1, -1)] as const);
}
