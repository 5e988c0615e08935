import { filledLines, LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const DOTTED = new RegExp(String.raw`^${OCTET}(?:\.${OCTET}){3}(?::\d{1,5})?$`);
const MAPPED = new RegExp(String.raw`^::ffff:(?:${OCTET}(?:\.${OCTET}){3}|[\da-f]{1,4}:[\da-f]{1,4})$`, 'i');
const MASK = /^(?:255\.){1,3}(?:254|252|248|240|224|192|128|0)(?:\.0){0,2}$/;

/** One address, or several on lines of their own; numbers of 32 bits that could be one. */
export const detect: Detect = (sample) => {
  const line = shortLine(sample);
  const run = { operation: 'convert', input: 'text' };
  // Whoever types a mask looks for what reckons with it.
  if (MASK.test(line)) return { likelihood: LIKELIHOOD.possible, run };
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
