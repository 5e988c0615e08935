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
  'identifiant',
  'clé primaire',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['UUID', 'générer un UUID', 'GUID', 'identifiant unique'];
