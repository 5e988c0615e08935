import type { MakePreview } from '../../operations/detect';
import type { KeyReport } from './operations';

/** Kind and size, or the curve: never anything of the key. */
export const preview: MakePreview<KeyReport> = (value, { text }) => {
  if (!value) {
    const label = /-----BEGIN ([A-Z ]{3,30} KEY)-----/.exec(text)?.[1];
    return label === undefined ? undefined : { text: label };
  }
  const { type, curve, bits, isPrivate } = value.facts;
  return { text: `${type.toUpperCase()} ${curve ?? bits} · ${isPrivate ? 'PRIVATE' : 'PUBLIC'} KEY` };
};
