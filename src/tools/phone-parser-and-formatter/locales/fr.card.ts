import type { Card } from '../../types';

export const card = {
  name: 'Numéros de téléphone',
  description: 'Analyse, valide et met en forme les numéros de téléphone de tous les pays.',
} satisfies Card;

export const keywords = [
  'mobile',
  'portable',
  'indicatif',
  'e164',
  'rfc3966',
  'valider',
  'whatsapp',
  'sms',
  'téléphone',
  'appel',
  'opérateur',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'numéro de téléphone',
  'valider un numéro',
  'indicatif téléphonique',
  'Analyse et formatage de numéros de téléphone',
];
