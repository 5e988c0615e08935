import { spaced } from '../../lib/spaced';
import type { Context } from '../../lib/dates/moment';

const UNITS = ['years', 'months', 'days', 'hours', 'minutes', 'seconds'] as const;

/** How far an instant is from now, in the largest whole unit of the zone's calendar and the words of a language (BCP 47). */
export function relativeText(ns: bigint, { T, zone, now }: Context, language: string): string {
  const present = new T.Instant(now).toZonedDateTimeISO(zone);
  const distance = present.until(new T.Instant(ns).toZonedDateTimeISO(zone), { largestUnit: 'years' });
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  const unit = UNITS.find((name) => distance[name] !== 0);
  if (unit) return spaced(format.format(distance[unit], unit));
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'seconds');
}
