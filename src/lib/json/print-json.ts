import { textOfUnits } from '../utf16-units';
import { BlockWriter } from './block-writer';
import { canIndentFreely, limitIndent } from './indent-limit';
import { toJsonNumber } from './json-numbers';
import { escapeNonAscii, toJsonLiteral, toShortestLiteral, unescapeUnicode } from './json-strings';
import {
  KEY_ESCAPED,
  KEY_LOOSE,
  KIND,
  KIND_MASK,
  NONE,
  VALUE_ESCAPED,
  VALUE_LOOSE,
  at,
  keySource,
  keySourceEnd,
  kindOf,
  nextSibling,
  valueSource,
  type JsonIndex,
} from './json-index';
import type { PrintRecord, PrintedLine } from './printed-nodes';
import { placeComments, type CommentPlaces, type JsonComment } from './place-comments';
import { sortMembers, type KeyOrder } from './sort-keys';

export interface PrintJsonOptions {
  /** Blanks per level, 0 for everything on one line, or a tab. */
  readonly indent: number | 'tab';
  readonly sortKeys: KeyOrder;
  readonly descending: boolean;
  readonly keepComments: boolean;
  /** `unescape` leaves escapes that make characters visible; `shortest` keeps only those that JSON needs. */
  readonly strings: 'asWritten' | 'escapeNonAscii' | 'unescape' | 'shortest';
  /** Arrays without objects stand on one line up to this column; 0 never. A tab counts as four columns. */
  readonly arrayColumns: number;
  /** How NaN and Infinity, which JSON cannot say, are written. */
  readonly notFinite: 'null' | 'string';
}

/** Nothing but white space changes: two blanks, everything as written. */
export const PRINT_DEFAULTS: PrintJsonOptions = {
  indent: 2,
  sortKeys: 'source',
  descending: false,
  keepComments: false,
  strings: 'asWritten',
  arrayColumns: 0,
  notFinite: 'null',
};

export interface PrintedJson {
  readonly text: string;
  /** The level from which lines are not indented further because the text would become too long; none otherwise. */
  readonly indentLimit?: number;
}

/** Prints the values of an index as JSON (RFC 8259, or JSONC when comments are kept), several values one per line. */
export function printJson(index: JsonIndex, options: Partial<PrintJsonOptions> = {}): PrintedJson {
  const blocks: string[] = [];
  const printed = printJsonTo(index, options, (block) => void blocks.push(block));
  return { text: blocks.join(''), ...printed };
}

/** As `printJson`, handing over the text piece by piece, so that it may be longer than a string can be. */
export function printJsonTo(
  index: JsonIndex,
  options: Partial<PrintJsonOptions>,
  take: (block: string) => void,
): Omit<PrintedJson, 'text'> {
  const takeUnits: TakeUnits = (units, isAscii) => take(textOfUnits(units, isAscii));
  return new JsonPrinter(index, { ...PRINT_DEFAULTS, ...options }, takeUnits).print();
}

/** Prints single values of an index on one line, without their keys, whatever contains them. */
export function createValuePrinter(
  index: JsonIndex,
  options: Partial<PrintJsonOptions> = {},
): (node: number) => string {
  let text = '';
  const take: TakeUnits = (units, isAscii) => {
    text += textOfUnits(units, isAscii);
  };
  const printer = new JsonPrinter(index, { ...PRINT_DEFAULTS, ...options, indent: 0 }, take);
  return (node) => {
    text = '';
    printer.printAlone(node);
    return text;
  };
}

export type TakeUnits = (units: Uint16Array<ArrayBuffer>, isAscii: boolean) => void;

/** Prints the values of an index; what it writes goes into blocks, and where it stands into a record. */
export class JsonPrinter {
  private readonly isCompact: boolean;
  private readonly unit: string;
  private readonly indentLimit: number;
  private readonly comments: CommentPlaces | undefined;
  private readonly rewritesStrings: boolean;
  private readonly indents: string[] = ['\n'];

  private readonly out: BlockWriter;
  private level = 0;
  // A line comment was written last: whatever follows must go to the next line.
  private isAfterLineComment = false;

  // The open containers, outermost first: sorted members if they are sorted, and the place among them.
  private readonly open: number[] = [];
  private readonly orders: (readonly number[] | undefined)[] = [];
  private readonly places: number[] = [];

