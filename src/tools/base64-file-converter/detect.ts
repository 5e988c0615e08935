import { detectType } from '../../lib/file-signatures';
import { isBinary, LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';
import { base64In } from '../../operations/sample-facts';

const DATA_URI = /^data:(?:[\w.+-]+\/[\w.+-]+)?(?:;[\w.+-]+(?:=[^;,\s]*)?)*,\S/i;

/** Data URIs, Base64 of a known kind of file, and files that are no text. */
export const detect: Detect = (sample) => {
  // The frame of this one is text, and may be all of a small file.
  const isPdf = sample.bytes !== undefined && sample.text.startsWith('%PDF-');
  if (isBinary(sample) || isPdf) return { likelihood: LIKELIHOOD.plausible, direction: 'encode' };
  const run = { operation: 'decode', input: 'text', opens: true } as const;
  if (DATA_URI.test(trimmed(sample).slice(0, 2000))) {
    return { likelihood: LIKELIHOOD.unmistakable, direction: 'decode', run };
  }
  const shape = base64In(sample);
  if (!shape || shape.text !== undefined || shape.bytes.length < 16) return undefined;
  return detectType(shape.bytes) ? { likelihood: LIKELIHOOD.fits, direction: 'decode', run } : undefined;
};
