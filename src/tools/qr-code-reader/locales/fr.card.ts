import type { Card } from '../../types';

export const card = {
  name: 'Lecteur de codes',
  description:
    'Lit tous les codes d’une image, du presse-papiers, de la caméra ou de l’écran et explique leur contenu.',
} satisfies Card;

export const keywords = [
  ...['lecteur', 'scanner', 'code-barres', 'qr', 'qrcode', 'caméra', 'écran', 'image', 'ean', 'upc', 'isbn'],
  ...['code128', 'data matrix', 'pdf417', 'aztec', 'gs1', 'otpauth', 'wifi'],
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'lecteur de QR codes et codes-barres',
  'lecteur de QR codes',
  'scanner de codes-barres',
  'décodeur de QR code',
];
