import { hasExtension, LIKELIHOOD, trimmed, type Detect, type Sample } from '../../operations/detect';
import { jsonIn, yamlLikelihood } from '../../operations/sample-facts';

/** Longer texts are data. */
const LONGEST = 2000;

/** A path of RFC 9535: a name or a bracket behind the root, and what may follow them. */
const JSONPATH = /^\$(?:\.\.?[\p{L}_*[]|\[\s*["'\d?*:-])/u;
/** A path of jq that is handed on: `.a.b[] | …`. */
const JQ = /^\.(?:[A-Za-z_]|\[[^\]\n]{0,100}\]|"[^"\n]{0,100}")(?:\.|\[[^\]\n]{0,100}\]|\w|\?)*\s*\|\s*[\w.[{("@$]/;

/** An expression by itself, which is filled in. Data go first to the tools that show them. */
export const detect: Detect = (sample) => {
  const direction = languageOf(sample);
  if (direction) return { likelihood: LIKELIHOOD.fits, direction };
  return isData(sample) ? { likelihood: LIKELIHOOD.weak } : undefined;
};

function languageOf(sample: Sample): 'jsonpath' | 'jq' | undefined {
  const text = trimmed(sample);
  if (!sample.isWhole || text.length > LONGEST || /\n\s*\n/.test(text)) return undefined;
  if (JSONPATH.test(text)) return 'jsonpath';
  return JQ.test(text) ? 'jq' : undefined;
}

/** Rows are looked for in so much of a text. */
const LOOKED_AT = 2000;
/** Two lines of as many cells may be a sentence broken at its comma. */
const ROWS = 3;
const DELIMITERS = [',', ';', '\t', '|'];

function isData(sample: Sample): boolean {
  if (jsonIn(sample) || yamlLikelihood(sample) > 0 || hasExtension(sample, 'csv', 'tsv')) return true;
  const text = trimmed(sample);
  // The last line may be cut.
  const lines = text.slice(0, LOOKED_AT).split('\n', ROWS + 1);
  if (text.length > LOOKED_AT && lines.length <= ROWS) return false;
  return lines.length >= ROWS && DELIMITERS.some((delimiter) => areRows(lines.slice(0, ROWS), delimiter));
}

function areRows(lines: readonly string[], delimiter: string): boolean {
  const [first = 0, ...others] = lines.map((line) => line.split(delimiter).length);
  return first > 1 && others.every((count) => count === first);
}
