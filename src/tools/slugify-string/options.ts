import * as v from 'valibot';
import { REPLACEMENTS_LIMIT } from './replacements';

/** How slugs are made. */
export const slugSettings = v.object({
  separator: v.optional(v.pipe(v.string(), v.maxLength(20), v.metadata({ linked: 'parameter' })), '-'),
  lowercase: v.optional(v.boolean(), true),
  mode: v.optional(v.picklist(['ascii', 'unicode']), 'ascii'),
  splitCamelCase: v.optional(v.boolean(), false),
  maxLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)), 0),
  keep: v.optional(v.pipe(v.string(), v.maxLength(200), v.metadata({ linked: 'parameter' })), ''),
  replacements: v.optional(
    v.pipe(v.string(), v.maxLength(REPLACEMENTS_LIMIT), v.metadata({ linked: 'parameter' })),
    '',
  ),
  eachLine: v.optional(v.boolean(), true),
  numberDuplicates: v.optional(v.boolean(), false),
});

/** Everything that is remembered of this tool; the text is not. */
export const slugOptions = v.object({
  ...slugSettings.entries,
  /** The separator is typed, even where it is one of the usual ones. */
  hasOwnSeparator: v.optional(v.boolean(), false),
});
