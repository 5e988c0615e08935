import type { Card } from '../../types';

export const card = {
  name: 'Lecteur de codes',
  description: 'Lit tous les QR codes et codes-barres d’une image, du presse-papiers, de la caméra ou de l’écran.',
} satisfies Card;

export const keywords = [
  ...['qr', 'qrcode', 'code-barres', 'code barre', 'lecteur', 'scanner', 'lire', 'décoder', 'caméra', 'écran'],
  ...['capture', 'presse-papiers', 'image', 'ean', 'upc', 'isbn', 'code128', 'data matrix', 'pdf417', 'aztec', 'gs1'],
  ...['otpauth', 'wifi', 'vcard'],
];

/** What else the tool is called: found as by its name. */
export const aliases = ['lecteur de qr code', 'lecteur de codes-barres', 'scanner de qr code', 'décodeur de qr code'];
