import { readableText } from '../../lib/shapes/base64-shape';
import { bytesOfDigits, dumpDigits } from '../../lib/shapes/hex-shape';
import { filledLines, LIKELIHOOD, trimmed, type Detect, type Suggestion } from '../../operations/detect';

const EIGHTS = /^(?:0b)?[01]{8}(?:[\s,]*(?:0b)?[01]{8})*$/;
const SEVENS = /^[01]{7}(?:[\s,]+[01]{7})+$/;
const HEX = /^(?:(?:0x|\\x)?[\da-f]{2}(?:[\s,:]+|$))+$|^[\da-f]+$/i;

function decoded(base: 2 | 16, likelihood: number): Suggestion {
  const run = { operation: 'decode', input: 'text', options: { base }, opens: true } as const;
  return { likelihood, direction: 'decode', run };
}

/** A dump, of which the digits are handed over. */
function dumped(lines: readonly string[]): Suggestion | undefined {
  const digits = dumpDigits(lines);
  if (digits === undefined) return undefined;
  return { ...decoded(16, LIKELIHOOD.fits + 0.1), text: digits.replaceAll(/..(?=.)/g, '$& ') };
}

/** Binary digits in groups of 8 or 7; hexadecimal ones that come to text, also in a dump. */
export const detect: Detect = (sample) => {
  const dump = sample.isWhole ? dumped(filledLines(sample)) : undefined;
  if (dump) return dump;
  const text = trimmed(sample);
  // A longer one is judged by its beginning, up to the end of a group.
  const beginning =
    text.length <= 3000 ? text : text.slice(0, 3000).replace(/(?:(?<!\s)\s+|^)\S*$/, '') || text.slice(0, 2400);
  if (EIGHTS.test(beginning)) return decoded(2, LIKELIHOOD.fits + 0.1);
  if (SEVENS.test(beginning)) return decoded(2, 0.6);
  if (!HEX.test(beginning) || !/[a-f]/i.test(beginning)) return undefined;
  const digits = beginning.replaceAll(/0x|\\x|[^\da-f]/gi, '');
  if (digits.length < 8 || digits.length % 2 !== 0) return undefined;
  const content = readableText(bytesOfDigits(digits), text === beginning);
  return content !== undefined && /\p{L}{2}/u.test(content) ? decoded(16, 0.75) : undefined;
};
