/** Attackers, in guesses per second. */
export const SPEEDS = {
  throttled: 100 / 3600,
  online: 10,
  slow: 1e4,
  fast: 1e10,
} as const;
export const SPEED_NAMES = ['throttled', 'online', 'slow', 'fast'] as const;
export type SpeedName = (typeof SPEED_NAMES)[number];

export type DurationUnit = 'second' | 'minute' | 'hour' | 'day' | 'year';

/** A time in the unit that reads best; years beyond all numbers by their power of ten. */
export type Duration =
  | { readonly unit: DurationUnit; readonly value: number }
  | { readonly unit: 'moment' }
  | { readonly unit: 'power'; readonly years: number; readonly exponent: number };

export const YEAR = 31_557_600;
/** From here on a unit gives way to the next one. */
const UNITS = [
  { unit: 'second', seconds: 1, below: 120 },
  { unit: 'minute', seconds: 60, below: 120 * 60 },
  { unit: 'hour', seconds: 3600, below: 48 * 3600 },
  { unit: 'day', seconds: 86_400, below: 2 * YEAR },
] as const;

export type Level = 0 | 1 | 2 | 3 | 4;

/** What an attacker needs in seconds for a password to be more than very weak, weak, fair, strong. */
const LEVELS: readonly (readonly [seconds: number, level: Level])[] = [
  [100 * YEAR, 4],
  [YEAR, 3],
  [30 * 86_400, 2],
  [3600, 1],
];

/** How strong a password is against an attacker: 0, found within the hour, to 4, not found within a century. */
export function levelOf(guessesLog10: number, speed: SpeedName): Level {
  const log10 = guessesLog10 - Math.log10(SPEEDS[speed]);
  return LEVELS.find(([seconds]) => log10 >= Math.log10(seconds))?.[1] ?? 0;
}

/** How long so many guesses take. Both are decimal logarithms, since the numbers themselves may pass all bounds. */
export function durationOf(guessesLog10: number, speed: SpeedName): Duration {
  const log10 = guessesLog10 - Math.log10(SPEEDS[speed]);
  const seconds = 10 ** log10;
  if (seconds < 0.001) return { unit: 'moment' };
  for (const { unit, seconds: length, below } of UNITS) {
    if (seconds < below) return { unit, value: seconds / length };
  }
  const yearsLog10 = log10 - Math.log10(YEAR);
  if (yearsLog10 < 9) return { unit: 'year', value: seconds / YEAR };
  const exponent = Math.floor(yearsLog10);
  return { unit: 'power', years: 10 ** (yearsLog10 - exponent), exponent };
}
