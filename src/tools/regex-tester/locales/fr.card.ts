import type { Card } from '../../types';

export const card = {
  name: 'Testeur de regex',
  description: 'Teste une expression régulière en direct : correspondances, groupes, remplacement.',
} satisfies Card;

export const keywords = [
  'regex',
  'regexp',
  'test',
  'correspondance',
  'remplacer',
  'groupes',
  'capture',
  'motif',
  'découper',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'testeur d’expressions régulières',
  'expression rationnelle',
  'remplacement regex',
  'expliquer une regex',
];
