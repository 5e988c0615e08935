import { LANGUAGE_TAGS, type Locale } from '../../i18n/locale';
import type { ClockStyle } from './options';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, style: ClockStyle, hasSeconds: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${hasSeconds}`;
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
      // English has 12 hours, the others 24 in two digits.
      hour: style === '12' || (style === 'auto' && locale === 'en') ? 'numeric' : '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
      ...(hasSeconds && { second: '2-digit' }),
      ...(style === '12' && { hour12: true }),
      ...(style === '24' && { hourCycle: 'h23' }),
    });
  formats.set(key, made);
  return made;
}

/** A time such as `15:00` or `15:00:30` as a language writes it, of 12 or 24 hours. */
export function showTime(time: string, style: ClockStyle, locale: Locale): string {
  const [hour = '0', minute = '0', second] = time.split(':');
  const ms = Date.UTC(2024, 0, 1, Number(hour), Number(minute), Number(second ?? 0));
  return formatOf(locale, style, second !== undefined).format(ms);
}

const dates = new Map<string, Intl.DateTimeFormat>();

/** A date such as `2026-03-16` with its weekday, as a language writes it; as it is where it is too far. */
export function showDate(date: string, locale: Locale): string {
  const ms = Date.parse(`${date}T00:00Z`);
  if (Number.isNaN(ms)) return date;
  const format =
    dates.get(locale) ??
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
  dates.set(locale, format);
  return format.format(ms);
}
