import { type Detect } from '../../operations/detect';
import { jsonIn } from '../../operations/sample-facts';

/** A list of maps, or maps on lines of their own. */
export const detect: Detect = (sample) =>
  jsonIn(sample)?.isTable ? { likelihood: 0.65, run: { operation: 'convert', input: 'text' } } : undefined;
