import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';
import { base64In } from '../../operations/sample-facts';

/** Parts of words that people write with hyphens, too. */
const PROSE = /(?:^|-)(?:of|the|to|in|up|and|or|by|for|on|at|en|de|la|le|il|elle|t|ce|a)(?=-|$)/;
/** Letters and digits at random, as in a key of a service. */
const KEY = /(?<![a-z\d])(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{16,}/i;

/** One identifier whose parts are told by `_`, by several `-` or by inner capitals. */
export const detect: Detect = (sample) => {
  const text = shortLine(sample, 80);
  const isSnake = /^[A-Za-z][A-Za-z\d]*(?:_[A-Za-z\d]+)+$/.test(text);
  const isKebab = /^[a-z][a-z\d]+(?:-(?=\d*[a-z])[a-z\d]+)+$/.test(text) && !PROSE.test(text);
  const isCamel = /^[a-z]{2,}\d*(?:[A-Z][a-z\d]+)+[A-Z]*$/.test(text);
  // Names of firms and products have one inner capital.
  const isPascal = /^(?:(?:[A-Z]+[a-z\d]+){3,}|[A-Z]{3,}[a-z\d]+(?:[A-Z][a-z\d]+)+)$/.test(text);
  if (KEY.test(text) || base64In(sample)?.text !== undefined) return undefined;
  if (!(isSnake || isKebab || isCamel || isPascal)) return undefined;
  return { likelihood: LIKELIHOOD.possible, run: { operation: 'convert', input: 'text' } };
};
