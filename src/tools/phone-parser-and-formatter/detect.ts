import { filledLines, LIKELIHOOD, shortLine, type Detect, type Suggestion } from '../../operations/detect';

const NUMBER = /^(?:tel:)?\+\s?[1-9](?:[\s().\u00a0/-]{0,3}\d){6,14}(?:\s?(?:ext\.?|x|;ext=)\s?\d{1,6})?$/i;

/** Numbers as they are written at home, where the way of writing tells where that is, with what they begin with from abroad. */
const NATIONAL = [
  { shape: /^00\s?[1-9](?:[\s.-]?\d){7,13}$/, likelihood: 0.7, from: /^00\s?/, by: '+' },
  { shape: /^\([2-9]\d\d\)[\s.-]?[2-9]\d\d[\s.-]\d{4}$/, likelihood: LIKELIHOOD.fits, from: /^/, by: '+1 ' },
  { shape: /^0[1-9](?:([\s.-])\d\d)(?:\1\d\d){3}$/, likelihood: 0.7, from: /^0/, by: '+33 ' },
  { shape: /^1[3-9]\d(?:[\s-]\d{4}){2}$/, likelihood: 0.75, from: /^/, by: '+86 ' },
  { shape: /^1[3-9]\d{9}$/, likelihood: 0.6, from: /^/, by: '+86 ' },
] as const;

function nationalIn(line: string): Suggestion | undefined {
  const found = NATIONAL.find(({ shape }) => shape.test(line));
  if (!found) return undefined;
  // As from abroad it means the same to every visitor.
  return {
    likelihood: found.likelihood,
    text: line.replace(found.from, found.by),
    run: { operation: 'parse', input: 'text' },
  };
}

/** Numbers in international form, one or several on lines of their own; one as France, China or North America write theirs. */
export const detect: Detect = (sample) => {
  const national = nationalIn(shortLine(sample, 30));
  if (national) return national;
  const lines = filledLines(sample);
  const judged = lines.slice(0, 500);
  if (lines.length === 0 || !judged.every((line) => line.length <= 60 && NUMBER.test(line))) return undefined;
  const likelihood = lines[0]?.startsWith('tel:') ? LIKELIHOOD.unmistakable : LIKELIHOOD.fits + 0.05;
  return { likelihood, run: { operation: lines.length === 1 ? 'parse' : 'parseList', input: 'text' } };
};
