import type { Card } from '../../types';

export const card = {
  name: 'Ports aléatoires',
  description: 'Tire au hasard des ports en dehors de la plage 0–1023.',
} satisfies Card;

export const keywords = ['port', 'aléatoire', 'tcp', 'udp', 'éphémère', 'dynamique', 'localhost', 'serveur'];

/** What else the tool is called: found as by its name. */
export const aliases = ['port aléatoire', 'port libre', 'numéro de port', 'Générateur de ports aléatoires'];
