import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

/** Longer texts are data. */
const LONGEST = 2000;

/** A path of RFC 9535: a name or a bracket behind the root, and what may follow them. */
const JSONPATH = /^\$(?:\.\.?[\p{L}_*[]|\[\s*["'\d?*:-])/u;
/** A path of jq that is handed on: `.a.b[] | …`. */
const JQ =
  /^\.(?:[A-Za-z_]\w*|\[[^\]\n]{0,100}\]|"[^"\n]{0,100}")(?:\.|\[[^\]\n]{0,100}\]|[A-Za-z_]\w*|\?)*\s*\|\s*[\w.[{("@$]/;

/** An expression by itself, which is filled in; data go to the tools that show them. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample);
  if (!sample.isWhole || text.length > LONGEST || /\n\s*\n/.test(text)) return undefined;
  if (JSONPATH.test(text)) return { likelihood: LIKELIHOOD.fits, direction: 'jsonpath' };
  if (JQ.test(text)) return { likelihood: LIKELIHOOD.fits, direction: 'jq' };
  return undefined;
};
