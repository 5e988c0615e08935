import type { MakePreview } from '../../operations/detect';
import type { Runs } from './runs';

/** The next run; a cross where the schedule is none. */
export const preview: MakePreview<Runs> = (value) => {
  if (!value) return { text: '✗' };
  const [next] = value.runs;
  return next && { text: next.iso };
};
