import { BlockWriter } from './block-writer';
import { indentLimitOf } from './indent-levels';
import { KIND, NONE, at, keySourceEnd, kindOf, nextSibling, type JsonIndex } from './json-index';
import { hasCommentIn, placeComments, type CommentPlaces, type JsonComment } from './place-comments';
import type { PrintJsonOptions, PrintedJson } from './print-options';
import { PrintedLiterals } from './printed-literals';
import type { PrintRecord } from './printed-nodes';
import { shortArray } from './short-array';
import { sortMembers } from './sort-keys';

/** Takes the next piece of the text: its UTF-16 units, which are only lent. */
export type TakeUnits = (units: Uint16Array<ArrayBuffer>, isAscii: boolean) => void;

/** Prints the values of an index; what it writes goes into blocks, and where it stands into a record. */
export class JsonPrinter {
  private readonly isCompact: boolean;
  private readonly unit: string;
  private readonly indentLimit: number;
  private readonly comments: CommentPlaces | undefined;
  private readonly literals: PrintedLiterals;
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
    this.literals = new PrintedLiterals(index, options);
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
      this.record?.begin(node, this.literals.kindOf(node), this.out.offset - 1);
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

  private writeKeyLiteral(node: number): void {
    const { text, keyStarts } = this.index;
    const start = at(keyStarts, node);
    const key = this.literals.keepsKey(node) ? undefined : this.literals.key(node);
    const from = key === undefined ? start : 0;
    const to = key === undefined ? keySourceEnd(text, start) : key.length;
    this.write(key ?? text, from, to);
    if (this.record) this.record.keyStart = this.out.offset - (to - from);
  }

  private writeScalar(node: number, kind: number): void {
    const { text, starts, ends } = this.index;
    const value = this.literals.keepsScalar(node, kind) ? undefined : this.literals.scalar(node, kind);
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
    this.record?.value(node, this.literals.kindOf(node), end - length, end);
  }

  // Short arrays

  private writeShortArray(node: number, kind: number): boolean {
    const { index, options } = this;
    if (kind !== KIND.array || options.arrayColumns === 0 || this.isCompact || this.isAfterLineComment) return false;
    if (this.comments && hasCommentIn(index, node)) return false;
    const line = shortArray(index, node, this.literals, options.arrayColumns - this.columnsSoFar(node));
    if (line === undefined) return false;
    const start = this.out.offset;
    this.write(line.text);
    for (const [i, from] of line.starts.entries()) {
      this.record?.value(node + i, this.literals.kindOf(node + i), start + from, start + (line.ends[i] ?? 0));
    }
    return true;
  }

  private columnsSoFar(node: number): number {
    const indent = this.level * (this.unit === '\t' ? 4 : this.unit.length);
    return indent + (at(this.index.keyStarts, node) === 0 ? 0 : this.literals.key(node).length + 2);
  }
}
