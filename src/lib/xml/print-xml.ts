import { canIndentFreely, limitIndent } from '../json/indent-limit';
import { lineEndingOf } from '../text-source';
import { isXmlSpace } from './xml-characters';
import {
  EMPTY_TAG,
  HAS_TEXT,
  KIND,
  PRESERVES,
  at,
  attributesOf,
  contentEnd,
  kindOf,
  nameOf,
  sourceOf,
  type XmlIndex,
} from './xml-index';

export interface PrintXmlOptions {
  /** Minified, white space between elements is taken away. */
  readonly mode: 'indent' | 'minify';
  /** Blanks per level, or a tab. */
  readonly indent: number | 'tab';
  /** The text of elements without child elements: as written, or without white space at its ends. */
  readonly text: 'asWritten' | 'trimmed';
  /** How an element without content is written: as it was, `<e/>` or `<e></e>`. */
  readonly empty: 'asWritten' | 'short' | 'long';
  /** A start tag longer than this many characters has its attributes on lines of their own; 0 never. */
  readonly wrapColumns: number;
  readonly removeComments: boolean;
}

/** Two blanks a level, everything else as written. */
export const PRINT_DEFAULTS: PrintXmlOptions = {
  mode: 'indent',
  indent: 2,
  text: 'asWritten',
  empty: 'asWritten',
  wrapColumns: 0,
  removeComments: false,
};

export interface PrintedXml {
  readonly text: string;
  /** The level from which lines are not indented further because the text would become too long; none otherwise. */
  readonly indentLimit?: number;
}

const BLOCK_LENGTH = 1 << 13;
/** The shortest attribute with the blank before it: ` a=""`. */
const SHORTEST_ATTRIBUTE = 5;

/**
 * Prints a document. An element of nothing but elements, comments and instructions is broken into lines; one with text of
 * its own stays as it is, as does all under `xml:space="preserve"`. Names, values, quotes, references, CDATA sections,
 * comments, instructions and the document type declaration are copied; new line ends are those of the source.
 */
export function printXml(index: XmlIndex, options: Partial<PrintXmlOptions> = {}): PrintedXml {
  return new XmlPrinter(index, { ...PRINT_DEFAULTS, ...options }).print();
}

class XmlPrinter {
  private readonly isMinified: boolean;
  private readonly unit: string;
  private readonly lineEnd: string;
  private readonly indentLimit: number;
  private readonly indents: string[] = [];
  private readonly blocks: string[] = [];
  private block = '';
  /** The open elements that are broken into lines. */
  private readonly open: number[] = [];

  constructor(
    private readonly index: XmlIndex,
    private readonly options: PrintXmlOptions,
  ) {
    this.isMinified = options.mode === 'minify';
    this.unit = options.indent === 'tab' ? '\t' : ' '.repeat(options.indent);
    this.lineEnd = lineEndingOf(index.text) === 'crlf' ? '\r\n' : '\n';
    this.indentLimit = this.isMinified ? Infinity : indentLimitOf(index, this.unit.length, options.wrapColumns > 0);
  }

  print(): PrintedXml {
    const { index, open } = this;
    // What says how the text was stored is kept, too.
    if (index.text.startsWith('\ufeff')) this.block = '\ufeff';
    let isFirst = true;
    let node = 0;
    while (node < index.count) {
      while (open.length > 0 && node >= at(index.nexts, open.at(-1) ?? 0)) this.close();
      if (this.options.removeComments && kindOf(index, node) === KIND.comment) {
        node++;
        continue;
      }
      if (!isFirst) this.newLine();
      isFirst = false;
      node = this.writeNode(node);
    }
    while (open.length > 0) this.close();
    this.blocks.push(this.block);
    const text = this.blocks.join('');
    return this.indentLimit === Infinity ? { text } : { text, indentLimit: this.indentLimit };
  }

  /** Writes a node, of an element that is broken into lines only its start tag; answers the node to go on with. */
  private writeNode(node: number): number {
    const { index } = this;
    if (kindOf(index, node) !== KIND.element) this.block += sourceOf(index, node);
    else if (this.isBroken(node)) {
      this.block += this.startTag(node, '>');
      this.open.push(node);
      return node + 1;
    } else this.block += this.wholeElement(node);
    return at(index.nexts, node);
  }

