import { AttributesOfTag } from './attributes-of-tag';
import type { ContentListener } from './content-listener';
import { isXmlSpace, nameEnd, type XmlVersion } from './xml-characters';
import { XmlCursor } from './xml-cursor';
import type { XmlFaultReason } from './xml-fault';
import { EMPTY_TAG, HAS_TEXT, KIND, NONE, PRESERVES } from './xml-index';

const QUOTE = 34;
const AMPERSAND = 38;
const APOSTROPHE = 39;
const SLASH = 47;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;

/** How often progress is told, in UTF-16 units. */
const PROGRESS_STEP = 1 << 20;

/** Reads elements and all that may stand in them, without recursion: nesting is bounded by memory only. */
export class ContentScanner extends XmlCursor {
  depth = 0;
  elements = 0;
  roots = 0;
  protected hasRoot = false;
  // The open elements, outermost first: their names, start tags and nodes.
  private readonly openNames: string[] = [];
  private readonly openStarts: number[] = [];
  private readonly openNodes: number[] = [];
  // Of the start tag at hand.
  private readonly attributes = new AttributesOfTag();
  private nextAmpersand = -1;
  private nextCdataEnd = -1;
  private reportAt = PROGRESS_STEP;

  constructor(
    text: string,
    version: XmlVersion,
    protected listener: ContentListener,
  ) {
    super(text, version);
  }

  /** Reads a replacement text, which must be content of its own (production content). */
  scanFragment(): boolean {
    this.hasRoot = true;
    return this.scanContent(false) && this.expectAllClosed();
  }

  /** Reads up to the end of the text. In a document only white space may stand outside of the root. */
  protected scanContent(isDocument: boolean): boolean {
    const { text } = this;
    while (this.at < text.length) {
      const less = text.indexOf('<', this.at);
      const end = less < 0 ? text.length : less;
      if (end > this.at && !this.readText(end, isDocument)) return false;
      if (less >= 0 && !this.readMarkup(isDocument)) return false;
      if (this.at >= this.reportAt) {
        this.reportAt = this.at + PROGRESS_STEP;
        this.listener.onProgress?.(this.at);
      }
    }
    return true;
  }

  protected expectAllClosed(): boolean {
    const start = this.openStarts.at(-1);
    return start === undefined || this.fail({ code: 'unclosed-element', name: this.openNames.at(-1) ?? '' }, start);
  }

  protected get isOutside(): boolean {
    return this.openNames.length === 0;
  }

  private readMarkup(isDocument: boolean): boolean {
    const start = this.at;
    const isAtTop = isDocument && this.isOutside;
    const next = this.text.charCodeAt(start + 1);
    if (next === SLASH) return this.readEndTag();
    if (nameEnd(this.text, start + 1) > start + 1) {
      if (isAtTop && this.hasRoot) return this.fail({ code: 'only-one-root' });
      return this.readStartTag();
    }
    if (this.sees('<!--')) return this.readComment() && this.addNode(KIND.comment, start);
    if (this.sees('<![CDATA[')) {
      if (isAtTop) return this.fail({ code: 'cdata-outside-root' });
      return this.skipPast(']]>', 'cdata', start) && this.addNode(KIND.cdata, start);
    }
    if (this.sees('<?')) {
      if (!this.readInstruction()) return false;
      if (this.name.includes(':')) this.listener.namespaces?.warnColon(this.name, start + 2);
      return this.addNode(KIND.instruction, start);
    }
    if (this.sees('<!')) return this.readDeclaration();
    this.at++;
    return this.fail({ code: 'expected-name', found: this.found() });
  }

