import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const ADDRESS = String.raw`${OCTET}(?:\.${OCTET}){3}`;
const MASK = String.raw`(?:255\.${OCTET}\.${OCTET}\.${OCTET}|254\.0\.0\.0|252\.0\.0\.0|248\.0\.0\.0|240\.0\.0\.0|224\.0\.0\.0|192\.0\.0\.0|128\.0\.0\.0)`;
const BLOCK = new RegExp(
  String.raw`^${ADDRESS}(?:\s*\/\s*(?:3[0-2]|[12]?\d)|\s*\/\s*${MASK}|\s+(?:netmask\s+|mask\s+)?${MASK})$`,
);

/** An address with the length of a prefix or with a mask. */
export const detect: Detect = (sample) =>
  BLOCK.test(shortLine(sample))
    ? { likelihood: LIKELIHOOD.unmistakable, run: { operation: 'describe', input: 'text' } }
    : undefined;
