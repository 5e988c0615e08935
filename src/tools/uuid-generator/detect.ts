import { filledLines, LIKELIHOOD, type Detect } from '../../operations/detect';

const HEX = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const UUID = new RegExp(String.raw`^["']?(?:urn:uuid:(${HEX})|\{(${HEX})\}|(${HEX}))["']?[,;]?$`, 'i');

/** One UUID; of several, each on a line, the first. */
export const detect: Detect = (sample) => {
  const lines = filledLines(sample);
  const found = UUID.exec(lines[0] ?? '');
  if (!found || !lines.slice(0, 1000).every((line) => UUID.test(line))) return undefined;
  const text = found[1] ?? found[2] ?? found[3] ?? '';
  const likelihood = lines.length === 1 ? LIKELIHOOD.unmistakable : LIKELIHOOD.fits;
  return { likelihood, text, direction: 'inspect', run: { operation: 'inspect', input: 'text' } };
};