  constructor(
    private readonly index: JsonIndex,
    private readonly options: PrintJsonOptions,
    take: TakeUnits,
    private readonly record?: PrintRecord,
  ) {
    const { indent } = options;
    this.out = new BlockWriter(take, index.text.length * 2 + 16);
    this.isCompact = indent === 0;
    this.unit = indent === 'tab' ? '\t' : ' '.repeat(indent);
    this.indentLimit = this.isCompact ? Infinity : indentLimitOf(index, this.unit.length);
    const hasComments = options.keepComments && index.comments.starts.length > 0;
    this.comments = hasComments ? placeComments(index) : undefined;
    this.rewritesStrings = options.strings !== 'asWritten';
  }

  /** Of all that was printed, in UTF-8. */
  get bytes(): number {
    return this.out.bytes;
  }

  print(): Omit<PrintedJson, 'text'> {
    for (let root = 0; root < this.index.count; root = at(this.index.nexts, root)) {
      if (root > 0) this.newLineAtTop();
      this.printTree(root);
    }
    for (const comment of this.comments?.closing.get(NONE) ?? []) {
      this.newLineAtTop();
      this.writeComment(comment);
    }
    this.out.flush();
    return this.indentLimit === Infinity ? {} : { indentLimit: this.indentLimit };
  }

  /** One value without its key. */
  printAlone(node: number): void {
    this.printTree(node, false);
    this.out.flush();
  }

  private printTree(root: number, hasKey = true): void {
    let node = root;
    for (;;) {
      this.writeBefore(node);
      if (hasKey || node !== root) this.writeKey(node);
      if (this.enter(node)) {
        node = this.firstInside();
        if (node !== NONE) {
          this.newLine();
          continue;
        }
      }
      for (;;) {
        if (node !== NONE && this.open.length === 0) {
          this.writeAll(this.comments?.after.get(node));
          return;
        }
        const following = node === NONE ? NONE : this.following(node);
        if (following !== NONE) {
          this.newLine();
          node = following;
          break;
        }
        node = this.leave();
      }
    }
  }

  /** Writes a scalar or an empty or short container whole, or opens a container and answers true. */
  private enter(node: number): boolean {
    const { index, comments } = this;
    const kind = kindOf(index, node);
    if (kind > KIND.array) {
      this.writeScalar(node, kind);
      return false;
    }
    const isEmpty = at(index.counts, node) === 0 && !comments?.closing.has(node);
    if (isEmpty) this.writeEmpty(node, kind);
    else if (!this.writeShortArray(node, kind)) {
      this.write(kind === KIND.object ? '{' : '[');
      this.record?.begin(node, this.printedKind(node), this.out.offset - 1);
      this.writeAll(comments?.opening.get(node));
      this.push(node, kind);
      return true;
    }
    return false;
  }

  private push(node: number, kind: number): void {
    const { index, options } = this;
    const { sortKeys, descending } = options;
    const isSorted = kind === KIND.object && at(index.counts, node) > 1;
    this.open.push(node);
    this.orders.push(isSorted && sortKeys !== 'source' ? sortMembers(index, node, sortKeys, descending) : undefined);
    this.places.push(0);
    this.level++;
  }

  private firstInside(): number {
    const depth = this.open.length - 1;
    const container = this.open[depth] ?? NONE;
    if (at(this.index.counts, container) === 0) return NONE;
    return this.orders[depth]?.[0] ?? container + 1;
  }

  /** The member after `node` in the printed order, the comma and its comments already written; `NONE` after the last. */
  private following(node: number): number {
    const depth = this.open.length - 1;
    const order = this.orders[depth];
    const place = (this.places[depth] ?? 0) + 1;
    this.places[depth] = place;
    const next = order ? (order[place] ?? NONE) : nextSibling(this.index, node);
    const { comments } = this;
    if (!comments) {
      if (next !== NONE) this.out.write(',');
      return next;
    }
    // A line comment before the comma would swallow it.
    const after = comments.after.get(node) ?? [];
    this.writeAll(after.filter((comment) => !comment.isLine));
    if (next !== NONE) this.write(',');
    this.writeAll(after.filter((comment) => comment.isLine));
    this.writeAll(comments.afterComma.get(node));
    return next;
  }

  /** Closes the innermost container; answers it as the node just finished. */
  private leave(): number {
    const node = this.open.pop() ?? NONE;
    this.orders.pop();
    this.places.pop();
    for (const comment of this.comments?.closing.get(node) ?? []) {
      this.newLine();
      this.writeComment(comment);
    }
    this.level--;
    this.newLine();
    this.write(kindOf(this.index, node) === KIND.object ? '}' : ']');
    this.record?.end(node, this.out.offset);
    return node;
  }

  // White space

