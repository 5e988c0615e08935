import { hasExtension, LIKELIHOOD, type Detect } from '../../operations/detect';
import { isWrappedJson, jsonIn } from '../../operations/sample-facts';

/** JSON, JSON5 or JSON Lines; JSON inside of a JSON string. */
export const detect: Detect = (sample) => {
  if (isWrappedJson(sample)) {
    return { likelihood: LIKELIHOOD.unmistakable, run: { operation: 'unwrap', input: 'text', opens: true } };
  }
  const shape = jsonIn(sample);
  if (!shape) {
    return hasExtension(sample, 'json', 'json5', 'jsonc') ? { likelihood: LIKELIHOOD.fits } : undefined;
  }
  const options = { jsonLines: shape.isLines };
  return { likelihood: 0.9, run: { operation: 'prettify', input: 'text', options } };
};
