import { DEPTH_LIMIT, type DocumentMap, type DocumentValue } from '../document/document';
import { finished, withComments, type MutableComments } from './met-comments';
import { TomlStop, type Toml11Feature } from './toml-fault';
import { foundAt, readKey, type KeyPart } from './toml-keys';
import { placed, readLiteral } from './toml-literals';
import { controlAt, isBreak, isControl, readString, skipBlanks, skipBreak, strayControl } from './toml-strings';
import { literalAt } from './toml-words';
import { add, appendTable, closeTable, defineTable, enterDotted, openTable, type OpenTable } from './toml-tables';

const SPACE = 32;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const COMMA = 44;
const EQUALS = 61;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** How often progress is told, in UTF-16 units. */
const PROGRESS_STEP = 1 << 18;

/** Reads a text of TOML 1.1 (strict: 1.0) in one pass; throws a `TomlStop` where it is none. */
export class TomlReader {
  private at = 0;
  private reportAt = PROGRESS_STEP;
  private readonly root = openTable(0, 0);
  private table = this.root;
  /** Comments on lines of their own that belong to what comes next. */
  private pending: string[] = [];

  constructor(
    private readonly text: string,
    private readonly isStrict: boolean,
    private readonly onProgress?: (at: number) => void,
  ) {}

  read(): DocumentMap {
    const { text, root } = this;
    // A byte order mark says how the text was stored and is no part of it.
    if (text.charCodeAt(0) === 0xfeff) this.at = 1;
    while (this.at < text.length) {
      this.readLine();
      if (this.at >= this.reportAt) this.report();
    }
    root.end = text.length;
    if (this.pending.length > 0) root.comments = { inside: this.pending };
    return closeTable(root);
  }

  private report(): void {
    this.reportAt = this.at + PROGRESS_STEP;
    this.onProgress?.(this.at);
  }

  // Lines

  private readLine(): void {
    this.skipBlanks();
    const unit = this.unit();
    if (unit === OPEN_BRACKET) this.readHeader();
    else if (unit === HASH) this.pending.push(this.readComment());
    else if (!this.isLineEnd()) {
      const pair = this.readPair(this.table);
      this.takeBehind(pair.comments);
      addPair(pair);
    }
    this.endLine();
  }

  /** `[a.b]` or `[[a.b]]`. */
  private readHeader(): void {
    const { text } = this;
    const start = this.at;
    const isList = text.charCodeAt(start + 1) === OPEN_BRACKET;
    this.at += isList ? 2 : 1;
    this.skipBlanks();
    if (this.unit() === OPEN_BRACKET) throw new TomlStop(this.at, { code: 'spaced-brackets' });
    const { parts, end } = readKey(text, this.at, this.isStrict);
    this.at = end;
    this.closeHeader(isList);
    const header = { start, end: this.at };
    this.table = isList ? appendTable(this.root, parts, header) : defineTable(this.root, parts, header);
    this.table.end = header.end;
    const comments: MutableComments = {};
    this.takeBefore(comments);
    this.takeBehind(comments);
    this.table.comments = finished(comments);
  }

  private closeHeader(isList: boolean): void {
    this.skipBlanks();
    if (this.unit() !== CLOSE_BRACKET) throw new TomlStop(this.at, { code: 'unterminated-header' });
    this.at++;
    if (!isList) return;
    if (this.unit() !== CLOSE_BRACKET) {
      const isSpaced = this.text.charCodeAt(skipBlanks(this.text, this.at)) === CLOSE_BRACKET;
      throw new TomlStop(this.at, { code: isSpaced ? 'spaced-brackets' : 'unterminated-header' });
    }
    this.at++;
  }

  /** After a statement only a comment may stand on its line; it was taken before. */
  private endLine(): void {
    this.skipBlanks();
    const { text, at } = this;
    if (at >= text.length) return;
    this.at = skipBreak(text, at);
    if (this.at > at) return;
    throw strayControl(text, at) ?? new TomlStop(at, { code: 'line-end-expected', found: foundAt(text, at) });
  }

  // Values

  /** `key = value`, of a line or of an inline table; not yet added to its table. */
  private readPair(table: OpenTable): Pair {
    const key = readKey(this.text, this.at, this.isStrict);
    const { parent, last } = enterDotted(table, key.parts);
    this.at = key.end;
    this.skipBlanks();
    const equals = this.at;
    if (this.unit() !== EQUALS) {
      const missing = new TomlStop(equals, { code: 'equals-missing', found: foundAt(this.text, equals) });
      throw strayControl(this.text, equals) ?? missing;
    }
    this.at++;
    const comments: MutableComments = {};
    this.takeBefore(comments);
    this.skipBlanks();
    const value = this.readValue(parent.depth, comments);
    if (!value) throw new TomlStop(equals, { code: 'value-missing' });
    return { parent, last, comments, value };
  }

  /** A value in a container of that depth; nothing when none begins here. */
  private readValue(depth: number, comments: MutableComments): DocumentValue | undefined {
    const { text, at: start } = this;
    const unit = this.unit();
    if (unit === OPEN_BRACKET) return this.readList(depth + 1, comments);
    if (unit === OPEN_BRACE) return this.readInlineTable(depth + 1, comments);
    if (unit === QUOTE || unit === APOSTROPHE) {
      const { text: value, end } = readString(text, start, this.isStrict);
      this.at = end;
      return { kind: 'string', text: value, start, end };
    }
    const source = literalAt(text, start);
    if (source === undefined) {
      const control = strayControl(text, start);
      if (control) throw control;
      return undefined;
    }
    const end = start + source.length;
    this.at = end;
    return placed(readLiteral(source, start, this.isStrict), start, end);
  }

