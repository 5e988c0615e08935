import type { Card } from '../../types';

export const card = {
  name: 'Texte vers slug',
  description: 'Transforme un texte en slug pour URL, noms de fichier et identifiants.',
} satisfies Card;

export const keywords = [
  'slug',
  'slugify',
  'url',
  'permalien',
  'translittérer',
  'pinyin',
  'kebab',
  'nom de fichier',
  'identifiant',
  'sans accents',
  'supprimer les accents',
  'url lisible',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['slug', 'générer un slug', 'permalien', 'Créer un slug'];
