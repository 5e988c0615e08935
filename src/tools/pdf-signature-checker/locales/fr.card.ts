import type { Card } from '../../types';

export const card = {
  name: 'Signature de PDF',
  description: 'Vérifie les signatures d’un PDF, en local.',
} satisfies Card;

export const keywords = [
  'pdf',
  'signature',
  'pades',
  'certificat',
  'vérifier',
  'eidas',
  'signature électronique',
  'horodatage',
  'signataire',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'vérification de signature PDF',
  'vérifier la signature d’un PDF',
  'valider un PDF signé',
  'PDF signé',
  'signature numérique PDF',
];
