import { detectType } from '../../lib/file-signatures';
import type { MakePreview } from '../../operations/detect';
import type { Restored } from './restore';

/** The kind and the size of the file, and its text where it has some. */
export const preview: MakePreview<Restored> = (value, { bytes }) => {
  if (!value) {
    const type = bytes && detectType(bytes);
    return type && { text: type.mimeType };
  }
  const { file, detected, declared, dimensions, text } = value;
  const size = dimensions ? `${dimensions.width}×${dimensions.height}` : undefined;
  const facts = [declared ?? detected?.mimeType, size, `${file.size} B`].filter(Boolean).join(' · ');
  return { text: text === undefined ? facts : `${facts}\n${text}` };
};
