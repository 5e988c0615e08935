import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';
import { readQuestion } from './questions';

/** `15% of 200`, and more or less by so many per cent. */
export const detect: Detect = (sample) => {
  const run = readQuestion(shortLine(sample, 100));
  return run && { likelihood: LIKELIHOOD.fits + 0.1, run };
};
