import { LIKELIHOOD, type Detect } from '../../operations/detect';

/** A PDF; the surer if a signature stands at its beginning. */
export const detect: Detect = ({ bytes }) => {
  if (!bytes) return undefined;
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 200_000));
  if (!beginning.slice(0, 1024).includes('%PDF-')) return undefined;
  return { likelihood: beginning.includes('/ByteRange') ? LIKELIHOOD.unmistakable : LIKELIHOOD.plausible };
};
