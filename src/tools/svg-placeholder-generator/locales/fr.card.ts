import type { Card } from '../../types';

export const card = {
  name: 'Image SVG provisoire',
  description: 'Génère une image SVG de remplacement à la taille voulue.',
} satisfies Card;

export const keywords = ['svg', 'placeholder', 'image', 'remplacement', 'maquette', 'taille', 'data uri', 'image vide'];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'image de remplacement',
  'image factice',
  'placeholder',
  'Générateur d’image SVG de remplacement',
];
