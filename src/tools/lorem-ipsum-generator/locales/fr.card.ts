import type { Card } from '../../types';

export const card = {
  name: 'Générateur lorem ipsum',
  description: 'Génère du faux texte en latin, chinois, français ou anglais.',
} satisfies Card;

export const keywords = [
  'lorem',
  'ipsum',
  'faux texte',
  'remplissage',
  'paragraphe',
  'mots',
  'latin',
  'maquette',
  'texte aléatoire',
  'texte d’exemple',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['faux texte', 'texte de remplissage', 'faux-texte', 'Générateur de lorem ipsum'];
