import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

function isCredentials(base64: string): boolean {
  try {
    return atob(base64.replaceAll('-', '+').replaceAll('_', '/')).includes(':');
  } catch {
    return false;
  }
}

/** A header or what stands in it; addresses and commands of curl that hold a name and a password. */
export const detect: Detect = (sample) => {
  const line = shortLine(sample, 5000);
  const run = { operation: 'decode', input: 'text' };
  const base64 = /^(?:(?:proxy-)?authorization\s*:\s*)?basic\s+([\w+/-]{2,}={0,2})$/i.exec(line)?.[1];
  if (base64 !== undefined) return isCredentials(base64) ? { likelihood: LIKELIHOOD.unmistakable, run } : undefined;
  if (/^https?:\/\/[^\s/:@]+:[^\s/@]+@\S+$/i.test(line)) return { likelihood: LIKELIHOOD.plausible, run };
  return /^(?:\$ )?curl\s.*(?:-u|--user)[ =]?\S+:\S/.test(line) ? { likelihood: 0.6, run } : undefined;
};
