import { readIpv6 } from '../../lib/ipv6';
import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

/** A unique local prefix (RFC 4193). */
export const detect: Detect = (sample) => {
  const address = /^(fd[\da-f]{2}:[\da-f:]*)\/(?:48|64)$/i.exec(shortLine(sample))?.[1];
  if (address === undefined || !readIpv6(address).ok) return undefined;
  return { likelihood: LIKELIHOOD.unmistakable, run: { operation: 'describe', input: 'prefix' } };
};
