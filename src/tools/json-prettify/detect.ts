import { hasExtension, LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';
import { isWrappedJson, jsonIn } from '../../operations/sample-facts';

/** A map that begins as those of JSON do, whatever is wrong behind its first key. */
const BROKEN = /^(?:\[\s*)*\{\s*(?:"(?:[^"\\\n]|\\.){0,200}"|'(?:[^'\\\n]|\\.){0,200}')\s*:/;

/** JSON, JSON5 or JSON Lines, also where it is broken; JSON inside of a JSON string. */
export const detect: Detect = (sample) => {
  if (isWrappedJson(sample)) {
    return { likelihood: LIKELIHOOD.unmistakable, run: { operation: 'unwrap', input: 'text', opens: true } };
  }
  const shape = jsonIn(sample);
  if (!shape) {
    const isMeant = hasExtension(sample, 'json', 'json5', 'jsonc') || BROKEN.test(trimmed(sample));
    return isMeant ? { likelihood: LIKELIHOOD.fits } : undefined;
  }
  const options = { jsonLines: shape.isLines };
  return { likelihood: 0.9, run: { operation: 'prettify', input: 'text', options } };
};