  private newLine(): void {
    if (this.isCompact) return;
    this.isAfterLineComment = false;
    this.writeBreak(this.breakAt(this.level));
  }

  private newLineAtTop(): void {
    this.isAfterLineComment = false;
    this.writeBreak('\n');
  }

  private writeBreak(lineBreak: string): void {
    this.record?.line(this.out.offset + 1);
    this.out.write(lineBreak);
  }

  private breakAt(level: number): string {
    const limited = Math.min(level, this.indentLimit);
    const { indents } = this;
    while (indents.length <= limited) indents.push(`\n${this.unit.repeat(indents.length)}`);
    return indents[limited] ?? '\n';
  }

  private write(text: string, start = 0, end = text.length): void {
    if (this.isAfterLineComment) {
      this.isAfterLineComment = false;
      this.writeBreak(this.isCompact ? '\n' : this.breakAt(this.level + 1));
    }
    this.out.write(text, start, end);
  }

  // Comments

  private writeComment(comment: JsonComment): void {
    this.write(comment.text);
    this.record?.text(comment.text, this.out.offset - comment.text.length);
    this.isAfterLineComment = comment.isLine;
  }

  /** Writes comments on the line at hand. */
  private writeAll(comments: readonly JsonComment[] | undefined): void {
    for (const comment of comments ?? []) {
      if (!this.isCompact && !this.isAfterLineComment) this.write(' ');
      this.writeComment(comment);
    }
  }

  private writeBefore(node: number): void {
    for (const comment of this.comments?.before.get(node) ?? []) {
      this.writeComment(comment);
      if (this.isCompact) continue;
      if (comment.isInline && !comment.isLine) this.write(' ');
      else this.newLine();
    }
  }

  // Keys and values

  private writeKey(node: number): void {
    if (at(this.index.keyStarts, node) === 0) return;
    this.writeKeyLiteral(node);
    this.out.write(this.isCompact ? ':' : ': ');
    const comments = this.comments?.afterKey.get(node);
    for (const comment of comments ?? []) {
      this.writeComment(comment);
      if (!this.isCompact && !comment.isLine) this.write(' ');
    }
  }

  private key(node: number): string {
    const { index } = this;
    const flags = at(index.kinds, node);
    const source = keySource(index, node);
    return this.literal(source, (flags & KEY_LOOSE) !== 0, (flags & KEY_ESCAPED) !== 0);
  }

  private writeKeyLiteral(node: number): void {
    const { text, keyStarts, kinds } = this.index;
    const start = at(keyStarts, node);
    const isKept = !this.rewritesStrings && (at(kinds, node) & KEY_LOOSE) === 0;
    const key = isKept ? undefined : this.key(node);
    const from = key === undefined ? start : 0;
    const to = key === undefined ? keySourceEnd(text, start) : key.length;
    this.write(key ?? text, from, to);
    if (this.record) this.record.keyStart = this.out.offset - (to - from);
  }

  private writeScalar(node: number, kind: number): void {
    const { text, starts, ends, kinds } = this.index;
    const isKept = (at(kinds, node) & VALUE_LOOSE) === 0 && !(kind === KIND.string && this.rewritesStrings);
    const value = isKept ? undefined : this.scalar(node, kind);
    const from = value === undefined ? at(starts, node) : 0;
    const to = value === undefined ? at(ends, node) : value.length;
    this.write(value ?? text, from, to);
    this.recordValue(node, to - from);
  }

  private writeEmpty(node: number, kind: number): void {
    this.write(kind === KIND.object ? '{}' : '[]');
    this.recordValue(node, 2);
  }

  private recordValue(node: number, length: number): void {
    const end = this.out.offset;
    this.record?.value(node, this.printedKind(node), end - length, end);
  }

  /** What the printed value is: as in the index, but for what JSON has no word for and for escapes that came or went. */
  private printedKind(node: number): number {
    const { index, options } = this;
    const flags = at(index.kinds, node);
    const kind = flags & KIND_MASK;
    if (kind === KIND.notFinite) {
      return this.escapedKey(node, flags) | (options.notFinite === 'null' ? KIND.null : KIND.string);
    }
    const isKept = kind !== KIND.string || !(this.rewritesStrings || (flags & VALUE_LOOSE) !== 0);
    const isEscaped = isKept ? (flags & VALUE_ESCAPED) !== 0 : this.scalar(node, kind).includes('\\');
    return kind | this.escapedKey(node, flags) | (isEscaped ? VALUE_ESCAPED : 0);
  }

