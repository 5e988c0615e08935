import { LIKELIHOOD, shortLine, trimmed, type Detect } from '../../operations/detect';
import { TOKEN } from '../../lib/secrets/token-shapes';

/** A key of a service, told by its beginning; a private key. */
export const detect: Detect = (sample) => {
  const run = { operation: 'mask', input: 'text' };
  if (/^-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/.test(trimmed(sample))) return { likelihood: LIKELIHOOD.plausible };
  const line = shortLine(sample, 5000);
  if (line === '' || /\s/.test(line)) return undefined;
  // The pattern is for searching, so it keeps its place between calls.
  TOKEN.lastIndex = 0;
  const found = TOKEN.exec(line);
  TOKEN.lastIndex = 0;
  return found?.index === 0 && found[0].length === line.length
    ? { likelihood: LIKELIHOOD.unmistakable - 0.05, run }
    : undefined;
};
