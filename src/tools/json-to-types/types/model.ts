import type { IntegerSize } from '../../../lib/inference/number-facts';

/** Keys from the root down to a place: `[]` for the items of a list, `*` for the values of a map, a key as `{ key }`. */
export type Path = readonly (Step | 'items' | 'values')[];
interface Step {
  readonly key: string;
}

/** What a type is named after: a key, or the root, and what of it the type is. */
export interface Hint {
  /** Undefined for the root. */
  readonly key: string | undefined;
  readonly role: 'self' | 'item' | 'value';
}

export interface ObjectType {
  readonly kind: 'object';
  readonly fields: readonly Field[];
  readonly hint: Hint;
  readonly path: Path;
}

export interface EnumType {
  readonly kind: 'enum';
  readonly values: readonly string[];
  readonly hint: Hint;
  readonly path: Path;
}

export interface ListType {
  readonly kind: 'list';
  readonly item: Use;
}

export interface MapType {
  readonly kind: 'map';
  readonly value: Use;
}

/** Several kinds of values at one place, null aside. */
export interface UnionType {
  readonly kind: 'union';
  readonly members: readonly Type[];
  readonly path: Path;
}

export type Type =
  /** Nothing was seen, as in an empty list, or nothing but null. */
  | { readonly kind: 'unknown' | 'null' | 'boolean' | 'string' }
  | { readonly kind: 'date'; readonly format: 'date' | 'date-time' }
  /** `isBeyond`: an integer beyond 2^53 was among them; `isSafe`: all integers were less than that. */
  | {
      readonly kind: 'integer' | 'float';
      readonly size: IntegerSize;
      readonly isBeyond: boolean;
      readonly isSafe: boolean;
    }
  | ObjectType
  | EnumType
  | ListType
  | MapType
  | UnionType;

/** A type at a place of its own, where null may stand as well. */
export interface Use {
  readonly type: Type;
  readonly isNullable: boolean;
}

export interface Field extends Use {
  readonly key: string;
  readonly isOptional: boolean;
}

export const UNKNOWN: Use = { type: { kind: 'unknown' }, isNullable: false };

/** Types that have a name of their own. */
export type Named = ObjectType | EnumType;
