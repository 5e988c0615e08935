import type { Card } from '../../types';

export const card = {
  name: 'IPv4 range expander',
  description:
    'Turns a start and an end address into the smallest set of CIDR networks, and into the one block that encloses them.',
} satisfies Card;

export const keywords = [
  'summarize',
  'aggregate',
  'route',
  'firewall',
  'supernet',
  'ip',
  'merge cidr',
  'route summarization',
  'start end address',
  'ip list',
  'aggregate cidr',
  'collapse',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['ip range', 'ip range to cidr', 'range to cidr', 'cidr to range', 'ip range expander'];
