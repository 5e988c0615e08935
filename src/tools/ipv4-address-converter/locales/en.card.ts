import type { Card } from '../../types';

export const card = {
  name: 'IPv4 address converter',
  description:
    'Converts an IPv4 address between dotted, integer, hex, octal, binary and IPv6 forms, in every direction.',
} satisfies Card;

export const keywords = ['decimal', 'ipv6', 'mapped', 'arpa', 'ip'];
