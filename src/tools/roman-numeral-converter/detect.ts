import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const REGULAR = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
/** Regular numerals that are words or abbreviations first. */
const WORDS = new Set(['MIX', 'DIV', 'DIX', 'MDI', 'LIX', 'CIX', 'MCI', 'MMC', 'DVI', 'XXX', 'MMI']);

/** A regular numeral of three letters or more, in one case. */
export const detect: Detect = (sample) => {
  const text = shortLine(sample, 20);
  const upper = text.toUpperCase();
  if (text.length < 3 || (text !== upper && text !== text.toLowerCase()) || !REGULAR.test(upper)) return undefined;
  const likelihood = WORDS.has(upper) ? LIKELIHOOD.weak : 0.6;
  return { likelihood, direction: 'toNumber', run: { operation: 'toNumber', input: 'roman' } };
};
