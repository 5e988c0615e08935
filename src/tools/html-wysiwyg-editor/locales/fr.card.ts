import type { Card } from '../../types';

export const card = {
  name: 'Éditeur HTML WYSIWYG',
  description: 'Éditez du texte riche et obtenez du HTML propre, ou collez du HTML à retoucher.',
} satisfies Card;

export const keywords = [
  'html',
  'wysiwyg',
  'éditeur',
  'texte riche',
  'mise en forme',
  'tableau',
  'lien',
  'code source',
  'coller',
  'gras',
  'word en html',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['éditeur de texte riche', 'éditeur HTML'];
