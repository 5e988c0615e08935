import type { Card } from '../../types';

export const card = {
  name: 'IPv4 subnet calculator',
  description: 'Shows everything about an IPv4 block and splits it into subnets.',
} satisfies Card;

export const keywords = [
  'cidr',
  'netmask',
  'wildcard',
  'broadcast',
  'vlsm',
  'split',
  'ip',
  'ipcalc',
  'broadcast address',
  'network address',
  'wildcard mask',
  '/24',
  '/16',
  '255.255.255.0',
  'hosts',
  'usable hosts',
  'subnetting',
  'network',
  'split network',
  '10.0.0.0/8',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'subnet',
  'subnet calculator',
  'ip calculator',
  'cidr',
  'cidr calculator',
  'subnet mask',
  'netmask',
  'how many hosts',
  'hosts in a subnet',
];
