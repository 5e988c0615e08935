import type { Card } from '../../types';

export const card = {
  name: 'IPv4 subnet calculator',
  description: 'Shows everything about an IPv4 block and splits it into subnets.',
} satisfies Card;

export const keywords = ['cidr', 'netmask', 'wildcard', 'broadcast', 'vlsm', 'split', 'ip'];
