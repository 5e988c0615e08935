// What a browser tells about itself is foreign text: builds, extensions and environment variables (`LANG=C`) put
// anything there, and `Intl` throws at a tag or zone that it does not know. Nothing else in the product hands it such text.

/**
 * The language tag (BCP 47) that a text stands for, in its canonical spelling; undefined where it stands for none. The
 * names of POSIX count, with what they say about encoding left out: `zh_CN.UTF-8` is `zh-CN`, and `C` is no language.
 */
export function languageTag(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const tag = text
    .trim()
    .replace(/[.@][^]*/, '')
    .replaceAll('_', '-');
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag);
    // Longer codes are allowed for and never given out: `posix` is the name of no language.
    return /^[a-z]{2,3}(?:-|$)/.test(canonical) ? canonical : undefined;
  } catch {
    // A RangeError: that is how Intl says no.
    return undefined;
  }
}

/** The languages that the browser says the visitor prefers, the first before all; those that are none are left out. */
export function browserLanguages({ languages }: { readonly languages?: unknown } = navigator): string[] {
  const told: readonly unknown[] = Array.isArray(languages) ? languages : [];
  const tags = told.map(languageTag).filter((tag) => tag !== undefined);
  return [...new Set(tags)];
}

/** The name of a language in another, or its tag where the platform has no name for it. */
export function languageName(tag: string, language: string): string {
  try {
    // `DisplayNames` takes no extensions: `de-u-co-phonebk` and `en-x-home` are named by what stands before them.
    return new Intl.DisplayNames([language], { type: 'language' }).of(new Intl.Locale(tag).baseName) ?? tag;
  } catch {
    // A RangeError: not a language tag.
    return tag;
  }
}

/** The region that a language stands for: `zh` is CN, `en` US, `fr-CA` CA. Empty where it stands for none. */
export function regionOf(text: unknown): string {
  const tag = languageTag(text);
  return tag === undefined ? '' : (new Intl.Locale(tag).maximize().region ?? '');
}
