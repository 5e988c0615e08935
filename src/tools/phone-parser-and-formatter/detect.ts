import { filledLines, LIKELIHOOD, type Detect } from '../../operations/detect';

const NUMBER = /^(?:tel:)?\+\s?[1-9](?:[\s().\u00a0/-]{0,3}\d){6,14}(?:\s?(?:ext\.?|x|;ext=)\s?\d{1,6})?$/i;

/** Numbers in international form, one or several on lines of their own. */
export const detect: Detect = (sample) => {
  const lines = filledLines(sample);
  const judged = lines.slice(0, 500);
  if (lines.length === 0 || !judged.every((line) => line.length <= 60 && NUMBER.test(line))) return undefined;
  const likelihood = lines[0]?.startsWith('tel:') ? LIKELIHOOD.unmistakable : LIKELIHOOD.fits + 0.05;
  return { likelihood, run: { operation: lines.length === 1 ? 'parse' : 'parseList', input: 'text' } };
};
