import type { Card } from '../../types';

export const card = {
  name: 'Adresses MAC aléatoires',
  description: 'Génère des adresses MAC aléatoires avec préfixe, casse et séparateur au choix.',
} satisfies Card;

export const keywords = [
  'mac',
  'aléatoire',
  'préfixe',
  'machine virtuelle',
  'carte réseau',
  'ethernet',
  'oui',
  'usurper',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['adresse MAC aléatoire', 'générer une adresse MAC', 'Générateur d’adresses MAC'];
