import type { Card } from '../../types';

export const card = {
  name: 'IPv6 ULA generator',
  description: 'Creates your own private IPv6 /48 (RFC 4193) and its /64 subnets.',
} satisfies Card;

export const keywords = ['rfc4193', 'fd00', 'local', 'prefix', 'subnet'];
