import type { Card } from '../../types';

export const card = {
  name: 'Plage IPv4 vers CIDR',
  description: 'Convertit une plage d’adresses en l’ensemble minimal de réseaux CIDR et en un bloc englobant.',
} satisfies Card;

export const keywords = ['agréger', 'route', 'pare-feu', 'sur-réseau', 'ip', 'agrégation', 'liste d’adresses'];

/** What else the tool is called: found as by its name. */
export const aliases = ['plage IP', 'plage IP en CIDR'];
