import { filledLines, LIKELIHOOD, type Detect } from '../../operations/detect';

/** An address alone, or with a name before it. */
const ADDRESS =
  /^(?:[^<>@]*<)?[\w!#$%&'*+/=?^`{|}~.\-\u00a1-\ud7ff]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}>?[,;]?$/u;

/** Several lines that are each an e-mail address. */
export const detect: Detect = (sample) => {
  const lines = filledLines(sample);
  const judged = lines.slice(0, 500);
  if (lines.length < 2 || !judged.every((line) => line.length <= 200 && ADDRESS.test(line))) return undefined;
  return { likelihood: LIKELIHOOD.fits + 0.1, run: { operation: 'normalize', input: 'text' } };
};
