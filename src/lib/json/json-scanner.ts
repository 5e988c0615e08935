import { CommentTable } from './comment-table';
import { FAILED, JsonCursor } from './json-cursor';
import {
  COMMENT_AFTER_COMMA,
  COMMENT_AFTER_KEY,
  KEY_ESCAPED,
  KEY_LOOSE,
  KIND,
  KIND_MASK,
  NONE,
  VALUE_ESCAPED,
  VALUE_LOOSE,
  at as valueAt,
  type JsonComments,
} from './json-index';
import { JsonTable, type Uint32List } from './json-table';
import {
  APOSTROPHE,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  MINUS,
  NINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  PLUS,
  POINT,
  QUOTE,
  ZERO,
} from './json-units';
import { RepeatedKeys } from './repeated-keys';
import { scanBareKey } from './scan-bare-key';
import { scanNumber } from './scan-number';
import { commentEnd, skipSpace } from './scan-space';
import { scanString } from './scan-string';
import { scanWord } from './scan-word';

// What may come next.
const VALUE = 1;
const VALUE_OR_CLOSE = 2;
const KEY = 3;
const KEY_OR_CLOSE = 4;
const AFTER_VALUE = 5;
const DONE = 6;

/** For so many nodes there is room at once: memory that is not used is not taken. */
const MOST_ROOM = 1 << 23;
/** How often progress is told, in UTF-16 units. */
const PROGRESS_STEP = 1 << 20;

/**
 * Reads a text into a table without recursion, so that nesting is bounded by memory only. Strict, it takes exactly RFC
 * 8259; else JSON5 too, and any number of values one after the other.
 */
export class JsonScanner extends JsonCursor {
  readonly table: JsonTable;
  depth = 0;
  roots = 0;
  /** Where the second value at the top begins, or was tried. */
  secondRootAt = Infinity;
  /** Where the last value at the top began, or was tried. */
  lastRootAt = 0;

  private reportAt = PROGRESS_STEP;
  private level = 0;
  /** The innermost open container. */
  private open = NONE;
  /** The last finished child of the open container. */
  private previous = NONE;
  private commaAt = -1;
  private keyStart = 0;
  private keyFlags = 0;
  private readonly repeated: RepeatedKeys;
  private readonly commentTable = new CommentTable();

  constructor(
    text: string,
    strict: boolean,
    private readonly onProgress?: (at: number) => void,
  ) {
    super(text, strict);
    this.table = new JsonTable(Math.min(MOST_ROOM, (text.length >> 3) + 16));
    this.repeated = new RepeatedKeys(text, this.table);
  }

  /** Reads everything; false when `fault` says why not. */
  scan(): boolean {
    // A byte order mark says how the text was stored and is no part of it (RFC 8259, section 8.1).
    if (this.text.charCodeAt(0) === 0xfeff) this.at = 1;
    let state = VALUE;
    while (state !== DONE) {
      skipSpace(this);
      if (!this.strict && !this.skipComments()) return false;
      state = this.step(state, this.text.charCodeAt(this.at));
      if (state === FAILED) return false;
      if (this.at >= this.reportAt) this.report();
    }
    return true;
  }

  private report(): void {
    this.reportAt = this.at + PROGRESS_STEP;
    this.onProgress?.(this.at);
  }

  /** The comments that were read, in order. */
  comments(): JsonComments {
    return this.commentTable.toComments();
  }

  /** The members that repeat a key of their object, the first ones of them. */
  get duplicates(): Uint32List {
    return this.repeated.nodes;
  }

  /** How many members repeat a key of their object. */
  get duplicateCount(): number {
    return this.repeated.count;
  }

  private step(state: number, code: number): number {
    switch (state) {
      case VALUE_OR_CLOSE:
        return code === CLOSE_BRACKET ? this.close() : this.value(code);
      case VALUE:
        return this.value(code);
      case KEY_OR_CLOSE:
        return code === CLOSE_BRACE ? this.close() : this.key(code, 'expected-key-or-close');
      case KEY:
        return this.key(code, 'expected-key');
      default:
        return this.open === NONE ? this.afterRoot(code) : this.afterMember(code);
    }
  }

  // White space and comments

  /** Goes on to what follows the comments here; false when one has no end. */
  private skipComments(): boolean {
    for (;;) {
      const end = commentEnd(this.text, this.at);
      if (end === undefined) return true;
      if (end < 0) return this.fail(this.at, { code: 'unterminated-comment' }) !== FAILED;
      this.addComment(end);
      skipSpace(this);
    }
  }

  private addComment(end: number): void {
    const afterKey = this.keyStart > 0 ? COMMENT_AFTER_KEY : 0;
    const afterComma = this.commaAt >= 0 ? COMMENT_AFTER_COMMA : 0;
    this.commentTable.add(this.at, end, this.open, this.previous, afterKey | afterComma);
    this.liberties.comments++;
    this.at = end;
  }

  // Structure

