import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const ADDRESS =
  /^(?:https?|wss?|ftp):\/\/(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[\p{L}\p{N}_.~%-]+)(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** One address of the web. */
export const detect: Detect = (sample) =>
  ADDRESS.test(shortLine(sample, 20_000))
    ? { likelihood: LIKELIHOOD.fits + 0.1, run: { operation: 'parse', input: 'text' } }
    : undefined;
