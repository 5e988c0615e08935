import { filledLines, LIKELIHOOD, trimmed, type Detect, type Sample } from '../../operations/detect';
import { bytesOfDigits, dumpDigits, isGzip, isZlib } from '../../lib/shapes/hex-shape';
import { base64In } from '../../operations/sample-facts';

const DECOMPRESS = { operation: 'decompress', input: 'text', opens: true } as const;

/** The digits of gzip that was written in hexadecimal ones, or dumped: nothing else opens it. */
function gzipDigits(sample: Sample): string | undefined {
  const text = trimmed(sample);
  if (!sample.isWhole || !/^(?:1f[\s:]?8b[\s:]?08|0+:?\s+1f\s?8b\s08)/i.test(text)) return undefined;
  const digits = dumpDigits(filledLines(sample)) ?? text.replaceAll(/[\s:]/g, '');
  return /^(?:[\da-f]{2}){18,}$/i.test(digits) ? digits : undefined;
}

/** Base64 of text, or of text that was compressed; compressed text in hexadecimal digits, which becomes Base64. */
export const detect: Detect = (sample) => {
  const shape = base64In(sample);
  const digits = gzipDigits(sample);
  if (digits !== undefined) {
    const bytes = Array.from(bytesOfDigits(digits), (byte) => String.fromCharCode(byte));
    return { likelihood: LIKELIHOOD.unmistakable, text: btoa(bytes.join('')), direction: 'decode', run: DECOMPRESS };
  }
  if (!shape) return undefined;
  const { bytes, text } = shape;
  if (text !== undefined) {
    const run = { operation: 'decode', input: 'text', opens: true, isCheap: true } as const;
    return { likelihood: bytes.length < 9 ? 0.65 : LIKELIHOOD.fits, direction: 'decode', run };
  }
  return isGzip(bytes) || isZlib(bytes)
    ? { likelihood: LIKELIHOOD.unmistakable, direction: 'decode', run: DECOMPRESS }
    : undefined;
};
