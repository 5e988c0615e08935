import { shortLine, type Detect } from '../../operations/detect';

/** Those with one digit that are known; others are names of roads, models and sizes. */
const SHORT = new Set(['k8s', 'k3s', 'a8n', 'o9s', 'c9s', 'm7n', 'e2e', 'p8e', 'i9n', 's5n', 'v9n', 'd8n', 'g9n']);

/** A first letter, how many are left out, and the last one. */
export const detect: Detect = (sample) => {
  const text = shortLine(sample, 10);
  const isNumeronym = /^[a-zA-Z][1-3]\d[a-z]$/.test(text) || SHORT.has(text.toLowerCase());
  return isNumeronym
    ? { likelihood: 0.7, direction: 'expand', run: { operation: 'expand', input: 'text' } }
    : undefined;
};
