import { type Detect } from '../../operations/detect';
import { tomlLikelihood } from '../../operations/sample-facts';

/** Tables or pairs whose values are written as TOML writes them. */
export const detect: Detect = (sample) => {
  const likelihood = tomlLikelihood(sample);
  return likelihood > 0 ? { likelihood, run: { operation: 'convert', input: 'text' } } : undefined;
};
