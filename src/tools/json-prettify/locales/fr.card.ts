import type { Card } from '../../types';

export const card = {
  name: 'Formatage JSON',
  description: 'Met en forme, vérifie et explore du JSON sans toucher aux nombres ni à l’ordre des clés.',
} satisfies Card;

export const keywords = [
  'json',
  'json5',
  'jsonc',
  'prettify',
  'mise en forme',
  'indenter',
  'visionneuse',
  'arborescence',
  'trier',
  'valider',
  'réparer',
  'grand nombre',
  'embellir',
  'syntaxe',
  'lecteur',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'formater du JSON',
  'valider du JSON',
  'visionneuse JSON',
  'indenter du JSON',
  'réparer du JSON',
];
