import type { Locale } from '../../i18n/locale';
import { formatNumber } from '../../i18n/words';
import type { Duration } from './durations';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A whole exponent in raised digits. */
function raised(exponent: number): string {
  const digits = [...String(Math.abs(exponent))].map((digit) => RAISED[Number(digit)]).join('');
  return exponent < 0 ? `⁻${digits}` : digits;
}

/** A number as a factor and a power of ten, from its decimal logarithm; small ones as they are. */
export function formatPower(locale: Locale, log10: number): string {
  if (log10 < 4) return formatNumber(locale, Math.round(10 ** log10));
  const rounded = Number((10 ** (log10 - Math.floor(log10))).toFixed(1));
  // 9.96 would be written as 10.0.
  const [factor, exponent] = rounded >= 10 ? [1, Math.floor(log10) + 1] : [rounded, Math.floor(log10)];
  return `${formatNumber(locale, factor)} × 10${raised(exponent)}`;
}

interface DurationWords {
  readonly moment: string;
  readonly years: (power: string) => string;
}

/** A time in words: three digits below a second, whole units above. */
export function formatDuration(locale: Locale, duration: Duration, words: DurationWords): string {
  if (duration.unit === 'moment') return words.moment;
  if (duration.unit === 'power')
    return words.years(formatPower(locale, duration.exponent + Math.log10(duration.years)));
  const { unit, value } = duration;
  const digits = value < 1 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 };
  return formatNumber(locale, value, { style: 'unit', unit, unitDisplay: 'long', ...digits });
}
