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
  return formatNumber(locale, Math.max(1, Math.ceil(amount)), {
    style: 'unit',
    unit,
    // The long form of Chinese is that of a stopwatch (9秒钟).
    unitDisplay: locale === 'zh-cn' ? 'short' : 'long',
  });
}

/** What is done as a plain number in the unit in which the total is shown (see `formatBytes`). */
export function formatShare(locale: Locale, done: number, total: number, unit: 'bytes' | 'items'): string {
  const step = unit === 'items' || total < 1000 ? 0 : Math.min(4, Math.floor(Math.log10(total) / 3));
  return formatNumber(locale, done / 1000 ** step, { maximumFractionDigits: step === 0 ? 0 : 1 });
}
