import { instantText } from './instant-text';
import { LANGUAGE_TAGS, type Locale } from './locale';

/** Unix milliseconds in the visitor's zone, to the millisecond, with the name of the zone. */
export function localTime(ms: number, locale: Locale): string {
  return instantText(ms, { language: LANGUAGE_TAGS[locale], isUtc: false }, 3);
}
