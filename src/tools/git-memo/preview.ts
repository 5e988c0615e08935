import type { MakePreview } from '../../operations/detect';
import { detect } from './detect';

/** The sub-command that the page opens on. */
export const preview: MakePreview = (_, sample) => {
  const command = detect(sample)?.text;
  return command === undefined ? undefined : { text: `git ${command}` };
};
