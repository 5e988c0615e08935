import type { MakePreview } from '../../operations/detect';

/** Variant and rounds; the hash itself can be guessed at leisure, so it is not shown. */
export const preview: MakePreview = (_, { text }) => {
  const [, variant, cost] = /\$(2[abxy]?)\$(\d\d)\$/.exec(text) ?? [];
  return variant === undefined ? undefined : { text: `bcrypt ${variant} · 2^${Number(cost)}` };
};
