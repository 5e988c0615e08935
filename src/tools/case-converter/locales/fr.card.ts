import type { Card } from '../../types';

export const card = {
  name: 'Conversion de casse',
  description: 'Réécrit un texte dans toutes les casses et styles d’identifiants.',
} satisfies Card;

export const keywords = [
  'casse',
  'majuscules',
  'minuscules',
  'identifiant',
  'case',
  'camelCase',
  'PascalCase',
  'snake_case',
  'kebab-case',
  'CONSTANT_CASE',
  'titre',
  'capitale',
  'capitaliser',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['majuscules', 'minuscules', 'en majuscules', 'en minuscules', 'Convertisseur de casse'];
