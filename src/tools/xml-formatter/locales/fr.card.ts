import type { Card } from '../../types';

export const card = {
  name: 'Formatage XML',
  description: 'Indente ou minifie du XML et situe précisément les erreurs.',
} satisfies Card;

export const keywords = [
  'xml',
  'format',
  'mise en forme',
  'indenter',
  'minifier',
  'valider',
  'bien formé',
  'svg',
  'soap',
  'rss',
  'xsd',
  'pom',
  'embellir',
  'analyseur',
  'syntaxe',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['formater du XML', 'valider du XML', 'XML', 'embellir du XML'];
