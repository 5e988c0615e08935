import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

/** The size of a picture. */
export const detect: Detect = (sample) => {
  const [, width, height] = /^([1-9]\d{0,3})\s?[xX×*]\s?([1-9]\d{0,3})(?:\s?px)?$/.exec(shortLine(sample)) ?? [];
  if (width === undefined || height === undefined) return undefined;
  // A star multiplies first.
  const isProduct = shortLine(sample).includes('*');
  const options = { width: Number(width), height: Number(height) };
  return {
    likelihood: isProduct ? LIKELIHOOD.weak : LIKELIHOOD.fits,
    run: { operation: 'generate', input: 'text', text: '', options },
  };
};
