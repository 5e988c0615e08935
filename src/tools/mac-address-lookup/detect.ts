import { filledLines, LIKELIHOOD, type Detect } from '../../operations/detect';

const PAIRS = /^[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}$/i;
const FOURS = /^[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4}$/i;
const BARE = /^(?=.*\d)(?=.*[a-f])[\da-f]{12}$/i;

/** An address of a network card, or several on lines of their own. */
export const detect: Detect = (sample) => {
  const lines = filledLines(sample).slice(0, 1000);
  const run = { operation: 'lookUp', input: 'text' };
  if (lines.length === 0) return undefined;
  if (lines.every((line) => PAIRS.test(line) || FOURS.test(line))) {
    return { likelihood: LIKELIHOOD.unmistakable, direction: 'address', run };
  }
  return lines.every((line) => BARE.test(line))
    ? { likelihood: LIKELIHOOD.possible, direction: 'address', run }
    : undefined;
};
