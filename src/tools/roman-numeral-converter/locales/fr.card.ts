import type { Card } from '../../types';

export const card = {
  name: 'Chiffres romains',
  description: 'Convertit nombres et chiffres romains dans les deux sens, avec contrôle de l’écriture.',
} satisfies Card;

export const keywords = ['romain', 'chiffres romains', 'arabe', 'latin', 'vinculum', 'année', 'MMXXVI', 'romains'];

/** What else the tool is called: found as by its name. */
export const aliases = ['chiffres romains', 'nombre romain', 'chiffre romain', 'Convertisseur de chiffres romains'];
