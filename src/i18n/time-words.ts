import { formatNumber } from './words';
import type { Locale } from './locale';

/** A time to two digits in the unit that reads best: 62 milliseconds, 1.4 seconds, 2 minutes, 3 days. */
export function formatTime(locale: Locale, milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const [amount, unit] =
    seconds < 1
      ? [milliseconds, 'millisecond']
      : seconds < 60
        ? [seconds, 'second']
        : seconds < 3600
          ? [seconds / 60, 'minute']
          : seconds < 86_400
            ? [seconds / 3600, 'hour']
            : [seconds / 86_400, 'day'];
  return formatNumber(locale, amount < 1 ? Math.ceil(amount) : amount, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'millisecond' ? 'short' : 'long',
    maximumSignificantDigits: 2,
  });
}
