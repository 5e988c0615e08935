import type { MakePreview } from '../../operations/detect';
import { readSize } from './read-size';

/** The size; the picture itself is markup. */
export const preview: MakePreview = (_, { text }) => {
  const size = readSize(text.trim());
  return size && { text: `${size.width} × ${size.height}` };
};
