import { formatNumber } from './words';
import type { Locale } from './locale';

/** A time to two digits in the unit that reads best: 62 milliseconds, 1.4 seconds, 2 minutes, 3 days. */
export function formatTime(locale: Locale, milliseconds: number): string {
  const [amount, unit] = inUnit(milliseconds);
  return formatNumber(locale, amount < 1 ? Math.ceil(amount) : amount, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'millisecond' ? 'short' : 'long',
    maximumSignificantDigits: 2,
  });
}

function inUnit(milliseconds: number): [amount: number, unit: string] {
  if (milliseconds < 1000) return [milliseconds, 'millisecond'];
  const seconds = milliseconds / 1000;
  if (seconds < 60) return [seconds, 'second'];
  if (seconds < 3600) return [seconds / 60, 'minute'];
  return seconds < 86_400 ? [seconds / 3600, 'hour'] : [seconds / 86_400, 'day'];
}
