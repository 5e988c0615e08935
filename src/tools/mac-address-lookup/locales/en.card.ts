import type { Card } from '../../types';

export const card = {
  name: 'MAC address lookup',
  description: 'Finds who an Ethernet or Wi-Fi address is registered to, and what its bits say, offline.',
} satisfies Card;

export const keywords = ['oui', 'vendor', 'manufacturer', 'ieee', 'bssid', 'eui-64'];
