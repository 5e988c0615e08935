import { decodeKey } from './json-strings';
import type { JsonFaultReason } from './json-fault';
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
  keySourceEnd,
  type JsonComments,
  type JsonLiberties,
} from './json-index';
import { JsonTable, Uint32List } from './json-table';

// What may come next.
const FAILED = 0;
const VALUE = 1;
const VALUE_OR_CLOSE = 2;
const KEY = 3;
const KEY_OR_CLOSE = 4;
const AFTER_VALUE = 5;
const DONE = 6;

// UTF-16 units by name; the hot loops compare numbers.
const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const QUOTE = 34;
const APOSTROPHE = 39;
const STAR = 42;
const PLUS = 43;
const COMMA = 44;
const MINUS = 45;
const POINT = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** Above so many members, repeated keys are looked for in a map instead of pair by pair. */
const PAIRWISE_LIMIT = 48;
const MAX_REPORTED_DUPLICATES = 1000;
/** For so many nodes there is room at once: memory that is not used is not taken. */
const MOST_ROOM = 1 << 23;
/** How often progress is told, in UTF-16 units. */
const PROGRESS_STEP = 1 << 20;

const LOOSE_SPACE = /[\v\f\u00a0\ufeff\u2028\u2029\p{Zs}]/u;
const WORD = /(?:[\p{ID_Continue}$\u200c\u200d])+/uy;
const BARE_KEY = /(?:[\p{ID_Start}$_]|\\u[\da-fA-F]{4})(?:[\p{ID_Continue}$\u200c\u200d]|\\u[\da-fA-F]{4})*/uy;
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;
const BARE_KEY_BEGINS = /[\p{ID_Start}$_\\]/u;
const SIMPLE_ESCAPES = '"\\/bfnrt';
const JSON_WORDS = [
  { word: 'true', length: 4, kind: KIND.true },
  { word: 'false', length: 5, kind: KIND.false },
  { word: 'null', length: 4, kind: KIND.null },
] as const;

/** Where reading stopped, and why. */
export interface ScanFault {
  readonly at: number;
  readonly reason: JsonFaultReason;
}

/**
 * Reads a text into a table without recursion, so that nesting is bounded by memory only. Strict, it takes exactly RFC
 * 8259; else JSON5 too, and any number of values one after the other.
 */
export class JsonScanner {
  readonly table: JsonTable;
  readonly liberties: JsonLiberties = {
    comments: 0,
    trailingCommas: 0,
    singleQuotes: 0,
    bareKeys: 0,
    hexNumbers: 0,
    plusSigns: 0,
    decimalPoints: 0,
    notFinite: 0,
    escapes: 0,
    controlCharacters: 0,
    whiteSpace: 0,
  };
  readonly duplicates = new Uint32List();
  duplicateCount = 0;
  depth = 0;
  roots = 0;
  /** Where the second value at the top begins, or was tried. */
  secondRootAt = Infinity;
  /** Where the last value at the top began, or was tried. */
  lastRootAt = 0;
  fault: ScanFault | undefined;

  private at = 0;
  private reportAt = PROGRESS_STEP;
  private level = 0;
  /** The innermost open container. */
  private open = NONE;
  /** The last finished child of the open container. */
  private previous = NONE;
  private commaAt = -1;
  private keyStart = 0;
  private keyFlags = 0;
  // The hashes of the keys of all open objects, innermost last.
  private readonly keyHashes = new Uint32List(64);
  private readonly commentStarts = new Uint32List();
  private readonly commentEnds = new Uint32List();
  private readonly commentParents = new Uint32List();
  private readonly commentPrevious = new Uint32List();
  private readonly commentFlags = new Uint32List();

  constructor(
    private readonly text: string,
    private readonly strict: boolean,
    private readonly onProgress?: (at: number) => void,
  ) {
    this.table = new JsonTable(Math.min(MOST_ROOM, (text.length >> 3) + 16));
  }

