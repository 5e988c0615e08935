import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

const BLOCK = /^<(?:p|div|h[1-6]|table|ul|ol|blockquote|section|article|pre|!doctype\s+html|html|body)(?=[\s/>])/i;

/** HTML that begins with a block. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample);
  if (!BLOCK.test(text) || /^<\w[^>]*\sxmlns=/.test(text)) return undefined;
  return /^<(?:!|html|body)/i.test(text) || /<\/|<[a-z][^<>]*>/i.test(text.slice(0, 10_000))
    ? { likelihood: LIKELIHOOD.fits + 0.05 }
    : undefined;
};
