import type { Card } from '../../types';

export const card = {
  name: 'Recherche adresse MAC',
  description: 'Trouve hors ligne le fabricant d’une adresse MAC et le sens de ses bits.',
} satisfies Card;

export const keywords = ['oui', 'fabricant', 'constructeur', 'carte réseau', 'ieee', 'bssid', 'carte', 'marque'];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'fabricant d’une adresse MAC',
  'rechercher une adresse MAC',
  'adresse MAC',
  'Recherche d’adresse MAC',
];
