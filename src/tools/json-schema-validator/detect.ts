import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';
import { jsonIn } from '../../operations/sample-facts';
import { SAYS_DIALECT } from './says-dialect';

/** A JSON Schema that says so itself. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample).slice(0, 100_000);
  if (!SAYS_DIALECT.test(text)) return undefined;
  return jsonIn(sample) || !/^[[{]/.test(text)
    ? { likelihood: LIKELIHOOD.unmistakable, direction: 'schema' }
    : undefined;
};
