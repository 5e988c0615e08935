import type { Detect } from '../../operations/detect';
import { xmlLikelihood } from '../../operations/sample-facts';

/** Markup from its first to its last character, HTML excepted. */
export const detect: Detect = (sample) => {
  const likelihood = xmlLikelihood(sample);
  return likelihood > 0 ? { likelihood, run: { operation: 'format', input: 'text' } } : undefined;
};
