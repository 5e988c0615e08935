import type { Card } from '../../types';

export const card = {
  name: 'CIDR workbench',
  description: 'Explains, splits, merges, excludes, compares and plans IPv4 and IPv6 blocks.',
} satisfies Card;

export const keywords = [
  'cidr',
  'subnet',
  'ipv6',
  'ipv4',
  'prefix',
  'wireguard',
  'allowedips',
  'exclude',
  'merge',
  'aggregate',
  'supernet',
  'overlap',
  'vlsm',
  'split',
  'tree',
  'whois',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'ipv6 subnet calculator',
  'allowedips calculator',
  'merge subnets',
  'exclude subnet',
  'subnet overlap',
  'subnet planner',
  'cidr merge',
];
