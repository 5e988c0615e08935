import { canIndentFreely, limitIndent } from '../json/indent-limit';
import { compareKeys, type KeyOrder } from '../json/sort-keys';
import type { Comments, DocumentList, DocumentMap, DocumentMember, DocumentNumber, DocumentValue } from './document';
import { withSeconds } from './date-seconds';
import type { DocumentNote, DocumentPath } from './note';
import { NoteList } from './note-list';

export interface WriteJsonOptions {
  /** Blanks per level, 0 for everything on one line, or a tab. */
  readonly indent: number | 'tab';
  /** @default 'source' */
  readonly sortKeys?: KeyOrder;
  /** Integers that doubles cannot hold (beyond 2^53 − 1) as they are, or as strings. @default 'number' */
  readonly largeIntegers?: 'number' | 'text';
  /** Also notes integers that only fit into 64 bits without a sign, for formats that have none of those. @default false */
  readonly signedOnly?: boolean;
  /** How NaN and Infinity, which JSON cannot say, are written. @default 'null' */
  readonly notFinite?: 'null' | 'text';
  /** Keeps comments, which makes it JSONC. @default false */
  readonly comments?: boolean;
}

export interface WrittenJson {
  readonly text: string;
  readonly notes: readonly DocumentNote[];
}

/**
 * Writes a tree as JSON (RFC 8259; JSONC with comments), without a line break at the end, at any depth. Strings get only
 * the escapes they need (a lone surrogate does), numbers stay digit for digit, dates become strings as written, with their seconds.
 */
export function writeJson(value: DocumentValue, options: WriteJsonOptions): WrittenJson {
  return new JsonWriter(value, options).write();
}

type DocumentContainer = DocumentMap | DocumentList;

/** An open map or list. */
interface Frame {
  readonly container: DocumentContainer;
  /** The members in the order in which they are written; none of a list. */
  readonly members: readonly DocumentMember[];
  readonly count: number;
  next: number;
}

const BLOCK_LENGTH = 1 << 13;

class JsonWriter {
  private readonly notes = new NoteList();
  private readonly isCompact: boolean;
  private readonly unit: string;
  private readonly keepsComments: boolean;
  private readonly indentLimit: number;
  private readonly breaks: string[] = ['\n'];
  private readonly frames: Frame[] = [];
  private readonly blocks: string[] = [];
  private block = '';
  private droppedComments = 0;

  constructor(
    private readonly root: DocumentValue,
    private readonly options: WriteJsonOptions,
  ) {
    const { indent } = options;
    this.isCompact = indent === 0;
    this.unit = indent === 'tab' ? '\t' : ' '.repeat(indent);
    this.keepsComments = options.comments ?? false;
    this.indentLimit = this.isCompact ? Infinity : indentLimitOf(root, this.unit.length);
  }

