import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';
import { areClaims, isHeaderText } from './detect-parts';

/** The header of a JWT, or claims; tools for JSON come first. */
export const detect: Detect = (sample) => {
  if (!sample.isWhole) return undefined;
  const text = trimmed(sample);
  if (!isHeaderText(text) && !areClaims(text)) return undefined;
  return { likelihood: LIKELIHOOD.plausible - 0.02, direction: 'token' };
};
