import type { FaultPlace } from '../../../lib/document/document-fault';
import { isLeadingHalf } from '../../../lib/utf8-length';
import type { LineEnding } from '../../../lib/text-source';
import type { TableFault } from '../faults';
import { BreakCounter, breaksIn, columnIn, nextBreak } from './line-breaks';
import type { CsvEvents, CsvRules } from './csv-rules';

const LF = 10;
const CR = 13;

/** Where in a cell the reading stands. */
const STATE = { line: 0, cell: 1, plain: 2, quoted: 3, closed: 4, comment: 5 } as const;
type State = (typeof STATE)[keyof typeof STATE];

// For the excerpt of a fault.
const KEPT = 160;

/**
 * Reads separated values piece by piece, wherever these are cut. Each character is looked at once, so that the time grows with the text alone.
 *
 * A blank line is no row, as spreadsheets have it. Read strictly it is one with an empty cell (RFC 4180), which fits a table of one column.
 */
export class CsvParser {
  fault: TableFault | undefined;
  private state: State = STATE.line;
  private cells: string[] = [];
  /** What of a cell is read already. */
  private carry = '';
  /** The end of the last piece, which cannot be told without the next one. */
  private held = '';
  private rowLine = 1;
  private quoteLine = 1;
  private quoteAt = 0;
  private lineStart = 0;
  private base = 0;
  private before = '';
  private piece = '';
  /** Of a strict table; undefined before its first row. */
  private columns: number | undefined;
  private blankLines = 0;
  private comments = 0;
  private hasNul = false;
  private readonly breaks = new BreakCounter();
  private readonly delimiterUnit: number;
  private readonly quoteUnit: number;
  private readonly lookAhead: number;

  constructor(
    private readonly rules: CsvRules,
    private readonly events: CsvEvents,
    /** The number of the first line. */
    private line = 1,
  ) {
    this.delimiterUnit = rules.delimiter.charCodeAt(0);
    this.quoteUnit = rules.quote.charCodeAt(0);
    this.lookAhead = rules.comment.length;
  }

  /** Takes the next piece of the text. */
  feed(piece: string): void {
    const whole = this.held + piece;
    this.held = '';
    const last = whole.charCodeAt(whole.length - 1);
    // What belongs together is read together: CR LF, and the halves of a character.
    const isParted = last === CR || isLeadingHalf(last);
    this.take(isParted ? whole.slice(0, -1) : whole, false);
    if (isParted) this.held += whole.slice(-1);
  }

  /** Ends the text. */
  finish(): void {
    this.take(this.held, true);
    this.piece = '';
    if (this.fault) return;
    if (this.state === STATE.quoted) this.leftOpen();
    if (this.state !== STATE.line && this.state !== STATE.comment && !this.fault) {
      this.endCell('');
      this.giveRow(0);
    }
    if (this.blankLines > 0) this.events.note({ code: 'blank-lines', count: this.blankLines });
    if (this.comments > 0) this.events.note({ code: 'comments', count: this.comments });
  }

  /** How the lines end outside of quotes. */
  get lineEnd(): LineEnding {
    return this.breaks.kind;
  }

  private take(piece: string, isLast: boolean): void {
    this.piece = piece;
    if (!this.hasNul && piece.includes('\0')) this.noteNul(piece);
    let at = 0;
    while (at < piece.length && !this.fault) {
      const next = this.step(piece, at, isLast);
      if (next < 0) break;
      at = next;
    }
    const done = Math.min(at, piece.length);
    this.held = piece.slice(done);
    this.base += done;
    this.before = (this.before + piece.slice(Math.max(0, done - KEPT), done)).slice(-KEPT);
  }

  /** Goes on from a place and answers the next; below 0 where more of the text is needed. */
  private step(piece: string, at: number, isLast: boolean): number {
    switch (this.state) {
      case STATE.line:
        return this.beginLine(piece, at, isLast);
      case STATE.cell:
        if (piece.charCodeAt(at) === this.quoteUnit) return this.openQuote(at);
        this.state = STATE.plain;
        return this.readPlain(piece, at);
      case STATE.plain:
        return this.readPlain(piece, at);
      case STATE.quoted:
        return this.readQuoted(piece, at);
      case STATE.closed:
        return this.readClosed(piece, at);
      default:
        return this.skipComment(piece, at);
    }
  }

  private beginLine(piece: string, at: number, isLast: boolean): number {
    const { comment, strict } = this.rules;
    const unit = piece.charCodeAt(at);
    if ((unit === LF || unit === CR) && !strict) {
      this.blankLines += 1;
      return this.takeBreak(piece, at);
    }
    if (this.lookAhead > 0) {
      if (piece.startsWith(comment, at)) {
        this.comments += 1;
        this.state = STATE.comment;
        return at;
      }
      if (!isLast && piece.length - at < this.lookAhead && comment.startsWith(piece.slice(at))) return -1;
    }
    this.rowLine = this.line;
    this.state = STATE.cell;
    return at;
  }

  private openQuote(at: number): number {
    this.quoteLine = this.line;
    this.quoteAt = this.base + at;
    this.state = STATE.quoted;
    return at + 1;
  }

