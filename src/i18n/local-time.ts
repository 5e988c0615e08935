import { LANGUAGE_TAGS, type Locale } from './locale';

/** Unix milliseconds in the visitor's zone, to the millisecond, with the name of the zone. */
export function localTime(ms: number, locale: Locale): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  }).format(ms);
}
