import { positionsOf } from '../../lib/text-positions';
import { err, ok, type Result } from '../../lib/result';
import type { Dialect, Style, Unheld } from './dialect';
import { DIALECT_TABLE } from './dialect-table';
import { dialectsOf, groupOf, type DialectId } from './dialects';
import { escapeNotes, type EscapeNote } from './escape-notes';
import { linesOf, styleOf, type EscapeSettings } from './style';

/** A character that the language cannot hold. */
export interface EscapeFault {
  readonly code: 'cannot-hold';
  readonly what: Unheld;
  readonly language: DialectId;
  readonly at: number;
  readonly line: number;
  readonly column: number;
  readonly found: string;
}

export interface Escaped {
  readonly text: string;
  /** Whether our own reader of the language gives the text again. */
  readonly isSame: boolean;
  readonly notes: readonly EscapeNote[];
}

/** A text as a literal of a language, or as one for each line. */
export function escapeText(text: string, settings: EscapeSettings): Result<Escaped, EscapeFault> {
  const dialect = DIALECT_TABLE[settings.language];
  const style = styleOf(settings);
  const parts = settings.perLine ? linesOf(text) : [text];
  const unheld = findUnheld(text, dialect, settings.perLine);
  if (unheld) {
    const [{ line, column } = { line: 1, column: 1 }] = positionsOf(text, [unheld.at]);
    return err({ code: 'cannot-hold', language: settings.language, line, column, ...unheld });
  }
  const written = parts.map((part) => writeWide(part, dialect, style, settings.width)).join('\n');
  return ok({
    text: written,
    isSame: parts.every((part) => isReadBack(part, dialect, style)),
    notes: escapeNotes(text, written, settings.language),
  });
}

interface FoundUnheld {
  readonly what: Unheld;
  readonly at: number;
  readonly found: string;
}

/** The first character that a language cannot hold. */
function findUnheld(text: string, { refuses }: Dialect, perLine: boolean): FoundUnheld | undefined {
  const found = refuses
    .filter(([what]) => !perLine || what !== 'line-break')
    .map(([what, pattern]) => ({ what, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const [first] = found;
  return first && { ...first, found: text.charAt(first.at) };
}

/** With its quotes, since a part of a literal may mean something else where it stands alone. */
function isReadBack(text: string, dialect: Dialect, style: Style): boolean {
  const { text: read, leftCount } = dialect.read(dialect.write(text, { ...style, quotes: true }));
  return read === text && leftCount === 0;
}

/** As one literal, or as several that are one text, none of which is longer than the width. */
function writeWide(text: string, dialect: Dialect, style: Style, width: number): string {
  const whole = dialect.write(text, style);
  const { joint, around = ['', ''] } = dialect;
  if (width === 0 || joint === undefined || !style.quotes || whole.length <= width) return whole;
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const { piece, end } = nextPiece(text, at, dialect, style, width);
    pieces.push(piece);
    at = end;
  }
  return `${around[0]}${pieces.join(joint)}${around[1]}`;
}

function nextPiece(text: string, at: number, dialect: Dialect, style: Style, width: number) {
  let end = wholeEnd(text, at, Math.min(text.length, at + width));
  const line = text.lastIndexOf('\n', end - 1);
  // A line of the text is one of its pieces where it fits.
  if (line >= at && end < text.length) end = line + 1;
  for (;;) {
    const piece = dialect.write(text.slice(at, end), style);
    const over = piece.length - width;
    const isLeast = end <= wholeEnd(text, at, at + 1);
    if (over <= 0 || isLeast) return { piece, end };
    end = wholeEnd(text, at, Math.max(at + 1, end - Math.max(1, Math.floor(over / 8))));
  }
}

/** An end that is not within a character or within CRLF, and behind the beginning. */
function wholeEnd(text: string, at: number, end: number): number {
  const isInside = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(end) & 0xfc00) === 0xdc00;
  if (!isInside) return end;
  return end - 1 > at ? end - 1 : end + 1;
}

/** The same text in the other languages of the group. */
export interface Other {
  readonly language: DialectId;
  /** Undefined where it cannot hold the text. */
  readonly text?: string;
  readonly unheld?: Unheld;
}

/** The same text in each other language of the group. */
export function writeOthers(text: string, settings: EscapeSettings): readonly Other[] {
  const others = dialectsOf(groupOf(settings.language)).filter((language) => language !== settings.language);
  return others.map((language) => {
    const made = escapeText(text, { ...settings, language });
    return made.ok ? { language, text: made.value.text } : { language, unheld: made.fault.what };
  });
}