  private readPlain(piece: string, at: number): number {
    const { delimiterUnit, quoteUnit } = this;
    let end = at;
    let unit = 0;
    for (; end < piece.length; end++) {
      unit = piece.charCodeAt(end);
      if (unit === delimiterUnit || unit === LF || unit === CR) break;
      if (unit === quoteUnit) {
        if (this.rules.strict) return this.refuse('csv-stray-quote', end);
        this.events.note({ code: 'stray-quote', line: this.line });
      }
    }
    if (end === piece.length) {
      this.carry += piece.slice(at, end);
      return end;
    }
    if (unit === delimiterUnit && !this.isDelimiter(piece, end)) {
      this.carry += piece.slice(at, end + 1);
      return end + 1;
    }
    this.endCell(piece.slice(at, end));
    return this.takeEnd(piece, end);
  }

  private isDelimiter(piece: string, at: number): boolean {
    return this.rules.delimiter.length === 1 || piece.startsWith(this.rules.delimiter, at);
  }

  private readQuoted(piece: string, at: number): number {
    const quote = piece.indexOf(this.rules.quote, at);
    const end = quote < 0 ? piece.length : quote;
    this.countBreaks(piece, at, end);
    this.carry += piece.slice(at, end);
    if (quote < 0) return end;
    this.state = STATE.closed;
    return end + 1;
  }

  /** Behind a quote within quotes: it is doubled, or closes the cell. */
  private readClosed(piece: string, at: number): number {
    const unit = piece.charCodeAt(at);
    if (unit === this.quoteUnit) {
      this.carry += this.rules.quote;
      this.state = STATE.quoted;
      return at + 1;
    }
    if (unit === LF || unit === CR || (unit === this.delimiterUnit && this.isDelimiter(piece, at))) {
      this.endCell('');
      return this.takeEnd(piece, at);
    }
    if (this.rules.strict) return this.refuse('csv-after-quote', at);
    this.events.note({ code: 'after-quote', line: this.line });
    this.state = STATE.plain;
    // A quote further on belongs to what is noted already.
    return this.readTrailing(piece, at);
  }

  private readTrailing(piece: string, at: number): number {
    let end = at;
    for (; end < piece.length; end++) {
      const unit = piece.charCodeAt(end);
      if (unit === LF || unit === CR || (unit === this.delimiterUnit && this.isDelimiter(piece, end))) break;
    }
    this.carry += piece.slice(at, end);
    return end;
  }

  private skipComment(piece: string, at: number): number {
    const end = nextBreak(piece, at);
    return end === piece.length ? end : this.takeBreak(piece, end);
  }

  private endCell(rest: string): void {
    this.cells.push(this.carry === '' ? rest : this.carry + rest);
    this.carry = '';
  }

  /** What stands behind a cell: a delimiter, or the end of the line. */
  private takeEnd(piece: string, at: number): number {
    const unit = piece.charCodeAt(at);
    if (unit !== LF && unit !== CR) {
      this.state = STATE.cell;
      return at + this.rules.delimiter.length;
    }
    if (unit === CR && this.rules.strict && piece.charCodeAt(at + 1) !== LF) {
      return this.refuse('csv-bare-break', at);
    }
    this.giveRow(at);
    return this.fault ? at : this.takeBreak(piece, at);
  }

  private takeBreak(piece: string, at: number): number {
    this.state = STATE.line;
    this.line += 1;
    const isCr = piece.charCodeAt(at) === CR;
    const isCrLf = isCr && piece.charCodeAt(at + 1) === LF;
    this.breaks.add(isCrLf ? 'crlf' : isCr ? 'cr' : 'lf');
    const next = at + (isCrLf ? 2 : 1);
    this.lineStart = this.base + next;
    return next;
  }

  private countBreaks(piece: string, from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const unit = piece.charCodeAt(at);
      if (unit !== LF && unit !== CR) continue;
      if (unit === CR && piece.charCodeAt(at + 1) === LF) continue;
      this.line += 1;
      this.lineStart = this.base + at + 1;
    }
  }

  private giveRow(at: number): void {
    const { cells } = this;
    this.cells = [];
    this.columns ??= cells.length;
    const [given, header] = [cells.length, this.columns];
    if (!this.rules.strict || given === header) this.events.row(cells, this.rowLine);
    else this.fault = { code: 'csv-ragged', cells: given, header, ...this.placeAt(at), line: this.rowLine };
  }

  private leftOpen(): void {
    if (!this.rules.strict) {
      this.events.note({ code: 'open-quote', line: this.quoteLine });
      return;
    }
    const place = this.placeAt(0);
    // The line of the quote may be long gone; where it stands is known.
    this.fault = { code: 'csv-open-quote', ...place, at: this.quoteAt, line: this.quoteLine };
  }

  private refuse(code: 'csv-after-quote' | 'csv-stray-quote' | 'csv-bare-break', at: number): number {
    this.fault = { code, ...this.placeAt(at) };
    return at;
  }

  private placeAt(at: number): FaultPlace {
    const whole = this.base + at;
    return {
      at: whole,
      line: this.line,
      ...columnIn(this.before + this.piece, this.before.length + at, whole - this.lineStart),
    };
  }

  private noteNul(piece: string): void {
    this.hasNul = true;
    this.events.note({ code: 'nul', line: this.line + breaksIn(piece.slice(0, piece.indexOf('\0'))) });
  }
}
