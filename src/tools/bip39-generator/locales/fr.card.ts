import type { Card } from '../../types';

export const card = {
  name: 'Générateur BIP39',
  description: 'Génère et vérifie des phrases mnémoniques BIP39, avec entropie et graine.',
} satisfies Card;

export const keywords = [
  'bip39',
  'mnémonique',
  'phrase secrète',
  'graine',
  'entropie',
  'portefeuille',
  '12 mots',
  '24 mots',
  'somme de contrôle',
  'bitcoin',
  'crypto',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['phrase mnémonique', 'phrase de récupération', 'Générateur de phrases BIP39'];
