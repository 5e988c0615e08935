import type { Card } from '../../types';

export const card = {
  name: 'Validation et analyse d’IBAN',
  description: 'Valide un IBAN et en affiche les éléments.',
} satisfies Card;

export const keywords = ['compte bancaire', 'banque', 'rib', 'clé', 'bban', 'bic', 'swift', 'sepa'];