  /** Reads everything; false when `fault` says why not. */
  scan(): boolean {
    // A byte order mark says how the text was stored and is no part of it (RFC 8259, section 8.1).
    if (this.text.charCodeAt(0) === 0xfeff) this.at = 1;
    let state = VALUE;
    while (state !== DONE) {
      if (!this.skipSpace()) return false;
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
    return {
      starts: this.commentStarts.toArray(),
      ends: this.commentEnds.toArray(),
      parents: this.commentParents.toArray(),
      previous: this.commentPrevious.toArray(),
      flags: Uint8Array.from(this.commentFlags.toArray()),
    };
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

  private fail(at: number, reason: JsonFaultReason): typeof FAILED {
    this.fault = { at, reason };
    return FAILED;
  }

  /** Fails for what is not what was expected, unless it is a comment, which has a clearer message. */
  private unexpected(reason: JsonFaultReason): typeof FAILED {
    const isComment =
      this.strict &&
      this.text.charCodeAt(this.at) === SLASH &&
      [SLASH, STAR].includes(this.text.charCodeAt(this.at + 1));
    return this.fail(this.at, isComment ? { code: 'comment' } : reason);
  }

  // White space and comments

  private skipSpace(): boolean {
    const { text } = this;
    for (;;) {
      let code = text.charCodeAt(this.at);
      while (code === SPACE || code === LF || code === CR || code === TAB) code = text.charCodeAt(++this.at);
      if (this.strict || this.at >= text.length) return true;
      if (code === SLASH) {
        const second = text.charCodeAt(this.at + 1);
        if (second !== SLASH && second !== STAR) return true;
        if (!this.comment(second === STAR)) return false;
      } else if ((code < SPACE || code > 126) && LOOSE_SPACE.test(text.charAt(this.at))) {
        this.liberties.whiteSpace++;
        this.at++;
      } else return true;
    }
  }

  private comment(isBlock: boolean): boolean {
    const start = this.at;
    const end = isBlock ? this.text.indexOf('*/', start + 2) : lineEnd(this.text, start + 2);
    if (end < 0) {
      this.fail(start, { code: 'unterminated-comment' });
      return false;
    }
    this.at = isBlock ? end + 2 : end;
    this.liberties.comments++;
    this.commentStarts.push(start);
    this.commentEnds.push(this.at);
    this.commentParents.push(this.open);
    this.commentPrevious.push(this.previous);
    this.commentFlags.push((this.keyStart > 0 ? COMMENT_AFTER_KEY : 0) | (this.commaAt >= 0 ? COMMENT_AFTER_COMMA : 0));
    return true;
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
        if ((code >= ZERO && code <= NINE) || code === MINUS || code === PLUS || code === POINT) return this.number();
        return this.word(0);
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
    if ((valueAt(table.kinds, node) & KIND_MASK) === KIND.object) this.findDuplicates(node);
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
      const flags = this.string(code);
      if (flags < 0) return FAILED;
      this.keyFlags = (flags & VALUE_LOOSE ? KEY_LOOSE : 0) | (flags & VALUE_ESCAPED ? KEY_ESCAPED : 0);
    } else if (code === APOSTROPHE) return this.fail(start, { code: 'single-quotes' });
    else if (code === CLOSE_BRACE) return this.closeAfterComma(KIND.object);
    else if (!this.bareKey(expected)) return FAILED;
    this.keyHashes.push(this.hashKey(start, this.at));
    this.keyStart = start;
    this.commaAt = -1;
    return this.colon();
  }

  private bareKey(expected: 'expected-key' | 'expected-key-or-close'): boolean {
    const begins = this.text.codePointAt(this.at);
    if (begins === undefined || !BARE_KEY_BEGINS.test(String.fromCodePoint(begins))) {
      this.unexpected({ code: expected });
      return false;
    }
    if (this.strict) {
      this.fail(this.at, { code: begins === BACKSLASH ? expected : 'bare-key' });
      return false;
    }
    BARE_KEY.lastIndex = this.at;
    const source = BARE_KEY.exec(this.text)?.[0] ?? '';
    if (!IDENTIFIER.test(decodeKey(source))) {
      this.fail(this.at, { code: expected });
      return false;
    }
    this.at += source.length;
    this.liberties.bareKeys++;
    this.keyFlags = KEY_LOOSE | (source.includes('\\') ? KEY_ESCAPED : 0);
    return true;
  }

  private colon(): number {
    if (!this.skipSpace()) return FAILED;
    if (this.text.charCodeAt(this.at) !== COLON) return this.unexpected({ code: 'expected-colon' });
    this.at++;
    return VALUE;
  }

  // Strings

  private stringValue(quote: number): number {
    const start = this.at;
    const flags = this.string(quote);
    return flags < 0 ? FAILED : this.addScalar(KIND.string | flags, start);
  }

  /** Goes over a string literal; answers its flags, or -1 after failing. */
  private string(quote: number): number {
    const { text } = this;
    const start = this.at;
    let flags = quote === QUOTE ? 0 : VALUE_LOOSE;
    let at = start + 1;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === quote) break;
      if (code === BACKSLASH) {
        const length = this.escape(at);
        if (length < 0) return -1;
        flags |= VALUE_ESCAPED | (this.isLooseEscape ? this.countEscape() : 0);
        at += length;
      } else if (code >= SPACE) at++;
      else if (this.strict || code === LF || code === CR || at >= text.length) return this.badStringUnit(start, at);
      else {
        this.liberties.controlCharacters++;
        flags |= VALUE_LOOSE;
        at++;
      }
    }
    this.at = at + 1;
    return flags;
  }

  private countEscape(): number {
    this.liberties.escapes++;
    return VALUE_LOOSE;
  }

  private badStringUnit(start: number, at: number): -1 {
    const code = this.text.charCodeAt(at);
    const isEnd = at >= this.text.length || code === LF || code === CR;
    this.fail(
      isEnd ? start : at,
      isEnd ? { code: 'unterminated-string' } : { code: 'control-character', codePoint: code },
    );
    return -1;
  }

  // Whether the last escape is one that only JSON5 knows.
  private isLooseEscape = false;

  /** The length of the escape at a backslash, or -1 after failing. */
  private escape(at: number): number {
    const { text } = this;
    this.isLooseEscape = false;
    const char = text.charAt(at + 1);
    if (char === 'u') {
      if (isHex(text, at + 2, 4)) return 6;
      this.fail(at, { code: 'bad-unicode-escape' });
      return -1;
    }
    if (char !== '' && SIMPLE_ESCAPES.includes(char)) return 2;
    return this.strict || char === '' ? this.badEscape(at) : this.looseEscape(at, char);
  }

  private looseEscape(at: number, char: string): number {
    this.isLooseEscape = true;
    if (char === 'x') return isHex(this.text, at + 2, 2) ? 4 : this.badEscape(at);
    const isDigit = char >= '0' && char <= '9';
    // `\0` is NUL, but `\01` would be octal, which no JSON knows.
    const next = this.text.charAt(at + 2);
    if (isDigit && (char !== '0' || (next >= '0' && next <= '9'))) return this.badEscape(at);
    return char === '\r' && next === '\n' ? 3 : 2;
  }

  private badEscape(at: number): -1 {
    const found = this.text.codePointAt(at + 1);
    if (found === undefined) this.fail(this.at, { code: 'unterminated-string' });
    else this.fail(at, { code: 'bad-escape', found: `\\${String.fromCodePoint(found)}` });
    return -1;
  }

  // Numbers and words

  private number(): number {
    const { text } = this;
    const start = this.at;
    let flags = 0;
    let at = start;
    const sign = text.charCodeAt(at);
    if (sign === MINUS || sign === PLUS) at++;
    if (sign === PLUS) {
      if (this.strict) return this.fail(start, { code: 'leading-plus' });
      this.liberties.plusSigns++;
      flags = VALUE_LOOSE;
    }
    const first = text.charCodeAt(at);
    if (first === ZERO && (text.charCodeAt(at + 1) | 32) === 120) return this.hexNumber(start, at + 2);
    if (first === ZERO && isDigit(text.charCodeAt(at + 1))) return this.fail(start, { code: 'leading-zero' });
    if (!isDigit(first) && first !== POINT) return this.afterSign(at);
    const end = this.decimal(start, at);
    if (end < 0) return FAILED;
    if (text.charCodeAt(at) === POINT || this.endsAtPoint) flags = VALUE_LOOSE;
    this.at = end;
    return this.endNumber(KIND.number | flags, start);
  }

  private endsAtPoint = false;

  /** Goes over digits, fraction and exponent; answers the end, or -1 after failing. */
  private decimal(start: number, from: number): number {
    const { text } = this;
    let at = skipDigits(text, from);
    this.endsAtPoint = false;
    if (text.charCodeAt(at) === POINT) {
      const hasWhole = at > from;
      const fraction = skipDigits(text, at + 1);
      const hasFraction = fraction > at + 1;
      if (!hasWhole && this.strict) return this.failNumber(start, { code: 'leading-point' });
      if (!hasFraction && (this.strict || !hasWhole)) return this.failNumber(at + 1, { code: 'digit-after-point' });
      if (!hasWhole || !hasFraction) this.liberties.decimalPoints++;
      this.endsAtPoint = !hasFraction;
      at = fraction;
    }
    if ((text.charCodeAt(at) | 32) !== 101) return at;
    at++;
    if (text.charCodeAt(at) === PLUS || text.charCodeAt(at) === MINUS) at++;
    const end = skipDigits(text, at);
    return end > at ? end : this.failNumber(at, { code: 'digit-in-exponent' });
  }

  private failNumber(at: number, reason: JsonFaultReason): -1 {
    this.fail(at, reason);
    return -1;
  }

  private hexNumber(start: number, from: number): number {
    if (this.strict) return this.fail(start, { code: 'hex-number' });
    let at = from;
    while (isHexDigit(this.text.charCodeAt(at))) at++;
    if (at === from) return this.fail(at, { code: 'digit-in-hex' });
    this.liberties.hexNumbers++;
    this.at = at;
    return this.endNumber(KIND.number | VALUE_LOOSE, start);
  }

  /** Refuses a number that runs into a letter or another point. */
  private endNumber(kind: number, start: number): number {
    const code = this.text.codePointAt(this.at);
    const found = code === undefined ? '' : String.fromCodePoint(code);
    if (found !== '' && (found === '.' || BARE_KEY_BEGINS.test(found) || isDigit(this.text.charCodeAt(this.at)))) {
      return this.fail(this.at, { code: 'character-in-number', found });
    }
    return this.addScalar(kind, start);
  }

  /** What follows a sign and is no digit: only Infinity and NaN may. */
  private afterSign(at: number): number {
    const isWord = /[IN]/.test(this.text.charAt(at));
    if (!isWord)
      return this.fail(at, { code: this.text.charCodeAt(at - 1) === MINUS ? 'digit-after-minus' : 'expected-value' });
    return this.word(at - this.at);
  }

  /** true, false, null, and in JSON5 also NaN and Infinity, the latter two after a sign of `signLength`. */
  private word(signLength: number): number {
    const start = this.at;
    const common = signLength === 0 ? commonWord(this.text, start) : undefined;
    if (common !== undefined) {
      this.at += common.length;
      return this.addScalar(common.kind, start);
    }
    WORD.lastIndex = start + signLength;
    const word = WORD.exec(this.text)?.[0] ?? '';
    if (word === '') return this.unexpected({ code: 'expected-value' });
    if (word !== 'NaN' && word !== 'Infinity')
      return this.fail(start, { code: 'unknown-word', word: word.slice(0, 40) });
    if (this.strict) return this.fail(start, { code: 'not-finite' });
    this.liberties.notFinite++;
    this.at += signLength + word.length;
    return this.addScalar(KIND.notFinite | VALUE_LOOSE, start);
  }

  // Repeated keys

  private hashKey(start: number, end: number): number {
    const { text } = this;
    if ((this.keyFlags & (KEY_ESCAPED | KEY_LOOSE)) !== 0) {
      const key = decodeKey(text.slice(start, end));
      return hashUnits(key, 0, key.length);
    }
    return hashUnits(text, start + 1, end - 1);
  }

  private findDuplicates(object: number): void {
    const { table, keyHashes } = this;
    const count = valueAt(table.counts, object);
    const base = keyHashes.length - count;
    keyHashes.length = base;
    if (count < 2) return;
    if (count > PAIRWISE_LIMIT || this.hasEqualHashes(base, count)) this.reportDuplicates(object);
  }

  private hasEqualHashes(base: number, count: number): boolean {
    const hashes = this.keyHashes.values;
    for (let i = base + 1; i < base + count; i++) {
      for (let j = base; j < i; j++) if (hashes[i] === hashes[j]) return true;
    }
    return false;
  }

  private reportDuplicates(object: number): void {
    const { table } = this;
    const seen = new Set<string>();
    for (let child = object + 1; child < table.count; child = valueAt(table.nexts, child)) {
      const key = this.keyText(child);
      if (!seen.has(key)) seen.add(key);
      else if (++this.duplicateCount <= MAX_REPORTED_DUPLICATES) this.duplicates.push(child);
    }
  }

  private keyText(node: number): string {
    const { table, text } = this;
    const start = valueAt(table.keyStarts, node);
    const isPlain = (valueAt(table.kinds, node) & (KEY_ESCAPED | KEY_LOOSE)) === 0;
    if (isPlain) return text.slice(start + 1, text.indexOf('"', start + 1));
    return decodeKey(text.slice(start, keySourceEnd(text, start)));
  }
}

