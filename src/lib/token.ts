/** A stretch of a line with what it is in its language, for colouring. */
export interface Token {
  readonly text: string;
  readonly kind?: 'key' | 'string' | 'number' | 'word' | 'quiet' | 'mark' | 'found' | 'found-next';
  /** What is seen in place of a text that has no look of its own. The text itself is what gets selected and copied. */
  readonly shown?: string;
  /** What the pointer tells about it. */
  readonly title?: string;
}
