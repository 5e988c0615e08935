import { LIKELIHOOD, type Detect } from '../../operations/detect';
import { jsonIn } from '../../operations/sample-facts';

/** What `hyperfine --export-json` writes. */
export const detect: Detect = (sample) =>
  jsonIn(sample)?.innerKeys.includes('results/times')
    ? { likelihood: LIKELIHOOD.unmistakable, run: { operation: 'compare', input: 'text' } }
    : undefined;
