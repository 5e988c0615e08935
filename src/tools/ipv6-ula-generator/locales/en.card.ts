import type { Card } from '../../types';

export const card = {
  name: 'IPv6 ULA generator',
  description: 'Creates your own private IPv6 /48 (RFC 4193) and its /64 subnets.',
} satisfies Card;

export const keywords = [
  'rfc4193',
  'fd00',
  'local',
  'prefix',
  'subnet',
  'ipv6',
  'ipv6 prefix',
  'fc00',
  'fd00::/8',
  'rfc 4193',
  'private network',
  'ipv6 address',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['ula', 'unique local address', 'ipv6 ula', 'ipv6 generator', 'private ipv6'];
