import type { Card } from '../../types';

export const card = {
  name: 'MAC address lookup',
  description: 'Finds who an Ethernet or Wi-Fi address is registered to, and what its bits say, offline.',
} satisfies Card;

export const keywords = [
  'oui',
  'vendor',
  'manufacturer',
  'ieee',
  'bssid',
  'eui-64',
  'network card',
  'hardware address',
  'device manufacturer',
  'router vendor',
  'wireshark oui',
  'physical address',
  'mac finder',
  '00:1A:2B',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'mac lookup',
  'mac vendor',
  'mac vendor lookup',
  'oui lookup',
  'mac address vendor',
  'who made this mac',
  'mac address',
];
