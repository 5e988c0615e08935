import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';
import { isLikelyWord } from './likely-words';

const COUNTS: readonly number[] = [12, 15, 18, 21, 24];

/** The right number of words, of the English list or in single characters of Chinese. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample);
  if (text.length > 500) return undefined;
  const words = text.toLowerCase().split(/\s+/);
  if (!COUNTS.includes(words.length)) return undefined;
  const run = { operation: 'read', input: 'phrase' };
  if (words.every((word) => /^\p{Script=Han}$/u.test(word))) {
    return { likelihood: LIKELIHOOD.fits, run: { ...run, options: { language: 'simplified-chinese' } } };
  }
  const areListed = words.every((word) => /^[a-z]{3,8}$/.test(word) && isLikelyWord(word));
  return areListed ? { likelihood: LIKELIHOOD.unmistakable - 0.05, run } : undefined;
};
