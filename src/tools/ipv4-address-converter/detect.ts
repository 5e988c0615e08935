import { filledLines, LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const DOTTED = new RegExp(String.raw`^${OCTET}(?:\.${OCTET}){3}(?::\d{1,5})?$`);
const MAPPED = new RegExp(String.raw`^::ffff:(?:${OCTET}(?:\.${OCTET}){3}|[\da-f]{1,4}:[\da-f]{1,4})$`, 'i');

/** One address, or several on lines of their own; numbers of 32 bits that could be one. */
export const detect: Detect = (sample) => {
  const line = shortLine(sample);
  const run = { operation: 'convert', input: 'text' };
  if (DOTTED.test(line)) return { likelihood: LIKELIHOOD.fits + 0.1, run };
  if (MAPPED.test(line)) return { likelihood: LIKELIHOOD.unmistakable, run };
  if (/^0x[\da-f]{8}$/i.test(line)) return { likelihood: LIKELIHOOD.plausible, run };
  if (/^\d{8,10}$/.test(line) && Number(line) >= 2 ** 24 && Number(line) < 2 ** 32) {
    return { likelihood: LIKELIHOOD.possible, run };
  }
  const lines = filledLines(sample);
  const areAll = lines.length > 1 && lines.slice(0, 1000).every((one) => DOTTED.test(one) || MAPPED.test(one));
  return areAll ? { likelihood: LIKELIHOOD.fits, run: { operation: 'convertEach', input: 'text' } } : undefined;
};
