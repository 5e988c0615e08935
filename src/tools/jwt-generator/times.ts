/** What a time is given by one press: so many seconds from now, and how one says that. */
export const FROM_NOW = [
  { seconds: 0 },
  { seconds: 300, amount: 5, unit: 'minute' },
  { seconds: 3600, amount: 1, unit: 'hour' },
  { seconds: 86_400, amount: 1, unit: 'day' },
  { seconds: 30 * 86_400, amount: 30, unit: 'day' },
] as const;

/** Seconds since 1970 of an instant that is so many seconds from now (milliseconds since 1970), as claims have it: whole ones. */
export function secondsFromNow(now: number, seconds: number): number {
  return Math.floor(now / 1000) + seconds;
}