  private isBroken(node: number): boolean {
    const { index } = this;
    if (at(index.kinds, node) & (HAS_TEXT | PRESERVES)) return false;
    return at(index.counts, node) > 0 && (!this.options.removeComments || this.hasMoreThanComments(node));
  }

  private hasMoreThanComments(node: number): boolean {
    const { index } = this;
    const end = at(index.nexts, node);
    for (let child = node + 1; child < end; child = at(index.nexts, child)) {
      if (kindOf(index, child) !== KIND.comment) return true;
    }
    return false;
  }

  private close(): void {
    const { index } = this;
    const node = this.open.pop() ?? 0;
    this.newLine();
    this.block += index.text.slice(contentEnd(index, node), at(index.ends, node));
  }

  private newLine(): void {
    if (!this.isMinified) this.block += this.breakAt(this.open.length);
    if (this.block.length > BLOCK_LENGTH) {
      this.blocks.push(this.block);
      this.block = '';
    }
  }

  private breakAt(level: number): string {
    const { indents, lineEnd, unit } = this;
    const limited = Math.min(level, this.indentLimit);
    while (indents.length <= limited) indents.push(lineEnd + unit.repeat(indents.length));
    return indents[limited] ?? lineEnd;
  }

  // Elements that stay on their line

  private wholeElement(node: number): string {
    const { index, options } = this;
    const kinds = at(index.kinds, node);
    if (kinds & PRESERVES) return this.edited(node, at(index.starts, node), at(index.ends, node));
    if (kinds & EMPTY_TAG) return this.emptyElement(node);
    const content = this.content(node);
    if (content === '') return this.emptyElement(node);
    const isTextOnly = at(index.elementCounts, node) === 0;
    const shown = isTextOnly && options.text === 'trimmed' ? trimXmlSpace(content) : content;
    if (shown === '') return this.emptyElement(node);
    return this.startTag(node, '>') + shown + index.text.slice(contentEnd(index, node), at(index.ends, node));
  }

  /** The content of an element with text of its own, or with nothing but white space. */
  private content(node: number): string {
    const { index } = this;
    const isText = at(index.counts, node) > 0;
    // Of what was in it only comments, white space around a removed comment is that of broken lines.
    if (isText && !(at(index.kinds, node) & HAS_TEXT)) return '';
    return this.edited(node, at(index.tagEnds, node), contentEnd(index, node));
  }

  private emptyElement(node: number): string {
    const { index, options } = this;
    const isTag = (at(index.kinds, node) & EMPTY_TAG) !== 0;
    const isShort = options.empty === 'asWritten' ? isTag : options.empty === 'short';
    if (!isShort) return `${this.startTag(node, '>')}</${nameOf(index, node)}>`;
    const hasBlank = isTag && options.empty === 'asWritten' && !this.isMinified;
    return this.startTag(node, hasBlank && hasBlankBeforeSlash(index, node) ? ' />' : '/>');
  }

  /** A start tag with one blank between its attributes, or each on its line, and the given end. */
  private startTag(node: number, end: string): string {
    const { index, options } = this;
    const source = index.text.slice(at(index.starts, node), at(index.tagEnds, node));
    const name = nameOf(index, node);
    const attributes = attributesOf(source).map(({ name: attribute, value }) => `${attribute}=${value}`);
    const line = `<${[name, ...attributes].join(' ')}${end}`;
    const { wrapColumns } = options;
    if (this.isMinified || wrapColumns === 0 || attributes.length === 0 || line.length <= wrapColumns) return line;
    return `<${[name, ...attributes].join(this.breakAt(this.open.length + 1))}${end}`;
  }

