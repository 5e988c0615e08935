import type { Card } from '../../types';

export const card = {
  name: 'IPv4 address converter',
  description:
    'Converts an IPv4 address between dotted, integer, hex, octal, binary and IPv6 forms, in every direction.',
} satisfies Card;

export const keywords = [
  'decimal',
  'ipv6',
  'mapped',
  'arpa',
  'ip',
  'integer',
  'long',
  'ip2long',
  'inet_aton',
  'long to ip',
  'integer to ip',
  'dotted quad',
  'ipv4 to ipv6',
  '127.0.0.1',
  '192.168.1.1',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'ip converter',
  'ip to decimal',
  'ip to integer',
  'ip to binary',
  'ip to hex',
  'ip address converter',
];
