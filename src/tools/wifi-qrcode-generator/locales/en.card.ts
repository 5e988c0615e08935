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
];
