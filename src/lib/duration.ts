import { formatDecimal, multiply, type Rational, rational } from './rational';

type Language = 'zh-cn' | 'en' | 'fr';

/** Units of a span of time, with their length in seconds. A day is 24 hours here, whatever the clocks do. */
export const SPANS = {
  ms: rational(1n, 1000n),
  s: rational(1n),
  min: rational(60n),
  h: rational(3600n),
  d: rational(86_400n),
} as const;
export type Span = keyof typeof SPANS;
export const SPAN_NAMES = ['ms', 's', 'min', 'h', 'd'] as const satisfies readonly Span[];

const SYMBOLS: Readonly<Record<Language, Readonly<Record<'w' | 'd' | 'h' | 'min' | 's', string>>>> = {
  'zh-cn': { w: '周', d: '天', h: '小时', min: '分钟', s: '秒' },
  en: { w: 'wk', d: 'd', h: 'h', min: 'min', s: 's' },
  fr: { w: 'sem.', d: 'j', h: 'h', min: 'min', s: 's' },
};

/** Decimals of a second that are shown: milliseconds, or for less than one of these, nanoseconds. */
function decimalsFor(seconds: Rational): number {
  return seconds.numerator * 1000n < seconds.denominator ? 9 : 3;
}

/** Seconds (not below zero) as whole days, hours and minutes, and a text for the seconds that are left. */
function partsOf(seconds: Rational, decimals: number) {
  const scale = 10n ** BigInt(decimals);
  // Rounded first, so that there are never 60 seconds.
  const ticks = BigInt(formatDecimal(multiply(seconds, rational(scale)), 0));
  const whole = ticks / scale;
  const fraction = String(ticks % scale)
    .padStart(decimals, '0')
    .replace(/(?<!0)0+$/, '');
  return {
    d: whole / 86_400n,
    h: (whole / 3600n) % 24n,
    min: (whole / 60n) % 60n,
    s: fraction === '' ? String(whole % 60n) : `${whole % 60n}.${fraction}`,
  };
}

/**
 * Seconds as `1 d 15 h 40 min 57.143 s`, in the units and with the decimal mark of a language; units of which there are none are left out.
 * Rounded to so many decimals of a second, by itself to what is worth reading.
 */
export function durationText(seconds: Rational, language: Language, decimals = decimalsFor(seconds)): string {
  const symbols = SYMBOLS[language];
  const { d, h, min, s } = partsOf(seconds, decimals);
  const shown = [
    [String(d), symbols.d],
    [String(h), symbols.h],
    [String(min), symbols.min],
    [language === 'fr' ? s.replace('.', ',') : s, symbols.s],
  ].filter(([count]) => count !== '0');
  return shown.length === 0 ? `0 ${symbols.s}` : shown.map(([count, symbol]) => `${count} ${symbol}`).join(' ');
}

/** Weeks and days of a duration of a week and more, to the nearest hour; undefined for shorter ones. */
export function weeksText(seconds: Rational, language: Language): string | undefined {
  const hours = BigInt(formatDecimal(multiply(seconds, rational(1n, 3600n)), 0));
  if (hours < 168n) return undefined;
  const symbols = SYMBOLS[language];
  const shown = [
    [hours / 168n, symbols.w],
    [(hours / 24n) % 7n, symbols.d],
    [hours % 24n, symbols.h],
  ] as const;
  return shown
    .filter(([count]) => count > 0n)
    .map(([count, symbol]) => `${count} ${symbol}`)
    .join(' ');
}

/**
 * Seconds as an ISO 8601 duration. In hours and not in days: 24 hours are not a day when the clocks change, and programs
 * take `P1D` for the day.
 */
export function isoDuration(seconds: Rational, decimals = decimalsFor(seconds)): string {
  const { d, h, min, s } = partsOf(seconds, decimals);
  const hours = d * 24n + h;
  const time = `${hours > 0n ? `${hours}H` : ''}${min > 0n ? `${min}M` : ''}${s === '0' ? '' : `${s}S`}`;
  return `PT${time === '' ? '0S' : time}`;
}
