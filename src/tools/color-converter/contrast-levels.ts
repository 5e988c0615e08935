import { decimal } from './write-color';

const LEVELS = [
  { level: 'large', least: 3 },
  { level: 'aa', least: 4.5 },
  { level: 'aaa', least: 7 },
] as const;

/** What WCAG 2.2 asks (1.4.3 and 1.4.6): AA for large text, AA and AAA for the rest, by the ratio as it is, never rounded. */
export function levelsOf(ratio: number) {
  return LEVELS.map(({ level, least }) => ({ level, passes: ratio >= least }));
}

/** A ratio to two decimals; what misses a level is not rounded up to it. */
export function ratioText(ratio: number): string {
  const rounded = Number(decimal(ratio, 2));
  const isRaised = LEVELS.some(({ least }) => ratio < least && rounded >= least);
  return (isRaised ? rounded - 0.01 : rounded).toFixed(2);
}
