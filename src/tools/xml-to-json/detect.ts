import { type Detect, LIKELIHOOD } from '../../operations/detect';
import { xmlLikelihood } from '../../operations/sample-facts';

/** Markup, after what formats it. */
export const detect: Detect = (sample) =>
  xmlLikelihood(sample) > LIKELIHOOD.plausible
    ? { likelihood: LIKELIHOOD.plausible, run: { operation: 'convert', input: 'text' } }
    : undefined;
