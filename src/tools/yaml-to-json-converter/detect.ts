import { type Detect } from '../../operations/detect';
import { yamlLikelihood } from '../../operations/sample-facts';

/** Blocks of YAML. */
export const detect: Detect = (sample) => {
  const likelihood = yamlLikelihood(sample);
  return likelihood > 0 ? { likelihood, run: { operation: 'convert', input: 'text' } } : undefined;
};
