import type { Card } from '../../types';

export const card = {
  name: 'Conversion de listes',
  description: 'Transforme une colonne de valeurs : nettoyer, trier, dédoublonner, entourer, joindre, transposer.',
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
  'virgule',
  'séparateur',
  'ordre alphabétique',
  'mélanger',
  'lignes vides',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'supprimer les doublons',
  'trier des lignes',
  'liste séparée par des virgules',
  'Convertisseur de listes',
];
