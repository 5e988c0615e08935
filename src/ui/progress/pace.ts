import { formatNumber } from '../../i18n/words';
import type { Locale } from '../../i18n/locale';

export interface Pace {
  readonly perSecond: number;
  readonly secondsLeft: number | undefined;
}

/** Speed and time left from what is done after so many milliseconds; nothing before there is enough to tell (1 s). */
export function rateOf(done: number, total: number | undefined, elapsed: number): Pace | undefined {
  if (done <= 0 || elapsed < 1000) return undefined;
  const perSecond = (done / elapsed) * 1000;
  return { perSecond, secondsLeft: total === undefined ? undefined : Math.max(0, (total - done) / perSecond) };
}

/** Seconds, minutes or hours in words, in one unit, rounded up: a time left that is never too short. */
export function formatDuration(locale: Locale, seconds: number): string {
  const [amount, unit] =
    seconds < 60 ? [seconds, 'second'] : seconds < 3600 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return formatNumber(locale, Math.max(1, Math.ceil(amount)), { style: 'unit', unit, unitDisplay: 'long' });
}
