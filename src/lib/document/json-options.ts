import * as v from 'valibot';
import { indentOption } from './indent-option';

/** How a converter reads JSON. */
export const jsonInputEntries = {
  /** Only RFC 8259. */
  strict: v.optional(v.boolean(), false),
};

/** How a converter writes JSON. */
export const jsonOutputEntries = {
  /** Blanks per level, 0 for one line, or a tab. */
  indent: v.optional(indentOption(0, 10, [2, 3, 4, 'tab', 0]), 2),
  sortKeys: v.optional(v.picklist(['source', 'codeUnits', 'natural']), 'source'),
  /** Integers beyond 2^53 − 1. */
  largeIntegers: v.optional(v.picklist(['number', 'text']), 'number'),
  /** Keeps comments, as JSONC. */
  comments: v.optional(v.boolean(), false),
};

/** How a converter writes NaN and Infinity as JSON. */
export const notFiniteEntries = {
  notFinite: v.optional(v.picklist(['null', 'text']), 'null'),
};
