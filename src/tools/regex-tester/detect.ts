import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';
import { readLiteral } from './literal';

/** What no path and no comment has: a sign of patterns. */
const SIGNS = /\\[\\\wbBdDsSwW./()[\]{}?*+^$|]|\[|[)\]\w.][*+?]|\(|\{\d|^\^|\$$|\|/;

/** `/pattern/flags`, as it stands in a program. */
export const detect: Detect = (sample) => {
  const literal = readLiteral(shortLine(sample, 2000));
  if (!literal) return undefined;
  const { pattern, flags } = literal;
  if (!SIGNS.test(pattern)) return flags === '' ? undefined : { likelihood: LIKELIHOOD.possible, direction: 'pattern' };
  return { likelihood: flags === '' ? LIKELIHOOD.fits : LIKELIHOOD.fits + 0.1, direction: 'pattern' };
};
