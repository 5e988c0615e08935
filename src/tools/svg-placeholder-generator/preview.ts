import { shortLine, type MakePreview } from '../../operations/detect';
import { readSize } from './read-size';

/** The size; the picture itself is markup. */
export const preview: MakePreview = (_, sample) => {
  const size = readSize(shortLine(sample));
  return size && { text: `${size.width} × ${size.height}` };
};
