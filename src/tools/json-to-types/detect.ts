import { LIKELIHOOD, type Detect } from '../../operations/detect';
import { jsonIn, yamlLikelihood } from '../../operations/sample-facts';

/** JSON and YAML can be samples, which one seldom means by pasting them. */
export const detect: Detect = (sample) =>
  jsonIn(sample) || yamlLikelihood(sample) > 0 ? { likelihood: LIKELIHOOD.weak } : undefined;
