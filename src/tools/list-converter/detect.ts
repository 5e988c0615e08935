import { filledLines, LIKELIHOOD, type Detect } from '../../operations/detect';
import { jsonIn, tomlLikelihood, yamlLikelihood } from '../../operations/sample-facts';

/** Five short lines or more that are no sentences and no code. */
export const detect: Detect = (sample) => {
  const lines = filledLines(sample);
  // Calendars and visiting cards are lines, too.
  if (lines.length < 5 || /^BEGIN:/i.test(lines[0] ?? '')) return undefined;
  const isItem = (line: string) =>
    line.length <= 60 && !/[.!?。！？;:,，、{}()<>=]$|^[#>*<{}[\]|-]|[,，;]\s|:\s/u.test(line);
  if (!lines.slice(0, 1000).every(isItem)) return undefined;
  if (jsonIn(sample) || yamlLikelihood(sample) > 0 || tomlLikelihood(sample) > 0) return undefined;
  return { likelihood: LIKELIHOOD.possible, run: { operation: 'list', input: 'text' } };
};
