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
];
