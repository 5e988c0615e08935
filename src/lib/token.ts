/** A stretch of a line with what it is in its language, for colouring. */
export interface Token {
  readonly text: string;
  readonly kind?: 'key' | 'string' | 'number' | 'word' | 'quiet';
}
