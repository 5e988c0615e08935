import type { Card } from '../../types';

export const card = {
  name: 'Atelier CIDR',
  description: 'Explique, découpe, fusionne, exclut, compare et planifie des blocs IPv4 et IPv6.',
} satisfies Card;

export const keywords = [
  'cidr',
  'sous-réseau',
  'ipv6',
  'ipv4',
  'préfixe',
  'exclure',
  'fusionner',
  'agréger',
  'chevauchement',
  'découper',
  'wireguard',
  'allowedips',
  'vlsm',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'calculateur de sous-réseau IPv6',
  'fusion de sous-réseaux',
  'exclusion de sous-réseaux',
  'plan d’adressage',
];