  write(): WrittenJson {
    const { root, frames } = this;
    this.writeBefore(root.comments);
    this.begin(root);
    for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
      if (frame.next < frame.count) this.writeChild(frame);
      else this.leave(frame);
    }
    if (!isContainer(root)) this.writeInside(root.comments);
    this.blocks.push(this.block);
    if (this.droppedComments > 0) this.notes.add({ code: 'comments-dropped', count: this.droppedComments });
    if (this.indentLimit !== Infinity) this.notes.add({ code: 'indent-limited', level: this.indentLimit });
    return { text: this.blocks.join(''), notes: this.notes.toNotes() };
  }

  private writeChild(frame: Frame): void {
    const position = frame.next++;
    const member = frame.members[position];
    const value = member?.value ?? (frame.container.kind === 'list' ? frame.container.items[position] : undefined);
    if (!value) throw new Error('A child must be there');
    this.newLine();
    this.writeBefore(value.comments);
    if (member) this.block += `${JSON.stringify(member.key)}:${this.isCompact ? '' : ' '}`;
    this.begin(value);
    if (this.block.length > BLOCK_LENGTH) this.flush();
  }

  /** Writes a scalar or an empty container whole, or opens a container. */
  private begin(value: DocumentValue): void {
    if (isContainer(value)) {
      const isMap = value.kind === 'map';
      const count = isMap ? value.members.length : value.items.length;
      const hasInside = this.keepsComments && (value.comments?.inside?.length ?? 0) > 0;
      if (count > 0 || hasInside) {
        this.block += isMap ? '{' : '[';
        // In an empty one, a comment behind the bracket would be one inside.
        if (count > 0) this.writeBehind(value.comments);
        this.frames.push({ container: value, members: isMap ? this.sorted(value.members) : [], count, next: 0 });
        return;
      }
      this.linesToKeep(value.comments?.inside);
      this.block += isMap ? '{}' : '[]';
    } else this.block += this.scalar(value);
    this.end(value.comments);
  }

  private leave(frame: Frame): void {
    this.writeInside(frame.container.comments);
    this.frames.pop();
    this.newLine();
    this.block += frame.container.kind === 'map' ? '}' : ']';
    this.end(frame.count === 0 ? frame.container.comments : undefined);
  }

  /** After a value: the comma, if another follows, and what is said behind the value. */
  private end(comments?: Comments): void {
    const frame = this.frames.at(-1);
    const comma = frame && frame.next < frame.count ? ',' : '';
    // On one line, what stands behind the comma would belong to the next value.
    if (this.isCompact && comments?.after !== undefined && !comments.after.includes('*/')) {
      this.writeBehind(comments);
      this.block += comma;
    } else {
      this.block += comma;
      this.writeBehind(comments);
    }
  }

  private sorted(members: readonly DocumentMember[]): readonly DocumentMember[] {
    const order = this.options.sortKeys ?? 'source';
    return order === 'source' ? members : [...members].sort((a, b) => compareKeys(a.key, b.key, order));
  }

  private scalar(value: Exclude<DocumentValue, DocumentContainer>): string {
    switch (value.kind) {
      case 'string':
        return JSON.stringify(value.text);
      case 'number':
        return this.number(value);
      case 'date':
        return JSON.stringify(withSeconds(value.source));
      case 'boolean':
        return String(value.value);
      case 'null':
        return 'null';
    }
  }

  private number({ source }: DocumentNumber): string {
    if (source.endsWith('N') || source.endsWith('y')) {
      const as = this.options.notFinite ?? 'null';
      this.notes.add({ code: 'not-finite', source, as, path: this.path('not-finite') });
      return as === 'null' ? 'null' : JSON.stringify(source);
    }
    // Fifteen digits always fit.
    if (source.length <= 15 || !/^-?\d+$/.test(source)) return source;
    const integer = BigInt(source);
    const asText = this.options.largeIntegers === 'text';
    if (asText ? isSafe(integer) : isWithin64Bits(integer, this.options.signedOnly ?? false)) return source;
    this.notes.add({
      code: 'large-integer',
      source,
      as: asText ? 'text' : 'number',
      path: this.path('large-integer'),
    });
    return asText ? `"${source}"` : source;
  }

  private path(code: DocumentNote['code']): DocumentPath {
    // Only looked at in what is listed.
    if (!this.notes.lists(code)) return [];
    return this.frames.map((frame) => frame.members[frame.next - 1]?.key ?? frame.next - 1);
  }

  // White space

  private newLine(): void {
    if (!this.isCompact) this.block += this.breakAt(this.frames.length);
  }

  private breakAt(level: number): string {
    const { breaks } = this;
    const limited = Math.min(level, this.indentLimit);
    while (breaks.length <= limited) breaks.push(`\n${this.unit.repeat(breaks.length)}`);
    return breaks[limited] ?? '\n';
  }

  private flush(): void {
    // Reading a unit makes engines copy the pieces into one string, so that they need not live until the end.
    if (Number.isNaN(this.block.charCodeAt(0))) return;
    this.blocks.push(this.block);
    this.block = '';
  }

  // Comments

  private writeBefore(comments: Comments | undefined): void {
    for (const line of this.linesToKeep(comments?.before)) {
      this.writeComment(line);
      this.newLine();
    }
  }

  private writeInside(comments: Comments | undefined): void {
    for (const line of this.linesToKeep(comments?.inside)) {
      this.newLine();
      this.writeComment(line);
    }
  }

  private writeBehind(comments: Comments | undefined): void {
    if (comments?.after === undefined) return;
    const [line] = this.linesToKeep([comments.after.replace(LINE_BREAK, ' ')]);
    if (line === undefined) return;
    if (!this.isCompact) this.block += ' ';
    this.writeComment(line);
  }

  /** The lines to write; those that are not kept are counted. */
  private linesToKeep(lines: readonly string[] = []): readonly string[] {
    if (this.keepsComments) return lines.flatMap((line) => line.split(LINE_BREAK));
    this.droppedComments += lines.length;
    return [];
  }

  private writeComment(line: string): void {
    if (!this.isCompact) this.block += `// ${line}`.trimEnd();
    // Where everything stands on one line, only what a block comment cannot hold breaks it.
    else this.block += line.includes('*/') ? `// ${line}\n` : `/* ${line} */`;
  }
}

// What ends a line comment in JSON5.
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/g;

function isContainer(value: DocumentValue): value is DocumentContainer {
  return value.kind === 'map' || value.kind === 'list';
}

function isSafe(integer: bigint): boolean {
  return integer >= Number.MIN_SAFE_INTEGER && integer <= Number.MAX_SAFE_INTEGER;
}

/** Fits into 64 bits, with a sign or, where that counts, without. */
function isWithin64Bits(integer: bigint, signedOnly: boolean): boolean {
  return integer >= -(2n ** 63n) && integer < (signedOnly ? 2n ** 63n : 2n ** 64n);
}

/** The deepest level that is indented so that the text does not become too long. */
function indentLimitOf(root: DocumentValue, unitLength: number): number {
  const lines: number[] = [];
  let total = 0;
  let level = 0;
  for (let values: readonly DocumentValue[] = [root]; values.length > 0; values = values.flatMap(childrenOf)) {
    // A container closes on a line of its own.
    lines.push(values.length * 2);
    total += values.length * 2;
    level++;
  }
  return canIndentFreely(level, total, unitLength) ? Infinity : limitIndent(lines, unitLength);
}

function childrenOf(value: DocumentValue): readonly DocumentValue[] {
  if (value.kind === 'list') return value.items;
  return value.kind === 'map' ? value.members.map((member) => member.value) : [];
}
