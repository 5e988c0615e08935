import type { Card } from '../../types';

export const card = {
  name: 'Sous-réseaux IPv4',
  description: 'Détaille un bloc IPv4 et le découpe en sous-réseaux.',
} satisfies Card;

export const keywords = [
  'cidr',
  'masque',
  'wildcard',
  'diffusion',
  'vlsm',
  'découper',
  'ip',
  'adresse réseau',
  'hôtes',
  'réseau',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'sous-réseau',
  'masque de sous-réseau',
  'calculateur IP',
  'calculateur CIDR',
  'Calculateur de sous-réseau IPv4',
];
