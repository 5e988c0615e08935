import type { MakePreview } from '../../operations/detect';
import { shorten } from '../../lib/shorten';
import { readLiteral } from './literal';

/** The pattern and its flags, taken apart. */
export const preview: MakePreview = (_, { text }) => {
  const literal = readLiteral(text);
  return literal && { text: shorten(`${literal.pattern}  ${literal.flags}`.trim(), 200) };
};
