import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

/** The text in the code that phones scan to join a network. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample);
  if (text.length > 2000 || !/^WIFI:(?:[^;\\]|\\.)*/i.test(text) || !/(?::|;)S:/i.test(text)) return undefined;
  return { likelihood: LIKELIHOOD.unmistakable + 0.02, run: { operation: 'read', input: 'text' } };
};
