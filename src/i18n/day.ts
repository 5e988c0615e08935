import { LANGUAGE_TAGS, type Locale } from './locale';

/** A day (ISO date) in the words of a language: `August 26, 2026`. */
export function formatDay(locale: Locale, date: string): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
