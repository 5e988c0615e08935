const COLLAPSED = /[ \t\n\f\r]+/g;

/** Gathers the text of a cell as a browser would show it: white space collapsed, line breaks where blocks begin and end. */
export class CellText {
  private readonly parts: string[] = [];
  /** White space that counts once text follows. */
  private isSpacePending = false;
  /** A block ended: text behind it begins a line. */
  private isBreakPending = false;
  /** Nothing stands on the line yet. */
  private isLineStart = true;

  /** Adds text; where white space is kept, as it is. */
  add(text: string, isKept: boolean): void {
    if (isKept) {
      this.addKept(text);
      return;
    }
    const collapsed = text.replace(COLLAPSED, ' ');
    const hasStart = collapsed.startsWith(' ');
    const isBlank = collapsed === ' ' || collapsed === '';
    if (hasStart) this.isSpacePending = true;
    if (isBlank) return;
    const hasEnd = collapsed.endsWith(' ');
    this.put(collapsed.slice(hasStart ? 1 : 0, hasEnd ? -1 : undefined));
    this.isSpacePending = hasEnd;
  }

  /** A `<br>`. */
  break(): void {
    this.begin();
    this.parts.push('\n');
    this.isSpacePending = false;
    this.isLineStart = true;
  }

  /** The edge of a block. */
  block(): void {
    this.isSpacePending = false;
    if (!this.isLineStart) this.isBreakPending = true;
  }

  /** The text, without what only holds an empty cell open. */
  end(): string {
    const text = this.parts.join('');
    return text === '\u00a0' ? '' : text;
  }

  private addKept(text: string): void {
    if (text === '') return;
    this.put(text.replace(/\r\n?/g, '\n'));
    this.isLineStart = text.endsWith('\n');
  }

  private begin(): void {
    if (this.isBreakPending) this.parts.push('\n');
    this.isBreakPending = false;
  }

  private put(text: string): void {
    this.begin();
    if (this.isSpacePending && !this.isLineStart) this.parts.push(' ');
    this.parts.push(text);
    this.isSpacePending = false;
    this.isLineStart = false;
  }
}
