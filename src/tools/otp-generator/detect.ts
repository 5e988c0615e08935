import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

/** The addresses behind the codes that apps for one-time passwords scan. */
export const detect: Detect = (sample) =>
  /^otpauth(?:-migration)?:\/\/\S{4,}$/i.test(shortLine(sample, 10_000))
    ? { likelihood: LIKELIHOOD.unmistakable + 0.02, run: { operation: 'readAddress', input: 'address' } }
    : undefined;
