import type { Card } from '../../types';

export const card = {
  name: 'Visionneuse YAML',
  description: 'Met en forme et vérifie du YAML sans perdre les commentaires.',
} satisfies Card;

export const keywords = ['yaml', 'yml', 'format', 'mise en forme', 'valider', 'vérifier', 'k8s', 'arbre', 'indenter'];

/** What else the tool is called: found as by its name. */
export const aliases = ['YAML', 'formater du YAML', 'valider du YAML', 'mise en forme YAML'];
