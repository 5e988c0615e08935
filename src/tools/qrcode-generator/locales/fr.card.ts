import type { Card } from '../../types';

export const card = {
  name: 'Générateur de QR code',
  description: 'Crée un QR code à partir d’un texte, d’un lien ou d’un contact, en SVG ou PNG.',
} satisfies Card;

export const keywords = [
  'qr',
  'code-barres',
  'lien',
  'carte de visite',
  'vcard',
  'correction d’erreurs',
  'transparent',
  'logo',
  'évènement',
];
