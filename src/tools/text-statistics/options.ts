import * as v from 'valibot';

/** `auto`, or what `Intl` takes for a language. */
function isLanguage(tag: string): boolean {
  if (tag === 'auto') return true;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    // A RangeError: that is how Intl says no.
    return false;
  }
}

/** Remembered between visits; the text is not. */
export const countOptions = v.object({
  language: v.optional(v.pipe(v.string(), v.check(isLanguage), v.metadata({ linked: 'parameter' })), 'auto'),
  hideStopWords: v.optional(v.boolean(), false),
  ignoreCase: v.optional(v.boolean(), true),
  minWordLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 1),
});
