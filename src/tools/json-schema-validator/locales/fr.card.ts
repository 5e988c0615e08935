import type { Card } from '../../types';

export const card = {
  name: 'Validateur JSON Schema',
  description: 'Vérifie du JSON ou du YAML selon un JSON Schema ; génère schémas et exemples.',
} satisfies Card;

export const keywords = ['json schema', 'valider', 'schéma', 'générer', 'exemples', 'draft 7', 'yaml', 'openapi'];

/** What else the tool is called: found as by its name. */
export const aliases = ['JSON Schema', 'valider du JSON', 'générer un schéma JSON', 'schéma JSON', 'données d’exemple'];
