import type { Card } from '../../types';

export const card = {
  name: 'Calculateur de sous-réseau IPv4',
  description: 'Détaille un bloc IPv4 et le découpe en sous-réseaux.',
} satisfies Card;

export const keywords = ['cidr', 'masque', 'wildcard', 'diffusion', 'vlsm', 'découper', 'ip'];
