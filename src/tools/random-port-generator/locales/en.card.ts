import type { Card } from '../../types';

export const card = {
  name: 'Random port generator',
  description: 'Picks unused-looking TCP/UDP port numbers outside 0–1023.',
} satisfies Card;

export const keywords = ['port', 'random', 'tcp', 'udp', 'ephemeral', 'dynamic', 'registered', 'localhost'];
