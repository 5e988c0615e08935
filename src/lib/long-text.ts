import { INLINE_LIMIT } from './text-source';
import { isLeadingHalf, utf8Length, wholeCharacterCut } from './utf8-length';

/** A text of any length: all of it, or its beginning with all of it as a Blob of UTF-8. */
export interface LongText {
  readonly text: string;
  /** Only when `text` is not all. */
  readonly whole?: Blob;
  /** Of all, in UTF-8. */
  readonly bytes: number;
}

/** So many UTF-16 units become one part of the Blob. */
const PART = 1 << 20;

/** Takes a text piece by piece and holds what is long outside the heap of scripts. */
export class LongTextWriter {
  private readonly parts: Blob[] = [];
  private beginning = '';
  private pending = '';
  private bytes = 0;

  constructor(
    private readonly mimeType: string,
    private readonly shown = INLINE_LIMIT,
  ) {}

  add(piece: string): void {
    if (this.beginning.length <= this.shown) this.beginning += piece.slice(0, this.shown + 1);
    this.pending += piece;
    if (this.pending.length >= PART) this.flush();
  }

  finish(): LongText {
    // A half that has no other half now never gets one.
    const { pending } = this;
    const bytes = this.bytes + utf8Length(pending);
    if (this.parts.length === 0 && pending.length <= this.shown) return { text: pending, bytes };
    const text = this.beginning.slice(0, wholeCharacterCut(this.beginning, this.shown));
    return { text, bytes, whole: new Blob([...this.parts, pending], { type: this.mimeType }) };
  }

  private flush(): void {
    const { pending } = this;
    const end = isLeadingHalf(pending.charCodeAt(pending.length - 1)) ? pending.length - 1 : pending.length;
    const part = pending.slice(0, end);
    this.bytes += utf8Length(part);
    this.parts.push(new Blob([part]));
    this.pending = pending.slice(end);
  }
}
