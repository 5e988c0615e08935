import type { Card } from '../../types';

export const card = {
  name: 'Mémo Git',
  description: 'Réunit les commandes git du quotidien, classées par tâche et prêtes à copier.',
} satisfies Card;

export const keywords = [
  'aide-mémoire',
  'annuler',
  'branche',
  'fusion',
  'étiquette',
  'conflit',
  'dépôt',
  'pousser',
  'annuler un commit',
  'gestion de versions',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['commandes git', 'aide-mémoire git', 'git'];
