import { type Detect } from '../../operations/detect';
import { jsonIn } from '../../operations/sample-facts';

/** JSON, after its formatter. */
export const detect: Detect = (sample) => {
  const shape = jsonIn(sample);
  if (!shape || shape.isLines) return undefined;
  return { likelihood: 0.55, run: { operation: 'convert', input: 'text' } };
};
