import type { Card } from '../../types';

export const card = {
  name: 'Générateur d’UUID',
  description: 'Génère des UUID de toutes versions et décode ceux existants.',
} satisfies Card;

export const keywords = [
  'identifiant unique',
  'guid',
  'décoder',
  'analyser',
  'espace de noms',
  'aléatoire',
  'horodatage',
];
