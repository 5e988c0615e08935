/** Where a value stands in its source, in UTF-16 units: its first, and the one after its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A value of a structured text, without loss: a map is its members in order, repeated keys and `__proto__` included, and
 * a number is its source text. What readers of the formats give and writers take.
 */
export type DocumentValue =
  | ({ readonly kind: 'map'; readonly members: readonly DocumentMember[] } & Span)
  | ({ readonly kind: 'list'; readonly items: readonly DocumentValue[] } & Span)
  | ({ readonly kind: 'string'; readonly text: string } & Span)
  /** `source` is the number as JSON writes it, digit for digit, or `NaN`, `Infinity`, `-Infinity`. */
  | ({ readonly kind: 'number'; readonly source: string } & Span)
  | ({ readonly kind: 'boolean'; readonly value: boolean } & Span)
  | ({ readonly kind: 'null' } & Span);

export interface DocumentMember {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: DocumentValue;
}