  /** What else begins with `<!`: of this only a document has something. */
  protected readDeclaration(): boolean {
    if (this.sees('<!DOCTYPE')) return this.fail({ code: 'misplaced-doctype' });
    const word = /^\[?\w*/.exec(this.text.slice(this.at + 2, this.at + 22))?.[0] ?? '';
    return this.fail({ code: 'unknown-markup', found: `<!${word}` });
  }

  protected addNode(kind: number, start: number): true {
    const { table } = this.listener;
    if (this.isOutside) this.roots++;
    if (!table) return true;
    const parent = this.openNodes.at(-1) ?? NONE;
    table.add(kind, start, this.at, parent);
    if (parent === NONE) return true;
    table.counts[parent] = (table.counts[parent] ?? 0) + 1;
    if (kind === KIND.text || kind === KIND.cdata) table.kinds[parent] = (table.kinds[parent] ?? 0) | HAS_TEXT;
    return true;
  }

  // Text

  private readText(end: number, isDocument: boolean): boolean {
    const { text, version } = this;
    const start = this.at;
    let mark = start;
    while (mark < end && isXmlSpace(text.charCodeAt(mark), version)) mark++;
    if (mark < end && isDocument && this.isOutside) return this.fail({ code: 'text-outside-root' }, mark);
    if (mark < end && !this.checkText(start, end)) return false;
    this.at = end;
    return mark === end || this.addNode(KIND.text, start);
  }

  private checkText(start: number, end: number): boolean {
    const cdataEnd = this.findCdataEnd(start);
    for (;;) {
      const reference = this.findAmpersand(this.at);
      // Whatever is wrong first is told first.
      if (cdataEnd < end && cdataEnd < reference) return this.fail({ code: 'cdata-end-in-text' }, cdataEnd);
      if (reference >= end) return true;
      this.at = reference;
      if (!this.readReference()) return false;
      const reason = this.name === '' ? undefined : this.listener.refer(this.name, 'content', reference);
      if (reason) return this.fail(reason, reference);
    }
  }

  // The next of each is remembered: a text without any is searched for it once, not once for every element.
  private findAmpersand(from: number): number {
    if (this.nextAmpersand < from) this.nextAmpersand = indexOrEnd(this.text, '&', from);
    return this.nextAmpersand;
  }

  private findCdataEnd(from: number): number {
    if (this.nextCdataEnd < from) this.nextCdataEnd = indexOrEnd(this.text, ']]>', from);
    return this.nextCdataEnd;
  }

  // Tags

  private readStartTag(): boolean {
    const start = this.at;
    this.at++;
    if (!this.readName()) return false;
    const { name } = this;
    this.attributes.clear();
    for (;;) {
      const hasSpace = this.skipSpace();
      const { unit } = this;
      if (unit === GREATER) {
        this.at++;
        return this.openElement(name, start);
      }
      if (unit === SLASH) {
        this.at++;
        return this.expectTagEnd(start) && this.addEmptyElement(name, start);
      }
      if (Number.isNaN(unit) || unit === LESS) return this.fail({ code: 'unterminated', part: 'tag' }, start);
      if (!hasSpace) return this.fail({ code: 'expected-space', found: this.found() });
      if (!this.readAttribute()) return false;
    }
  }

  private expectTagEnd(start: number): boolean {
    if (this.at >= this.text.length) return this.fail({ code: 'unterminated', part: 'tag' }, start);
    return this.expect('>');
  }

  private readAttribute(): boolean {
    const start = this.at;
    if (!this.readName()) return false;
    const { name } = this;
    this.skipSpace();
    if (this.unit !== EQUALS) return this.fail({ code: 'attribute-without-value', name }, start);
    this.at++;
    this.skipSpace();
    const valueStart = this.at;
    if (!this.readAttributeValue(name)) return false;
    if (this.attributes.isRepeated(name)) return this.fail({ code: 'duplicate-attribute', name }, start);
    this.attributes.add(name, start, this.text.slice(valueStart + 1, this.at - 1));
    return true;
  }

  private readAttributeValue(name: string): boolean {
    const start = this.at;
    const quote = this.unit;
    if (quote !== QUOTE && quote !== APOSTROPHE) return this.fail({ code: 'unquoted-attribute', name }, start);
    this.at++;
    for (;;) {
      const { unit, at } = this;
      if (unit === quote) {
        this.at++;
        return true;
      }
      if (unit === LESS) return this.fail({ code: 'lt-in-attribute' });
      if (unit === AMPERSAND) {
        if (!this.readReference()) return false;
        const reason = this.name === '' ? undefined : this.listener.refer(this.name, 'attribute', at);
        if (reason) return this.fail(reason, at);
      } else if (Number.isNaN(unit)) return this.fail({ code: 'unterminated', part: 'attribute-value' }, start);
      else this.at++;
    }
  }

  private openElement(name: string, start: number): boolean {
    const node = this.addElement(start, 0, name);
    this.openNames.push(name);
    this.openStarts.push(start);
    this.openNodes.push(node);
    this.depth = Math.max(this.depth, this.openNames.length);
    return true;
  }

  private addEmptyElement(name: string, start: number): boolean {
    this.addElement(start, EMPTY_TAG, name);
    this.depth = Math.max(this.depth, this.openNames.length + 1);
    this.listener.namespaces?.leave(this.openNames.length + 1);
    return true;
  }

  /** Adds the element whose start tag ends here; answers its node, if nodes are kept. */
  private addElement(start: number, flags: number, name: string): number {
    const { table, namespaces } = this.listener;
    namespaces?.enter(name, start + 1, this.openNames.length + 1, this.attributes);
    this.hasRoot = true;
    this.elements++;
    if (!table) {
      if (this.isOutside) this.roots++;
      return NONE;
    }
    const node = table.count;
    const parent = this.openNodes.at(-1) ?? NONE;
    this.addNode(KIND.element | flags | (this.isPreserving(name) ? PRESERVES : 0), start);
    if (parent !== NONE) table.elementCounts[parent] = (table.elementCounts[parent] ?? 0) + 1;
    return node;
  }

  private isPreserving(name: string): boolean {
    const said = this.attributes.find('xml:space');
    if (said !== undefined) return said === 'preserve';
    return this.listener.preserving?.has(name) ?? false;
  }

  private readEndTag(): boolean {
    const start = this.at;
    this.at += 2;
    if (!this.readName()) return false;
    const { name } = this;
    this.skipSpace();
    if (!this.expectTagEnd(start)) return false;
    const expected = this.openNames.at(-1);
    if (name !== expected) {
      // At its `>`, for only there the tag is known to be this one.
      const reason: XmlFaultReason = { code: 'unexpected-close', name, ...(expected !== undefined && { expected }) };
      return this.fail(reason, this.at - 1);
    }
    this.listener.namespaces?.leave(this.openNames.length);
    this.openNames.pop();
    this.openStarts.pop();
    const node = this.openNodes.pop() ?? NONE;
    const { table } = this.listener;
    if (table) {
      table.ends[node] = this.at;
      table.nexts[node] = table.count;
    }
    return true;
  }
}

function indexOrEnd(text: string, wanted: string, from: number): number {
  const found = text.indexOf(wanted, from);
  return found < 0 ? text.length : found;
}
