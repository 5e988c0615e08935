import type { Card } from '../../types';

export const card = {
  name: 'QR code Wi-Fi',
  description: 'Crée un QR code pour se connecter à un réseau Wi-Fi.',
} satisfies Card;

export const keywords = [
  'wi-fi',
  'sans fil',
  'réseau',
  'mot de passe',
  'masqué',
  'invité',
  'entreprise',
  'qr',
  'sans-fil',
  'box',
  'borne',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['QR code WiFi', 'partager le WiFi', 'WiFi', 'Générateur de QR code Wi-Fi'];
