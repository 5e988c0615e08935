import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const ADDRESS = String.raw`${OCTET}(?:\.${OCTET}){3}`;
const RANGE = new RegExp(String.raw`^(${ADDRESS})(?:\s*(?:-|–|—|~|\.\.\.?|to|bis|à|至|到)\s*|\s+)(${ADDRESS})$`, 'i');

/** Two addresses, and what stands between the ends of a range. A mask is no end. */
export const detect: Detect = (sample) => {
  const [, first, last] = RANGE.exec(shortLine(sample)) ?? [];
  if (first === undefined || last === undefined || last.startsWith('255.')) return undefined;
  const run = { operation: 'expand', input: 'first', text: first, others: { last } };
  return { likelihood: LIKELIHOOD.fits + 0.1, direction: 'ends', run };
};
