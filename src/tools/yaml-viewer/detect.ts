import { LIKELIHOOD, type Detect } from '../../operations/detect';
import { yamlLikelihood } from '../../operations/sample-facts';

/** Blocks of YAML, after what makes JSON of them and before what makes TOML. */
export const detect: Detect = (sample) =>
  yamlLikelihood(sample) > 0
    ? { likelihood: LIKELIHOOD.plausible + 0.05, run: { operation: 'format', input: 'text' } }
    : undefined;
