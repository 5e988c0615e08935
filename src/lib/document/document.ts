/** Where a value stands in its source, in UTF-16 units: its first, and the one after its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Comments about a value, one entry a line, without their marks (`#`, `//`), one blank behind the mark and white space at
 * the end: writers put `# ` or `// ` in front.
 */
export interface Comments {
  /** On lines of their own above the value, or above its key. */
  readonly before?: readonly string[];
  /** Behind the value, on its last line; for a map or list written in lines, behind its key. */
  readonly after?: string;
  /** In a map or list below its last child, or in an empty one; at the root also what stands at the end of the text. */
  readonly inside?: readonly string[];
}

interface Placed extends Span {
  readonly comments?: Comments;
}

/** The four kinds of dates of RFC 3339 as TOML has them. */
export type DateForm = 'offset-date-time' | 'local-date-time' | 'local-date' | 'local-time';

export type DocumentMap = Placed & { readonly kind: 'map'; readonly members: readonly DocumentMember[] };
export type DocumentList = Placed & { readonly kind: 'list'; readonly items: readonly DocumentValue[] };
export type DocumentString = Placed & { readonly kind: 'string'; readonly text: string };
/**
 * `source` is the number as JSON writes it, digit for digit, or `NaN`, `Infinity`, `-Infinity`. It is an integer when it
 * has neither point nor exponent.
 */
export type DocumentNumber = Placed & { readonly kind: 'number'; readonly source: string };
/** `source` is the date as it was written; JSON has none. */
export type DocumentDate = Placed & { readonly kind: 'date'; readonly form: DateForm; readonly source: string };
export type DocumentBoolean = Placed & { readonly kind: 'boolean'; readonly value: boolean };
export type DocumentNull = Placed & { readonly kind: 'null' };

/**
 * A value of a structured text, without loss: a map is its members in order, `__proto__` included, and a number is its
 * source text. What readers of the formats give and writers take.
 */
export type DocumentValue =
  DocumentMap | DocumentList | DocumentString | DocumentNumber | DocumentDate | DocumentBoolean | DocumentNull;

export interface DocumentMember {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: DocumentValue;
}

/** Deeper texts than this are refused by readers and writers that go down into values one call per level. */
export const DEPTH_LIMIT = 500;