  private escapedKey(node: number, flags: number): number {
    if (at(this.index.keyStarts, node) === 0) return 0;
    const isKept = !this.rewritesStrings && (flags & KEY_LOOSE) === 0;
    if (isKept) return flags & KEY_ESCAPED;
    return this.key(node).includes('\\') ? KEY_ESCAPED : 0;
  }

  private scalar(node: number, kind: number): string {
    const { index, options } = this;
    const flags = at(index.kinds, node);
    const source = valueSource(index, node);
    if (kind === KIND.string) return this.literal(source, (flags & VALUE_LOOSE) !== 0, (flags & VALUE_ESCAPED) !== 0);
    if (kind === KIND.notFinite) return options.notFinite === 'null' ? 'null' : `"${source.replace('+', '')}"`;
    return kind === KIND.number && (flags & VALUE_LOOSE) !== 0 ? toJsonNumber(source) : source;
  }

  private literal(source: string, isLoose: boolean, isEscaped: boolean): string {
    const literal = isLoose ? toJsonLiteral(source) : source;
    if (!this.rewritesStrings) return literal;
    if (this.options.strings === 'escapeNonAscii') return escapeNonAscii(literal);
    if (!isEscaped) return literal;
    return this.options.strings === 'shortest' ? toShortestLiteral(literal) : unescapeUnicode(literal);
  }

  // Short arrays

  private writeShortArray(node: number, kind: number): boolean {
    const { options } = this;
    if (kind !== KIND.array || options.arrayColumns === 0 || this.isCompact || this.isAfterLineComment) return false;
    const line = this.shortArray(node, options.arrayColumns - this.columnsSoFar(node));
    if (line === undefined) return false;
    const start = this.out.offset;
    this.write(line.text);
    for (const [i, from] of line.starts.entries()) {
      this.record?.value(node + i, this.printedKind(node + i), start + from, start + (line.ends[i] ?? 0));
    }
    return true;
  }

  private columnsSoFar(node: number): number {
    const indent = this.level * (this.unit === '\t' ? 4 : this.unit.length);
    return indent + (at(this.index.keyStarts, node) === 0 ? 0 : this.key(node).length + 2);
  }

  /** The array on one line, unless it is longer than `columns` or holds an object or a comment. */
  private shortArray(array: number, columns: number): PrintedLine | undefined {
    const { index } = this;
    const end = at(index.nexts, array);
    if (this.comments && hasCommentBetween(index, at(index.starts, array), at(index.ends, array))) return undefined;
    let text = '[';
    const open = [array];
    const starts = [0];
    const ends: number[] = [];
    const closeBefore = (node: number) => {
      for (let last = open.at(-1); last !== undefined && at(index.nexts, last) <= node; last = open.at(-1)) {
        text += ']';
        ends[last - array] = text.length;
        open.pop();
      }
    };
    for (let node = array + 1; node < end; node++) {
      closeBefore(node);
      if (!text.endsWith('[')) text += ', ';
      starts.push(text.length);
      const kind = kindOf(index, node);
      if (kind === KIND.object && at(index.counts, node) > 0) return undefined;
      if (kind === KIND.object) text += '{}';
      else if (kind === KIND.array) {
        text += '[';
        open.push(node);
      } else text += this.scalar(node, kind);
      if (text.length + open.length > columns) return undefined;
      ends[node - array] = text.length;
    }
    closeBefore(end);
    return text.length <= columns ? { text, starts, ends } : undefined;
  }
}

function hasCommentBetween({ comments }: JsonIndex, start: number, end: number): boolean {
  let low = 0;
  let high = comments.starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(comments.starts, middle) < start) low = middle + 1;
    else high = middle;
  }
  return low < comments.starts.length && at(comments.starts, low) < end;
}

/** The deepest level that is indented so that the indentation of all lines together stays within bounds. */
function indentLimitOf(index: JsonIndex, unitLength: number): number {
  const { depth, count } = index;
  return canIndentFreely(depth, count * 2, unitLength) ? Infinity : limitIndent(linesPerLevel(index), unitLength);
}

function linesPerLevel({ depth, count, kinds, nexts, parents, counts }: JsonIndex): number[] {
  const lines = Array.from({ length: depth + 2 }, () => 0);
  const open: number[] = [];
  for (let node = 0; node < count; node++) {
    while (open.length > 0 && open.at(-1) !== at(parents, node)) open.pop();
    const isOpen = (at(kinds, node) & KIND_MASK) <= KIND.array && at(counts, node) > 0;
    lines[open.length] = (lines[open.length] ?? 0) + (isOpen ? 2 : 1);
    if (isOpen && at(nexts, node) > node + 1) open.push(node);
  }
  return lines;
}
