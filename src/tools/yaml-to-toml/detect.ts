import { LIKELIHOOD, type Detect } from '../../operations/detect';
import { yamlLikelihood } from '../../operations/sample-facts';

/** Blocks of YAML, after what makes JSON of them. */
export const detect: Detect = (sample) =>
  yamlLikelihood(sample) > 0
    ? { likelihood: LIKELIHOOD.plausible, run: { operation: 'convert', input: 'text' } }
    : undefined;
