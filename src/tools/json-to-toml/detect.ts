import { LIKELIHOOD, type Detect } from '../../operations/detect';
import { jsonIn } from '../../operations/sample-facts';

/** A map of JSON, after what makes YAML of it. */
export const detect: Detect = (sample) => {
  const shape = jsonIn(sample);
  if (shape?.kind !== 'object' || shape.isLines) return undefined;
  return { likelihood: LIKELIHOOD.plausible, run: { operation: 'convert', input: 'text' } };
};
