import { detectType } from '../../lib/file-signatures';
import { LIKELIHOOD, type Detect } from '../../operations/detect';

/** Pictures: whether there is a code in one only the preview tells, which looks into it. */
export const detect: Detect = ({ bytes }) => {
  const type = bytes && detectType(bytes)?.mimeType;
  if (!type?.startsWith('image/') || type === 'image/svg+xml') return undefined;
  return { likelihood: LIKELIHOOD.fits, needsPreview: true };
};
