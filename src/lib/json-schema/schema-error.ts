import type { Span } from '../document/document';

/** What a value may be by the keyword `type`, and what values are. */
export const TYPES = ['string', 'number', 'integer', 'object', 'array', 'boolean', 'null'] as const;

export type TypeName = (typeof TYPES)[number];

/** What is wrong with a value: a code, named after the keyword that says so, with the facts for a sentence. */
export type SchemaProblem =
  | { readonly code: 'type'; readonly expected: readonly string[]; readonly found: TypeName }
  /** `allowed` is JSON, shortened and only the first ones of `count`. */
  | { readonly code: 'enum'; readonly allowed: readonly string[]; readonly count: number }
  | { readonly code: 'const'; readonly expected: string }
  | {
      readonly code: 'multipleOf' | 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum';
      readonly limit: string;
      readonly found: string;
    }
  | {
      readonly code:
        | 'minLength'
        | 'maxLength'
        | 'minItems'
        | 'maxItems'
        | 'minProperties'
        | 'maxProperties'
        | 'minContains'
        | 'maxContains';
      readonly limit: string;
      readonly found: number;
    }
  | { readonly code: 'pattern'; readonly pattern: string }
  | { readonly code: 'format'; readonly format: string }
  /** Both are indexes from 0; the item repeats the earlier `of`. */
  | { readonly code: 'uniqueItems'; readonly item: number; readonly of: number }
  | { readonly code: 'contains' | 'not' | 'forbidden' }
  | { readonly code: 'required'; readonly key: string }
  /** The member `key` asks for the member `missing`. */
  | { readonly code: 'dependentRequired'; readonly key: string; readonly missing: string }
  | { readonly code: 'unwanted'; readonly key: string }
  /** The name of a member is not as it must be, and what is wrong with it first. */
  | { readonly code: 'propertyNames'; readonly key: string; readonly reason?: SchemaProblem }
  | { readonly code: 'extraItem'; readonly item: number }
  | { readonly code: 'anyOf' | 'oneOf'; readonly count: number }
  /** Which branches fit, from 0, though one alone may. */
  | { readonly code: 'severalOf'; readonly count: number; readonly matches: readonly number[] };

/** Where something stands in one of the schemas. */
export interface SchemaPlace {
  /** Which of the schemas' texts, from 0. */
  readonly file: number;
  readonly pointer: string;
  readonly at: Span;
}

/** One thing that is wrong with the data. */
export interface SchemaError {
  readonly problem: SchemaProblem;
  readonly keyword: string;
  /** JSON Pointer of the value, or of the member that should not be there. */
  readonly pointer: string;
  /** What is to be marked in the data: the value, a key, or the brace behind which something is missing. */
  readonly at: Span;
  readonly schema: SchemaPlace;
  /** The way through the schema to the keyword, references included. */
  readonly keywordLocation: string;
  readonly absoluteLocation: string;
  /** What was wrong with each branch of `anyOf` and `oneOf`, or with the name of a member; the nearest branch first. */
  readonly branches?: readonly Branch[];
}

export interface Branch {
  /** Which one it is in the schema, from 0. */
  readonly index: number;
  readonly errors: readonly SchemaError[];
}
