import type { Card } from '../../types';

export const card = {
  name: 'Générateur de ports aléatoires',
  description: 'Tire au hasard des ports en dehors de la plage 0–1023.',
} satisfies Card;

export const keywords = ['port', 'aléatoire', 'tcp', 'udp', 'éphémère', 'dynamique', 'localhost'];
