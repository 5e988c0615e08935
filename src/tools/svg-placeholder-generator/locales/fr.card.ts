import type { Card } from '../../types';

export const card = {
  name: 'Générateur d’image SVG de remplacement',
  description: 'Génère une image SVG de remplacement à la taille voulue.',
} satisfies Card;

export const keywords = ['svg', 'placeholder', 'image', 'remplacement', 'maquette', 'taille', 'data uri'];
