import { hasExtension, LIKELIHOOD, type Detect } from '../../operations/detect';

/** The file of a PDF; the surer if a signature stands at its beginning. */
export const detect: Detect = (sample) => {
  const { bytes, text } = sample;
  const beginning = bytes
    ? new TextDecoder('latin1').decode(bytes.subarray(0, 200_000))
    : hasExtension(sample, 'pdf')
      ? text.slice(0, 200_000)
      : '';
  if (!beginning.slice(0, 1024).includes('%PDF-')) return undefined;
  return { likelihood: beginning.includes('/ByteRange') ? LIKELIHOOD.unmistakable : LIKELIHOOD.plausible };
};
