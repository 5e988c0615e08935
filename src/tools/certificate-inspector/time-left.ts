const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in whole units, of which none is begun: days, below one hours, below one minutes. */
export interface Span {
  readonly n: number;
  readonly unit: 'day' | 'hour' | 'minute';
}

export function spanOf(ms: number): Span {
  const length = Math.max(0, ms);
  if (length >= DAY) return { n: Math.floor(length / DAY), unit: 'day' };
  if (length >= HOUR) return { n: Math.floor(length / HOUR), unit: 'hour' };
  return { n: Math.floor(length / MINUTE), unit: 'minute' };
}

export interface TimeLeft {
  readonly state: 'future' | 'current' | 'over';
  /** Until it begins, until it ends, or since it ended. */
  readonly span: Span;
}

/** How long something is valid yet; its last second counts. */
export function timeLeft(
  { notBefore, notAfter }: { readonly notBefore: number; readonly notAfter: number },
  now: number,
): TimeLeft {
  if (now < notBefore) return { state: 'future', span: spanOf(notBefore - now) };
  if (Math.floor(now / 1000) * 1000 > notAfter) return { state: 'over', span: spanOf(now - notAfter) };
  return { state: 'current', span: spanOf(notAfter - now) };
}
