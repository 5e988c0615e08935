import type { Card } from '../../types';

export const card = {
  name: 'QR and barcode reader',
  description: 'Reads every QR code and barcode in a picture, the clipboard, the camera or the screen.',
} satisfies Card;

export const keywords = [
  ...['qr', 'qrcode', 'barcode', 'scan', 'decode', 'read', 'camera', 'screen', 'screenshot', 'clipboard', 'picture'],
  ...['ean', 'upc', 'isbn', 'code128', 'data matrix', 'pdf417', 'aztec', 'gs1', 'otpauth', 'wifi', 'vcard'],
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'qr code reader',
  'qr code scanner',
  'qr decoder',
  'barcode reader',
  'barcode scanner',
  'data matrix reader',
];
