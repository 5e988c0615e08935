import { LIKELIHOOD, type Detect } from '../../operations/detect';
import { base64In } from '../../operations/sample-facts';

/** Base64 of text, or of text that was compressed. */
export const detect: Detect = (sample) => {
  const shape = base64In(sample);
  if (!shape) return undefined;
  const { bytes, text } = shape;
  if (text !== undefined) {
    const run = { operation: 'decode', input: 'text', opens: true, isCheap: true } as const;
    return { likelihood: bytes.length < 9 ? 0.65 : LIKELIHOOD.fits, direction: 'decode', run };
  }
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;
  const run = { operation: 'decompress', input: 'text', opens: true } as const;
  return isGzip ? { likelihood: LIKELIHOOD.unmistakable, direction: 'decode', run } : undefined;
};