function hashUnits(text: string, start: number, end: number): number {
  let hash = end - start;
  for (let at = start; at < end; at++) hash = Math.imul(hash, 31) + text.charCodeAt(at);
  return hash >>> 0;
}

/** The word of RFC 8259 that stands there and does not go on; looking at it so is much faster than by a pattern. */
function commonWord(text: string, at: number): (typeof JSON_WORDS)[number] | undefined {
  for (const common of JSON_WORDS) {
    if (text.startsWith(common.word, at)) return isAfterWord(text, at + common.length) ? common : undefined;
  }
  return undefined;
}

function isAfterWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === COMMA || code === CLOSE_BRACE || code === CLOSE_BRACKET || code <= SPACE || at >= text.length)
    return true;
  WORD.lastIndex = at;
  return !WORD.test(text);
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

function isHexDigit(code: number): boolean {
  const lower = code | 32;
  return isDigit(code) || (lower >= 97 && lower <= 102);
}

function isHex(text: string, at: number, length: number): boolean {
  for (let i = at; i < at + length; i++) if (!isHexDigit(text.charCodeAt(i))) return false;
  return true;
}

function skipDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
}

const LINE_END = /[\n\r\u2028\u2029]/g;

function lineEnd(text: string, from: number): number {
  LINE_END.lastIndex = from;
  return LINE_END.test(text) ? LINE_END.lastIndex - 1 : text.length;
}
