import type { Card } from '../../types';

export const card = {
  name: 'QR code generator',
  description: 'Turns any text, link or contact into a QR code and checks that the code really reads back.',
} satisfies Card;

export const keywords = [
  'qr',
  'qrcode',
  'barcode',
  'link',
  'vcard',
  'svg',
  'png',
  'error correction',
  'low',
  'medium',
  'quartile',
  'high',
  'transparent',
  'logo',
];
