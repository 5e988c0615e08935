import { LIKELIHOOD, type Detect } from '../../operations/detect';

const ESCAPE =
  /\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]{1,6}\}|\\U[\da-fA-F]{8}|&#(?:\d{1,7}|[xX][\da-fA-F]{1,6});|U\+[\da-fA-F]{4,6}\b/g;

/** Two or more code points in a notation; markup and JSON that happen to hold some are for their own tools first. */
export const detect: Detect = ({ text }) => {
  const beginning = text.slice(0, 100_000);
  const found = beginning.match(ESCAPE) ?? [];
  if (found.length < 2) return undefined;
  const isStructured = /^\s*[<{["]/.test(beginning);
  const escapes = found.join('');
  const isHtml = found.every((escape) => escape.startsWith('&'));
  const filled = beginning.replaceAll(/\s/g, '').length;
  // Markup with some of its characters as entities is for the tool of those.
  const isAll = isHtml ? escapes.length === filled : escapes.length * 2 > filled;
  const likelihood = isStructured ? LIKELIHOOD.possible : isAll ? LIKELIHOOD.fits + 0.1 : LIKELIHOOD.fits - 0.1;
  return {
    likelihood,
    direction: 'decode',
    run: { operation: 'decode', input: 'text', opens: true, isCheap: true },
  };
};
