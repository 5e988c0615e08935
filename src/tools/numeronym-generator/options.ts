import * as v from 'valibot';

/** How words are shortened. */
export const numeronymSettings = v.object({
  unit: v.optional(v.picklist(['words', 'one']), 'words'),
  shortest: v.optional(v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(20)), 4),
  lowercase: v.optional(v.boolean(), false),
  lettersOnly: v.optional(v.boolean(), false),
});

/** Everything that is remembered of this tool; the text is not. */
export const numeronymOptions = v.object({
  ...numeronymSettings.entries,
  direction: v.optional(v.picklist(['shorten', 'look-up']), 'shorten'),
});
