import { canIndentFreely, limitIndent } from '../json/indent-limit';
import type { XmlDeclaration, XmlDocument, XmlElement, XmlNode } from './xml-node';

export interface WriteXmlOptions {
  /** Blanks per level, 0 for everything on one line, or a tab. */
  readonly indent: number | 'tab';
  /** More UTF-16 units than this are not written. */
  readonly limit: number;
}

export interface WrittenXml {
  readonly text: string;
  /** The level from which lines are not indented further, because the text would become too long. */
  readonly indentLimit?: number;
}

const BLOCK_LENGTH = 1 << 13;

/**
 * Writes a document, without a line break at its end; undefined where it would be longer than the limit. An element with text of its own
 * stays on its line, since every blank in it counts. What a reader would change is written as a reference.
 */
export function writeXml(document: XmlDocument, options: WriteXmlOptions): WrittenXml | undefined {
  return new XmlWriter(document, options).write();
}

class XmlWriter {
  private readonly unit: string;
  private readonly isCompact: boolean;
  private readonly indentLimit: number;
  private readonly breaks: string[] = ['\n'];
  private readonly blocks: string[] = [];
  private readonly version: XmlDeclaration['version'];
  private block = '';
  private length = 0;

  constructor(
    private readonly document: XmlDocument,
    private readonly options: WriteXmlOptions,
  ) {
    const { indent } = options;
    this.unit = indent === 'tab' ? '\t' : ' '.repeat(indent);
    this.isCompact = indent === 0;
    this.indentLimit = this.isCompact ? Infinity : indentLimitOf(document.nodes, this.unit.length);
    this.version = document.declaration?.version ?? '1.0';
  }

  write(): WrittenXml | undefined {
    const { declaration, nodes } = this.document;
    if (declaration) this.put(declarationText(declaration));
    for (const node of nodes) {
      if (this.block !== '' || this.length > 0) this.newLine(0);
      if (!this.writeNode(node, 0, false)) return undefined;
    }
    this.blocks.push(this.block);
    const text = this.blocks.join('');
    return this.indentLimit === Infinity ? { text } : { text, indentLimit: this.indentLimit };
  }

  /** Answers whether the text is still within the limit. */
  private writeNode(node: XmlNode, level: number, isInline: boolean): boolean {
    switch (node.kind) {
      case 'element':
        return this.writeElement(node, level, isInline);
      case 'text':
        this.put(escapeText(node.text, this.version));
        break;
      case 'cdata':
        this.put(cdataText(node.text, this.version));
        break;
      case 'comment':
        this.put(`<!--${node.text}-->`);
        break;
      case 'doctype':
        this.put(`<!DOCTYPE ${node.text}>`);
        break;
      case 'instruction':
        this.put(node.text === '' ? `<?${node.name}?>` : `<?${node.name} ${node.text}?>`);
        break;
    }
    return this.length <= this.options.limit;
  }

  private writeElement({ name, attributes, children }: XmlElement, level: number, isInline: boolean): boolean {
    this.put(`<${name}`);
    for (const [attribute, value] of attributes) this.put(` ${attribute}="${escapeAttribute(value, this.version)}"`);
    if (children.length === 0) {
      this.put('/>');
      return this.length <= this.options.limit;
    }
    this.put('>');
    const isOnOneLine = isInline || children.some(isText);
    const isAmongOthers = children.some((child) => child.kind !== 'text');
    for (const [n, child] of children.entries()) {
      if (!isOnOneLine) this.newLine(level + 1);
      if (child.kind === 'text' && isAmongOthers && isBlankRun(children, n)) this.put(blankText(child.text));
      else if (!this.writeNode(child, level + 1, isOnOneLine)) return false;
    }
    if (!isOnOneLine) this.newLine(level);
    this.put(`</${name}>`);
    return this.length <= this.options.limit;
  }

  private newLine(level: number): void {
    if (this.isCompact) return;
    const { breaks } = this;
    const limited = Math.min(level, this.indentLimit);
    while (breaks.length <= limited) breaks.push(`\n${this.unit.repeat(breaks.length)}`);
    this.put(breaks[limited] ?? '\n');
  }

  private put(text: string): void {
    this.length += text.length;
    this.block += text;
    if (this.block.length < BLOCK_LENGTH) return;
    // Reading a unit makes engines copy the pieces into one string, so that they need not live until the end.
    if (Number.isNaN(this.block.charCodeAt(0))) return;
    this.blocks.push(this.block);
    this.block = '';
  }
}

function isText({ kind }: XmlNode): boolean {
  return kind === 'text' || kind === 'cdata';
}

function declarationText({ version, standalone }: XmlDeclaration): string {
  return `<?xml version="${version}" encoding="UTF-8"${standalone ? ` standalone="${standalone}"` : ''}?>`;
}

// Blanks

const BLANK = /^[\t\n\r ]+$/;

/** Whether a text and those beside it are nothing but white space, which a reader takes for layout between elements. */
function isBlankRun(siblings: readonly XmlNode[], position: number): boolean {
  let first = position;
  while (siblings[first - 1]?.kind === 'text') first--;
  // The first of them says it for all.
  if (first !== position) return false;
  for (let n = first; ; n++) {
    const sibling = siblings[n];
    if (sibling?.kind !== 'text') return true;
    if (!BLANK.test(sibling.text)) return false;
  }
}

/** White space of which the first character is a reference, so that it counts as text. */
function blankText(text: string): string {
  return `&#${text.charCodeAt(0)};${text.slice(1).replaceAll('\r', '&#13;')}`;
}

// Escapes. XML 1.1 allows control characters as references, and takes two more characters for ends of lines.

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const TEXT = /[&<>\r\u0001-\u0008\u000b\u000c\u000e-\u001f]/g;
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const TEXT_1_1 = /[&<>\r\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028]/g;
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const ATTRIBUTE = /[&<>"\t\n\r\u0001-\u0008\u000b\u000c\u000e-\u001f]/g;
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const ATTRIBUTE_1_1 = /[&<>"\t\n\r\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028]/g;
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CDATA_1_1 = /[\r\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028]+/g;

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function reference(character: string): string {
  return NAMED[character] ?? `&#${character.charCodeAt(0)};`;
}

function escapeText(text: string, version: string): string {
  return text.replace(version === '1.1' ? TEXT_1_1 : TEXT, reference);
}

function escapeAttribute(text: string, version: string): string {
  return text.replace(version === '1.1' ? ATTRIBUTE_1_1 : ATTRIBUTE, reference);
}

/** A section cannot hold its own end, nor what only a reference can say: it is closed before and opened again. */
function cdataText(text: string, version: string): string {
  const whole = text
    .replaceAll(']]>', ']]]]><![CDATA[>')
    .replace(version === '1.1' ? CDATA_1_1 : /\r+/g, (found) => `]]>${found.replace(/[^]/g, reference)}<![CDATA[`);
  return `<![CDATA[${whole}]]>`;
}

// Indentation

/** The deepest level that is indented so that the text does not become too long. */
function indentLimitOf(nodes: readonly XmlNode[], unitLength: number): number {
  const lines: number[] = [];
  let total = 0;
  for (let level = nodes; level.length > 0; level = level.flatMap(childrenOf)) {
    // An element closes on a line of its own.
    lines.push(level.length * 2);
    total += level.length * 2;
  }
  return canIndentFreely(lines.length, total, unitLength) ? Infinity : limitIndent(lines, unitLength);
}

function childrenOf(node: XmlNode): readonly XmlNode[] {
  return node.kind === 'element' ? node.children : [];
}