  /**
   * A stretch of an element that stays as it is, but for what was asked for everywhere: comments taken out, and empty
   * elements written in one way, where white space is not preserved.
   */
  private edited(node: number, start: number, end: number): string {
    const { index, options } = this;
    const { text } = index;
    if (!options.removeComments && options.empty === 'asWritten') return text.slice(start, end);
    let result = '';
    let copied = start;
    let preservedUntil = at(index.kinds, node) & PRESERVES ? Infinity : 0;
    const last = at(index.nexts, node);
    for (let inner = node + 1; inner < last; inner++) {
      const kinds = at(index.kinds, inner);
      if (kinds & PRESERVES) preservedUntil = Math.max(preservedUntil, at(index.nexts, inner));
      const innerStart = at(index.starts, inner);
      const innerEnd = at(index.ends, inner);
      if (innerStart < copied) continue;
      const before = result.slice(-2) + text.slice(Math.max(copied, innerStart - 2), innerStart);
      const isNeeded = joinsToCdataEnd(before, text.slice(innerEnd, innerEnd + 2));
      const replacement = this.replacementOf(inner, inner < preservedUntil, isNeeded);
      if (replacement === undefined) continue;
      result += text.slice(copied, innerStart) + replacement;
      copied = innerEnd;
    }
    return result + text.slice(copied, end);
  }

  /** Whether nothing is between the tags, or nothing but comments that are taken out. */
  private isLeftEmpty(node: number): boolean {
    const { index } = this;
    let length = contentEnd(index, node) - at(index.tagEnds, node);
    if (length === 0 || !this.options.removeComments || this.hasMoreThanComments(node)) return length === 0;
    for (let child = node + 1; child < at(index.nexts, node); child++) {
      length -= at(index.ends, child) - at(index.starts, child);
    }
    return length === 0;
  }

  /** What stands for a node instead of itself; undefined when it stays. `isNeeded` tells that it keeps `]]` from `>`. */
  private replacementOf(node: number, isPreserved: boolean, isNeeded: boolean): string | undefined {
    const { index, options } = this;
    const kind = kindOf(index, node);
    if (kind === KIND.comment) return options.removeComments ? (isNeeded ? '<!---->' : '') : undefined;
    if (kind !== KIND.element || options.empty === 'asWritten' || isPreserved) return undefined;
    const isTag = (at(index.kinds, node) & EMPTY_TAG) !== 0;
    const start = at(index.starts, node);
    const tagEnd = at(index.tagEnds, node);
    if (isTag && options.empty === 'long') {
      return `${index.text.slice(start, tagEnd - 2).trimEnd()}></${nameOf(index, node)}>`;
    }
    if (options.empty !== 'short') return undefined;
    if (!isTag && this.isLeftEmpty(node)) return `${index.text.slice(start, tagEnd - 1).trimEnd()}/>`;
    return isTag ? `${index.text.slice(start, tagEnd - 2).trimEnd()}/>` : undefined;
  }
}

/** Without anything between them `]]` and `>` would be no text. */
function joinsToCdataEnd(before: string, after: string): boolean {
  return (before.slice(-2) + after).includes(']]>');
}

function hasBlankBeforeSlash({ text, tagEnds }: XmlIndex, node: number): boolean {
  return /\s/.test(text.charAt(at(tagEnds, node) - 3));
}

/** Without white space at its ends; other blanks, such as no-break spaces, are text in XML. */
function trimXmlSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isXmlSpace(text.charCodeAt(start), '1.0')) start++;
  while (end > start && isXmlSpace(text.charCodeAt(end - 1), '1.0')) end--;
  return text.slice(start, end);
}

/** The deepest level that is indented so that the indentation of all lines together stays within bounds. */
function indentLimitOf(index: XmlIndex, unitLength: number, isWrapped: boolean): number {
  const { count, depth } = index;
  const lines = isWrapped ? index.text.length / SHORTEST_ATTRIBUTE : count * 2;
  if (canIndentFreely(depth, lines, unitLength)) return Infinity;
  return limitIndent(linesPerLevel(index, isWrapped), unitLength);
}

function linesPerLevel(index: XmlIndex, isWrapped: boolean): number[] {
  const lines = Array.from({ length: index.depth + 2 }, () => 0);
  const open: number[] = [];
  for (let node = 0; node < index.count; node++) {
    while (open.length > 0 && node >= at(index.nexts, open.at(-1) ?? 0)) open.pop();
    const level = open.length;
    lines[level] = (lines[level] ?? 0) + 2;
    if (kindOf(index, node) !== KIND.element) continue;
    if (isWrapped) {
      const attributes = Math.floor((at(index.tagEnds, node) - at(index.starts, node)) / SHORTEST_ATTRIBUTE);
      lines[level + 1] = (lines[level + 1] ?? 0) + attributes;
    }
    if (at(index.counts, node) > 0) open.push(node);
  }
  return lines;
}
