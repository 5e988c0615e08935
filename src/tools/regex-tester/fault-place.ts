import type { RegexFault } from './operations';

/** Where in the pattern a fault is, as far as it tells. */
export function placeIn(fault: RegexFault): number | undefined {
  if (fault.code === 'syntax') return fault.at;
  return fault.code === 'runaway' ? fault.near?.at : undefined;
}
