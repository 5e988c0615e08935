import type { Card } from '../../types';

export const card = {
  name: 'Validation d’IBAN',
  description: 'Valide un IBAN et en affiche les éléments.',
} satisfies Card;

export const keywords = [
  'compte bancaire',
  'banque',
  'rib',
  'clé',
  'bban',
  'bic',
  'swift',
  'sepa',
  'virement',
  'relevé d’identité bancaire',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['vérifier un IBAN', 'IBAN', 'compte bancaire', 'Validation et analyse d’IBAN'];
