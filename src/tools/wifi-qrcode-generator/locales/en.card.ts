import type { Card } from '../../types';

export const card = {
  name: 'WiFi QR code generator',
  description: 'Makes a QR code that joins a phone to a Wi-Fi network.',
} satisfies Card;

export const keywords = [
  'wifi',
  'wlan',
  'ssid',
  'password',
  'wpa',
  'wpa2',
  'wpa3',
  'wep',
  'eap',
  'enterprise',
  'hidden',
  'guest',
  'qr',
  'wi-fi',
  'wireless',
  'guest wifi',
  'hotspot',
  'network',
  'router',
  'join wifi',
  'wifi card',
  'wifi login',
  'connect',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['wifi qr code', 'wifi qr', 'share wifi', 'wifi password qr', 'wifi'];
