import type { MakePreview } from '../../operations/detect';
import type { Runs } from './runs';

/** The next run. */
export const preview: MakePreview<Runs> = (value) => {
  const next = value?.runs[0];
  return next && { text: next.iso };
};
