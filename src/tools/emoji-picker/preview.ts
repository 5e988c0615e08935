import type { MakePreview } from '../../operations/detect';

/** The code points. */
export const preview: MakePreview = (_, { text }) => ({
  text: [...text.trim()]
    .slice(0, 24)
    .filter((character) => character.trim() !== '')
    .map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' '),
});
