import { cellsOf } from '../../../lib/character-cells';

/** A text with places where it may break into lines. */
export type Doc =
  | string
  | readonly Doc[]
  /** Stands on one line if it fits. */
  | { readonly group: Doc }
  | { readonly indent: Doc }
  /** A line end where the group around is broken; otherwise this text. */
  | { readonly line: '' | ' ' }
  | { readonly ifBroken: Doc };

export const SOFT: Doc = { line: '' };
export const LINE: Doc = { line: ' ' };

/** So many columns a line has. */
export const WIDTH = 80;

interface Piece {
  readonly doc: Doc;
  readonly level: number;
  readonly isBroken: boolean;
}

/** Lays a text out in lines of at most eighty characters, where they can break, with two blanks for a level. */
export function layOut(doc: Doc): string {
  const out: string[] = [];
  let column = 0;
  const rest: Piece[] = [{ doc, level: 0, isBroken: true }];
  for (let piece = rest.pop(); piece; piece = rest.pop()) {
    const { doc: part, level, isBroken } = piece;
    if (typeof part === 'string') {
      out.push(part);
      column += widthOf(part);
    } else if (isList(part)) {
      rest.push(...part.map((inner) => ({ doc: inner, level, isBroken })).toReversed());
    } else if ('group' in part) {
      rest.push({ doc: part.group, level, isBroken: isBroken && !fits(part.group, rest, WIDTH - column) });
    } else if ('indent' in part) {
      rest.push({ doc: part.indent, level: level + 1, isBroken });
    } else if ('ifBroken' in part) {
      if (isBroken) rest.push({ doc: part.ifBroken, level, isBroken });
    } else if (isBroken) {
      trimEnd(out);
      out.push(`\n${'  '.repeat(level)}`);
      column = 2 * level;
    } else {
      out.push(part.line);
      column += part.line.length;
    }
  }
  return out.join('');
}

/** No line ends with blanks. */
function trimEnd(out: string[]): void {
  for (let last = out.pop(); last !== undefined; last = out.pop()) {
    const text = last.trimEnd();
    if (text === '') continue;
    out.push(text);
    return;
  }
}

const isList = (doc: Doc): doc is readonly Doc[] => Array.isArray(doc);

/** Whether a text on one line, and what follows up to where that can break, is no wider. */
function fits(doc: Doc, rest: readonly Piece[], width: number): boolean {
  const pieces: Piece[] = [{ doc, level: 0, isBroken: false }];
  let left = width;
  let next = rest.length;
  while (left >= 0) {
    const piece = pieces.pop() ?? rest[--next];
    if (!piece) return true;
    const { doc: part, isBroken } = piece;
    if (typeof part === 'string') left -= widthOf(part);
    else if (isList(part)) pieces.push(...part.map((inner) => ({ ...piece, doc: inner })).toReversed());
    else if ('group' in part) pieces.push({ ...piece, doc: part.group });
    else if ('indent' in part) pieces.push({ ...piece, doc: part.indent });
    else if ('ifBroken' in part) {
      if (isBroken) pieces.push({ ...piece, doc: part.ifBroken });
    } else if (isBroken) return true;
    else left -= part.line.length;
  }
  return false;
}

/** Columns that a text takes. */
export function widthOf(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  return Array.from(text).reduce((sum, sign) => sum + cellsOf(sign.codePointAt(0) ?? 0), 0);
}
