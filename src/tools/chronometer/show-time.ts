/**
 * `[HH:]MM:SS.mmm` of milliseconds; what is beyond the last digit is cut, so that nothing is shown before it has passed.
 * Hours stand there from the first one on, with as many digits as they need; `digits` are those of the fraction.
 */
export function showTime(ms: number, digits: 2 | 3 = 3): string {
  const whole = Math.max(0, Math.floor(ms));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3_600_000);
  const fraction = String(whole % 1000)
    .padStart(3, '0')
    .slice(0, digits);
  const rest = `${two(Math.floor(whole / 60_000) % 60)}:${two(Math.floor(whole / 1000) % 60)}.${fraction}`;
  return hours > 0 ? `${two(hours)}:${rest}` : rest;
}

/** The same with a sign, for differences; zero has none. */
export function showDifference(ms: number, digits: 2 | 3 = 3): string {
  const text = showTime(Math.abs(ms), digits);
  if (/^[0:.]*$/.test(text)) return text;
  return `${ms < 0 ? '-' : '+'}${text}`;
}
