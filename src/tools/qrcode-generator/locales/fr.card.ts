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
  'scanner',
  'flashcode',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['QR code', 'code QR', 'générer un QR code', 'créer un QR code'];
