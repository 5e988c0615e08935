import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';
import { jsonIn } from '../../operations/sample-facts';

/** How a schema says which draft it is of, in JSON and in YAML. */
const DIALECT = /["']?\$schema["']?\s{0,20}:\s{0,20}["']?https?:\/\/json-schema\.org\//;

/** A JSON Schema that says so itself; data that name their own schema do so, too, but with another address. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample).slice(0, 100_000);
  if (!DIALECT.test(text)) return undefined;
  return jsonIn(sample) || !/^[[{]/.test(text)
    ? { likelihood: LIKELIHOOD.unmistakable, direction: 'schema' }
    : undefined;
};
