import { LANGUAGE_TAGS, type Locale } from './locale';

const known = new Map<Locale, Intl.DisplayNames>();

/** What a script is called, by its code of ISO 15924; the code where the browser has no name. */
export function scriptName(locale: Locale, code: string): string {
  let names = known.get(locale);
  if (!names) {
    names = new Intl.DisplayNames([LANGUAGE_TAGS[locale]], { type: 'script' });
    known.set(locale, names);
  }
  return names.of(code) ?? code;
}
