/** What a piece of SQL is. */
export type SqlKind = 'word' | 'name' | 'string' | 'number' | 'symbol' | 'end';

const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const QUOTE = 34;
const HASH = 35;
const DOLLAR = 36;
const APOSTROPHE = 39;
const STAR = 42;
const HYPHEN = 45;
const POINT = 46;
const SLASH = 47;
const BRACKET = 91;
const BACKTICK = 96;

const NUMBER = /(?:0[xX][0-9A-Fa-f]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?)/y;
const WORD = /[\p{L}\p{N}_$#@]+/uy;
const DOLLAR_TAG = /\$(?:[\p{L}_][\p{L}\p{N}_]{0,62})?\$/uy;
const MYSQL_ESCAPES: Readonly<Record<string, string>> = { '0': '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\x1a' };
const C_ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const ESCAPE = /\\(?:([0-7]{1,3})|x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([^]))|''|""/g;

/** What stands behind a backslash, and what for; undefined where a backslash is one. */
type Escapes = Readonly<Record<string, string>> | undefined;

/** Parts SQL into its pieces, comments and white space passed over. One piece at a time is at hand. */
export class SqlLexer {
  kind: SqlKind = 'end';
  /** Of words and symbols as they are written; of names and strings what they mean. */
  text = '';
  start = 0;
  end = 0;
  /** Where something begins that never closes, or -1. */
  unclosed = -1;
  /** Whether the piece is the first one of its line. */
  isFirst = true;
  private nextBackslash = -1;

  constructor(
    readonly source: string,
    /** A backslash in a string is an escape; names in backticks say so, too. */
    private isMySql: boolean,
  ) {}

  /** Whether the piece is that word, whose letters are given in capitals. */
  is(word: string): boolean {
    return this.kind === 'word' && this.text.length === word.length && this.text.toUpperCase() === word;
  }

  isKind(kind: SqlKind): boolean {
    return this.kind === kind;
  }

  isSymbol(symbol: string): boolean {
    return this.kind === 'symbol' && this.text === symbol;
  }

  /** Goes on to the next piece. */
  next(): void {
    this.skipBlank();
    const unit = this.source.charCodeAt(this.start);
    this.end = this.start + 1;
    if (Number.isNaN(unit)) {
      this.set('end', '', this.start);
    } else if (unit === APOSTROPHE) this.readString(this.start, this.escapes);
    else if (unit === QUOTE) this.readDoubleQuoted();
    else if (unit === BACKTICK) {
      this.isMySql = true;
      this.readName('`');
    } else if (unit === BRACKET) this.readName(']');
    else if (isDigit(unit) || (unit === POINT && isDigit(this.source.charCodeAt(this.start + 1)))) this.readNumber();
    else if (unit === DOLLAR && this.readDollarQuoted()) return;
    else this.readWord();
  }

  private set(kind: SqlKind, text: string, end: number): void {
    this.kind = kind;
    this.text = text;
    this.end = end;
  }

  private skipBlank(): void {
    const { source } = this;
    let at = this.end;
    this.isFirst = at === 0;
    for (;;) {
      const unit = source.charCodeAt(at);
      const next = source.charCodeAt(at + 1);
      if (unit === LF || unit === CR) this.isFirst = true;
      if (unit === SPACE || unit === LF || unit === CR || unit === TAB || unit === 0xfeff || unit === 0xa0) at++;
      else if ((unit === HYPHEN && next === HYPHEN) || (unit === HASH && this.isHashComment(next)))
        at = this.lineEnd(at);
      else if (unit === SLASH && next === STAR) {
        const end = source.indexOf('*/', at + 2);
        if (end < 0) this.unclosed = at;
        at = end < 0 ? source.length : end + 2;
      } else break;
    }
    this.start = at;
  }

  // `#temp` is a name of SQL Server, `# text` a comment of MySQL.
  private isHashComment(next: number): boolean {
    return this.isMySql || this.isFirst || next === SPACE;
  }

  private lineEnd(at: number): number {
    const { source } = this;
    let end = at;
    while (end < source.length && source.charCodeAt(end) !== LF && source.charCodeAt(end) !== CR) end++;
    return end;
  }

  /** A name, but where a string of MySQL may stand its text as one. */
  private readDoubleQuoted(): void {
    if (!this.isMySql) return this.readName('"');
    this.readString(this.start, MYSQL_ESCAPES, '"');
    if (this.kind === 'string') this.kind = 'name';
  }

  private readName(close: string): void {
    const { source, start } = this;
    let from = start + 1;
    for (;;) {
      const end = source.indexOf(close, from);
      if (end < 0) return this.failUnclosed();
      if (source[end + 1] !== close) {
        const text = source.slice(start + 1, end);
        return this.set('name', text.includes(close) ? text.replaceAll(close + close, close) : text, end + 1);
      }
      from = end + 2;
    }
  }

  private failUnclosed(): void {
    this.unclosed = this.start;
    this.set('end', '', this.source.length);
  }

  /** A string whose quotation mark stands at the place. */
  private readString(at: number, escapes: Escapes, quote = "'"): void {
    const { source } = this;
    let from = at + 1;
    for (;;) {
      const end = this.closingQuote(from, quote, escapes !== undefined);
      if (end < 0) return this.failUnclosed();
      if (source[end + 1] !== quote)
        return this.set('string', stringText(source.slice(at + 1, end), quote, escapes), end + 1);
      from = end + 2;
    }
  }

  /** The next quotation mark that no backslash escapes. */
  private closingQuote(start: number, quote: string, hasEscapes: boolean): number {
    let from = start;
    for (;;) {
      const end = this.source.indexOf(quote, from);
      if (end < 0 || !hasEscapes) return end;
      let slash = this.findBackslash(from);
      while (slash + 1 < end) slash = this.findBackslash(slash + 2);
      if (slash + 1 > end) return end;
      from = end + 1;
    }
  }

  // Remembered: a text without any is looked through for one once, not once for every string.
  private findBackslash(from: number): number {
    if (this.nextBackslash >= from) return this.nextBackslash;
    const found = this.source.indexOf('\\', from);
    this.nextBackslash = found < 0 ? Infinity : found;
    return this.nextBackslash;
  }

  private readNumber(): void {
    NUMBER.lastIndex = this.start;
    NUMBER.test(this.source);
    const end = Math.max(this.start + 1, NUMBER.lastIndex);
    // `1st` is no number, but a word that begins so.
    WORD.lastIndex = end;
    if (WORD.test(this.source)) this.set('word', this.source.slice(this.start, WORD.lastIndex), WORD.lastIndex);
    else this.set('number', this.source.slice(this.start, end), end);
  }

  private readDollarQuoted(): boolean {
    DOLLAR_TAG.lastIndex = this.start;
    const tag = DOLLAR_TAG.exec(this.source)?.[0];
    if (tag === undefined) return false;
    const from = this.start + tag.length;
    const end = this.source.indexOf(tag, from);
    if (end < 0) this.failUnclosed();
    else this.set('string', this.source.slice(from, end), end + tag.length);
    return true;
  }

  private readWord(): void {
    const { source, start } = this;
    WORD.lastIndex = start;
    if (!WORD.test(source)) {
      const isCast = source.startsWith('::', start);
      const symbol = isCast ? '::' : String.fromCodePoint(source.codePointAt(start) ?? 0);
      return this.set('symbol', symbol, start + symbol.length);
    }
    const end = WORD.lastIndex;
    const word = source.slice(start, end);
    if (source.charCodeAt(end) !== APOSTROPHE) return this.set('word', word, end);
    return this.readPrefixed(word, end);
  }

  /** A string with letters before it: `N'…'`, `E'…'`, `X'…'`, `_utf8'…'`. */
  private readPrefixed(word: string, quote: number): void {
    const prefix = word.toUpperCase();
    const isPrefix = prefix === 'N' || prefix === 'E' || prefix === 'X' || prefix === 'B' || word.startsWith('_');
    if (!isPrefix) return this.set('word', word, quote);
    const isBytes = prefix === 'X' || prefix === 'B';
    const escapes = prefix === 'E' ? C_ESCAPES : this.escapes;
    this.readString(quote, isBytes ? undefined : escapes);
    // Bytes stay as SQL writes them.
    if (this.kind === 'string' && isBytes) this.text = this.source.slice(this.start, this.end);
  }

  private get escapes(): Escapes {
    return this.isMySql ? MYSQL_ESCAPES : undefined;
  }
}

/** The text of a string, in one go: a doubled quotation mark behind a backslash is no doubled one. */
function stringText(raw: string, quote: string, escapes: Escapes): string {
  if (!raw.includes(quote) && !raw.includes('\\')) return raw;
  if (!escapes) return raw.replaceAll(quote + quote, quote);
  return raw.replace(ESCAPE, (all: string, ...parts: (string | undefined)[]) => {
    if (!all.startsWith('\\')) return all.startsWith(quote) ? quote : all;
    return escapes === MYSQL_ESCAPES ? mysqlEscape(all) : cEscape(all, parts);
  });
}

function cEscape(all: string, [octal, hex, short, long, other]: readonly (string | undefined)[]): string {
  if (other !== undefined) return C_ESCAPES[other] ?? other;
  const code = octal === undefined ? Number.parseInt(hex ?? short ?? long ?? '', 16) : Number.parseInt(octal, 8);
  return code <= 0x10ffff ? String.fromCodePoint(code) : all;
}

function mysqlEscape(all: string): string {
  const letter = all.charAt(1);
  // These two keep their backslash, for patterns of LIKE.
  const kept = letter === '%' || letter === '_' ? `\\${letter}` : letter;
  return (MYSQL_ESCAPES[letter] ?? kept) + all.slice(2);
}

const isDigit = (unit: number) => unit >= 48 && unit <= 57;