  private value(code: number): number {
    switch (code) {
      case OPEN_BRACE:
        return this.begin(KIND.object, KEY_OR_CLOSE);
      case OPEN_BRACKET:
        return this.begin(KIND.array, VALUE_OR_CLOSE);
      case QUOTE:
        return this.stringValue(QUOTE);
      case APOSTROPHE:
        if (this.strict) return this.fail(this.at, { code: 'single-quotes' });
        this.liberties.singleQuotes++;
        return this.stringValue(APOSTROPHE);
      case CLOSE_BRACKET:
        return this.closeAfterComma(KIND.array);
      default:
        return this.otherScalar(code);
    }
  }

  private begin(kind: number, state: number): number {
    this.open = this.add(kind, this.at, 0);
    this.previous = NONE;
    this.at++;
    if (++this.level > this.depth) this.depth = this.level;
    return state;
  }

  /** Adds a node for the value at hand and takes the waiting key for it. */
  private add(kind: number, start: number, end: number): number {
    const { table } = this;
    const node = table.add(kind | this.keyFlags, start, end, this.open, this.keyStart);
    if (this.open === NONE) this.roots++;
    else table.counts[this.open] = valueAt(table.counts, this.open) + 1;
    this.keyStart = 0;
    this.keyFlags = 0;
    this.commaAt = -1;
    return node;
  }

  private stringValue(quote: number): number {
    const start = this.at;
    const flags = scanString(this, quote);
    return flags === FAILED ? FAILED : this.addScalar(KIND.string | flags, start);
  }

  private otherScalar(code: number): number {
    const start = this.at;
    const isNumber = (code >= ZERO && code <= NINE) || code === MINUS || code === PLUS || code === POINT;
    const kind = isNumber ? scanNumber(this) : scanWord(this, 0);
    return kind === FAILED ? FAILED : this.addScalar(kind, start);
  }

  private addScalar(kind: number, start: number): number {
    this.previous = this.add(kind, start, this.at);
    return AFTER_VALUE;
  }

  private close(): number {
    const { table } = this;
    const node = this.open;
    this.at++;
    table.ends[node] = this.at;
    table.nexts[node] = table.count;
    if ((valueAt(table.kinds, node) & KIND_MASK) === KIND.object) this.repeated.close(node);
    this.open = valueAt(table.parents, node);
    this.previous = node;
    this.commaAt = -1;
    this.level--;
    return AFTER_VALUE;
  }

  /** A closing bracket where a value or key should be: a trailing comma before it is what JSON5 allows. */
  private closeAfterComma(kind: number): number {
    const isOpen = this.open !== NONE && (valueAt(this.table.kinds, this.open) & KIND_MASK) === kind;
    if (!isOpen || this.commaAt < 0) return this.unexpectedClose();
    if (this.strict) return this.fail(this.commaAt, { code: 'trailing-comma' });
    this.liberties.trailingCommas++;
    return this.close();
  }

  private unexpectedClose(): typeof FAILED {
    if (this.open === NONE) return this.fail(this.at, { code: 'nothing-to-close', found: this.text.charAt(this.at) });
    return this.unexpected({ code: this.keyStart > 0 || !this.isInObject() ? 'expected-value' : 'expected-key' });
  }

  private isInObject(): boolean {
    return (valueAt(this.table.kinds, this.open) & KIND_MASK) === KIND.object;
  }

  private afterMember(code: number): number {
    const inObject = this.isInObject();
    if (code === COMMA) {
      this.commaAt = this.at++;
      return inObject ? KEY : VALUE;
    }
    if (code === (inObject ? CLOSE_BRACE : CLOSE_BRACKET)) return this.close();
    return this.unexpected({ code: 'expected-comma-or-close', close: inObject ? '}' : ']' });
  }

  private afterRoot(code: number): number {
    if (this.at >= this.text.length) return DONE;
    if (code === CLOSE_BRACE || code === CLOSE_BRACKET) return this.unexpectedClose();
    if (this.strict) return this.unexpected({ code: 'trailing-content' });
    this.lastRootAt = this.at;
    if (this.roots === 1) this.secondRootAt = this.at;
    return this.value(code);
  }

  // Keys

  private key(code: number, expected: 'expected-key' | 'expected-key-or-close'): number {
    const start = this.at;
    if (code === QUOTE || (code === APOSTROPHE && !this.strict)) {
      if (code === APOSTROPHE) this.liberties.singleQuotes++;
      const flags = scanString(this, code);
      if (flags === FAILED) return FAILED;
      this.keyFlags = (flags & VALUE_LOOSE ? KEY_LOOSE : 0) | (flags & VALUE_ESCAPED ? KEY_ESCAPED : 0);
    } else if (code === APOSTROPHE) return this.fail(start, { code: 'single-quotes' });
    else if (code === CLOSE_BRACE) return this.closeAfterComma(KIND.object);
    else {
      const flags = scanBareKey(this, expected);
      if (flags === FAILED) return FAILED;
      this.keyFlags = flags;
    }
    this.repeated.add(start, this.at, this.keyFlags);
    this.keyStart = start;
    this.commaAt = -1;
    return this.colon();
  }

  private colon(): number {
    skipSpace(this);
    if (!this.strict && !this.skipComments()) return FAILED;
    if (this.text.charCodeAt(this.at) !== COLON) return this.unexpected({ code: 'expected-colon' });
    this.at++;
    return VALUE;
  }
}
