import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

/** Text with two or more bytes as `%XX`; whole addresses are the parser's first. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample);
  const beginning = text.slice(0, 20_000);
  if ((beginning.match(/%[\da-f]{2}/gi)?.length ?? 0) < 2) return undefined;
  // Where a sign stands alone, the rest is no encoding but figures.
  if (/%(?![\da-f]{0,2}$)(?![\da-f]{2})/i.test(beginning) || /^data:/i.test(text)) return undefined;
  const isAddress = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  const run = { operation: 'decode', input: 'text', isCheap: true } as const;
  // An address stays one: within it nothing is found that it is not.
  if (isAddress) return { likelihood: LIKELIHOOD.possible, direction: 'decode', run };
  return { likelihood: 0.85, direction: 'decode', run: { ...run, opens: true } };
};
