import type { Card } from '../../types';

export const card = {
  name: 'Analyseur d’URL',
  description: 'Décompose une URL et ses paramètres, et permet de les modifier.',
} satisfies Card;

export const keywords = [
  'url',
  'adresse',
  'analyser',
  'protocole',
  'hôte',
  'port',
  'chemin',
  'paramètres',
  'requête',
  'fragment',
  'domaine',
  'punycode',
  'utm',
  'nom de domaine',
  'lien',
  'adresse web',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['analyser une URL', 'paramètres d’URL', 'décomposer une URL'];
