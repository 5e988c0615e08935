import * as v from 'valibot';

export const MODES = ['match', 'replace', 'split'] as const;
export type Mode = (typeof MODES)[number];

const pattern = v.optional(
  v.pipe(v.string(), v.metadata({ linked: 'parameter' })),
  String.raw`(?<year>\d{4})-(?<month>\d\d)`,
);
const flags = v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), 'gu');
const replacement = v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '$<month>/$<year>');

/** What is remembered of this tool, and what a link to it holds; the text is its input. */
export const testerOptions = v.object({
  pattern,
  flags,
  mode: v.optional(v.picklist(MODES), 'match'),
  replacement,
});

export const patternOptions = v.object({ pattern, flags });
export const replaceOptions = v.object({ pattern, flags, replacement });
