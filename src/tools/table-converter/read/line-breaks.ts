import { excerptWithCaret } from '../../../lib/excerpt';
import type { LineEnding } from '../../../lib/text-source';

/** Counts how lines end. */
export class BreakCounter {
  private readonly counts = { lf: 0, crlf: 0, cr: 0 };

  /** Counts one more. */
  add(kind: 'lf' | 'crlf' | 'cr'): void {
    this.counts[kind] += 1;
  }

  /** How the lines end in all. */
  get kind(): LineEnding {
    const { lf, crlf, cr } = this.counts;
    if (lf + crlf + cr === 0) return 'none';
    if (cr > 0 || (lf > 0 && crlf > 0)) return 'mixed';
    return lf > 0 ? 'lf' : 'crlf';
  }
}

/** How many line breaks a text has: CR LF, CR or LF. */
export function breaksIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/** Where the line ends that goes on at a place; the end of the text where it does not. */
export function nextBreak(text: string, at: number): number {
  for (let end = at; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    if (unit === 10 || unit === 13) return end;
  }
  return text.length;
}

/** The column of an offset, in characters from 1, so many units behind the beginning of its line, and what stands there. */
export function columnIn(text: string, offset: number, sinceBreak: number): { column: number; excerpt: string } {
  const column = Array.from(text.slice(Math.max(0, offset - sinceBreak), offset)).length + 1;
  return { column, excerpt: excerptWithCaret(text, offset) };
}
