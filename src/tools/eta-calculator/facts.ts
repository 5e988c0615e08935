import { LANGUAGE_TAGS, type Locale } from '../../i18n/locale';
import { formatBytes, formatNumber } from '../../i18n/words';
import { spaced } from '../../lib/spaced';
import type { End, Estimate } from './estimate';
import type { ToolWords } from './use-words';

/** Days away for which the language has a name, such as tomorrow, or a count of days reads well. */
const NEAR_DAYS = 6;

interface Fact {
  readonly name: keyof ToolWords['facts'];
  readonly value: string | undefined;
}

/** What is known of the work. An end too far away to date is an empty text; what does not apply is left out. */
export function factsOf(
  { total, totalIso, totalWeeks, left, end, percent }: Estimate,
  words: ToolWords,
  locale: Locale,
): Fact[] {
  const facts: Fact[] = [
    { name: 'total', value: total },
    { name: 'weeks', value: totalWeeks },
    { name: 'left', value: left },
    { name: 'end', value: end.ok ? `${end.value.wall.replace('T', ' ')} ${end.value.offset}` : '' },
    { name: 'day', value: end.ok ? dayText(end.value, locale, words) : undefined },
    { name: 'endIso', value: end.ok ? end.value.iso : undefined },
    { name: 'durationIso', value: totalIso },
    { name: 'percent', value: shareText(percent, locale) },
  ];
  return facts.filter(({ value }) => value !== undefined);
}

/** How much is done, in the percent of the language. */
export function shareText(percent: Estimate['percent'], locale: Locale): string {
  return formatNumber(locale, Number(percent) / 100, { style: 'percent', maximumFractionDigits: 1 });
}

/** A pace in its unit. */
export function rateText(value: string, unit: 'units' | 'bytes', locale: Locale): string {
  return unit === 'bytes' ? formatBytes(locale, Number(value)) : numberText(value, locale);
}

/** "tomorrow 03:30", or the weekday and the date where it is farther away. */
function dayText({ wall, days }: End, locale: Locale, words: ToolWords): string {
  const language = LANGUAGE_TAGS[locale];
  const [date = '', time = ''] = wall.split('T');
  const shownTime = time.slice(0, 'hh:mm'.length);
  if (Math.abs(days) <= NEAR_DAYS) {
    const day = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
    return words.dayText(spaced(day), shownTime);
  }
  // The day as one of UTC: its name and weekday are the same.
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00Z`),
  );
  return words.dayText(day, shownTime);
}

/** A decimal number with the marks of the language and all its digits. */
function numberText(value: string, locale: Locale): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = new Intl.NumberFormat(LANGUAGE_TAGS[locale]).format(BigInt(whole));
  return fraction === undefined ? grouped : `${grouped}${locale === 'fr' ? ',' : '.'}${fraction}`;
}
