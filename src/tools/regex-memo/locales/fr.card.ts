import type { Card } from '../../types';

export const card = {
  name: 'Aide-mémoire regex',
  description: 'Explique la syntaxe des expressions régulières JavaScript.',
} satisfies Card;

export const keywords = ['regex', 'mémo', 'syntaxe', 'référence', 'antisèche', 'quantificateur', 'assertion'];

/** What else the tool is called: found as by its name. */
export const aliases = ['antisèche regex', 'syntaxe regex', 'référence regex'];
