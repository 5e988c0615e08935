import { LIKELIHOOD, type Detect } from '../../operations/detect';
import { tomlLikelihood } from '../../operations/sample-facts';

/** TOML, after what makes JSON of it. */
export const detect: Detect = (sample) =>
  tomlLikelihood(sample) > 0
    ? { likelihood: LIKELIHOOD.plausible, run: { operation: 'convert', input: 'text' } }
    : undefined;
