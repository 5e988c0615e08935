import type { Card } from '../../types';

export const card = {
  name: 'Convertisseur de listes',
  description: 'Transforme une colonne de valeurs : nettoyer, trier, dédoublonner, entourer, joindre, transposer.',
} satisfies Card;

export const keywords = [
  'liste',
  'lignes',
  'colonne',
  'doublons',
  'dédoublonner',
  'trier',
  'préfixe',
  'suffixe',
  'transposer',
  'list',
  'lines',
  'column',
  'csv',
  'sql in',
  'quote',
  'prefix',
  'suffix',
  'sort',
  'dedupe',
  'transpose',
  'reverse',
  'truncate',
];
