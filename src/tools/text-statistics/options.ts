import * as v from 'valibot';

/** Remembered between visits; the text is not. */
export const countOptions = v.object({
  language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$|^auto$/i)), 'auto'),
  hideStopWords: v.optional(v.boolean(), false),
  ignoreCase: v.optional(v.boolean(), true),
  minWordLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 1),
});
