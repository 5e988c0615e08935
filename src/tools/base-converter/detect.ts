import { filledLines, LIKELIHOOD, type Detect } from '../../operations/detect';

const LITERAL = /^[+-]?0(?:x[\da-f][\da-f_]*|b[01][01_]*|o[0-7][0-7_]*)n?$/i;
const LONG = /^[+-]?\d{20,}$/;

/** Literals with a prefix, and whole numbers too long for anything else. */
export const detect: Detect = (sample) => {
  const lines = filledLines(sample);
  if (lines.length === 0 || lines.length > 1000) return undefined;
  if (lines.every((line) => LITERAL.test(line))) {
    return { likelihood: LIKELIHOOD.fits, run: { operation: 'convert', input: 'number', options: { to: 10 } } };
  }
  return lines.every((line) => LONG.test(line))
    ? { likelihood: 0.6, run: { operation: 'convert', input: 'number', options: { to: 16 } } }
    : undefined;
};
