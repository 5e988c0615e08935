import type { Card } from '../../types';

export const card = {
  name: 'Éditeur HTML WYSIWYG',
  description: 'Édite du texte riche et donne du HTML propre, ou affiche du HTML collé à retoucher.',
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