  private readList(depth: number, comments: MutableComments): DocumentValue {
    const start = this.open(depth);
    const items: DocumentValue[] = [];
    this.skipSpace(false);
    while (this.unit() !== CLOSE_BRACKET) {
      this.checkOpen(start, 'unterminated-list');
      const own: MutableComments = {};
      this.takeBefore(own);
      const item = this.readValue(depth, own);
      if (!item) throw new TomlStop(this.at, { code: 'item-missing' });
      const comma = this.readComma(own, start, ']');
      items.push(withComments(item, own));
      if (comma === undefined) break;
      if (this.at >= this.reportAt) this.report();
    }
    this.close(comments);
    return { kind: 'list', items, start, end: this.at };
  }

  private readInlineTable(depth: number, comments: MutableComments): DocumentValue {
    const start = this.open(depth);
    const table = openTable(depth, start);
    this.skipSpace(true);
    while (this.unit() !== CLOSE_BRACE) {
      this.checkOpen(start, 'unterminated-table');
      if (this.unit() === COMMA) throw new TomlStop(this.at, { code: 'key-missing' });
      const pair = this.readPair(table);
      const comma = this.readComma(pair.comments, start, '}');
      addPair(pair);
      if (comma === undefined) break;
      if (this.unit() === CLOSE_BRACE) this.need11(comma, 'inline-table-comma');
    }
    this.close(comments);
    table.end = this.at;
    return closeTable(table);
  }

  private open(depth: number): number {
    if (depth > DEPTH_LIMIT) throw new TomlStop(this.at, { code: 'too-deep' });
    return this.at++;
  }

  private close(comments: MutableComments): void {
    this.at++;
    if (this.pending.length > 0) comments.inside = this.pending;
    this.pending = [];
  }

  /** Passes over the comma behind a child and what surrounds it. The comma's offset, if it is not the closing bracket. */
  private readComma(comments: MutableComments, start: number, close: ']' | '}'): number | undefined {
    const isInline = close === '}';
    this.takeBehind(comments, isInline);
    this.skipSpace(isInline);
    this.checkOpen(start, isInline ? 'unterminated-table' : 'unterminated-list');
    if (this.text[this.at] === close) return undefined;
    if (this.unit() !== COMMA) throw new TomlStop(this.at, { code: 'comma-expected', close });
    const comma = this.at++;
    this.takeBehind(comments, isInline);
    this.skipSpace(isInline);
    return comma;
  }

  private checkOpen(start: number, code: 'unterminated-list' | 'unterminated-table'): void {
    if (this.at >= this.text.length) throw new TomlStop(start, { code });
    const control = strayControl(this.text, this.at);
    if (control) throw control;
  }

  /** TOML 1.0 ends here. */
  private need11(at: number, feature: Toml11Feature): void {
    if (this.isStrict) throw new TomlStop(at, { code: 'needs-1.1', feature });
  }

  // White space and comments

  private unit(): number {
    return this.text.charCodeAt(this.at);
  }

  private isLineEnd(): boolean {
    return this.at >= this.text.length || isBreak(this.text, this.at);
  }

  private skipBlanks(): void {
    this.at = skipBlanks(this.text, this.at);
  }

  /** Blanks, line breaks and comments; inline tables had none of the latter two before TOML 1.1. */
  private skipSpace(isInline: boolean): void {
    for (;;) {
      this.skipBlanks();
      if (this.unit() === HASH) {
        if (isInline) this.need11(this.at, 'inline-table-comment');
        this.pending.push(this.readComment());
      }
      const next = skipBreak(this.text, this.at);
      if (next === this.at) return;
      if (isInline) this.need11(this.at, 'inline-table-line-break');
      this.at = next;
    }
  }

  /** From the `#` to the end of its line. */
  private readComment(): string {
    const { text } = this;
    const start = this.at + 1;
    let end = start;
    for (; end < text.length && !isBreak(text, end); end++) {
      if (isControl(text.charCodeAt(end))) throw controlAt(text, end);
    }
    this.at = end;
    return text.slice(text.charCodeAt(start) === SPACE ? start + 1 : start, end).trimEnd();
  }

  private takeBefore(comments: MutableComments): void {
    if (this.pending.length === 0) return;
    comments.before = this.pending;
    this.pending = [];
  }

  private takeBehind(comments: MutableComments, isInline = false): void {
    this.skipBlanks();
    if (this.unit() !== HASH) return;
    if (isInline) this.need11(this.at, 'inline-table-comment');
    const comment = this.readComment();
    comments.after = comments.after === undefined ? comment : `${comments.after} ${comment}`;
  }
}

/** A key with its value, and the table it goes to. */
interface Pair {
  readonly parent: OpenTable;
  readonly last: KeyPart;
  readonly value: DocumentValue;
  readonly comments: MutableComments;
}

function addPair({ parent, last, value, comments }: Pair): void {
  add(parent, last, withComments(value, comments));
}
