import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';
import { jsonIn } from '../../operations/sample-facts';

/** JSON on several lines, after the formatter. */
export const detect: Detect = (sample) => {
  const shape = jsonIn(sample);
  if (!shape || shape.isLines || !trimmed(sample).includes('\n')) return undefined;
  return { likelihood: LIKELIHOOD.plausible + 0.2, run: { operation: 'minify', input: 'text' } };
};
