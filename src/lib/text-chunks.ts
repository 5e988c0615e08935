import { lineOfOffset } from './large-text';
import { textOfUnits } from './utf16-units';

/** A text as one string, or in pieces where one string would be too long to hand from thread to thread at once. */
export type AnyText = string | TextChunks;

/**
 * A long text as UTF-16 units in pieces, which move between threads without being copied and never become one string
 * unless that is asked for. Of what a string can do it does what showing a part of it takes.
 */
export class TextChunks {
  readonly length: number;
  private readonly starts: Uint32Array;
  /** The piece that was asked for last: mostly the next question is about it as well. */
  private last = 0;

  constructor(readonly chunks: readonly Uint16Array<ArrayBuffer>[]) {
    this.starts = new Uint32Array(chunks.length);
    let length = 0;
    for (const [index, chunk] of chunks.entries()) {
      this.starts[index] = length;
      length += chunk.length;
    }
    this.length = length;
  }

  /** What stands between two offsets, of which none is negative. */
  slice(start = 0, end = this.length): string {
    let text = '';
    let from = start;
    for (let index = this.indexOf(start); index < this.chunks.length && from < end; index += 1) {
      const first = this.starts[index] ?? 0;
      const part = this.chunks[index]?.subarray(from - first, end - first) ?? new Uint16Array();
      text += textOfUnits(part);
      from += part.length;
    }
    return text;
  }

  /** The UTF-16 unit at an offset, NaN outside of the text. */
  charCodeAt(at: number): number {
    const index = this.indexOf(at);
    return this.chunks[index]?.[at - (this.starts[index] ?? 0)] ?? Number.NaN;
  }

  /** The code point that begins at an offset; undefined outside of the text. */
  codePointAt(at: number): number | undefined {
    return this.slice(at, at + 2).codePointAt(0);
  }

  /** All of it. */
  toString(): string {
    return this.slice();
  }

  private indexOf(at: number): number {
    const { starts, last } = this;
    const isInLast = at >= (starts[last] ?? 0) && at < (starts[last + 1] ?? Infinity);
    if (isInLast) return last;
    this.last = lineOfOffset(starts, at);
    return this.last;
  }
}
