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
  'scan',
  'url to qr',
  'contact',
  'text to qr',
  'link to qr',
  'matrix code',
  'business card',
  'calendar event',
  'qr scanner',
  'sms qr',
  'geo',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['qr code', 'qr generator', 'create qr code', 'qr code maker', 'qr'];
