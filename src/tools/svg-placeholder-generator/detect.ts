import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';
import { readSize } from './read-size';

/** The size of a picture. */
export const detect: Detect = (sample) => {
  const options = readSize(shortLine(sample));
  if (!options) return undefined;
  // A star multiplies first.
  const isProduct = shortLine(sample).includes('*');
  return {
    likelihood: isProduct ? LIKELIHOOD.weak : LIKELIHOOD.fits,
    run: { operation: 'generate', input: 'text', text: '', options },
  };
};
