import * as v from 'valibot';
import { CASE_STYLES } from './convert';

/** How text is read and written. */
export const caseSettings = v.object({
  language: v.optional(v.picklist(['neutral', 'tr', 'lt']), 'neutral'),
  eachLine: v.optional(v.boolean(), true),
  splitDigits: v.optional(v.boolean(), false),
  keepEnds: v.optional(v.boolean(), false),
  acronyms: v.optional(v.pipe(v.string(), v.maxLength(2000), v.metadata({ linked: 'parameter' })), ''),
});

/** Everything that is remembered of this tool; the text is not. */
export const caseOptions = v.object({
  ...caseSettings.entries,
  /** Styles that stand on top, in the order they were chosen. */
  favourites: v.optional(v.pipe(v.array(v.picklist(CASE_STYLES)), v.metadata({ linked: 'own' })), []),
});

/** One conversion: how, and into which style. */
export const conversionOptions = v.object({
  ...caseSettings.entries,
  style: v.optional(v.picklist(CASE_STYLES), 'camel'),
});
